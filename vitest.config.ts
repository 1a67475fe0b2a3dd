import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { toys } from './test/worker/toys.ts'

/** Real workerd. Bots wait for the test to ring. */
const workerd = cloudflareTest({
  wrangler: { configPath: './wrangler.toml' },
  miniflare: { bindings: { BOT_PAUSE: '60000' } },
})

// One kind of test after another: what runs in a browser must not wait for what reckons.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/worker/**', 'test/browser/**'],
          testTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins: [toys(), workerd],
        define: { __BUILD__: '"test"' },
        test: {
          name: 'worker',
          include: ['test/worker/**/*.test.ts'],
          globalSetup: ['test/help/endpoint.ts'],
          setupFiles: ['test/worker/setup.ts'],
          testTimeout: 60_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: ['test/browser/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
