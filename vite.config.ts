import { cloudflare } from '@cloudflare/vite-plugin'
import preact from '@preact/preset-vite'
import { defineConfig } from 'vite'
import { build } from './tools/build.ts'
import { rules } from './tools/rules.ts'

export default defineConfig({
  root: 'web',
  publicDir: 'public',
  define: { __BUILD__: JSON.stringify(build()) },
  build: { outDir: '../dist', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 2048 },
  plugins: [preact(), rules(), cloudflare({ configPath: '../wrangler.toml', persistState: { path: '../.outcry' } })],
})
