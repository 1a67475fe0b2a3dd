import { type Cards, type Company, type CrashRule, face } from './board.ts'
import type { Order, Track, Tracks, Turn } from './state.ts'

/** What a seat has before it when it moves: the same from the state and from its own view. */
export type Desk = {
  readonly rule: CrashRule
  readonly turn: Readonly<Turn>
  readonly tracks: Tracks
  readonly cash: number
  readonly shares: Readonly<Cards>
  readonly hand: Readonly<Cards>
}

/** The price now: what the card on top of the pile made it. */
export const priceOf = (track: Readonly<Track>): number => track.laid[track.laid.length - 1]?.to ?? 0

export function kindsIn<K extends string>(basket: { readonly [kind in K]?: number }): K[] {
  const out: K[] = []
  for (const kind in basket) out.push(kind)
  return out
}

/** Shares of one company on these share cards. */
export function sharesOf(cards: Readonly<Cards>, company: Company): number {
  let sum = 0
  for (const card of kindsIn(cards)) {
    const printed = face(card)
    if (printed.company === company) sum += printed.shares * (cards[card] ?? 0)
  }
  return sum
}

/** What these share cards bring at the present prices (BM8, BM27). */
export function worthOf(cards: Readonly<Cards>, tracks: Tracks): number {
  let sum = 0
  for (const card of kindsIn(cards)) {
    const { company, shares } = face(card)
    sum += shares * priceOf(tracks[company]) * (cards[card] ?? 0)
  }
  return sum
}

const orders: { readonly [order in Order]: { readonly T: Order; readonly P: Order } } = {
  '': { T: 'T', P: 'P' },
  T: { T: 'T', P: 'TP' },
  P: { T: 'PT', P: 'P' },
  TP: { T: 'TP', P: 'TP' },
  PT: { T: 'PT', P: 'PT' },
}

/** BM5: the order of the turn after one more move of trade or of prices. */
export const following = (order: Order, part: 'T' | 'P'): Order => orders[order][part]
