import { expect, test } from 'vitest'
import { blackMonday } from '../../../shared/games/black-monday/index.ts'
import { buy, end, exchange, handOf, offered, play, price, refusal, scene, sell, sharesOf } from './play.ts'

test('buying: red at 300, hand R400: cost 1200, 18800 left, four shares', () => {
  const before = scene({ prices: { R: 300 }, seats: [{ hand: ['R400'] }] })
  const { state, events } = play(before, buy('R400'))
  expect(state.seats[0]?.cash).toBe(18800)
  expect(sharesOf(state, 0)).toEqual(['R400'])
  expect(events).toEqual([{ e: 'bought', seat: 0, card: 'R400', company: 'R', shares: 4, price: 300, cost: 1200 }])
})

test('selling: yellow at 800, Y1000 and Y200: income 9600, the cards lie on the discards', () => {
  const before = scene({ prices: { Y: 800 }, seats: [{ shares: ['Y1000', 'Y200'] }] })
  const { state, events } = play(before, sell('Y1000', 'Y200'))
  expect(state.seats[0]?.cash).toBe(29600)
  expect(state.discards).toEqual({ Y200: 1, Y1000: 1 })
  expect(events).toEqual([{ e: 'sold', seat: 0, cards: ['Y200', 'Y1000'], income: 9600 }])
})

test('BM5: trade first, then prices: after the first price card trade is over', () => {
  const before = scene({ seats: [{ hand: ['R400', 'R600', 'B600'], shares: ['G100'] }] })
  const { state } = play(before, buy('R400'), price('R600'))
  expect(refusal(state, buy('B600'))).toEqual({ key: 'tradeClosed' })
  expect(refusal(state, sell('G100'))).toEqual({ key: 'tradeClosed' })
  expect(refusal(state, price('B600'))).toBeUndefined()
})

test('BM5: prices first, then trade: after the first trade prices are over', () => {
  const before = scene({ seats: [{ hand: ['R600', 'B600', 'G1000', 'Y1100'], shares: ['G100'] }] })
  const { state } = play(before, price('R600'), sell('G100'))
  expect(refusal(state, price('B600'))).toEqual({ key: 'pricesClosed' })
  expect(refusal(state, { do: 'crash', card: 'Y1100' })).toEqual({ key: 'pricesClosed' })
  expect(refusal(state, buy('B600'))).toBeUndefined()
})

test('BM6: buying and selling alternate; each purchase is checked when it is made', () => {
  const before = scene({ seats: [{ cash: 1000, hand: ['R400', 'B200'], shares: ['G900'] }] })
  expect(refusal(before, buy('R400'))).toEqual({ key: 'noCash', cost: 2000, cash: 1000 })
  const { state } = play(before, buy('B200'), sell('G900', 'B200'), buy('R400'))
  expect(state.seats[0]?.cash).toBe(1000 - 1000 + 5500 - 2000)
  expect(sharesOf(state, 0)).toEqual(['R400'])
})

test('BM7: two hand cards for buying, whole and at the present price', () => {
  const before = scene({ prices: { B: 700 }, seats: [{ hand: ['B100', 'B300', 'R100'] }] })
  const { state } = play(before, buy('B100'), buy('B300'))
  expect(state.seats[0]?.cash).toBe(20000 - 700 - 2100)
  expect(refusal(state, buy('R100'))).toEqual({ key: 'twoBuys' })
  expect(offered(state, 'buy')).toEqual([])
})

test('BM7: selling does not give a purchase back', () => {
  const before = scene({ seats: [{ hand: ['B100', 'B300', 'R100'] }] })
  const { state } = play(before, buy('B100'), buy('B300'), sell('B100', 'B300'))
  expect(refusal(state, buy('R100'))).toEqual({ key: 'twoBuys' })
})

test('BM8: any number of share cards, whole cards only', () => {
  const before = scene({ prices: { Y: 100 }, seats: [{ hand: [], shares: ['R400', 'R400', 'G100', 'Y1000'] }] })
  const { state } = play(before, sell('R400', 'R400', 'G100', 'Y1000'))
  expect(state.seats[0]?.cash).toBe(20000 + 4500 + 1000)
  expect(sharesOf(state, 0)).toEqual([])
  const sale = blackMonday.choices(before, 0).find((choice) => choice.do === 'sell')
  expect(sale?.fields).toEqual({ cards: { kind: 'count', of: { R400: 2, G100: 1, Y1000: 1 }, min: 1, max: 4 } })
})

test('BM8: choosing nothing, or what one does not hold, is refused', () => {
  const before = scene({ seats: [{ hand: ['B300'], shares: ['R400'] }] })
  expect(refusal(before, sell())).toEqual({ key: 'chooseCards' })
  expect(refusal(before, sell('B300'))).toEqual({ key: 'notOwned' })
  expect(refusal(before, sell('R400', 'R400'))).toEqual({ key: 'notOwned' })
})

test('BM9: twelve shares of a company; with eight red ones R100 to R400 still fit', () => {
  const hand = ['R100', 'R200', 'R300', 'R400', 'R500', 'R1000', 'B900'] as const
  const before = scene({ prices: { R: 100 }, seats: [{ hand: [...hand], shares: ['R800'] }] })
  expect(offered(before, 'buy').filter((card) => card.startsWith('R'))).toEqual(['R100', 'R200', 'R300', 'R400'])
  expect(refusal(before, buy('R500'))).toEqual({ key: 'cap', company: 'R', shares: 13 })
  expect(refusal(before, buy('B900'))).toBeUndefined()
  const { state } = play(before, buy('R300'))
  expect(refusal(state, buy('R200'))).toEqual({ key: 'cap', company: 'R', shares: 13 })
  expect(refusal(state, buy('R100'))).toBeUndefined()
})

test('2500 in cash, red at 500: R500 is the largest red card that can be paid', () => {
  const before = scene({ prices: { R: 500 }, seats: [{ cash: 2500, hand: ['R400', 'R500', 'R600'] }] })
  expect(offered(before, 'buy').filter((card) => card.startsWith('R'))).toEqual(['R400', 'R500'])
  expect(refusal(before, buy('R600'))).toEqual({ key: 'noCash', cost: 3000, cash: 2500 })
})

test('BM2: a card above 1000 buys nothing', () => {
  const before = scene({ seats: [{ hand: ['R1100'] }] })
  expect(refusal(before, buy('R1100'))).toEqual({ key: 'noShares' })
})

test('BM17: a company at 0 is not traded', () => {
  const before = scene({ prices: { G: 0 }, seats: [{ hand: ['G300'] }] })
  expect(refusal(before, buy('G300'))).toEqual({ key: 'companyDown', company: 'G', use: 'trade' })
})

test('reasons come in their order: trade over, not in hand, two cards, no shares, at 0, cap, money', () => {
  const shares = ['R900'] as const
  const poor = scene({ prices: { G: 0 }, seats: [{ cash: 100, hand: ['R1200', 'R600', 'G200'], shares: [...shares] }] })
  expect(refusal(poor, buy('R600'))?.key).toBe('cap')
  expect(refusal(poor, buy('B1300'))?.key).toBe('notInHand')
  const twice = scene({ turn: { seat: 1, order: 'T', bought: 2 }, seats: [{ hand: ['R1200', 'R600'] }] })
  expect(refusal(twice, buy('R1200'))?.key).toBe('twoBuys')
  expect(refusal(twice, buy('B1300'))?.key).toBe('notInHand')
  const late = scene({ turn: { seat: 1, order: 'TP', bought: 1, priced: 1 } })
  expect(refusal(late, buy('B1300'))?.key).toBe('tradeClosed')
})

test('BM20: exchange stands alone and takes one to four cards', () => {
  const hand = ['R100', 'R900', 'B800', 'B1200', 'B1300', 'G700'] as const
  const before = scene({ seats: [{ hand: [...hand], shares: ['Y100'] }] })
  expect(refusal(before, exchange())).toEqual({ key: 'exchangeCount' })
  expect(refusal(before, exchange('R100', 'R900', 'B800', 'B1200', 'B1300'))).toEqual({ key: 'exchangeCount' })
  expect(refusal(before, exchange('Y1300'))).toEqual({ key: 'notInHand' })
  expect(refusal(before, exchange('R100', 'R100'))).toEqual({ key: 'notInHand' })
  const { state, events } = play(before, exchange('R100', 'R900', 'B800', 'B1200'))
  expect(state.phase).toEqual({ at: 'turn', seat: 1, order: '', bought: 0, priced: 0 })
  expect(events.map((event) => event.e)).toEqual(['exchanged', 'drew'])
  expect(handOf(state, 0)).toHaveLength(8)
  const traded = play(before, sell('Y100')).state
  expect(refusal(traded, exchange('R100'))).toEqual({ key: 'exchangeOnly' })
  expect(refusal(play(before, price('B800')).state, exchange('R100'))).toEqual({ key: 'exchangeOnly' })
})

test('BM21: a turn trades, changes a price or exchanges; only then it may end', () => {
  const before = scene({ seats: [{ hand: ['R500'], shares: ['Y100'] }] })
  expect(refusal(before, end)).toEqual({ key: 'mustAct' })
  for (const move of [buy('R500'), price('R500'), sell('Y100')])
    expect(play(before, move, end).state.phase.seat).toBe(1)
})

test('BM22: discards lie face up for all', () => {
  const { state } = play(scene({ seats: [{ hand: ['R100', 'B1300'] }] }), exchange('R100', 'B1300'))
  for (const viewer of [0, 1, 'watcher'] as const)
    expect(blackMonday.view(state, viewer).discards).toEqual({ R100: 1, B1300: 1 })
})

test('BM23: the hand is refilled to eight at the end of the turn only', () => {
  const before = scene({ seats: [{ hand: ['R400', 'B400', 'R500', 'B500'] }], deckTop: ['Y1300', 'G1300'] })
  const { state } = play(before, buy('R400'), buy('B400'), price('R500'), price('B500'))
  expect(handOf(state, 0)).toHaveLength(4)
  const done = play(state, end)
  expect(handOf(done.state, 0)).toHaveLength(8)
  expect(handOf(done.state, 0)).toEqual(expect.arrayContaining(['G1300', 'Y1300']))
})

test('BM23: who only sold draws nothing, and the log says nothing of a draw', () => {
  const { state, events } = play(scene({ seats: [{ shares: ['Y100'] }] }), sell('Y100'), end)
  expect(events.map((event) => event.e)).toEqual(['sold'])
  expect(state.phase.seat).toBe(1)
})
