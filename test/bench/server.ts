import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The built Worker on local workerd at a loopback address, with limits and pauses lifted. */
export async function serve(): Promise<{ url: URL; close(): Promise<void> }> {
  Object.assign(process.env, { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', CI: 'true' })
  const configPath = fileURLToPath(new URL('../../dist/outcry/wrangler.json', import.meta.url))
  if (!existsSync(configPath)) throw new Error('nothing is built yet: npm run build')
  // Only now, because wrangler reads the environment while it loads.
  const { createTestHarness } = await import('wrangler')
  const harness = createTestHarness({ workers: [{ configPath, vars: { MESSAGE_RATE: '1000000', BOT_PAUSE: '0' } }] })
  const { url } = await harness.listen()
  return { url, close: () => harness.close() }
}
