import type { Seat, Viewer } from '../../game/definition.ts'
import { add, type Basket, countOf, drawOne, total } from '../../kit/basket.ts'
import { copy, hide } from '../../kit/json.ts'
import type { Random } from '../../kit/random.ts'
import { type Colour, colours } from './board.ts'
import type { State } from './state.ts'

/**
 * Section 8: the cases nobody has seen, in the bag and in the hands of others, are mixed and dealt out anew. What is
 * known of a hand or of the bag stays. All hands that fit are equally likely; the draws so far are not weighed.
 */
export function resample(state: State, viewer: Viewer, random: Random): State {
  const next = copy(state)
  if (state.options.holdings === 'open' || state.phase.is === 'over') return next
  const pool: Basket<Colour> = {}
  const { bag } = next
  const others = next.seats.filter((_, seat: Seat) => seat !== viewer)
  for (const colour of colours) {
    let unseen = countOf(bag.cases.hidden, colour) - countOf(bag.known, colour)
    for (const { shares, known } of others) unseen += countOf(shares.hidden, colour) - countOf(known, colour)
    add(pool, colour, unseen)
  }
  for (const holder of others) {
    const shares = { ...holder.known }
    for (let n = total(holder.shares.hidden) - total(holder.known); n > 0; n--) add(shares, drawOne(pool, random), 1)
    holder.shares = hide(shares)
  }
  const inside = { ...bag.known }
  for (const colour of colours) add(inside, colour, countOf(pool, colour))
  bag.cases = hide(inside)
  return next
}
