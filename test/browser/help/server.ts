import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Server = {
  readonly url: string
  /** As a power cut would: kill -9, and nothing is said to anybody. */
  kill(): Promise<void>
  /** `npm start` again, at the same address, with what was kept. */
  start(): Promise<void>
  close(): Promise<void>
}

const root = new URL('../../..', import.meta.url).pathname

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** What `npm start` runs, with a folder of its own for the tables and, if wanted, quicker bots. */
export async function serve(env: { readonly [name: string]: string } = {}): Promise<Server> {
  const port = await freePort()
  const kept = mkdtempSync(join(tmpdir(), 'outcry-'))
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    const process_ = spawn(process.execPath, ['tools/start.ts'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', VITEST: '', PORT: String(port), OUTCRY_STATE: kept, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = process_
    let said = ''
    await new Promise<void>((done, fail) => {
      const late = setTimeout(() => fail(new Error(`the server did not start: ${said}`)), 100_000)
      const hear = (chunk: Buffer) => {
        said += chunk
        if (!said.includes('Outcry is at')) return
        clearTimeout(late)
        done()
      }
      process_.stdout.on('data', hear)
      process_.stderr.on('data', hear)
      process_.once('exit', (code) => fail(new Error(`the server ended (${code}): ${said}`)))
    })
  }

  async function kill(): Promise<void> {
    const process_ = child
    if (!process_ || process_.exitCode !== null) return
    const gone = new Promise((done) => process_.once('exit', done))
    process_.kill('SIGKILL')
    await gone
    child = undefined
  }

  await start()
  return {
    url: `http://localhost:${port}`,
    kill,
    start,
    async close() {
      await kill()
      rmSync(kept, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}
