import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export type Served = {
  readonly url: URL
  /** The bytes that a room keeps, in all its pages. */
  stored(code: string): Promise<number>
  close(): Promise<void>
}

/** The built Worker on local workerd at a loopback address, with limits and pauses lifted. */
export async function serve(): Promise<Served> {
  Object.assign(process.env, { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', CI: 'true' })
  const configPath = fileURLToPath(new URL('../../dist/outcry/wrangler.json', import.meta.url))
  if (!existsSync(configPath)) throw new Error('nothing is built yet: npm run build')
  // Only now, because wrangler reads the environment while it loads.
  const { createTestHarness } = await import('wrangler')
  const harness = createTestHarness({ workers: [{ configPath, vars: { MESSAGE_RATE: '1000000', BOT_PAUSE: '0' } }] })
  const { url } = await harness.listen()
  return {
    url,
    close: () => harness.close(),
    stored: async (name) => {
      const storage = await harness.getWorker().getDurableObjectStorage('ROOM', { name })
      const [row] = await storage.exec<{ bytes: number }>('SELECT sum(length(body)) AS bytes FROM page')
      return row?.bytes ?? 0
    },
  }
}
