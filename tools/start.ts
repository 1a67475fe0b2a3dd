import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { stamp } from './stamp.ts'

// `npm start`: builds the app and serves it on local workerd. The tables are kept in .outcry, so a restart goes on where
// it was. PORT chooses the port, OUTCRY_STATE another folder; HOST=0.0.0.0 opens it to the local network.

// Nothing is asked of the network, and nobody is counted or prompted.
Object.assign(process.env, { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', CI: 'true' })
process.chdir(new URL('..', import.meta.url).pathname)
const host = process.env.HOST || '127.0.0.1'
/** What the build in dist was made from: a restart with nothing new need not build again. */
const built = 'dist/.stamp'

// Only now, because these packages read the environment while they load.
const { createBuilder, preview } = await import('vite')
if (!existsSync(built) || readFileSync(built, 'utf8') !== stamp()) {
  rmSync(built, { force: true })
  const builder = await createBuilder({ logLevel: 'warn' })
  await builder.buildApp()
  writeFileSync(built, stamp())
}
vars()
const server = await preview({
  logLevel: 'warn',
  preview: { host, port: Number(process.env.PORT) || 8787 },
})
const { port } = server.httpServer.address() as AddressInfo
// workerd starts with the first request: then the first visitor need not wait for it, and there is something to watch.
await fetch(`http://localhost:${port}/api/`)
watch()
console.log(
  `Outcry is at http://localhost:${port}/${host === '0.0.0.0' ? ` and in this network at ${inNetwork()}` : ''}`,
)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)

/** What the room reads from its environment and somebody has set here: push keys from .dev.vars, and for tests the pace of bots. */
function vars(): void {
  const own = existsSync('.dev.vars') ? readFileSync('.dev.vars', 'utf8') : ''
  const set = ['BOT_PAUSE', 'MESSAGE_RATE', 'KEEP_OVER_DAYS', 'KEEP_IDLE_DAYS'].flatMap((name) =>
    process.env[name] === undefined ? [] : [`${name}=${process.env[name]}`],
  )
  writeFileSync('dist/outcry/.dev.vars', [own, ...set, ''].join('\n'))
}

function stop(): void {
  setTimeout(() => process.exit(0), 2_000).unref()
  void server.close().finally(() => process.exit(0))
}

function inNetwork(): string {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  const mine = all.find((one) => one.family === 'IPv4' && !one.internal)
  return `http://${mine?.address ?? host}:${port}/`
}

/**
 * workerd must not outlive this process, or the next start would find the tables in use: a shell waits at a pipe that
 * closes however this process ends (also by kill -9), and then ends workerd. Nor may this process outlive npm.
 */
function watch(): void {
  if (process.platform === 'win32') return
  const own = children()
  spawn('sh', ['-c', 'read _; kill -9 "$@"', 'sh', ...own], { stdio: ['pipe', 'ignore', 'ignore'] }).unref()
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop(), 500).unref()
}

/** The processes this one has started: workerd. */
function children(): string[] {
  const words = (text: string): string[] => text.split(/\s+/).filter(Boolean)
  try {
    return words(readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8'))
  } catch {
    const found = spawnSync('pgrep', ['-P', String(process.pid)], { encoding: 'utf8' })
    return words(found.stdout ?? '')
  }
}
