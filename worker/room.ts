import { DurableObject } from 'cloudflare:workers'
import * as v from 'valibot'
import type { Seat, Viewer } from '../shared/game/definition.ts'
import { gameOf } from '../shared/games/index.ts'
import { encode } from '../shared/kit/json.ts'
import { type Entry, protocol, type Said, said, type Told, type Wish } from '../shared/protocol/messages.ts'
import { botAsked, botDue, botTurn } from '../shared/table/bots.ts'
import { type Command, decide, type Made } from '../shared/table/decide.ts'
import { linesFor, news } from '../shared/table/news.ts'
import { open } from '../shared/table/open.ts'
import { screen, type TableWhy } from '../shared/table/screen.ts'
import { seatOf, type Table } from '../shared/table/table.ts'
import { Limit, longest, mostOwnSockets, mostSockets } from './limit.ts'
import { type Kept, Store } from './store.ts'

/** What rides on a socket through hibernation: the browser, and whether it has said hello and so gets patches. */
type Ear = { readonly who: string | null; readonly ready: boolean }

export type Opening = {
  readonly code: string
  readonly game: string
  readonly seed: string
  readonly who: string
  readonly id: string
  readonly name: string
  readonly nonce: string
  /** How many bots sit down as well; with any, the game starts at once. */
  readonly bots: number
}

const entriesShown = 60

/** One table: knows sockets, storage and alarms, and nothing of any game. */
export class Room extends DurableObject<Env> {
  #store: Store
  #table: Table | undefined
  #limit: Limit
  #ears = new WeakMap<WebSocket, Ear>()
  /** When the alarm is set for, as far as this wake knows; server time. */
  #armed: number | undefined
  #hereTold = ''

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.#store = new Store(ctx.storage.sql)
    this.#table = this.#store.load()
    this.#limit = new Limit(Number(env.MESSAGE_RATE) || 20)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
    // A bot whose alarm was lost with a crash moves all the same.
    this.#rearm()
  }

  /** Opens the table, seats its host and, if wanted, the bots. False when the code is in use. Only this creates storage. */
  create(opening: Opening): boolean {
    const game = gameOf(opening.game)
    if (this.#table || !game) return false
    const table = open(opening.code, game, opening.seed, Date.now())
    this.ctx.storage.transactionSync(() => {
      this.#store.prepare()
      this.#store.save(table, { rev: 0, at: table.at, screen: screen(table, 'watcher') })
    })
    this.#table = table
    const { who, id, name, nonce } = opening
    this.#carry({ do: 'sit', who, id: `${id}-sit`, seat: 0, name, nonce })
    for (let seat = 1; seat <= opening.bots; seat++)
      this.#carry({ do: 'bot', who, id: `${id}-bot${seat}`, seat, on: true })
    if (opening.bots > 0) this.#carry({ do: 'start', who, id: `${id}-start` })
    return true
  }

  /** What anybody with the code may know without a socket; undefined for a code that was never opened. */
  info(): { game: string; stage: Table['stage'] } | undefined {
    return this.#table && { game: this.#table.game, stage: this.#table.stage }
  }

  /** The stored watcher stream as JSON text; seed and moves are in it only after the end (P12). */
  record(): string | undefined {
    const table = this.#table
    if (!table) return undefined
    const over = table.stage === 'over'
    const commits = this.#store
      .all()
      .map(({ own: _, move, ...commit }) => (over && move ? { ...commit, ...move } : commit))
    const { code, game, rules, options, commitment, nonces } = table
    const deal = { commitment, nonces, ...(over && { seed: table.seed.hidden }) }
    return encode({ protocol, code, game, rules, options, stage: table.stage, deal, commits })
  }

  override async fetch(request: Request): Promise<Response> {
    if (!this.#table) return new Response('no such table', { status: 404 })
    const who = request.headers.get('x-who')
    const sockets = this.ctx.getWebSockets()
    if (sockets.length >= mostSockets || (who && this.ctx.getWebSockets(who).length >= mostOwnSockets))
      return new Response('too many connections', { status: 429 })
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server, who ? [who] : [])
    this.#mark(server, { who, ready: false })
    return new Response(null, { status: 101, webSocket: client })
  }

  override webSocketMessage(ws: WebSocket, message: string | ArrayBuffer): void {
    try {
      this.#hear(ws, message)
    } catch (error) {
      // Nothing was stored or sent; the sender learns that, not why.
      console.error(error)
      this.#send(ws, { t: 'error', why: { of: 'table', key: 'internal' } })
    }
  }

  override webSocketClose(ws: WebSocket, code: number): void {
    // 1005, 1006 and 1015 may not be sent back; a socket that is not closed here hangs in CLOSING.
    ws.close(code === 1005 || code === 1006 || code === 1015 ? 1000 : code)
    this.#here(ws)
  }

  override webSocketError(ws: WebSocket): void {
    this.#here(ws)
  }

  override alarm(): void {
    this.#armed = undefined
    const table = this.#table
    const seat = table && botAsked(table)
    // Idempotent: an alarm that comes twice or too early finds nothing to do.
    if (table && seat !== undefined && Date.now() >= this.#due(table) - 20)
      this.#commit(table, botTurn(table, seat, Date.now()).made)
    this.#rearm()
  }

  #hear(ws: WebSocket, message: string | ArrayBuffer): void {
    const table = this.#table
    if (!table) {
      ws.close(1011)
      return
    }
    const allowed = this.#limit.take(ws, Date.now())
    const heard = allowed === 'ok' ? hear(message) : { fault: 'tooFast' as const }
    if ('said' in heard) this.#answer(ws, table, heard.said)
    else this.#fault(ws, heard.fault, allowed === 'ok' ? this.#limit.fault(ws) : allowed)
  }

  #fault(ws: WebSocket, key: TableWhy['key'], verdict: 'warn' | 'close'): void {
    if (verdict === 'close') ws.close(1008, 'too many faults')
    else this.#send(ws, { t: 'error', why: { of: 'table', key } })
  }

  #answer(ws: WebSocket, table: Table, message: Said): void {
    const { who } = this.#ear(ws)
    switch (message.t) {
      case 'hello': {
        // P11: an old page reloads itself, once; it gets its screen as well, in case it has done so already.
        if (message.protocol !== protocol || message.build !== __BUILD__) this.#send(ws, { t: 'reload' })
        this.#mark(ws, { who, ready: true })
        const me = seatOf(table, who ?? undefined) ?? null
        // P8: who has everything gets nothing.
        if (message.have?.rev !== table.rev || message.have.seat !== me || message.build !== __BUILD__)
          this.#screen(ws, table)
        this.#here(undefined, ws)
        return
      }
      case 'again':
        this.#screen(ws, table)
        return
      case 'older': {
        const { log, more } = this.#log(table, this.#viewer(ws, table), message.before)
        this.#send(ws, { t: 'log', before: message.before, log, more })
        return
      }
      default:
        if (who) this.#carry(commandOf(message, who), ws)
        else this.#send(ws, { t: 'refused', id: message.id, why: { of: 'table', key: 'notSeated' } })
    }
  }

  /** Decides and commits; the answer to a wish that makes no commit goes to its sender alone. */
  #carry(command: Command, ws?: WebSocket): void {
    const table = this.#table
    if (!table) throw new Error('no table')
    const decision = decide(table, command, Date.now())
    if ('made' in decision) {
      this.#commit(table, decision.made, { who: command.who, id: command.id })
      this.#rearm()
    } else if (ws) {
      if ('done' in decision) this.#send(ws, { t: 'done', id: command.id, rev: decision.done })
      else this.#send(ws, { t: 'refused', id: command.id, why: decision.why })
    }
  }

  /** Storage, then memory, then the sockets: nobody sees what a crash could forget. No await in here. */
  #commit(before: Table, made: Made, by?: { who: string; id: string }): void {
    const table = made.table
    const watcher = news(before, made, 'watcher')
    const own: { [seat: number]: Kept['lines'] & object } = {}
    if (made.events.length > 0) {
      const common = JSON.stringify(watcher.lines ?? [])
      for (const seat of table.chairs.keys()) {
        const lines = linesFor(made, seat)
        if (JSON.stringify(lines) !== common) own[seat] = lines
      }
    }
    const kept: Kept = {
      rev: table.rev,
      at: table.at,
      ...watcher,
      ...(Object.keys(own).length > 0 && { own }),
      ...(made.move && { move: made.move }),
    }
    this.ctx.storage.transactionSync(() => this.#store.save(table, kept))
    this.#table = table
    this.#tell(before, made, by)
  }

  /** P2: one message per socket and commit. P4: worked out and encoded once per viewer. */
  #tell(before: Table, made: Made, by?: { who: string; id: string }): void {
    const texts = new Map<string, string>()
    for (const ws of this.ctx.getWebSockets()) {
      const ear = this.#ear(ws)
      if (!ear.ready) continue
      const viewer = seatOf(made.table, ear.who ?? undefined) ?? 'watcher'
      const mine = by !== undefined && ear.who === by.who
      if ((seatOf(before, ear.who ?? undefined) ?? 'watcher') !== viewer) {
        // His board is another one now: nothing to patch.
        this.#screen(ws, made.table, mine ? by.id : undefined)
        continue
      }
      const key = `${viewer} ${mine}`
      let text = texts.get(key)
      if (text === undefined) {
        const told: Told = {
          t: 'patch',
          rev: made.table.rev,
          ...news(before, made, viewer),
          ...(mine && { id: by.id }),
        }
        text = encode(told)
        texts.set(key, text)
      }
      deliver(ws, text)
    }
    if (made.table.chairs !== before.chairs) this.#here()
  }

  #screen(ws: WebSocket, table: Table, id?: string): void {
    const viewer = this.#viewer(ws, table)
    const { log, more } = this.#log(table, viewer, table.rev + 1)
    const told: Told = { t: 'screen', rev: table.rev, build: __BUILD__, screen: screen(table, viewer), log, more }
    this.#send(ws, id === undefined ? told : { ...told, id })
  }

  #log(_table: Table, viewer: Viewer, before: number): { log: Entry[]; more: boolean } {
    const { commits, more } = this.#store.before(before, entriesShown / 2)
    const log = commits.flatMap((commit) =>
      ((viewer === 'watcher' ? undefined : commit.own?.[viewer]) ?? commit.lines ?? []).map((line) => ({
        rev: commit.rev,
        line,
      })),
    )
    return { log, more }
  }

  /** P9: who is here, told when it has changed, or to one newcomer. `gone` is a socket that is being closed. */
  #here(gone?: WebSocket, only?: WebSocket): void {
    const table = this.#table
    if (!table) return
    const sockets = this.ctx.getWebSockets().filter((ws) => ws !== gone && this.#ear(ws).ready)
    const seats = new Set<Seat>()
    const watchers = new Set<string | WebSocket>()
    for (const ws of sockets) {
      const { who } = this.#ear(ws)
      const seat = seatOf(table, who ?? undefined)
      if (seat === undefined) watchers.add(who ?? ws)
      else seats.add(seat)
    }
    const text = encode({ t: 'here', seats: [...seats].sort((a, b) => a - b), watchers: watchers.size } satisfies Told)
    if (text !== this.#hereTold) for (const ws of sockets) deliver(ws, text)
    else if (only) deliver(only, text)
    this.#hereTold = text
  }

  #due = (table: Table): number => botDue(table, Number(this.env.BOT_PAUSE) || 0)

  /** The one owner of the alarm. A later deadline leaves it alone: it fires, finds nothing to do and comes back here. */
  #rearm(): void {
    const table = this.#table
    if (!table || botAsked(table) === undefined) return
    const due = this.#due(table)
    if (this.#armed !== undefined && this.#armed <= due) return
    this.#armed = due
    void this.ctx.storage.setAlarm(due)
  }

  #viewer(ws: WebSocket, table: Table): Viewer {
    return seatOf(table, this.#ear(ws).who ?? undefined) ?? 'watcher'
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

  #send(ws: WebSocket, told: Told): void {
    deliver(ws, encode(told))
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

/** F21: what a client said, or what is wrong with the frame. */
function hear(message: string | ArrayBuffer): { said: Said } | { fault: TableWhy['key'] } {
  if (typeof message !== 'string') return { fault: 'notText' }
  if (message.length > longest) return { fault: 'tooBig' }
  try {
    const heard = v.safeParse(said, JSON.parse(message))
    return heard.success ? { said: heard.output } : { fault: 'malformed' }
  } catch {
    return { fault: 'malformed' }
  }
}

function commandOf(wish: Wish, who: string): Command {
  const { t, ...rest } = wish
  return { do: t, who, ...rest } as Command
}
