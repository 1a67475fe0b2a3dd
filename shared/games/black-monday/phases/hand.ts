import type { Seat } from '../../../game/definition.ts'
import { add } from '../../../kit/basket.ts'
import type { Card } from '../board.ts'
import type { Holder, State } from '../state.ts'

/** Throws for a seat that is not at the table. */
export function holder(state: State, seat: Seat): Holder {
  const own = state.seats[seat]
  if (!own) throw new Error(`no seat ${seat}`)
  return own
}

/** A card leaves a hand under everybody's eyes; after the reshuffle that is remembered, since it tells of the deck. */
export function lose(state: State, seat: Seat, card: Card): void {
  add(holder(state, seat).hand.hidden, card, -1)
  state.second?.since[seat]?.push(card)
}
