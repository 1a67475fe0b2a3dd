import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'

/** What came to a push endpoint. */
export type Came = { readonly headers: { readonly [name: string]: string | undefined }; readonly body: string }

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: the runner's types are extended, which only an interface can
  export interface ProvidedContext {
    endpoint: string
  }
}

/**
 * A push service on loopback, outside workerd: keeps what is posted to /push/NAME (body in base64), gives it back on
 * /came/NAME, and answers 410 under names that begin with `gone`, 500 with `broken`.
 */
export async function listen(): Promise<{ url: string; close: () => void }> {
  const came: { [name: string]: Came[] } = {}
  const server = createServer((request, answer) => {
    const [, act, name = ''] = request.url?.split('/') ?? []
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (act === 'came') {
        answer.setHeader('content-type', 'application/json')
        answer.end(JSON.stringify(came[name] ?? []))
        return
      }
      const headers = Object.fromEntries(Object.entries(request.headers).map(([key, value]) => [key, String(value)]))
      came[name] = [...(came[name] ?? []), { headers, body: Buffer.concat(parts).toString('base64') }]
      answer.statusCode = name.startsWith('gone') ? 410 : name.startsWith('broken') ? 500 : 201
      answer.end()
    })
  })
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const { url, close } = await listen()
  project.provide('endpoint', url)
  return close
}
