import { DurableObject } from 'cloudflare:workers'
import { gameOf } from '../shared/games/index.ts'
import { encode } from '../shared/kit/json.ts'
import { protocol, type Said } from '../shared/protocol/messages.ts'
import { botAsked, botTurn } from '../shared/table/bots.ts'
import { type Command, decide, type Made } from '../shared/table/decide.ts'
import { open } from '../shared/table/open.ts'
import { screen, type TableWhy } from '../shared/table/screen.ts'
import { seatOf, type Table } from '../shared/table/table.ts'
import { Alarm } from './alarm.ts'
import { botTime, wakeTime } from './due.ts'
import { commandOf, hear } from './frame.ts'
import { type By, Hub, isOpen, type Log, shut } from './hub.ts'
import { entries, keep, recordOf, tidings } from './kept.ts'
import { Limit } from './limit.ts'
import { firstCommands, type Opening } from './opening.ts'
import { Store } from './store.ts'

/** How many commits of the log come with a screen, at least. */
const commitsShown = 30

/** One table: knows sockets, storage and the alarm, and nothing of any game. */
export class Room extends DurableObject<Env> {
  #store: Store
  #hub: Hub
  #alarm: Alarm
  #limit: Limit
  #pause: number
  #table: Table | undefined

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.#store = new Store(ctx.storage.sql)
    this.#hub = new Hub(ctx)
    this.#alarm = new Alarm(ctx.storage)
    this.#limit = new Limit(Number(env.MESSAGE_RATE) || 20)
    this.#pause = Number(env.BOT_PAUSE) || 0
    this.#table = this.#store.load()
    if (this.#table)
      void ctx.blockConcurrencyWhile(async () => {
        await this.#alarm.recall()
        // A bot whose alarm was lost with a crash moves all the same.
        this.#rearm()
      })
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
    for (const command of firstCommands(opening)) this.#carry(command)
    return true
  }

  /** What anybody with the code may know without a socket; undefined for a code that was never opened. */
  info(): { game: string; stage: Table['stage'] } | undefined {
    return this.#table && { game: this.#table.game, stage: this.#table.stage }
  }

  /** The record as JSON text (P12). */
  record(): string | undefined {
    return this.#table && encode(recordOf(this.#table, this.#store.all()))
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
    if (this.#table) this.#hub.here(this.#table, Date.now(), { gone: ws })
  }

  override webSocketError(ws: WebSocket): void {
    this.webSocketClose(ws, 1011)
  }

  /** Idempotent: an alarm that comes twice or too early finds nothing to do. */
  override alarm(): void {
    this.#alarm.fired()
    const table = this.#table
    if (!table) return
    const now = Date.now()
    const seat = botAsked(table)
    if (seat !== undefined && now >= botTime(table, this.#pause)) this.#commit(table, botTurn(table, seat, now).made)
    else this.#hub.here(table, now)
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
        if (who) this.#carry(commandOf(message, who), ws)
        else this.#hub.send(ws, { t: 'refused', id: message.id, why: { of: 'table', key: 'notSeated' } })
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
    this.#hub.here(table, Date.now(), { to: ws })
    this.#rearm()
  }

  /** Decides and commits; the answer to a wish that makes no commit goes to its sender alone. */
  #carry(command: Command, ws?: WebSocket): void {
    const table = this.#table
    if (!table) throw new Error('no table')
    const { who, id } = command
    const decision = decide(table, command, Date.now())
    if ('made' in decision) {
      this.#commit(table, decision.made, { who, id })
      this.#rearm()
    } else if (ws) {
      if ('done' in decision) this.#hub.send(ws, { t: 'done', id, rev: decision.done })
      else this.#hub.send(ws, { t: 'refused', id, why: decision.why })
    }
  }

  /** Words, then storage, then memory, then the sockets: nobody sees what a crash could forget. No await in here. */
  #commit(before: Table, made: Made, by?: By): void {
    const news = tidings(before, made)
    const kept = keep(made, news)
    const send = this.#hub.word(before, made.table, news, by, (ws, id) => this.#whole(ws, made.table, id))
    this.ctx.storage.transactionSync(() => this.#store.save(made.table, kept))
    this.#table = made.table
    send()
    if (made.table.chairs !== before.chairs) this.#hub.here(made.table, made.table.at)
  }

  #whole(ws: WebSocket, table: Table, id?: string): void {
    this.#hub.whole(ws, table, this.#log(ws, table, table.rev + 1), id)
  }

  #log(ws: WebSocket, table: Table, before: number): Log {
    const { commits, more } = this.#store.before(before, commitsShown)
    return { log: entries(commits, this.#hub.viewer(ws, table)), more }
  }

  #rearm(): void {
    const listened = this.ctx.getWebSockets().length > 0
    if (this.#table) this.#alarm.by(wakeTime(this.#table, this.#pause, listened, Date.now()))
  }
}
