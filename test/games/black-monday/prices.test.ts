import { expect, test } from 'vitest'
import { type Company, columns, companies, ruins, values, within } from '../../../shared/games/black-monday/board.ts'
import { exposed } from '../../../shared/games/black-monday/chance.ts'
import { priceOf } from '../../../shared/games/black-monday/desk.ts'
import { blackMonday } from '../../../shared/games/black-monday/index.ts'
import { moves } from '../../../shared/games/black-monday/moves.ts'
import type { State } from '../../../shared/games/black-monday/state.ts'
import { buy, crash, end, offered, play, price, refusal, scene, sharesOf } from './play.ts'

const at = (state: State, company: Company) => priceOf(state.tracks[company])

test('BM10: two price cards, on two companies or twice on one; limits count from the price of that moment', () => {
  const before = scene({ prices: { G: 600 }, seats: [{ hand: ['G1000', 'G1300', 'R400', 'Y400'] }] })
  expect(refusal(before, price('G1300'))).toEqual({ key: 'outOfReach', company: 'G', price: 600, low: 200, high: 1100 })
  const { state } = play(before, price('G1000'), price('G1300'))
  expect(at(state, 'G')).toBe(1300)
  expect(refusal(state, price('R400'))).toEqual({ key: 'twoPrices' })
  const two = play(before, price('R400'), price('Y400')).state
  expect([at(two, 'R'), at(two, 'Y')]).toEqual([400, 400])
  expect(refusal(two, price('G1000'))).toEqual({ key: 'twoPrices' })
})

test('BM11: the limits include both ends', () => {
  for (const company of companies) {
    const { up, down } = columns[company]
    expect(within(company, 700, 700 + up)).toBe(true)
    expect(within(company, 700, 700 + up + 100)).toBe(false)
    expect(within(company, 700, 700 - down)).toBe(true)
    expect(within(company, 700, 700 - down - 100)).toBe(false)
  }
})

test('BM11: the present price may be set again and uses a card', () => {
  const { state, events } = play(scene({ seats: [{ hand: ['R500'] }] }), price('R500'))
  expect(at(state, 'R')).toBe(500)
  expect(state.tracks.R.laid).toHaveLength(2)
  expect(state.phase).toMatchObject({ priced: 1, order: 'P' })
  expect(events).toEqual([{ e: 'priceSet', seat: 0, card: 'R500', company: 'R', from: 500, to: 500 }])
})

type Band = readonly [number, number]
const bands: readonly (readonly [number, Band, Band, Band, Band])[] = [
  [100, [100, 400], [100, 500], [100, 600], [100, 700]],
  [300, [100, 600], [100, 700], [100, 800], [100, 900]],
  [500, [300, 800], [200, 900], [100, 1000], [100, 1100]],
  [700, [500, 1000], [400, 1100], [300, 1200], [200, 1300]],
  [800, [600, 1100], [500, 1200], [400, 1300], [300, 1300]],
  [1000, [800, 1300], [700, 1300], [600, 1300], [500, 1300]],
  [1200, [1000, 1300], [900, 1300], [800, 1300], [700, 1300]],
  [1300, [1100, 1300], [1000, 1300], [900, 1300], [800, 1300]],
]
test.each(bands)('BM12: from %i each company reaches what the table says', (from, ...table) => {
  for (const [i, company] of companies.entries()) {
    const reached = values.filter((value) => within(company, from, value))
    expect([reached[0], reached.at(-1)]).toEqual(table[i])
    expect(reached).toEqual(values.filter((value) => value >= (reached[0] ?? 0) && value <= (reached.at(-1) ?? 0)))
  }
})

test('red at 1300: R1100 is the lowest legal red card', () => {
  const before = scene({ prices: { R: 1300 }, seats: [{ hand: ['R900', 'R1000', 'R1100', 'R1200'] }] })
  expect(offered(before, 'price').filter((card) => card.startsWith('R'))).toEqual(['R1100', 'R1200'])
})

test('yellow at 100: Y100 to Y700', () => {
  const hand = ['Y100', 'Y200', 'Y700', 'Y800', 'Y1300'] as const
  const before = scene({ prices: { Y: 100 }, seats: [{ hand: [...hand] }] })
  expect(offered(before, 'price').filter((card) => card.startsWith('Y'))).toEqual(['Y100', 'Y200', 'Y700'])
})

test('BM13: a high card sets a price like any other, or ruins its own company', () => {
  const before = scene({ prices: { B: 900 }, seats: [{ hand: ['B1200'] }] })
  expect(at(play(before, price('B1200')).state, 'B')).toBe(1200)
  const { state } = play(before, crash('B1200'))
  expect([at(state, 'B'), at(state, 'R')]).toEqual([0, 500])
})

test('BM13: no other card ruins', () => {
  expect(refusal(scene({ seats: [{ hand: ['B700'] }] }), crash('B700'))).toEqual({ key: 'notHigh' })
})

test('BM14: blue at 600: B1100 is out of reach; after B700 it ruins', () => {
  const before = scene({ prices: { B: 600 }, seats: [{ hand: ['B700', 'B1100'] }] })
  expect(refusal(before, crash('B1100'))).toEqual({ key: 'outOfReach', company: 'B', price: 600, low: 300, high: 1000 })
  expect(at(play(before, price('B700'), crash('B1100')).state, 'B')).toBe(0)
})

test('BM14: a company is exposed from 800, 700, 600 and 500', () => {
  const from = { R: 800, B: 700, G: 600, Y: 500 }
  for (const company of companies)
    for (const value of values) {
      const view = blackMonday.view(scene({ prices: { [company]: value } }), 'watcher')
      expect([company, value, exposed(view, company)]).toEqual([company, value, value >= from[company]])
    }
})

test('the option any: a high card ruins at any price but 0', () => {
  const before = scene({ rule: 'any', prices: { R: 100, B: 0 }, seats: [{ hand: ['R1300', 'B1300'] }] })
  expect(at(play(before, crash('R1300')).state, 'R')).toBe(0)
  expect(refusal(before, crash('B1300'))).toEqual({ key: 'companyDown', company: 'B', use: 'ruin' })
  expect(refusal(before, price('R1300'))?.key).toBe('outOfReach')
})

test('the option over1000: only a price above 1000 is ruined, by any high card', () => {
  const hand = ['R1100', 'R1200'] as const
  const low = scene({ rule: 'over1000', prices: { R: 1000 }, seats: [{ hand: [...hand] }] })
  expect(refusal(low, crash('R1100'))).toEqual({ key: 'notOver1000', company: 'R', price: 1000 })
  expect(at(play(low, price('R1100'), crash('R1200')).state, 'R')).toBe(0)
  for (const value of values) expect(ruins('over1000', 'R', value, 1100)).toBe(value > 1000)
})

test('BM15: after a crash everybody discards his shares of the company unpaid', () => {
  const before = scene({
    prices: { Y: 600 },
    seats: [
      { hand: ['Y1100'], shares: ['Y100', 'R100'] },
      { shares: ['Y400', 'Y500'] },
      { cash: 300, shares: ['B300'] },
    ],
  })
  const { state, events } = play(before, crash('Y1100'))
  expect(state.seats.map(({ cash }) => cash)).toEqual([20000, 20000, 300])
  expect([0, 1, 2].map((seat) => sharesOf(state, seat))).toEqual([['R100'], [], ['B300']])
  expect(state.discards).toEqual({ Y100: 1, Y400: 1, Y500: 1 })
  expect(events).toEqual([
    {
      ...{ e: 'crashed', seat: 0, card: 'Y1100', company: 'Y', from: 600 },
      lost: [
        { seat: 0, shares: 1, cards: ['Y100'] },
        { seat: 1, shares: 9, cards: ['Y400', 'Y500'] },
      ],
    },
  ])
})

test('BM16: the crash card is the top of the pile and stays there at the reshuffle', () => {
  const before = scene({
    players: 2,
    prices: { Y: 600 },
    rest: 'discards',
    deckTop: ['B900'],
    seats: [{ hand: ['Y1100'] }],
  })
  const { state } = play(before, crash('Y1100'), end)
  expect(state.second).not.toBeNull()
  expect(state.tracks.Y.laid.slice(state.tracks.Y.gone)).toEqual([{ card: 'Y1100', to: 0 }])
  expect(state.deck.hidden.filter((card) => card === 'Y600')).toHaveLength(2)
})

test('BM18: a company at 0 restarts with 100 to 1000 of its own, whatever the limits, by whoever is first', () => {
  const hand = ['R100', 'R1000', 'R1100'] as const
  const before = scene({ prices: { R: 0 }, piles: { R: ['R300', 'R1200'] }, rule: 'any', seats: [{ hand: [...hand] }] })
  expect(offered(before, 'price').filter((card) => card.startsWith('R'))).toEqual(
    expect.arrayContaining(['R100', 'R1000']),
  )
  expect(refusal(before, price('R1100'))).toEqual({ key: 'restartRange', company: 'R' })
  const { state, events } = play(before, price('R1000'))
  expect(at(state, 'R')).toBe(1000)
  expect(events[0]).toEqual({ e: 'restarted', seat: 0, card: 'R1000', company: 'R', from: 0, to: 1000 })
})

test('yellow at 0: restart with Y1000, then Y1300 from there', () => {
  const before = scene({ prices: { Y: 0 }, piles: { Y: ['Y900', 'Y1300'] }, seats: [{ hand: ['Y1000', 'Y1300'] }] })
  expect(at(play(before, price('Y1000'), price('Y1300')).state, 'Y')).toBe(1300)
})

test('BM18: the same player may restart at once, and trade when he began with prices', () => {
  const before = scene({ prices: { G: 900 }, seats: [{ hand: ['G1200', 'G200', 'G300'] }] })
  const { state } = play(before, crash('G1200'), price('G200'), buy('G300'))
  expect(state.seats[0]?.cash).toBe(20000 - 3 * 200)
})

test('BM19: a crash and a restart use one price card each', () => {
  const hand = ['G1200', 'G200', 'R400', 'R1100'] as const
  const before = scene({ prices: { G: 900, R: 900 }, seats: [{ hand: [...hand] }] })
  const { state } = play(before, crash('G1200'), price('G200'))
  expect(state.phase).toMatchObject({ priced: 2 })
  expect(refusal(state, price('R400'))).toEqual({ key: 'twoPrices' })
  expect(refusal(state, crash('R1100'))).toEqual({ key: 'twoPrices' })
})

test('BM31: high cards have two uses and no third', () => {
  expect(moves.map((choice) => choice.do)).toEqual(['buy', 'sell', 'price', 'crash', 'exchange', 'end'])
  const state = scene({ prices: { B: 900 }, seats: [{ hand: ['B1200'] }] })
  const uses = blackMonday
    .choices(state, 0)
    .filter((choice) => 'card' in choice.fields && choice.fields.card.of.includes('B1200'))
  expect(uses.map((choice) => choice.do)).toEqual(['price', 'crash'])
})

test('reasons come in their order: prices over, not in hand, two cards, then the card itself', () => {
  const over = scene({ turn: { seat: 1, order: 'PT', priced: 1 }, seats: [{ hand: ['R400'] }] })
  expect(refusal(over, price('Y1300'))?.key).toBe('pricesClosed')
  const two = scene({ turn: { seat: 1, order: 'P', priced: 2 }, seats: [{ hand: ['R1300'] }] })
  expect(refusal(two, crash('Y1300'))?.key).toBe('notInHand')
  expect(refusal(two, crash('R1300'))?.key).toBe('twoPrices')
})
