import { DurableObject } from 'cloudflare:workers'
import { encode } from '../shared/kit/json.ts'
import type { Listed, LobbyTold } from '../shared/protocol/lobby.ts'

type Row = { code: string; body: string | null; stamp: number; expires: number }

const mostSockets = 5000

/**
 * The list of public tables: a cache with leases. The rooms are the truth; an entry whose room no longer reports
 * disappears by itself, and a report that is older than what is known changes nothing.
 */
export class Lobby extends DurableObject<Env> {
  #sql: SqlStorage

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.#sql = ctx.storage.sql
    this.#sql.exec(
      'CREATE TABLE IF NOT EXISTS entry (code TEXT PRIMARY KEY, body TEXT, stamp INTEGER NOT NULL, expires INTEGER NOT NULL)',
    )
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
  }

  /** A room's report: the entry, or null when it is to go. `stamp` rises with every report of a room; times in ms. */
  report(code: string, listed: Listed | null, stamp: number, lease: number): void {
    const known = this.#sql.exec<Row>('SELECT * FROM entry WHERE code = ?', code).toArray()[0]
    if (known && known.stamp >= stamp) return
    const body = listed && encode(listed)
    const expires = Date.now() + lease
    this.#sql.exec('INSERT OR REPLACE INTO entry VALUES (?, ?, ?, ?)', code, body, stamp, expires)
    if (body !== (known?.body ?? null)) this.#tell(listed ? { t: 'put', table: listed } : { t: 'drop', code })
    this.#rearm(expires)
  }

  override fetch(): Response {
    const sockets = this.ctx.getWebSockets()
    if (sockets.length >= mostSockets) return new Response('too many connections', { status: 429 })
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server)
    server.send(encode({ t: 'tables', tables: this.#tables() } satisfies LobbyTold))
    return new Response(null, { status: 101, webSocket: client })
  }

  override webSocketMessage(ws: WebSocket): void {
    // Nobody has anything to say here; whoever does is not one of our pages.
    ws.close(1008, 'the lobby only speaks')
  }

  override webSocketClose(ws: WebSocket, code: number): void {
    ws.close(code === 1005 || code === 1006 || code === 1015 ? 1000 : code)
  }

  override async alarm(): Promise<void> {
    const now = Date.now()
    for (const { code, body } of this.#sql.exec<Row>('SELECT * FROM entry WHERE expires <= ?', now).toArray()) {
      this.#sql.exec('DELETE FROM entry WHERE code = ?', code)
      if (body !== null) this.#tell({ t: 'drop', code })
    }
    const next = this.#sql.exec<{ at: number | null }>('SELECT MIN(expires) AS at FROM entry').one().at
    if (next !== null) await this.ctx.storage.setAlarm(next)
  }

  #tables(): Listed[] {
    return this.#sql
      .exec<Row>('SELECT * FROM entry WHERE body IS NOT NULL AND expires > ? ORDER BY stamp DESC LIMIT 200', Date.now())
      .toArray()
      .map((row) => JSON.parse(row.body ?? 'null') as Listed)
  }

  /** One alarm, for the lease that runs out first; a lease that is renewed leaves it: it fires and looks again. */
  async #rearm(expires: number): Promise<void> {
    const set = await this.ctx.storage.getAlarm()
    if (set === null || set > expires) await this.ctx.storage.setAlarm(expires)
  }

  #tell(told: LobbyTold): void {
    const text = encode(told)
    for (const ws of this.ctx.getWebSockets()) {
      try {
        ws.send(text)
      } catch {
        // Its page comes back and is told everything.
      }
    }
  }
}
