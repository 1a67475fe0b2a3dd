import type { Seat } from '../../game/definition.ts'
import { type Basket, countOf } from '../../kit/basket.ts'
import type { Random } from '../../kit/random.ts'
import { type Card, type Colour, colours } from './board.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'

/** A move being carried out: `state` is a copy to be written into, `events` what has happened so far. */
export type Play = { readonly state: State; readonly events: Event[]; readonly random: Random }
export type Holder = State['seats'][number]

/** Throws for a seat that is not at the table. */
export function seatOf(state: State, seat: Seat): Holder {
  const found = state.seats[seat]
  if (found === undefined) throw new Error(`no seat ${seat}`)
  return found
}

export function useCard({ state, events }: Play, seat: Seat, card: Card): void {
  const holder = seatOf(state, seat)
  holder.cards = holder.cards.filter((held) => held !== card)
  events.push({ e: 'cardUsed', seat, card })
}

/** Money to the seat (from it, when negative) against the bank. */
export function pay(state: State, holder: Holder, amount: number): void {
  holder.cash += amount
  state.sums.money += amount
}

/** BF20: the debt is settled from the cash at once, as far as it goes. */
export function payDebt({ state, events }: Play, seat: Seat): void {
  const holder = seatOf(state, seat)
  if (holder.unpaid === 0) return
  const paid = Math.min(holder.cash, holder.unpaid)
  pay(state, holder, -paid)
  holder.unpaid -= paid
  events.push({ e: 'interestPaid', seat, paid, left: holder.unpaid })
}

/** Only what is there, in the fixed order: for events. */
export function tidy(basket: Basket): Basket<Colour> {
  const out: Basket<Colour> = {}
  for (const colour of colours) if (countOf(basket, colour) > 0) out[colour] = countOf(basket, colour)
  return out
}

/** Section 8: takes out of what is known as many as are there; the rest was not known. */
export function forget(known: Basket<Colour>, colour: Colour, n: number): void {
  const left = countOf(known, colour) - n
  if (left > 0) known[colour] = left
  else delete known[colour]
}

/** This turn has moved a case (4.10). */
export function moved({ state }: Play): void {
  if (state.phase.is === 'act' || state.phase.is === 'after') state.phase.moved = true
}
