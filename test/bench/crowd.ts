import { patched } from '../../shared/protocol/diff.ts'
import { protocol, type Told } from '../../shared/protocol/messages.ts'
import type { Screen } from '../../shared/table/screen.ts'

/** A subscriber: counts and, when it plays, keeps its screen. Does as little as it can, so that the room is measured. */
export class Viewer {
  rev = -1
  screen: Screen | undefined
  build = ''
  /** Characters of each commit's message. All texts are ASCII but for names, so bytes as well. */
  readonly sizes: number[] = []
  readonly other: Told[] = []
  #socket: WebSocket
  #keeps: boolean
  #heard: () => void = () => {}

  constructor(url: URL, code: string, cookie: string | undefined, keeps: boolean) {
    const address = `ws://${url.host}/api/tables/${code}/socket`
    // Node's own client takes headers and offers permessage-deflate; the DOM's type knows neither.
    const make = WebSocket as unknown as new (address: string, options: object) => WebSocket
    this.#socket = new make(address, cookie === undefined ? {} : { headers: { cookie } })
    this.#keeps = keeps
    this.#socket.addEventListener('message', (event) => this.#hear(String(event.data)))
  }

  async hello(): Promise<this> {
    if (this.#socket.readyState === WebSocket.CONNECTING)
      await new Promise((go, fail) => {
        this.#socket.addEventListener('open', go, { once: true })
        this.#socket.addEventListener('error', () => fail(new Error('no socket')), { once: true })
      })
    this.say({ t: 'hello', protocol, build: this.build })
    await this.until(() => this.screen !== undefined)
    return this
  }

  say(message: object): void {
    this.#socket.send(JSON.stringify(message))
  }

  async until(there: () => boolean): Promise<void> {
    while (!there())
      await new Promise<void>((go) => {
        this.#heard = go
      })
  }

  close(): Promise<void> {
    return new Promise((go) => {
      this.#socket.addEventListener('close', () => go(), { once: true })
      this.#socket.close()
    })
  }

  #hear(text: string): void {
    if (text.startsWith('{"t":"patch"')) {
      this.sizes.push(text.length)
      if (this.#keeps) this.#apply(JSON.parse(text) as Told)
      else this.rev = Number.parseInt(text.slice(19, 30), 10)
    } else this.#apply(JSON.parse(text) as Told)
    this.#heard()
  }

  #apply(told: Told): void {
    if (told.t === 'screen') {
      this.rev = told.rev
      this.screen = told.screen
      this.build = told.build
    } else if (told.t === 'patch') {
      this.rev = told.rev
      if (told.patch && this.screen) this.screen = patched(this.screen, told.patch)
    } else this.other.push(told)
  }
}
