/** The longest message a client may send, in characters: an order of any game is far shorter. */
export const longest = 8192
/** Sockets at one table, and of one browser at one table. */
export const mostSockets = 400
export const mostOwnSockets = 12

/** A bucket of messages per socket. Kept in memory only: whoever floods keeps the room awake, and so the count. */
export class Limit {
  #buckets = new WeakMap<WebSocket, { left: number; at: number; warned: number }>()
  #talk = new Map<string, { left: number; at: number }>()
  #rate: number

  constructor(perSecond: number) {
    this.#rate = perSecond
  }

  /** `ok`, or `warn` for a message that is dropped with an error, or `close` when the sender goes on regardless. */
  take(ws: WebSocket, now: number): 'ok' | 'warn' | 'close' {
    const burst = this.#rate * 4
    const bucket = this.#buckets.get(ws) ?? { left: burst, at: now, warned: 0 }
    this.#buckets.set(ws, bucket)
    bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * this.#rate)
    bucket.at = now
    if (bucket.left >= 1) {
      bucket.left -= 1
      return 'ok'
    }
    return this.fault(ws)
  }

  /** Counts something that no page of ours sends; after twenty of them the socket is closed (F21). */
  fault(ws: WebSocket): 'warn' | 'close' {
    const bucket = this.#buckets.get(ws) ?? { left: this.#rate * 4, at: 0, warned: 0 }
    this.#buckets.set(ws, bucket)
    bucket.warned += 1
    return bucket.warned > 20 ? 'close' : 'warn'
  }

  /** Whether this browser may say something now: five sayings in a row, then one every two seconds. */
  chat(who: string, now: number): boolean {
    const known = this.#talk.get(who) ?? { left: 5, at: now }
    const left = Math.min(5, known.left + (now - known.at) / 2000)
    this.#talk.set(who, { left: left >= 1 ? left - 1 : left, at: now })
    return left >= 1
  }
}
