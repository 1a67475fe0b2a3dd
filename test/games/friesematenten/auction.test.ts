import { expect, test } from 'vitest'
import { bids } from '../../../shared/games/friesematenten/preview.ts'
import { sit } from './play.ts'

const three = { phase: 'auction', money: [60, 60, 60], empires: [[], [], []] } as const

test('FM2: the buyer gets the stone and opens the next lot; an unsold card leaves it where it is', () => {
  const table = sit({ ...three, exchange: ['f01', 'f02', 'f03'] })
  table.does(0, { do: 'pass' })
  table.does(1, { do: 'bid', amount: 18 })
  table.does(2, { do: 'pass' })
  expect(table.told('stoneMoved')).toEqual([{ e: 'stoneMoved', to: 1 }])
  expect(table.asks()).toBe('1 bid')
  table.does(1, { do: 'pass' })
  table.does(2, { do: 'pass' })
  table.does(0, { do: 'pass' })
  expect(table.state.stone).toBe(1)
  expect(table.asks()).toBe('1 bid')
})

test('FM3: bids are whole, at least the minimum, and higher than the last', () => {
  const table = sit({ ...three, exchange: ['f01'] })
  expect(table.why(0, { do: 'bid', amount: 17 })).toBe('minBid')
  expect(table.why(0, { do: 'bid', amount: 18.5 })).toBe('malformed')
  table.does(0, { do: 'bid', amount: 22 })
  expect(table.why(1, { do: 'bid', amount: 22 })).toBe('bidMore')
  expect(table.why(1, { do: 'bid', amount: 23 })).toBeUndefined()
  expect(bids(table.state)).toEqual({ least: 23, most: 60 })
})

test('FM4: who has passed is not asked again for that card', () => {
  const table = sit({ ...three, exchange: ['f01'] })
  table.does(0, { do: 'pass' })
  table.does(1, { do: 'bid', amount: 18 })
  table.does(2, { do: 'bid', amount: 19 })
  expect(table.asks()).toBe('1 bid')
  expect(table.why(0, { do: 'bid', amount: 30 })).toBe('notYourTurn')
})

test('FM5: the last seat, when all others have passed without a bid, may name any bid or pass', () => {
  const sold = sit({ ...three, exchange: ['f01'] })
  sold.does(0, { do: 'pass' })
  sold.does(1, { do: 'pass' })
  expect(sold.asks()).toBe('2 bid')
  sold.does(2, { do: 'bid', amount: 40 })
  expect(sold.told('awarded')).toMatchObject([{ seat: 2, price: 40 }])
  const unsold = sit({ ...three, exchange: ['f01'] })
  for (const seat of [0, 1, 2]) unsold.does(seat, { do: 'pass' })
  expect(unsold.told('unsold')).toEqual([{ e: 'unsold', card: 'f01', markers: 1 }])
})

test('FM6: a bid above one’s money is refused', () => {
  const table = sit({ ...three, exchange: ['f01'], money: [20, 60, 60] })
  expect(table.why(0, { do: 'bid', amount: 21 })).toBe('onlyMoney')
})

test('FM6: where it is allowed it costs all money, and nobody is passed over for want of money', () => {
  const table = sit({ ...three, exchange: ['f01'], money: [20, 5, 60], overbid: true })
  expect(table.why(0, { do: 'bid', amount: 1000 })).toBe('malformed')
  table.does(0, { do: 'bid', amount: 999 })
  expect(table.told('passed')).toEqual([
    { e: 'passed', seat: 1, auto: true },
    { e: 'passed', seat: 2, auto: true },
  ])
  expect(table.told('overbid')).toEqual([{ e: 'overbid', seat: 0, bid: 999, paid: 20 }])
  expect(table.state.money).toEqual([0, 5, 60])
})

test('FM7: then the same card is auctioned again at once without him; the stone stays, the next seat opens', () => {
  const table = sit({ ...three, exchange: ['f01', 'f02'], overbid: true })
  table.does(0, { do: 'bid', amount: 61 })
  table.does(1, { do: 'pass' })
  table.does(2, { do: 'pass' })
  expect(table.told('lotOpened').at(-1)).toMatchObject({ card: 'f01', opener: 1 })
  expect(table.asks()).toBe('1 bid')
  expect(table.state.stone).toBe(0)
  table.does(1, { do: 'bid', amount: 18 })
  table.does(2, { do: 'pass' })
  expect(table.told('awarded')).toMatchObject([{ seat: 1, card: 'f01', price: 18 }])
})

test('FM7: when all have overbid or pass, the card is unsold', () => {
  const table = sit({ phase: 'auction', money: [60, 60], empires: [[], []], exchange: ['f01', 'f02'], overbid: true })
  table.does(0, { do: 'bid', amount: 61 })
  table.does(1, { do: 'pass' })
  table.does(1, { do: 'bid', amount: 90 })
  expect(table.told('overbid')).toHaveLength(2)
  expect(table.told('unsold')).toMatchObject([{ card: 'f01', markers: 1 }])
})

test('FM8: an unsold card gets a marker, with the second it goes face up under the pile', () => {
  const table = sit({ ...three, exchange: ['f01', 's01+1', 'f02'] })
  for (const seat of [0, 1, 2, 0, 1, 2]) table.does(seat, { do: 'pass' })
  expect(table.state.exchange).toEqual([
    { card: 'f01', markers: 1 },
    { card: 'f02', markers: 0 },
  ])
  expect(table.state.under).toEqual(['s01'])
  expect(table.told('putUnderPile')).toEqual([{ e: 'putUnderPile', card: 's01' }])
})

test('FM8, FM9: a bought card comes without its marker, uncoupled, with one marker less than its uses', () => {
  const table = sit({ ...three, exchange: ['a07+1', 'c06', 'f02'] })
  table.does(0, { do: 'bid', amount: 14 })
  table.does(1, { do: 'pass' })
  table.does(2, { do: 'pass' })
  table.does(0, { do: 'bid', amount: 18 })
  table.does(1, { do: 'pass' })
  table.does(2, { do: 'pass' })
  expect(table.state.empires[0]).toEqual([
    { card: 'a07', on: null, uses: 3 },
    { card: 'c06', on: null, uses: 0 },
  ])
})

test('FM17: first refusal comes before the payment, at the price; the refuser gets card and stone', () => {
  const table = sit({ ...three, exchange: ['f01', 'f02'], money: [60, 29, 60], empires: [[], ['a10*1'], []] })
  table.does(0, { do: 'bid', amount: 29 })
  table.does(2, { do: 'pass' })
  expect(table.asks()).toBe('1 firstRefusal')
  expect(table.why(1, { do: 'bid', amount: 30 })).toBe('notNow')
  table.does(1, { do: 'firstRefusal', use: 'yes' })
  expect(table.state.money).toEqual([60, 0, 60])
  expect(table.state.stone).toBe(1)
  expect(table.told('removed')).toMatchObject([{ card: 'a10', reason: 'usedUp' }])
})

test('FM17: who has not the price is not asked', () => {
  const table = sit({ ...three, exchange: ['f01', 'f02'], money: [60, 29, 60], empires: [[], ['a10*1'], []] })
  table.does(0, { do: 'bid', amount: 30 })
  table.does(2, { do: 'pass' })
  expect(table.told('awarded')).toMatchObject([{ seat: 0, price: 30 }])
})

test('FM18: Fata Morgana is asked before every lot, once per lot, and can be skipped for the round', () => {
  const table = sit({ ...three, exchange: ['f01', 'f02', 'f03', 'f04'], empires: [[], ['a12*2'], []] })
  expect(table.asks()).toBe('1 beforeLot')
  table.plays(1, 'a12', 'f03')
  expect(table.asks()).toBe('0 bid')
  for (const seat of [0, 1, 2]) table.does(seat, { do: 'pass' })
  expect(table.asks()).toBe('1 beforeLot')
  table.does(1, { do: 'skip', until: 'phase' })
  for (const seat of [0, 1, 2]) table.does(seat, { do: 'pass' })
  expect(table.asks()).toBe('0 bid')
  expect(table.told('lotOpened').at(-1)).toMatchObject({ card: 'f04' })
})

test('FM18: when the lot itself is gone, the next one follows with its own window', () => {
  const table = sit({ ...three, exchange: ['f01', 'f02'], empires: [[], ['a12*2'], []] })
  table.plays(1, 'a12', 'f01')
  expect(table.asks()).toBe('1 beforeLot')
  expect(table.why(1, { do: 'skip', until: 'lot' })).toBeUndefined()
})

test('FM46: a gap in the Exchange is filled in the next round only', () => {
  const table = sit({ ...three, exchange: ['f01', 'f02'], empires: [[], ['a12*2'], []] })
  table.plays(1, 'a12', 'f02')
  expect(table.state.exchange).toEqual([{ card: 'f01', markers: 0 }])
})

test('FM50: who cannot afford the next bid passes by himself, and it is said', () => {
  const table = sit({ ...three, exchange: ['f01'], money: [60, 20, 60] })
  table.does(0, { do: 'bid', amount: 20 })
  expect(table.told('passed')).toEqual([{ e: 'passed', seat: 1, auto: true }])
  expect(table.asks()).toBe('2 bid')
})
