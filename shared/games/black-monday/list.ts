import { add } from '../../kit/basket.ts'
import { type Card, type Cards, type Company, face, kinds } from './board.ts'
import { kindsIn } from './desk.ts'

/** The cards of a basket one by one, in the order in which cards are shown. */
export function list(cards: Readonly<Cards>): Card[] {
  const out: Card[] = []
  for (const card of kinds) for (let n = cards[card] ?? 0; n > 0; n--) out.push(card)
  return out
}

/** A basket of these cards; its keys stand in the order of the list. */
export function spread(cards: readonly Card[]): Cards {
  const out: Cards = {}
  for (const card of cards) add(out, card, 1)
  return out
}

export const listOf = (cards: readonly Card[]): Card[] => list(spread(cards))

/** Takes all share cards of a company to the discards, in place, and says which (BM15). */
export function strip(shares: Cards, company: Company, discards: Cards): Cards {
  const gone: Cards = {}
  for (const card of kindsIn(shares)) {
    if (face(card).company !== company) continue
    const n = shares[card] ?? 0
    gone[card] = n
    add(shares, card, -n)
    add(discards, card, n)
  }
  return gone
}
