import { type AddressInfo, connect, createServer } from 'node:net'

/** A pipe to the server that counts what comes back, in bytes, as they went over the wire. */
export async function pipe(to: URL): Promise<{ url: URL; came(): number; close(): void }> {
  let bytes = 0
  const server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname)
    far.on('data', (chunk) => {
      bytes += chunk.length
    })
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) socket.on('error', () => {}).setNoDelay(true)
  })
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go))
  const { port } = server.address() as AddressInfo
  return { url: new URL(`http://127.0.0.1:${port}`), came: () => bytes, close: () => server.close() }
}
