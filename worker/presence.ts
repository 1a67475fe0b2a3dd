import type { Seat } from '../shared/game/definition.ts'
import { seatOf, type Table } from '../shared/table/table.ts'

/**
 * A page pings every 20 s, a page in the background every minute. Who has been silent for longer, in milliseconds, is
 * away, even when the close of the socket never comes.
 */
export const silence = 90_000

/** A connection: the browser behind it, and when it last gave a sign of life, in server time. */
export type Sign = { readonly who: string | null; readonly at: number }

export type Here = { readonly seats: readonly Seat[]; readonly watchers: number }

/** P9: the seats that are here, in order, and how many browsers watch. A browser without a cookie counts by itself. */
export function present(table: Table, signs: readonly Sign[], now: number): Here {
  const alive = signs.filter((sign) => now - sign.at <= silence)
  const seats = table.chairs.flatMap((chair, seat) =>
    chair.kind === 'human' && alive.some((sign) => sign.who !== null && chair.who.includes(sign.who)) ? [seat] : [],
  )
  const others = alive.filter((sign) => seatOf(table, sign.who ?? undefined) === undefined)
  const known = others.flatMap((sign) => (sign.who === null ? [] : [sign.who]))
  return { seats, watchers: new Set(known).size + others.length - known.length }
}

/** When to look again who has fallen silent: soon after a commit, later and later while nothing happens. */
export function nextLook(at: number, now: number): number {
  const since = Math.max(now - at, 0)
  return at + Math.max(silence + 10_000, 2 * since)
}
