import { runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { Listed, LobbyTold } from '../../../shared/protocol/lobby.ts'
import { shardOf } from '../../../shared/protocol/shard.ts'
import { Browser } from './browser.ts'
import { later, roomOf } from './table.ts'

export const lobbyOf = (code: string) => env.LOBBY.getByName(shardOf(code))

/** The home page's list of public tables, as a browser keeps it. */
export class List {
  readonly frames: LobbyTold[] = []
  tables: Listed[] = []
  closed: number | undefined
  #socket: WebSocket
  #wake: () => void = () => {}

  constructor(socket: WebSocket) {
    this.#socket = socket
    socket.accept()
    socket.addEventListener('message', (event) => this.#hear(String(event.data)))
    socket.addEventListener('close', (event) => {
      this.closed = event.code
      this.#wake()
    })
  }

  static async open(): Promise<List> {
    const headers = { upgrade: 'websocket', origin: 'https://outcry.test' }
    const { webSocket, status } = await new Browser().fetch('/api/lobby/0/socket', { headers })
    if (!webSocket) throw new Error(`no socket: ${status}`)
    const list = new List(webSocket)
    await list.until(() => list.frames.length > 0)
    return list
  }

  say(text: string | ArrayBuffer): void {
    this.#socket.send(text)
  }

  of = (code: string): Listed | undefined => this.tables.find((table) => table.code === code)
  /** What was told of this table since the list was opened. */
  told = (code: string): LobbyTold[] =>
    this.frames.filter((one) => (one.t === 'put' && one.table.code === code) || (one.t === 'drop' && one.code === code))

  async until(fits: () => boolean): Promise<void> {
    while (!fits())
      await new Promise<void>((go) => {
        this.#wake = go
      })
  }

  #hear(text: string): void {
    const told = JSON.parse(text) as LobbyTold
    this.frames.push(told)
    if (told.t === 'tables') this.tables = [...told.tables]
    else {
      const code = told.t === 'put' ? told.table.code : told.code
      this.tables = this.tables.filter((table) => table.code !== code)
      if (told.t === 'put') this.tables.unshift(told.table)
    }
    this.#wake()
  }
}

/** A moment passes, in which the room reports what has changed. */
export async function reported(code: string): Promise<void> {
  later(1500)
  await runDurableObjectAlarm(roomOf(code))
}
