import { describe, expect, test } from 'vitest'
import { type Colour, colours } from '../../../shared/games/black-friday/board.ts'
import { odds } from '../../../shared/games/black-friday/chance.ts'
import { blackFriday } from '../../../shared/games/black-friday/index.ts'
import { bagOf, expectedIn, outlook } from '../../../shared/games/black-friday/outlook.ts'
import { dice } from '../../../shared/kit/random.ts'
import { play, scene } from './play.ts'
import { usual } from './position.ts'

const percent = (p = 0) => (100 * p).toFixed(1)

describe('10.6: chance of blacks', () => {
  test.each([
    [31, 1, 5, '83.9', '16.1', '0.0'],
    [30, 2, 5, '69.0', '28.7', '2.3'],
    [32, 2, 6, '65.5', '31.5', '3.0'],
    [33, 3, 6, '53.6', '38.6', '7.8'],
    [30, 3, 7, '43.6', '43.6', '12.8'],
    [34, 4, 7, '37.8', '44.1', '18.0'],
    [35, 5, 8, '24.9', '43.2', '31.9'],
    [30, 5, 9, '14.3', '37.8', '47.9'],
    [36, 6, 9, '15.2', '37.3', '47.5'],
    [28, 6, 10, '4.9', '22.7', '72.3'],
    [33, 7, 10, '5.7', '23.6', '70.6'],
    [27, 8, 11, '0.6', '5.7', '93.8'],
    [9, 2, 9, '0.0', '0.0', '100.0'],
    [20, 1, 11, '45.0', '55.0', '0.0'],
  ])('%i cases, %i black, %i drawn', (all, blacks, draw, none, one, more) => {
    const [no = 0, single = 0] = odds(all, blacks, draw)
    expect([percent(no), percent(single), percent(Math.abs(1 - no - single))]).toEqual([none, one, more])
  })
})

describe('10.7: an adjustment now, when the bag is known', () => {
  const state = scene({
    options: { holdings: 'open' },
    bag: { Y: 7, B: 5, R: 6, G: 4, O: 8, K: 3 },
    level: 4,
    markers: { Y: [5, 0], B: [6, 1], R: [4, 2], G: [3, 0], O: [5, -1] },
  })
  const now = outlook(blackFriday.view(state, 0))

  test('two or more blacks: 10.6 %', () => expect([percent(now.more), now.draw]).toEqual(['10.6', 7]))

  test.each<[Colour, number, string, string, string, string, number, number]>([
    ['Y', 7, '22.8', '0.0', '77.2', '51.36', 19, 103],
    ['B', 5, '34.1', '0.0', '65.9', '67.97', 32, 112],
    ['R', 6, '27.8', '0.0', '72.2', '46.30', 16, 88],
    ['G', 4, '42.1', '0.0', '57.9', '23.32', 7, 44],
    ['O', 8, '18.9', '0.0', '81.1', '47.35', 16, 94],
  ])('%s', (colour, inBag, falls, same, rises, expected, lowest, highest) => {
    const found = now.colours[colour]
    expect(found.inBag).toBe(inBag)
    expect([percent(found.falls), percent(found.same), percent(found.rises)]).toEqual([falls, same, rises])
    expect([found.expected.toFixed(2), found.lowest, found.highest]).toEqual([expected, lowest, highest])
  })

  test('silver and level after it', () => {
    expect(now.silver.byBlacks).toEqual([30, 35, 40, 45])
    expect(now.silver.ends).toBe(0)
    expect(now.level).toEqual({ now: 4, likely: 5, most: 7 })
  })
})

describe('section 8: what a seat may expect of the bag', () => {
  /** Seat 1's own start hand and the random market cases of the worked table. */
  const { state } = blackFriday.setup({ ...usual, specialCards: 'off' }, 3, dice(1))
  state.first = 0
  state.phase = { is: 'act', seat: 0, moved: false }
  const [own, second, third] = state.seats
  if (!own || !second || !third) throw new Error('three seats')
  own.shares = { hidden: { Y: 2, B: 1, R: 1, G: 1 } }
  second.shares = { hidden: { O: 2, Y: 3 } }
  third.shares = { hidden: { R: 5 } }
  state.market = { Y: 8, B: 7, R: 9, G: 8, O: 8 }
  state.bag.cases = { hidden: { Y: 4, B: 9, R: 2, G: 8, O: 7 } }

  const expected = (at: typeof state) => {
    const bag = bagOf(blackFriday.view(at, 0))
    return colours.map((colour) => expectedIn(bag, colour).toFixed(2))
  }

  test('in the beginning', () => {
    expect(blackFriday.audit(state)).toBeUndefined()
    expect(bagOf(blackFriday.view(state, 0)).pool).toEqual({ Y: 7, B: 9, R: 7, G: 8, O: 9 })
    expect(expected(state)).toEqual(['5.25', '6.75', '5.25', '6.00', '6.75'])
  })

  test('after another seat has sold an orange it never bought', () => {
    const laid = play(state, 0, { do: 'pass', case: 'Y' }).state
    const sold = play(laid, 1, { do: 'sell', shares: { O: 1 }, lower: 'O', case: 'O' }).state
    expect(expected(sold)).toEqual(['5.38', '6.92', '5.38', '6.15', '6.15'])
    expect(sold.seats[1]?.known).toEqual({})
  })

  test('the chances of a colour add up to the expected number', () => {
    const now = outlook(blackFriday.view(state, 0))
    for (const colour of colours) {
      const { falls, same, rises } = now.colours[colour]
      expect(falls + same + rises).toBeCloseTo(1, 10)
    }
  })
})
