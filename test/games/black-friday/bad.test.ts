import { describe, expect, test } from 'vitest'
import { blackFriday } from '../../../shared/games/black-friday/index.ts'
import type { Move } from '../../../shared/games/black-friday/moves.ts'
import { read, sample } from '../../../shared/kit/choice.ts'
import { dice } from '../../../shared/kit/random.ts'
import { anyMove, play, refused, scene } from './play.ts'
import { usual } from './position.ts'

const shape = (json: unknown) => read<Move>(blackFriday.moves, json)

describe('what is no move at all', () => {
  test.each([
    [null],
    ['pass'],
    [[]],
    [{}],
    [{ do: 'steal' }],
    [{ do: 'toString' }],
    [{ do: '__proto__' }],
    [{ do: 'subsidy', count: 0 }],
    [{ do: 'subsidy', count: -1 }],
    [{ do: 'subsidy', count: 1.5 }],
    [{ do: 'subsidy', count: '1' }],
    [{ do: 'subsidy', count: Number.NaN }],
    [{ do: 'subsidy', count: 1, extra: 1 }],
    [{ do: 'buy', shares: {}, case: 'Y' }],
    [{ do: 'buy', shares: { Y: 0 }, case: 'Y' }],
    [{ do: 'buy', shares: { Y: -1, R: 2 }, case: 'Y' }],
    [{ do: 'buy', shares: { Y: 0.5 }, case: 'Y' }],
    [{ do: 'buy', shares: { K: 1 }, case: 'K' }],
    [{ do: 'buy', shares: { X: 1 }, case: 'Y' }],
    [JSON.parse('{"do":"buy","shares":{"__proto__":1},"case":"Y"}')],
    [JSON.parse('{"do":"buy","shares":{"Y":1},"case":"Y","__proto__":{"do":"pass"}}')],
    [{ do: 'buy', shares: ['Y'], case: 'Y' }],
    [{ do: 'sell', shares: { Y: 1 }, lower: 'K', case: 'Y' }],
    [{ do: 'sell', shares: { Y: 1 }, case: 'Y' }],
    [{ do: 'silver', bars: 0, case: 'Y' }],
    [{ do: 'silver', bars: 1e9, case: 'Y' }],
    [{ do: 'pass', case: 'y' }],
    [{ do: 'passCard' }],
    [{ do: 'end', seat: 1 }],
  ])('%j', (json) => expect(shape(json)).toHaveProperty('misread'))
})

describe('a move at the wrong time', () => {
  test('by a seat that is not on turn, or is not at the table', () => {
    const state = scene({})
    for (const seat of [1, 2, 3, -1, 99]) {
      expect(refused(state, seat, { do: 'pass', case: 'Y' })).toEqual({ key: 'notYourTurn' })
      expect(blackFriday.choices(state, seat)).toEqual([])
    }
  })

  test('of another decision', () => {
    expect(refused(scene({}), 0, { do: 'opening', case: 'Y' })).toEqual({ key: 'notNow' })
    expect(refused(scene({}), 0, { do: 'end' })).toEqual({ key: 'notNow' })
    expect(refused(scene({}), 0, { do: 'passCard', case: 'Y' })).toEqual({ key: 'noCard' })
  })

  test('again, after it has been made', () => {
    const state = scene({})
    const { state: next } = play(state, 0, { do: 'pass', case: 'Y' })
    expect(refused(next, 0, { do: 'pass', case: 'Y' })).toEqual({ key: 'notYourTurn' })
  })
})

test('any move of the right shape is either refused or lies inside the choices, and a refusal changes nothing', () => {
  for (let seed = 0; seed < 30; seed++) {
    const random = dice(seed)
    let { state } = blackFriday.setup(usual, 2 + (seed % 4), random)
    while (!blackFriday.standings(state)) {
      const before = JSON.stringify(state)
      const { seat } = state.phase
      for (let i = 0; i < 8; i++) {
        const move = sample<Move>(blackFriday.moves, random)
        const allowed = blackFriday.refuse(state, seat, move) === undefined
        const inside = 'move' in read<Move>(blackFriday.choices(state, seat), move)
        if (allowed) expect(inside).toBe(true)
      }
      expect(JSON.stringify(state)).toBe(before)
      state = play(state, seat, anyMove(state, seat, random), random).state
    }
  }
})
