import { total } from '../../kit/basket.ts'
import { type Card, type Cards, type Company, companies, copies, face, kinds, ruins } from './board.ts'
import { priceOf } from './desk.ts'
import type { View } from './view.ts'

/** Copies of each card that this viewer cannot see: they are in other hands or in the deck. */
export function unseen(view: View): Cards {
  const seen: Cards = {}
  const see = (card: Card, n: number) => {
    seen[card] = (seen[card] ?? 0) + n
  }
  for (const cards of [view.hand, view.discards, ...view.seats.map((seat) => seat.shares)])
    for (const card of kinds) see(card, cards[card] ?? 0)
  for (const company of companies) {
    const { laid, gone } = view.tracks[company]
    for (const { card } of laid.slice(gone)) see(card, 1)
  }
  const out: Cards = {}
  for (const card of kinds) if (copies > (seen[card] ?? 0)) out[card] = copies - (seen[card] ?? 0)
  return out
}

/** 1 - C(all - fit, held) / C(all, held): whether `held` cards out of `all` contain one of the `fit`. */
export function atLeastOne(all: number, held: number, fit: number): number {
  let none = 1
  for (let i = 0; i < fit; i++) none *= Math.max(0, all - held - i) / (all - i)
  return 1 - none
}

/** The unseen high cards that could ruin the company now, and the chance (0 to 1) that another hand holds one. */
export type Threat = { readonly cards: readonly Card[]; readonly chance: number }

export function threat(view: View, company: Company): Threat {
  const price = priceOf(view.tracks[company])
  const hidden = unseen(view)
  const cards: Card[] = []
  let sure = false
  for (const card of kinds) {
    const n = hidden[card] ?? 0
    const { company: own, value } = face(card)
    if (n === 0 || own !== company || !ruins(view.rule, company, price, value)) continue
    for (let i = 0; i < n; i++) cards.push(card)
    // After the reshuffle a copy that did not go into the deck can only be in a hand.
    if (view.second && n > (view.second.made[card] ?? 0)) sure = true
  }
  const held = view.seats.reduce((sum, seat, i) => (i === view.me ? sum : sum + seat.cards), 0)
  return { cards, chance: sure ? 1 : atLeastOne(total(hidden), held, cards.length) }
}

/** Whether any high card at all could ruin the company at this price, seen or not. */
export const exposed = (view: View, company: Company): boolean => {
  const price = priceOf(view.tracks[company])
  return kinds.some((card) => face(card).company === company && ruins(view.rule, company, price, face(card).value))
}

/**
 * The chance (0 to 1) that the closing card is among the next `draws` cards: no place in the second deck is likelier
 * for it than another. If the first deck runs out on the way, the rest comes from the second as it would be made now (5.2).
 */
export function closes(view: View, draws: number): number {
  if (view.phase.at === 'closed' || draws <= 0) return 0
  if (view.second) return Math.min(1, draws / view.deck)
  if (draws <= view.deck) return 0
  const covered = companies.reduce((sum, company) => sum + view.tracks[company].laid.length - 1, 0)
  return Math.min(1, (draws - view.deck) / (total(view.discards) + covered + 1))
}
