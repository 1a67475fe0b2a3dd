import { expect, test } from 'vitest'
import { schwarzmarkt as game } from '../../../shared/games/schwarzmarkt/index.ts'
import type { Move } from '../../../shared/games/schwarzmarkt/moves.ts'
import { sample } from '../../../shared/kit/choice.ts'
import { dice } from '../../../shared/kit/random.ts'
import { asked, during, table } from './play.ts'

/** Who wins, with the bot in some seats and random play in the others. A shared victory is none. */
function winner(seats: number, seed: number, bots: readonly number[]): number | undefined {
  const random = dice(seed)
  let { state } = game.setup({ goods: seed % 2 ? 'basic' : 'variant', wealth: 'open' }, seats, random)
  while (!game.standings(state)) {
    const seat = asked(state) ?? 0
    const choices = game.choices(state, seat)
    const move: Move = bots.includes(seat)
      ? game.bot(game.view(state, seat), choices, random)
      : sample<Move>(choices, random)
    if (game.refuse(state, seat, move)) throw new Error(`seat ${seat} was refused ${JSON.stringify(move)}`)
    state = game.apply(state, seat, move, random).state
  }
  const best = game.standings(state)?.filter(({ place }) => place === 1) ?? []
  return best.length === 1 ? best[0]?.seat : undefined
}

test('the bot beats two random players in at least 90 of 100 games, each seat in turn', () => {
  let won = 0
  for (let seed = 0; seed < 300; seed++) if (winner(3, seed, [seed % 3]) === seed % 3) won++
  expect(won).toBeGreaterThanOrEqual(270)
})

test('five bots play to the end within the limits of a game', () => {
  for (let seed = 0; seed < 20; seed++) winner(5, seed, [0, 1, 2, 3, 4])
})

test('the bot sells its last card to win, and keeps it where selling would lose the game', () => {
  const hands = [{ butter: 1 }, { coffee: 4, butter: 2 }, { potatoes: 2, flour: 5 }]
  const move = (purses: readonly number[]) => {
    const own = table(during({ offer: 'O06', turn: 0, price: 12 }, { hands, gameRound: 2, purses }))
    return game.bot(own.sees(0), game.choices(own.state(), 0), dice(1))
  }
  expect(move([90, 100, 50])).toEqual({ do: 'trade', goods: { butter: 1 } })
  expect(move([80, 100, 50])).toEqual({ do: 'trade', goods: {} })
})
