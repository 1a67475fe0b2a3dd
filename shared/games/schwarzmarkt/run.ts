import type { Seat } from '../../game/definition.ts'
import { add } from '../../kit/basket.ts'
import type { Random } from '../../kit/random.ts'
import { type Good, type Goods, goods } from './board.ts'
import type { Event } from './events.ts'
import type { Player, State } from './state.ts'

/** One move being carried out: the copy it writes into, the chance it draws from, and what it has to tell. */
export type Run = { readonly state: State; readonly random: Random; readonly events: Event[] }

/** The player in a seat. Throws where nobody sits. */
export function at(state: State, seat: Seat): Player {
  const player = state.seats[seat]
  if (player === undefined) throw new Error(`no seat ${seat}`)
  return player
}

/** The next seat clockwise. */
export const after = (state: State, seat: Seat): Seat => (seat + 1) % state.seats.length

/** All seats clockwise, beginning with this one. */
export const clockwise = (state: State, from: Seat): Seat[] =>
  state.seats.map((_, i) => (from + i) % state.seats.length)

/** How many of each good are in a list. */
export function count(list: readonly Good[]): Goods {
  const out: Goods = {}
  for (const good of list) add(out, good, 1)
  return sorted(out)
}

/** The basket in the order of the goods, so that no order of keys tells of a shuffle. */
export function sorted(basket: Readonly<Goods>): Goods {
  const out: Goods = {}
  for (const good of goods) {
    const n = basket[good]
    if (n) out[good] = n
  }
  return out
}
