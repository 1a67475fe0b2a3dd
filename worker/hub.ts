import type { Seat, Viewer } from '../shared/game/definition.ts'
import { encode } from '../shared/kit/json.ts'
import type { Entry, Told } from '../shared/protocol/messages.ts'
import { screen } from '../shared/table/screen.ts'
import { seatOf, type Table } from '../shared/table/table.ts'
import type { Tidings } from './kept.ts'
import { mostOwnSockets, mostSockets } from './limit.ts'
import { type Here, present, type Sign, silence } from './presence.ts'

/** What rides on a socket through hibernation: the browser, when it came, and whether it has said hello. */
type Ear = Sign & { readonly ready: boolean }

/** The wish a commit carries out, and the browser that made it. */
export type By = { readonly who: string; readonly id: string }

/** A piece of the log, and whether there is an older one. */
export type Log = { readonly log: readonly Entry[]; readonly more: boolean }

/** The sockets of one table: who listens, and what each of them is told. */
export class Hub {
  #ctx: DurableObjectState
  #ears = new WeakMap<WebSocket, Ear>()
  #heard = new WeakMap<WebSocket, number>()
  #hereTold = ''

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
  }

  /** Takes a new socket in. Undefined when there are too many; watchers can never keep a player out. */
  open(who: string | null, seat: Seat | undefined, now: number): WebSocket | undefined {
    const own = who ? this.#ctx.getWebSockets(who) : []
    // A phone that keeps losing its line leaves dead sockets behind: they make room.
    for (const ws of own) if (own.length >= mostOwnSockets && now - this.#sign(ws).at > silence) shut(ws, 1000)
    if (own.filter(isOpen).length >= mostOwnSockets) return undefined
    if (seat === undefined && this.#ctx.getWebSockets().length >= mostSockets) return undefined
    const { 0: client, 1: server } = new WebSocketPair()
    this.#ctx.acceptWebSocket(server, who ? [who] : [])
    this.#mark(server, { who, at: now, ready: false })
    return client
  }

  who = (ws: WebSocket): string | undefined => this.#ear(ws).who ?? undefined
  viewer = (ws: WebSocket, table: Table): Viewer => seatOf(table, this.who(ws)) ?? 'watcher'
  isReady = (ws: WebSocket): boolean => this.#ear(ws).ready

  /** A sign of life. Forgotten in sleep, when the pings that were answered without waking the room count. */
  heard(ws: WebSocket, now: number): void {
    this.#heard.set(ws, now)
  }

  /** From its hello on a socket is told every commit. */
  ready(ws: WebSocket, now: number): void {
    this.#mark(ws, { ...this.#ear(ws), at: now, ready: true })
  }

  /**
   * P2: one message per socket and commit. P4: worked out and encoded once per viewer, and all of it before anything is
   * stored: words that cannot be sent make no commit. Who has another seat than before has nothing that could be
   * patched: `whole` sends that socket its screen. Returns the act of sending.
   */
  word(
    before: Table,
    after: Table,
    news: Tidings,
    by: By | undefined,
    whole: (ws: WebSocket, id?: string) => void,
  ): () => void {
    const { rev } = after
    const texts = new Map<string, string>()
    const sends = this.#listeners().map((ws) => {
      const viewer = this.viewer(ws, after)
      const id = by !== undefined && this.who(ws) === by.who ? by.id : undefined
      if (this.viewer(ws, before) !== viewer) return () => whole(ws, id)
      const key = `${viewer} ${id ?? ''}`
      const told = { t: 'patch', rev, ...news(viewer), ...(id !== undefined && { id }) } as const satisfies Told
      const text = texts.get(key) ?? encode(told)
      texts.set(key, text)
      return () => deliver(ws, text)
    })
    return () => {
      for (const send of sends) send()
    }
  }

  /** P9: who is here, told to all when it has changed and to a newcomer in any case. `gone` is being closed. */
  here(table: Table, now: number, { gone, to }: { gone?: WebSocket; to?: WebSocket } = {}): Here {
    const sockets = this.#listeners().filter((ws) => ws !== gone)
    const here = present(
      table,
      sockets.map((ws) => this.#sign(ws)),
      now,
    )
    const text = encode({ t: 'here', ...here } satisfies Told)
    if (text !== this.#hereTold) for (const ws of sockets) deliver(ws, text)
    else if (to) deliver(to, text)
    this.#hereTold = text
    return here
  }

  /** Who is here, without telling anybody. */
  present(table: Table, now: number): Here {
    return present(
      table,
      this.#listeners().map((ws) => this.#sign(ws)),
      now,
    )
  }

  /** The same to all who listen, but for what `own` makes of it for the sender. */
  all(told: Told, sender: WebSocket, own: Told): void {
    const text = encode(told)
    for (const ws of this.#listeners()) deliver(ws, ws === sender ? encode(own) : text)
  }

  /** All that this socket may see, with the end of its log. */
  whole(ws: WebSocket, table: Table, log: Log, id: string | undefined): void {
    const shown = screen(table, this.viewer(ws, table))
    const told: Told = { t: 'screen', rev: table.rev, build: __BUILD__, now: Date.now(), screen: shown, ...log }
    this.send(ws, id === undefined ? told : { ...told, id })
  }

  send(ws: WebSocket, told: Told): void {
    deliver(ws, encode(told))
  }

  #listeners = (): WebSocket[] => this.#ctx.getWebSockets().filter((ws) => isOpen(ws) && this.#ear(ws).ready)

  #sign(ws: WebSocket): Sign {
    const { who, at } = this.#ear(ws)
    const ping = this.#ctx.getWebSocketAutoResponseTimestamp(ws)?.getTime() ?? 0
    return { who, at: Math.max(at, ping, this.#heard.get(ws) ?? 0) }
  }

  #ear(ws: WebSocket): Ear {
    const known = this.#ears.get(ws) ?? (ws.deserializeAttachment() as Ear)
    this.#ears.set(ws, known)
    return known
  }

  #mark(ws: WebSocket, ear: Ear): void {
    ws.serializeAttachment(ear)
    this.#ears.set(ws, ear)
  }
}

export const isOpen = (ws: WebSocket): boolean => ws.readyState === WebSocket.OPEN

/** Closes with a code that may be sent: 1005, 1006 and 1015 may not. Without it the client hangs in CLOSING. */
export function shut(ws: WebSocket, code: number, reason?: string): void {
  try {
    ws.close(code === 1005 || code === 1006 || code === 1015 ? 1000 : code, reason)
  } catch {
    // It is closed already.
  }
}

/** A socket that has died in the meantime is not this commit's trouble. */
function deliver(ws: WebSocket, text: string): void {
  try {
    ws.send(text)
  } catch {
    // Its close event follows, or its page comes back and says hello.
  }
}
