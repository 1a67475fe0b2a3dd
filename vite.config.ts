import { cloudflare } from '@cloudflare/vite-plugin'
import preact from '@preact/preset-vite'
import { defineConfig } from 'vite'
import { build } from './tools/build.ts'
import { rules } from './tools/rules.ts'

// Nothing is asked of the network while building or serving.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false'

export default defineConfig({
  root: 'web',
  publicDir: 'public',
  define: { __BUILD__: JSON.stringify(build()) },
  build: { outDir: '../dist', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 2048 },
  // Which part of the page is in which file: the budget of JavaScript is a test.
  environments: { client: { build: { manifest: true } } },
  plugins: [
    preact(),
    rules(),
    cloudflare({
      configPath: '../wrangler.toml',
      inspectorPort: false,
      // OUTCRY_STATE names another folder for the tables, so that tests leave one's own alone.
      persistState: { path: process.env.OUTCRY_STATE || '../.outcry' },
    }),
  ],
})
