import { expect, test } from 'vitest'
import { blackMonday as game } from '../../../shared/games/black-monday/index.ts'
import type { Move } from '../../../shared/games/black-monday/moves.ts'
import type { State } from '../../../shared/games/black-monday/state.ts'
import { read, sample } from '../../../shared/kit/choice.ts'
import { dice } from '../../../shared/kit/random.ts'
import { buy, crash, price, scene, sell } from './play.ts'

const says = (state: State): Move => {
  const { seat } = state.phase
  return game.bot(game.view(state, seat), game.choices(state, seat), dice(1))
}

/** How many of the games the bot wins alone, sitting in every seat in turn against seats that play at random. */
function wins(seats: number, games: number): number {
  let won = 0
  for (let n = 0; n < games; n++) {
    const random = dice(n + 1)
    const own = n % seats
    let { state } = game.setup({ crashRule: 'reach', startSeat: 'random' }, seats, random)
    while (!game.standings(state)) {
      const { seat } = state.phase
      const choices = game.choices(state, seat)
      const move = seat === own ? game.bot(game.view(state, seat), choices, random) : sample<Move>(choices, random)
      expect('move' in read<Move>(choices, move)).toBe(true)
      state = game.apply(state, seat, move, random).state
    }
    const [first, second] = game.standings(state) ?? []
    if (first?.seat === own && second?.place !== 1) won++
  }
  return won
}

test('the bot wins at least 95 of 100 games against two who play at random', () => {
  expect(wins(3, 100)).toBeGreaterThanOrEqual(95)
})

test.each([2, 4, 5, 6])('%i bots play to the end', (seats) => {
  for (const crashRule of ['reach', 'any', 'over1000'] as const) {
    const random = dice(seats)
    let { state } = game.setup({ crashRule, startSeat: 'random' }, seats, random)
    while (!game.standings(state)) {
      const { seat } = state.phase
      state = game.apply(state, seat, says(state), random).state
      expect(game.audit(state)).toBeUndefined()
    }
  }
})

test('with shares it lifts them first, with the card that brings most', () => {
  expect(says(scene({ seats: [{ hand: ['R600', 'R700'], shares: ['R500'] }] }))).toEqual(price('R700'))
})

test('it ruins what rivals hold and it does not', () => {
  const state = scene({ prices: { G: 900 }, seats: [{ hand: ['G1100'], shares: ['R100'] }, { shares: ['G1000'] }] })
  expect(says(state)).toEqual(crash('G1100'))
})

test('it sells from 800, and from 700 what is open to ruin', () => {
  const turn = { seat: 1, order: 'T' } as const
  const at = (red: number, blue: number) =>
    says(scene({ turn, prices: { R: red, B: blue }, seats: [{ hand: ['Y1300'], shares: ['R100', 'B100'] }] }))
  expect(at(800, 600)).toEqual(sell('R100'))
  expect(at(700, 700)).toEqual(sell('B100'))
})

test('without shares it buys first: many cheap shares of what it can lift', () => {
  const state = scene({ prices: { R: 200, B: 800 }, seats: [{ hand: ['R1000', 'R500', 'B1000'] }] })
  expect(says(state)).toEqual(buy('R1000'))
})

test('with nothing to gain it exchanges four cards, the furthest from 400 to 900 first', () => {
  const hand = ['R1300', 'R1200', 'B1300', 'G100', 'R500', 'B500', 'G500', 'Y500'] as const
  const state = scene({ prices: { R: 1000, B: 1000, G: 1000, Y: 1000 }, seats: [{ hand: [...hand] }] })
  expect(says(state)).toEqual({ do: 'exchange', cards: { B1300: 1, R1300: 1, G100: 1, R1200: 1 } })
})
