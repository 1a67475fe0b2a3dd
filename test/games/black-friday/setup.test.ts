import { describe, expect, test } from 'vitest'
import {
  black,
  cases,
  colours,
  dealFor,
  kinds,
  levels,
  signs,
  tableNames,
} from '../../../shared/games/black-friday/board.ts'
import { blackFriday } from '../../../shared/games/black-friday/index.ts'
import { countOf, total } from '../../../shared/kit/basket.ts'
import { dice } from '../../../shared/kit/random.ts'
import { find, play, refused } from './play.ts'
import { usual } from './position.ts'

const begin = (seats: number, seed = 1, options = {}) => blackFriday.setup({ ...usual, ...options }, seats, dice(seed))

describe('section 3', () => {
  test.each([
    [2, 5, 30, 100],
    [3, 2, 40, 115],
    [4, 1, 40, 120],
    [5, 0, 40, 125],
  ])(
    '%i players: %i of each colour in the box, %i cases in the market, %i in play, 30 in the bag',
    (seats, box, market, inPlay) => {
      const { state } = begin(seats)
      expect(dealFor(seats).box).toBe(box)
      expect(total(state.market)).toBe(market)
      expect(total(state.bag.cases.hidden)).toBe(30)
      expect(colours.length * (cases.ofColour - box)).toBe(inPlay)
      expect(state.seats.map((seat) => total(seat.shares.hidden))).toEqual(Array(seats).fill(5))
      expect(tableNames.map((name) => total(state.tables[name]))).toEqual([0, 0, 11, 12, 13])
      expect(tableNames.map((name) => countOf(state.tables[name], black))).toEqual([0, 0, 1, 2, 3])
      expect(state).toMatchObject({ supply: 9, level: 0, silver: { price: 20, bought: 0 }, current: 'sales1' })
      expect(state.seats.every((seat) => seat.cash + seat.subsidies + seat.bars === 0)).toBe(true)
      expect(blackFriday.audit(state)).toBeUndefined()
    },
  )

  test('BF43: the starting seat is drawn by lot, and every seat can be it', () => {
    const first = new Set(Array.from({ length: 40 }, (_, seed) => begin(4, seed).state.first))
    expect([...first].sort()).toEqual([0, 1, 2, 3])
    const { state, events } = begin(4, 3)
    expect(events[0]).toEqual({ e: 'starts', seat: state.first })
    expect(state.phase).toEqual({ is: 'act', seat: state.first, moved: false })
  })

  test('3.8: the cards go by turn order', () => {
    const { state } = begin(5, 2)
    const inTurn = Array.from({ length: 5 }, (_, i) => state.seats[(state.first + i) % 5]?.cards)
    expect(inTurn).toEqual([[], ['PASS'], ['SELL+1'], ['SILVER+1'], ['BUY+1']])
    const two = begin(2, 2).state
    expect(two.seats[two.first]?.cards).toEqual(['SELL+1', 'BUY+1'])
    expect(two.seats[1 - two.first]?.cards).toEqual(['PASS', 'SELL+1', 'BUY+1'])
  })

  test('section 7: without special cards nobody gets one', () => {
    for (const seats of [2, 5]) {
      const { state, events } = begin(seats, 1, { specialCards: 'off' })
      expect(state.seats.flatMap((seat) => seat.cards)).toEqual([])
      expect(find(events, 'cardsGiven')).toBeUndefined()
    }
  })

  test('3.9: two players lay an opening case each, the starting seat first and then on turn', () => {
    const { state } = begin(2, 4)
    const [first, second] = [state.first, 1 - state.first]
    expect(state.phase).toEqual({ is: 'opening', seat: first })
    expect(refused(state, second, { do: 'opening', case: 'R' })).toEqual({ key: 'notYourTurn' })
    expect(refused(state, first, { do: 'pass', case: 'R' })).toEqual({ key: 'notNow' })
    const once = play(state, first, { do: 'opening', case: 'R' }).state
    expect(once.phase).toEqual({ is: 'opening', seat: second })
    const twice = play(once, second, { do: 'opening', case: 'R' }).state
    expect(twice.tables.purchase).toEqual({ R: 2 })
    expect(twice.phase).toEqual({ is: 'act', seat: first, moved: false })
    expect(refused(twice, first, { do: 'opening', case: 'R' })).toEqual({ key: 'notNow' })
  })

  test('more or fewer players than the game knows are an error', () => {
    expect(() => begin(6)).toThrow()
    expect(() => begin(1)).toThrow()
  })
})

test('2.3: the level cards, and how sure each number is', () => {
  expect(levels.map((card) => [card.subsidies, card.shares, card.silver, card.draw])).toEqual([
    [2, 1, 1, 5],
    [3, 1, 1, 5],
    [3, 2, 1, 6],
    [4, 2, 2, 7],
    [5, 3, 2, 7],
    [5, 3, 3, 8],
    [6, 4, 3, 9],
    [7, 4, 4, 10],
    [7, 5, 4, 10],
    [8, 5, 5, 11],
  ])
  expect(levels[2]?.sure).toEqual(['designed', 'designed', 'designed', 'stated'])
  expect(levels[9]?.sure).toEqual(Array(4).fill('reconstructed'))
})

test('section 13: every kind has a sign of its own', () => {
  expect(new Set(kinds.map((kind) => signs[kind])).size).toBe(6)
})
