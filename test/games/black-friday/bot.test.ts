import { describe, expect, test } from 'vitest'
import { blackFriday } from '../../../shared/games/black-friday/index.ts'
import type { Options } from '../../../shared/games/black-friday/state.ts'
import { dice, type Random } from '../../../shared/kit/random.ts'
import { anyMove, play } from './play.ts'
import { usual } from './position.ts'

/** Plays a whole game; `bots` says which seats the plain bot has, the others play at random. */
function whole(seats: number, random: Random, bots: (seat: number) => boolean, options: Partial<Options> = {}) {
  let { state } = blackFriday.setup({ ...usual, ...options }, seats, random)
  let turns = 0
  while (!blackFriday.standings(state)) {
    const { seat } = state.phase
    const move = bots(seat)
      ? blackFriday.bot(blackFriday.view(state, seat), blackFriday.choices(state, seat), random)
      : anyMove(state, seat, random)
    if (move.do === 'buy' || move.do === 'sell' || move.do === 'silver' || move.do === 'pass') turns++
    state = play(state, seat, move, random).state
  }
  return { places: blackFriday.standings(state) ?? [], turns }
}

test('12.1: the plain bot beats two random players in at least 95 of 100 games, at every seat in turn', () => {
  let won = 0
  for (let i = 0; i < 100; i++) {
    const { places } = whole(3, dice(i), (seat) => seat === i % 3)
    if (places.some(({ seat, place }) => seat === i % 3 && place === 1)) won++
  }
  expect(won).toBeGreaterThanOrEqual(95)
})

describe('12.1: bots among themselves', () => {
  test('four of them take about 13 turns each', () => {
    let turns = 0
    for (let i = 0; i < 30; i++) turns += whole(4, dice(i), () => true).turns / 4
    expect(turns / 30).toBeGreaterThan(10)
    expect(turns / 30).toBeLessThan(17)
  })

  test.each([2, 3, 4, 5])('%i of them never make a move that is refused, whatever the options', (seats) => {
    const tables: Partial<Options>[] = [{}, { specialCards: 'off' }, { salesBlacks: 'bag' }, { holdings: 'open' }]
    for (const [i, options] of tables.entries()) whole(seats, dice(i), () => true, options)
  })

  test('the same view and the same chance give the same move', () => {
    const { state } = blackFriday.setup(usual, 3, dice(1))
    const view = blackFriday.view(state, state.phase.seat)
    const choices = blackFriday.choices(state, state.phase.seat)
    expect(blackFriday.bot(view, choices, dice(2))).toEqual(blackFriday.bot(view, choices, dice(2)))
  })
})
