import { cloudflare } from '@cloudflare/vite-plugin'
import preact from '@preact/preset-vite'
import { defineConfig } from 'vite'
import { build } from './tools/build.ts'
import { rules } from './tools/rules.ts'

// Nothing is asked of the network while building or serving.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false'

/** Modules that are always needed together come in one file: many small ones would be heavier. The first match counts. */
const files = [
  // A poster and a board may share drawings: neither is to carry the other.
  { name: 'art', test: /web\/games\/[^/]+\/art\b/, priority: 5 },
  { name: 'socket', test: /partysocket|web\/net\/socket/, priority: 4 },
  {
    name: 'base',
    test: /node_modules\/(preact|@preact)|games\/[^/]+\/title\.ts|web\/(main|app|net\/(wants|me|reload|api|mine)|text\/(say|title|name|en\/(page|plural))|table\/later|pages\/(top|open|shelf|apology))\b/,
    priority: 3,
  },
  { name: 'home', test: /web\/(pages\/(home|poster|code-entry|hall|mine)|net\/hall)\b/, priority: 2 },
  {
    name: 'play',
    test: /web\/(pages\/(table|rules-text)|net\/(store|hear|talk|chance|clock)|text\/(tell|game|en\/table)|table\/(playing|bars|bar|reminding|line|worded|words|question|latecomer|over|notes|head|log|players|countdown|time|turn|voice|sheet|tool|voters|keyboard|narrow))\b/,
    priority: 1,
  },
]

export default defineConfig({
  root: 'web',
  publicDir: 'public',
  define: { __BUILD__: JSON.stringify(build()) },
  build: { outDir: '../dist', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 2048 },
  environments: {
    client: {
      build: {
        // Which part of the page is in which file: the budget of JavaScript is a test.
        manifest: true,
        rolldownOptions: { output: { codeSplitting: { groups: files } } },
      },
    },
  },
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
