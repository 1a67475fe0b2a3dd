import { spawn } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'

export type Served = {
  readonly url: URL
  /** Milliseconds that the server's processors have been at work; 0 where the system does not tell. */
  busy(): number
  /** The bytes that a room keeps, in all its pages. */
  stored(code: string): number
  close(): void
}

/** What wrangler puts around a Worker costs as much again as the room: here the runtime has the built Worker alone. */
const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .main), (name = "disk", disk = (path = "disk", writable = true))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
const main :Workerd.Worker = (
  modules = [(name = "main.js", esModule = embed "main.js"), (name = "built.js", esModule = embed "built.js")],
  compatibilityDate = "2026-10-01",
  bindings = [
    (name = "ROOM", durableObjectNamespace = "Room"),
    (name = "LOBBY", durableObjectNamespace = "Lobby"),
    (name = "BOT_PAUSE", text = "0"),
    (name = "MESSAGE_RATE", text = "1000000"),
  ],
  durableObjectNamespaces = [
    (className = "Room", uniqueKey = "room", enableSql = true),
    (className = "Lobby", uniqueKey = "lobby", enableSql = true),
  ],
  durableObjectStorage = (localDisk = "disk"),
);
`

/** The limit of new tables is a service of the edge: lifted here. */
const main = `import app, { Lobby, Room } from './built.js'
export { Lobby, Room }
const CREATE = { limit: async () => ({ success: true }) }
export default { fetch: (request, env, ctx) => app.fetch(request, { ...env, CREATE }, ctx) }
`

/** The built Worker on workerd at a loopback address, with limits and pauses lifted; its storage is on disk. */
export async function serve(): Promise<Served> {
  const built = fileURLToPath(new URL('../../dist/outcry/index.js', import.meta.url))
  if (!existsSync(built)) throw new Error('nothing is built yet: npm run build')
  const place = mkdtempSync(join(tmpdir(), 'outcry-bench-'))
  mkdirSync(join(place, 'disk'))
  copyFileSync(built, join(place, 'built.js'))
  writeFileSync(join(place, 'main.js'), main)
  writeFileSync(join(place, 'config.capnp'), config)
  const server = spawn(workerd(), ['serve', 'config.capnp', '--control-fd=3'], {
    cwd: place,
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  })
  process.once('exit', () => server.kill('SIGKILL'))
  const port = await new Promise<number>((found, fail) => {
    server.once('exit', () => fail(new Error('workerd did not start')))
    server.stdio[3]?.once('data', (text) =>
      found((JSON.parse(String(text).split('\n')[0] ?? '') as { port: number }).port),
    )
  })
  const disk = join(place, 'disk', 'room')
  return {
    url: new URL(`http://127.0.0.1:${port}`),
    busy: () => busy(server.pid),
    stored: (code) => readdirSync(disk).reduce((sum, file) => sum + kept(join(disk, file), code), 0),
    close: () => {
      server.removeAllListeners('exit').kill('SIGKILL')
      rmSync(place, { recursive: true, force: true })
    },
  }
}

/** User and system time in ticks of 10 ms, as Linux tells it. */
function busy(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return 0
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? []
  return 10 * (Number(fields[11]) + Number(fields[12]))
}

/** The runtime that wrangler brings. */
function workerd(): string {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('miniflare'))
  return createRequire(import.meta.url)(resolve('workerd')).default as string
}

function kept(file: string, code: string): number {
  if (!file.endsWith('.sqlite') || file.endsWith('metadata.sqlite')) return 0
  const data = new DatabaseSync(file, { readOnly: true })
  const found = data
    .prepare('SELECT sum(length(body)) AS bytes FROM page WHERE instr(body, ?) > 0')
    .get(`"code":"${code}"`)
  data.close()
  return Number(found?.bytes ?? 0)
}
