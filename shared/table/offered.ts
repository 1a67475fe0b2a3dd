import type { Seat } from '../game/definition.ts'
import type { AnyGame } from '../games/index.ts'

type Choices = ReturnType<AnyGame['choices']>

const known = new WeakMap<object, Choices[]>()

/** What a seat may do in a state of this game: pure, so it is worked out once, however many screens ask for it. */
export function offered(game: AnyGame, state: object, seat: Seat): Choices {
  const seats = known.get(state) ?? []
  known.set(state, seats)
  const choices = seats[seat] ?? game.choices(state, seat)
  seats[seat] = choices
  return choices
}
