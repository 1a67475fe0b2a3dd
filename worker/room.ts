import { DurableObject } from 'cloudflare:workers'
import type { Seat } from '../shared/game/definition.ts'
import { gameOf } from '../shared/games/index.ts'
import { encode } from '../shared/kit/json.ts'
import { protocol, type Said } from '../shared/protocol/messages.ts'
import { botAsked, botTurn, expire } from '../shared/table/bots.ts'
import { expired } from '../shared/table/clock.ts'
import type { Command, Made } from '../shared/table/command.ts'
import { decide } from '../shared/table/decide.ts'
import { asked } from '../shared/table/game.ts'
import { open } from '../shared/table/open.ts'
import { screen } from '../shared/table/screen.ts'
import { hostSeat, seatOf, type Table } from '../shared/table/table.ts'
import type { TableWhy } from '../shared/table/why.ts'
import { Alarm } from './alarm.ts'
import { Calls } from './calls.ts'
import { Chat } from './chat.ts'
import { Dues } from './dues.ts'
import { commandOf, hear } from './frame.ts'
import { type By, Hub, isOpen, type Log, shut } from './hub.ts'
import { entries, keep, recordOf, tidings } from './kept.ts'
import { Limit } from './limit.ts'
import { firstCommands, type Opening } from './opening.ts'
import { Report } from './report.ts'
import { newKey, newSeed } from './secret.ts'
import { Store } from './store.ts'
import { talk } from './talk.ts'

/** What anybody with the code may know without a socket, and what the browser that asks has to do with it. */
export type Info = {
  readonly game: string
  readonly stage: Table['stage']
  readonly seat: Seat | null
  readonly myTurn: boolean
  readonly turn: readonly string[]
}

/** How many commits of the log come with a screen, at least. */
const commitsShown = 30
/** Milliseconds between the last word of a table and its end. */
const farewell = 200

/** One table: knows sockets, storage and the alarm, and nothing of any game. */
export class Room extends DurableObject<Env> {
  #store: Store
  #hub: Hub
  #alarm: Alarm
  #dues: Dues
  #limit: Limit
  #chat: Chat
  #calls: Calls
  #report: Report
  #table: Table | undefined

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    const { sql } = ctx.storage
    this.#store = new Store(sql)
    this.#hub = new Hub(ctx)
    this.#alarm = new Alarm(ctx.storage)
    this.#dues = new Dues(env)
    this.#limit = new Limit(Number(env.MESSAGE_RATE) || 20)
    this.#chat = new Chat(sql)
    this.#calls = new Calls(sql, env)
    this.#report = new Report(env)
    this.#table = this.#store.load()
    if (this.#table)
      void ctx.blockConcurrencyWhile(async () => {
        await this.#alarm.recall()
        // A bot or a deadline whose alarm was lost with a crash is not forgotten.
        this.#rearm()
      })
  }

  /** Opens the table, seats its host and, if wanted, the bots. False when the code is in use. Only this creates storage. */
  create(opening: Opening): boolean {
    const game = gameOf(opening.game)
    if (this.#table || !game) return false
    const table = open(opening.code, game, opening.seed, Date.now())
    this.ctx.storage.transactionSync(() => {
      for (const part of [this.#store, this.#chat, this.#calls]) part.prepare()
      this.#store.save(table, { rev: 0, at: table.at, screen: screen(table, 'watcher') })
    })
    this.#table = table
    for (const command of firstCommands(opening)) this.#carry(command)
    return true
  }

  /** Undefined for a code that was never opened. */
  info(who: string | undefined): Info | undefined {
    const table = this.#table
    if (!table) return undefined
    const seats = asked(table)
    const seat = seatOf(table, who) ?? null
    const turn = seats.flatMap((n) => {
      const chair = table.chairs[n]
      return chair && chair.kind !== 'empty' ? [chair.name] : []
    })
    return { game: table.game, stage: table.stage, seat, myTurn: seat !== null && seats.includes(seat), turn }
  }

  /** The record of a game at this table as JSON text (P12), the current one unless `match` says otherwise. */
  record(match?: number): string | undefined {
    const record = this.#table && recordOf(this.#table, this.#store.all(), this.#chat.last(200), match)
    return record && encode(record)
  }

  override fetch(request: Request): Response {
    if (!this.#table) return Response.json({ why: 'noTable' }, { status: 404 })
    const who = request.headers.get('x-who')
    const client = this.#hub.open(who, seatOf(this.#table, who ?? undefined), Date.now())
    if (!client) return Response.json({ why: 'tooManySockets' }, { status: 429 })
    return new Response(null, { status: 101, webSocket: client })
  }

  override webSocketMessage(ws: WebSocket, message: string | ArrayBuffer): void {
    // What was on its way when the socket was closed for its faults is not heard any more.
    if (!isOpen(ws)) return
    try {
      const allowed = this.#limit.take(ws, Date.now())
      const heard = allowed === 'ok' ? hear(message) : { fault: 'tooFast' as const }
      this.#hub.heard(ws, Date.now())
      if ('said' in heard) this.#answer(ws, heard.said)
      else this.#fault(ws, heard.fault, allowed === 'ok' ? this.#limit.fault(ws) : allowed)
    } catch (error) {
      // Nothing was stored or sent; the sender learns that, not why.
      console.error(error)
      this.#hub.send(ws, { t: 'error', why: { of: 'table', key: 'internal' } })
    }
  }

  override webSocketClose(ws: WebSocket, code: number): void {
    shut(ws, code)
    this.#here({ gone: ws })
    this.#rearm()
  }

  override webSocketError(ws: WebSocket): void {
    this.webSocketClose(ws, 1011)
  }

  /** Idempotent: an alarm that comes twice or too early finds nothing to do. */
  override async alarm(): Promise<void> {
    this.#alarm.fired()
    const table = this.#table
    if (!table) return
    const now = Date.now()
    if (now >= this.#dues.gone(table)) return this.#forget()
    const bot = botAsked(table)
    const late = expired(table, now)
    if (bot !== undefined && now >= this.#dues.bot(table)) this.#commit(table, botTurn(table, bot, now).made)
    else if (late !== undefined) this.#commit(table, expire(table, late, now).made)
    else this.#here()
    await this.#report.send(this.#table ?? table, this.#hub.present(table, now), now)
    this.#rearm()
  }

  #fault(ws: WebSocket, key: TableWhy['key'], verdict: 'warn' | 'close'): void {
    if (verdict === 'close') shut(ws, 1008, 'too many faults')
    else this.#hub.send(ws, { t: 'error', why: { of: 'table', key } })
  }

  #answer(ws: WebSocket, message: Said): void {
    const table = this.#table
    // Before its hello a socket is told nothing, so it may ask for nothing.
    if (!table || (message.t !== 'hello' && !this.#hub.isReady(ws))) {
      this.#fault(ws, 'malformed', this.#limit.fault(ws))
      return
    }
    switch (message.t) {
      case 'hello':
        this.#greet(ws, table, message)
        break
      case 'again':
        this.#whole(ws, table)
        break
      case 'older':
        this.#hub.send(ws, { t: 'log', before: message.before, ...this.#log(ws, table, message.before) })
        break
      default: {
        const who = this.#hub.who(ws)
        if (who) this.#wish(ws, table, message, who)
        else this.#hub.send(ws, { t: 'refused', id: message.id, why: { of: 'table', key: 'notSeated' } })
      }
    }
  }

  #wish(ws: WebSocket, table: Table, wish: Extract<Said, { id: string }>, who: string): void {
    const now = Date.now()
    switch (wish.t) {
      case 'say': {
        const said = talk(table, this.#chat, wish, who, this.#limit.chat(who, now), now)
        if ('saying' in said) this.#hub.all({ t: 'said', ...said }, ws, { t: 'said', ...said, id: wish.id })
        else if ('why' in said) this.#hub.send(ws, { t: 'refused', id: wish.id, why: said.why })
        else this.#hub.send(ws, { t: 'done', id: wish.id, rev: table.rev })
        break
      }
      case 'remind':
        this.#calls.set(who, wish.reminder)
        this.#hub.send(ws, { t: 'done', id: wish.id, rev: table.rev })
        break
      default: {
        const key = newKey(now)
        const isHere = (seat = hostSeat(table)) =>
          seat !== undefined && this.#hub.present(table, now).seats.includes(seat)
        const done = this.#carry(commandOf(wish, who, { isHere, seed: newSeed, key: () => key }), ws)
        if (done && wish.t === 'device') this.#hub.send(ws, { t: 'key', id: wish.id, key: key.key, until: key.until })
      }
    }
  }

  #greet(ws: WebSocket, table: Table, { protocol: spoken, build, have }: Extract<Said, { t: 'hello' }>): void {
    const fits = spoken === protocol && build === __BUILD__
    // P11: an old page reloads itself, once; it gets its screen as well, in case it has done so already.
    if (!fits) this.#hub.send(ws, { t: 'reload' })
    this.#hub.ready(ws, Date.now())
    // P8: who has everything gets nothing.
    const me = seatOf(table, this.#hub.who(ws)) ?? null
    if (!fits || have?.rev !== table.rev || have.seat !== me) this.#whole(ws, table)
    const said = this.#chat.last(50)
    if (said.length > 0) this.#hub.send(ws, { t: 'talk', said })
    this.#here({ to: ws })
    this.#rearm()
  }

  /** Decides and commits; the answer to a wish that makes no commit goes to its sender alone. Whether there was one. */
  #carry(command: Command, ws?: WebSocket): boolean {
    const table = this.#table
    if (!table) throw new Error('no table')
    const { who, id } = command
    const decision = decide(table, command, Date.now())
    if ('made' in decision) {
      this.#commit(table, decision.made, { who, id })
      this.#rearm()
      return true
    }
    if (ws && 'done' in decision) this.#hub.send(ws, { t: 'done', id, rev: decision.done })
    else if (ws && 'why' in decision) this.#hub.send(ws, { t: 'refused', id, why: decision.why })
    return false
  }

  /** Words, then storage, then memory, then the sockets: nobody sees what a crash could forget. No await in here. */
  #commit(before: Table, made: Made, by?: By): void {
    const news = tidings(before, made)
    const kept = keep(made, news)
    const send = this.#hub.word(before, made.table, news, by, (ws, id) => this.#whole(ws, made.table, id))
    this.ctx.storage.transactionSync(() => this.#store.save(made.table, kept))
    this.#table = made.table
    send()
    const { at } = made.table
    if (made.table.chairs !== before.chairs) this.#here()
    else this.#report.note(made.table, this.#hub.present(made.table, at), at)
    this.ctx.waitUntil(this.#calls.call(before, made.table, () => this.#hub.present(made.table, at).seats))
  }

  #whole(ws: WebSocket, table: Table, id?: string): void {
    this.#hub.whole(ws, table, this.#log(ws, table, table.rev + 1), id)
  }

  #log(ws: WebSocket, table: Table, before: number): Log {
    const { commits, more } = this.#store.before(before, commitsShown)
    return { log: entries(commits, this.#hub.viewer(ws, table)), more }
  }

  #here(who: { gone?: WebSocket; to?: WebSocket } = {}): void {
    const table = this.#table
    if (!table) return
    const now = Date.now()
    this.#report.note(table, this.#hub.here(table, now, who), now)
  }

  #rearm(): void {
    if (this.#table)
      this.#alarm.by(this.#dues.next(this.#table, this.#report.due(), this.ctx.getWebSockets().length > 0))
  }

  /** The table's time has run out: whoever still has it open is told, and nothing of it is kept. */
  async #forget(): Promise<void> {
    for (const ws of this.ctx.getWebSockets()) {
      this.#hub.send(ws, { t: 'gone' })
      shut(ws, 1000, 'this table is gone')
    }
    this.#table = undefined
    await this.ctx.storage.deleteAll()
    // What was said last has to leave before the line is cut.
    await scheduler.wait(farewell)
    this.ctx.abort('forgotten')
  }
}
