import { connect, type Socket } from 'node:net'
import { protocol } from '../../shared/protocol/messages.ts'

/**
 * A watcher that costs next to nothing, so that the room is measured and not its crowd: it asks for compression as a
 * browser does, counts frames and bytes, and reads none. P2 makes the count of frames a rev.
 */
export class Onlooker {
  frames = 0
  bytes = 0
  #line: Socket
  /** What is still to come of the frame under way. */
  #rest = 0
  #head: Buffer = Buffer.alloc(0)
  #heard: () => void = () => {}

  constructor(line: Socket) {
    this.#line = line
    line.on('data', (chunk) => this.#hear(chunk))
  }

  static async at(url: URL, code: string, build: string): Promise<Onlooker> {
    const line = connect(Number(url.port), url.hostname).setNoDelay(true)
    line.write(
      `GET /api/tables/${code}/socket HTTP/1.1\r\nHost: ${url.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n' +
        'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n',
    )
    const answer = String(await new Promise<Buffer>((go) => line.once('data', go)))
    if (!answer.includes('permessage-deflate')) throw new Error(`no compressed socket: ${answer.slice(0, 40)}`)
    const onlooker = new Onlooker(line)
    onlooker.#say(JSON.stringify({ t: 'hello', protocol, build }))
    // The screen, and who is here.
    await onlooker.until(2)
    return onlooker
  }

  async until(frames: number): Promise<void> {
    while (this.frames < frames)
      await new Promise<void>((go) => {
        this.#heard = go
      })
  }

  close(): void {
    this.#line.destroy()
  }

  /** A short text frame with a mask of zeros. */
  #say(text: string): void {
    this.#line.write(Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]))
  }

  #hear(chunk: Buffer): void {
    this.bytes += chunk.length
    let data = this.#head.length > 0 ? Buffer.concat([this.#head, chunk]) : chunk
    while (data.length > 0) {
      if (this.#rest === 0) {
        const short = (data[1] ?? 0) & 127
        const size = short === 127 ? 10 : short === 126 ? 4 : 2
        if (data.length < size) break
        this.#rest = short === 127 ? Number(data.readBigUInt64BE(2)) : short === 126 ? data.readUInt16BE(2) : short
        data = data.subarray(size)
        if (this.#rest > 0) continue
      }
      const taken = Math.min(this.#rest, data.length)
      this.#rest -= taken
      data = data.subarray(taken)
      if (this.#rest === 0) this.frames++
    }
    this.#head = data
    this.#heard()
  }
}
