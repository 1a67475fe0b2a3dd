import { signal } from '@preact/signals'
import { type Card, type Cards, exchangeMost, face } from '../../../shared/games/black-monday/board.ts'
import { deskOf, uses } from '../../../shared/games/black-monday/preview.ts'
import type { Order as Turn } from '../../../shared/games/black-monday/state.ts'
import type { View } from '../../../shared/games/black-monday/view.ts'
import { countOf, total } from '../../../shared/kit/basket.ts'

/** What one hand card can be laid down for. */
export type Use = 'buy' | 'price' | 'crash'
export type Lane = 'T' | 'P'
export const laneOf = (use: Use): Lane => (use === 'buy' ? 'T' : 'P')

/** The order I am putting together. Board, strip and players draw the same one; there is one table on a page. */
export type Order =
  | { readonly way: 'none' }
  | { readonly way: 'card'; readonly card: Card; readonly use: Use }
  | { readonly way: 'sell'; readonly cards: Cards }
  | { readonly way: 'exchange'; readonly cards: Cards }

const none: Order = { way: 'none' }
export const order = signal<Order>(none)
export const forget = (): void => {
  order.value = none
}

/** The part of the turn in which I am: what a tap on a hand card means unless it can mean only one thing. */
const lanes: { readonly [turn in Turn]: Lane | undefined } = { '': undefined, T: 'T', P: 'P', TP: 'P', PT: 'T' }
let last: Lane = 'T'

/** What a tap on this card means: in my part of the turn if it can do something there, else in the other. */
function useFor(view: View, card: Card): Use {
  const use = uses(view).find((one) => one.card === card)
  const lane = lanes[deskOf(view)?.turn.order ?? ''] ?? last
  const able = (['buy', 'price', 'crash'] as const).filter((one) => use && !('why' in use[one]))
  return able.find((one) => laneOf(one) === lane) ?? able[0] ?? (face(card).high || lane === 'P' ? 'price' : 'buy')
}

/** A tap on a hand card, or on one of its uses; a second tap takes it back. */
export function pick(view: View, card: Card, use?: Use): void {
  const now = order.value
  if (now.way === 'exchange') {
    const n = countOf(now.cards, card)
    if (n < countOf(view.hand, card) && total(now.cards) < exchangeMost) exchange({ ...now.cards, [card]: n + 1 })
    return
  }
  if (now.way === 'card' && now.card === card && (use === undefined || use === now.use)) {
    forget()
    return
  }
  const chosen = use ?? useFor(view, card)
  last = laneOf(chosen)
  order.value = { way: 'card', card, use: chosen }
}

export const exchange = (cards: Cards): void => {
  order.value = { way: 'exchange', cards }
}

/** One more or fewer of my share cards in the sale. */
export function sell(card: Card, by: 1 | -1): void {
  const before = order.value.way === 'sell' ? order.value.cards : {}
  const cards = changed(before, card, by)
  order.value = total(cards) > 0 ? { way: 'sell', cards } : none
}

export function changed(cards: Cards, card: Card, by: 1 | -1): Cards {
  const out = { ...cards, [card]: countOf(cards, card) + by }
  if ((out[card] ?? 0) <= 0) delete out[card]
  return out
}
