import { expect, test } from 'vitest'
import { type Card, companies, face, kinds, startCash } from '../../../shared/games/black-monday/board.ts'
import { priceOf } from '../../../shared/games/black-monday/desk.ts'
import { blackMonday } from '../../../shared/games/black-monday/index.ts'
import { list } from '../../../shared/games/black-monday/list.ts'
import { pack } from '../../../shared/games/black-monday/setup.ts'
import { dice } from '../../../shared/kit/random.ts'
import { setupOf } from './position.ts'

const seats = [2, 3, 4, 5, 6]
const usual = { crashRule: 'reach', startSeat: 'random' } as const

test('BM1: 104 cards: thirteen values, two of each, for each of four companies', () => {
  expect(pack).toHaveLength(104)
  for (const card of kinds) expect(pack.filter((other) => other === card)).toHaveLength(2)
  for (const company of companies)
    expect(kinds.filter((card) => face(card).company === company).map((card) => face(card).value)).toEqual([
      100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300,
    ])
})

test('BM2: a card carries a hundredth of its value in shares, a card above 1000 none', () => {
  for (const card of kinds) {
    const { value, shares, high } = face(card)
    expect(shares).toBe(value > 1000 ? 0 : value / 100)
    expect(high).toBe(value > 1000)
  }
  expect(pack.filter((card) => face(card).high)).toHaveLength(24)
  expect(pack.reduce((sum, card) => sum + face(card).shares, 0)).toBe(440)
})

test('BM3: the first card from 100 to 1000 of each company is its start price', () => {
  const top: Card[] = ['Y1300', 'R1100', 'R200', 'Y900', 'B1000', 'R300', 'G1200', 'G100']
  const { state } = setupOf({ players: 2, setupDeckTop: top })
  expect(companies.map((company) => priceOf(state.tracks[company]))).toEqual([200, 1000, 100, 900])
})

test('BM4: what was turned over beyond that goes back into the deck, and everybody has seen it', () => {
  const top: Card[] = ['Y1300', 'R1100', 'R200', 'Y900', 'B1000', 'R300', 'G1200', 'G100']
  const { state, events } = setupOf({ players: 2, setupDeckTop: top })
  expect(events.find((event) => event.e === 'setAside')).toEqual({
    e: 'setAside',
    cards: ['R300', 'R1100', 'G1200', 'Y1300'],
  })
  expect(blackMonday.audit(state)).toBeUndefined()
  const left = [...state.deck.hidden, ...state.seats.flatMap(({ hand }) => list(hand.hidden))]
  for (const card of ['R300', 'R1100', 'G1200', 'Y1300'] as const)
    expect(left.filter((other) => other === card)).toHaveLength(2)
})

test('BM4: without any such card the log tells of none', () => {
  const { events } = setupOf({ players: 2, setupDeckTop: ['R100', 'B200', 'G300', 'Y400'] })
  expect(events.map((event) => event.e)).toEqual([
    ...['startPrice', 'startPrice', 'startPrice', 'startPrice'],
    ...['dealt', 'dealt'],
  ])
})

test.each(seats)('%i players: eight cards and 20 000 each, the rest is the first deck', (players) => {
  const { state } = blackMonday.setup(usual, players, dice(players))
  expect(blackMonday.audit(state)).toBeUndefined()
  expect(state.seats.map(({ cash, shares }) => ({ cash, shares }))).toEqual(
    Array(players).fill({ cash: startCash, shares: {} }),
  )
  expect(state.seats.map(({ hand }) => list(hand.hidden).length)).toEqual(Array(players).fill(8))
  expect(state.deck.hidden).toHaveLength({ 2: 84, 3: 76, 4: 68, 5: 60, 6: 52 }[players] ?? 0)
  expect(state.second).toBeNull()
})

test('the starting seat is drawn, or with the option it is the first', () => {
  const starts = (startSeat: 'random' | 'seat1') =>
    Array.from({ length: 60 }, (_, seed) => {
      const { state } = blackMonday.setup({ ...usual, startSeat }, 3, dice(seed))
      expect(state.phase.seat).toBe(state.start)
      return state.start
    })
  expect(new Set(starts('random'))).toEqual(new Set([0, 1, 2]))
  expect(new Set(starts('seat1'))).toEqual(new Set([0]))
})
