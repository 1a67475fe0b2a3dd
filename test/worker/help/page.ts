import { vi } from 'vitest'
import { patched } from '../../../shared/protocol/diff.ts'
import { type Entry, protocol, type Told, type Wish } from '../../../shared/protocol/messages.ts'
import type { Screen } from '../../../shared/table/screen.ts'

type Named = { readonly id?: string }
type Bare<T> = T extends unknown ? Omit<T, 'id'> : never
/** What a player wants of the table; the page gives it a name. */
export type Want = Bare<Wish>

let wishes = 0

/** People take their time: server time goes on, so that no test but a flood meets the limit of messages. */
const breathe = () => vi.setSystemTime(Date.now() + 100)

/** One tab at a table, as the real page keeps it: applies have + 1 and nothing else. */
export class Page {
  readonly frames: Told[] = []
  readonly raw: string[] = []
  screen: Screen | undefined
  rev = -1
  log: Entry[] = []
  here: { seats: readonly number[]; watchers: number } = { seats: [], watchers: 0 }
  /** How many messages of a commit came for each rev. */
  readonly commits = new Map<number, number>()
  closed: number | undefined
  /** So many of the next messages never arrive. */
  lose = 0
  gaps = 0
  #ponged: () => void = () => {}
  /** The answer to a ping, which is no message. */
  readonly pong = new Promise<void>((heard) => {
    this.#ponged = heard
  })
  #socket: WebSocket
  #waiting = new Set<() => void>()

  constructor(socket: WebSocket) {
    this.#socket = socket
    socket.accept()
    socket.addEventListener('message', (event) => this.#hear(String(event.data)))
    socket.addEventListener('close', (event) => {
      this.closed = event.code
      this.#wake()
    })
  }

  say(message: object | string | ArrayBuffer): void {
    const plain = typeof message === 'string' || message instanceof ArrayBuffer
    this.#socket.send(plain ? message : JSON.stringify(message))
  }

  /** Says hello and waits for the screen, or with `have` only for who is here. */
  async hello(have?: { rev: number; seat: number | null }, build = 'test'): Promise<this> {
    const from = this.frames.length
    this.say({ t: 'hello', protocol, build, ...(have && { have }) })
    await this.frame((told) => told.t === 'here', from)
    return this
  }

  /** Asks for something and waits for the answer: the commit that carries it out, or `done`, or `refused`. */
  async want(want: Want, id = `w${wishes++}`): Promise<Told> {
    const from = this.frames.length
    breathe()
    this.say({ ...want, id })
    return this.frame((told) => (told as Named).id === id, from)
  }

  /** Makes a move in answer to the question on the screen. */
  move(move: unknown, id?: string): Promise<Told> {
    return this.want({ t: 'turn', ask: this.screen?.ask ?? 0, move }, id)
  }

  /** The first frame from number `from` on that fits, already there or yet to come. */
  async frame(fits: (told: Told) => boolean, from = 0): Promise<Told> {
    for (;;) {
      const found = this.frames.slice(from).find(fits)
      if (found) return found
      if (this.closed !== undefined) throw new Error(`closed with ${this.closed}`)
      await this.#next()
    }
  }

  async at(rev: number): Promise<this> {
    while (this.rev < rev) await this.#next()
    return this
  }

  /** Waits until the room has closed the socket; the code. */
  async end(): Promise<number> {
    while (this.closed === undefined) await this.#next()
    return this.closed
  }

  /** Everything sent before this has been heard and answered. */
  async settled(): Promise<void> {
    const before = this.frames.filter((told) => told.t === 'log').length
    breathe()
    this.say({ t: 'older', before: 0 })
    while (this.frames.filter((told) => told.t === 'log').length === before) await this.#next()
  }

  close(code = 1000): void {
    this.#socket.close(code)
  }

  #hear(text: string): void {
    if (text === 'pong') {
      this.#ponged()
      return
    }
    if (this.lose-- > 0) return
    this.lose = 0
    const told = JSON.parse(text) as Told
    this.raw.push(text)
    this.frames.push(told)
    if (told.t === 'screen') {
      if (told.id !== undefined || this.rev === told.rev - 1) this.#count(told.rev)
      this.rev = told.rev
      this.screen = told.screen
      this.log = [...told.log]
    } else if (told.t === 'patch') {
      this.#count(told.rev)
      if (told.rev <= this.rev) return
      if (!this.screen || told.rev !== this.rev + 1) {
        this.gaps++
        this.say({ t: 'again' })
        return
      }
      this.rev = told.rev
      if (told.patch) this.screen = patched(this.screen, told.patch)
      for (const line of told.lines ?? []) this.log.push({ rev: told.rev, line })
    } else if (told.t === 'here') this.here = told
    this.#wake()
  }

  #count(rev: number): void {
    this.commits.set(rev, (this.commits.get(rev) ?? 0) + 1)
  }

  #next(): Promise<void> {
    return new Promise((go) => this.#waiting.add(go))
  }

  #wake(): void {
    for (const go of this.#waiting) go()
    this.#waiting.clear()
  }
}
