import {
  type Cards,
  type Company,
  type CrashRule,
  companies,
  copies,
  face,
  kinds,
  ruins,
  values,
} from '../../../shared/games/black-monday/board.ts'
import type { View } from '../../../shared/games/black-monday/view.ts'
import { add, countOf, total } from '../../../shared/kit/basket.ts'
import { priceOf } from './part.ts'

/** Copies of each card that this viewer cannot see: they are in other hands or in the deck. */
export function unseen(view: View): Cards {
  const out: Cards = {}
  const seen = [view.hand, view.discards, ...view.seats.map((seat) => seat.shares)]
  for (const card of kinds) {
    const { company } = face(card)
    const { laid, gone } = view.tracks[company]
    const piled = laid.slice(gone).filter((one) => one.card === card).length
    const hidden = copies - piled - seen.reduce((sum, cards) => sum + countOf(cards, card), 0)
    if (hidden > 0) add(out, card, hidden)
  }
  return out
}

/** The lowest price at which some high card could ruin the company under this rule (BM14). */
export const openFrom = (rule: CrashRule, company: Company): number =>
  values.find((price) => values.some((value) => ruins(rule, company, price, value))) ?? Number.POSITIVE_INFINITY

export const isOpen = (view: View, company: Company): boolean => priceOf(view, company) >= openFrom(view.rule, company)

/** Chance (0 to 1) that another hand holds a card that could ruin the company now. */
export function threat(view: View, company: Company): number {
  const price = priceOf(view, company)
  const hidden = unseen(view)
  const fits = kinds.filter(
    (card) => face(card).company === company && ruins(view.rule, company, price, face(card).value),
  )
  // After the reshuffle a copy that did not go into the deck can only be in a hand.
  if (view.second && fits.some((card) => countOf(hidden, card) > countOf(view.second?.made ?? {}, card))) return 1
  const held = view.seats.reduce((sum, seat, i) => (i === view.me ? sum : sum + seat.cards), 0)
  const all = total(hidden)
  const fit = fits.reduce((sum, card) => sum + countOf(hidden, card), 0)
  let none = 1
  for (let i = 0; i < fit; i++) none *= Math.max(0, all - held - i) / (all - i)
  return 1 - none
}

/** Cards that the second deck would be made of now: discards, covered price cards and the closing card. */
export const reshuffled = (view: View): number =>
  total(view.discards) + companies.reduce((sum, company) => sum + view.tracks[company].laid.length - 1, 0) + 1
