import type { AnyGame } from '../../shared/games/index.ts'
import { dice } from '../../shared/kit/random.ts'
import { ask, chance, usual } from './engine.ts'

/**
 * The plain bot against two players who move by chance: in how many of the games it is among the first. Its seat goes
 * round, so that no seat's luck counts.
 */
export function wins(game: AnyGame, games: number): number {
  const seats = 3
  let won = 0
  for (let n = 0; n < games; n++) {
    const random = dice(n + 1)
    const own = n % seats
    let { state } = game.setup(usual(game, seats), seats, random)
    for (let turn = ask(game, state, seats); turn; turn = ask(game, state, seats)) {
      const { seat, choices } = turn
      const move =
        seat === own ? game.bot(game.view(state, seat), choices, random) : chance(game, state, seat, choices, random)
      state = game.apply(state, seat, move, random).state
    }
    const place = game.standings(state)?.find((standing) => standing.seat === own)?.place
    if (place === 1) won++
  }
  return won
}
