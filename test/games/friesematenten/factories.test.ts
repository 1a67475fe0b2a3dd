import { expect, test } from 'vitest'
import { maximumOf, pointsOf } from '../../../shared/games/friesematenten/empire.ts'
import { fees, tooMany } from '../../../shared/games/friesematenten/preview.ts'
import { empire } from './cases.ts'
import { sit } from './play.ts'

const three = { phase: 'cards', money: [60, 60, 60], exchange: ['s01'] } as const

test('FM25: three factories, changed by coupled cards, never below one', () => {
  const table = sit({ ...three, empires: [['c06>0'], ['c07>1'], ['c06']] })
  const buy = (seat: number, words: string[]) =>
    sit({ ...three, empires: [[], [], []].map((_, i) => (i === seat ? words : [])) })
  expect(tooMany(table.state, 0)).toBe(0)
  expect(tooMany(buy(0, ['f01', 'f02', 'f03', 'f04', 'c06>0']).state, 0)).toBe(0)
  expect(tooMany(buy(0, ['f01', 'f02', 'f03', 'f04', 'c06']).state, 0)).toBe(1)
  expect(tooMany(buy(1, ['f01', 'f02', 'f03', 'c07>1']).state, 1)).toBe(1)
})

test('FM25: even three freezes leave room for one factory', () => {
  const freeze = { card: 'c07', on: 0, uses: 0 } as const
  expect(maximumOf([freeze])).toBe(2)
  expect(maximumOf([freeze, freeze, freeze, freeze])).toBe(1)
})

test('a status card never counts below 0, however many rumours hang on it', () => {
  const rumour = { card: 'c05', on: 's01', uses: 0 } as const
  const watch = { card: 's01', on: null, uses: 0 } as const
  expect(pointsOf([watch, rumour])).toBe(1)
  expect(pointsOf([watch, rumour, rumour])).toBe(0)
})

test('FM26: any of one’s own factories may be scrapped, the new one included', () => {
  const table = sit({
    phase: 'auction',
    money: [60, 0],
    empires: [['f01', 'f02', 'f03'], []],
    exchange: ['f04', 's01'],
  })
  table.does(0, { do: 'bid', amount: 23 })
  for (const factory of ['f01', 'f02', 'f03', 'f04']) expect(table.why(0, { do: 'scrap', factory })).toBeUndefined()
  expect(table.why(0, { do: 'scrap', factory: 'f05' })).toBe('notYours')
  expect(table.why(1, { do: 'scrap', factory: 'f01' })).toBe('notYourTurn')
  table.does(0, { do: 'scrap', factory: 'f04' })
  expect(empire(table, 0)).toEqual(['f01', 'f02', 'f03'])
  expect(table.asks()).toBe('0 bid')
})

test('FM26: a lot that was bought is over before its buyer scraps, and the auction goes on after it', () => {
  const table = sit({
    phase: 'auction',
    money: [60, 60],
    empires: [['f01', 'f02', 'f03'], []],
    exchange: ['f04', 's01'],
  })
  table.does(0, { do: 'bid', amount: 23 })
  table.does(1, { do: 'pass' })
  expect(table.asks()).toBe('0 scrap')
  table.does(0, { do: 'scrap', factory: 'f01' })
  expect(table.told('lotOpened')).toMatchObject([{ card: 's01', opener: 0 }])
  expect(table.state.money[0]).toBe(37)
})

test('FM27: a maximum that falls forces scrapping at once', () => {
  const freeze = sit({ ...three, empires: [['c07', 'c08'], ['f01', 'f02', 'f03'], []] })
  freeze.plays(0, 'c07', 1)
  expect(freeze.asks()).toBe('1 scrap')
  freeze.does(1, { do: 'scrap', factory: 'f02' })
  expect(freeze.asks()).toBe('0 playCard')
  const land = sit({ ...three, empires: [['a15*1'], ['f01', 'f02', 'f03', 'f04', 'c06>1'], []] })
  land.plays(0, 'a15', 'c06')
  expect(land.asks()).toBe('1 scrap')
})

test('FM27: with one factory to choose from nobody is asked', () => {
  const table = sit({ ...three, money: [60, 0, 0], empires: [['c07', 'c08'], ['f08', 'f09', 'f03'], []] })
  table.plays(0, 'c07', 1)
  expect(table.told('scrapped')).toEqual([{ e: 'scrapped', seat: 1, card: 'f03', fee: 0, perk: 0 }])
})

test('FM28: scrapping a factory with negative points costs 5 for each', () => {
  const table = sit({ ...three, empires: [['f08', 'f09', 'f11', 'f01'], [], []] })
  expect(fees(table.state, 0)).toEqual([
    { factory: 'f08', fee: 20, perk: 0 },
    { factory: 'f09', fee: 15, perk: 0 },
    { factory: 'f11', fee: 5, perk: 0 },
    { factory: 'f01', fee: 0, perk: 0 },
  ])
})

test('FM29: when no fee can be paid all money is paid and the least negative one goes', () => {
  const table = sit({ ...three, money: [60, 4, 0], empires: [['c07', 'c08'], ['f08', 'f09', 'f11'], []] })
  table.plays(0, 'c07', 1)
  expect(table.told('scrapped')).toEqual([{ e: 'scrapped', seat: 1, card: 'f11', fee: 4, perk: 0 }])
  expect(table.state.money).toEqual([60, 0, 0])
})

test('FM30: nobody scraps without need', () => {
  const table = sit({ ...three, empires: [['f08', 'c08'], [], []] })
  expect(table.why(0, { do: 'scrap', factory: 'f08' })).toBe('notNow')
})

test('FM31: what is removed otherwise costs nothing and pays nothing', () => {
  const table = sit({ ...three, empires: [['a02*2', 'c08'], ['f08', 'f18'], []] })
  table.plays(0, 'a02', 'f08')
  expect(table.state.money).toEqual([60, 60, 60])
  expect(table.told('scrapped')).toEqual([])
})

test('FM32: a card coupled to another’s card or person lies and counts in his empire', () => {
  const table = sit({ ...three, empires: [['c04', 'c09', 'c08'], ['f07'], []] })
  table.plays(0, 'c04', 'f07')
  table.plays(0, 'c09', 1)
  expect(empire(table, 1)).toEqual(['f07', 'c04', 'c09'])
  expect(table.income(1)).toBe(20 + 7)
})

test('FM33: attached cards travel with their mother card, even where the text would no longer fit', () => {
  const table = sit({ ...three, empires: [['a01*1', 'c08'], ['f07', 'c04>f07', 'c03>f07'], []] })
  table.plays(0, 'a01', 'f07')
  expect(table.told('cardMoved')).toEqual([{ e: 'cardMoved', card: 'f07', withCards: ['c04', 'c03'], from: 1, to: 0 }])
  expect(table.income(0)).toBe(30 + 15 - 8 + 4)
  expect(table.points()).toEqual([5, 0, 0])
})

test('FM34, FM36: an attached card that changes hands alone is uncoupled and may be played anew; its owner cannot move it', () => {
  const table = sit({ ...three, empires: [['a15*1', 'f03'], ['f07', 'c01>f07', 'c08'], []] })
  table.plays(0, 'a15', 'c01')
  expect(table.state.empires[0]).toContainEqual({ card: 'c01', on: null, uses: 0 })
  table.plays(0, 'c01', 'f03')
  expect(table.income(0)).toBe(30 + 18)
  const own = sit({ ...three, empires: [['f03', 'f04', 'c01>f03', 'c08'], [], []] })
  expect(own.whyPlay(0, 'c01', 'f04')).toBe('coupledAlready')
})

test('FM35: attached cards leave the game with their mother card', () => {
  const table = sit({ ...three, empires: [['a02*2', 'c08'], ['f07', 'c01>f07', 'c04>f07'], []] })
  table.plays(0, 'a02', 'f07')
  expect(table.told('removed')).toEqual([{ e: 'removed', card: 'f07', withCards: ['c01', 'c04'], reason: 'a02' }])
  expect(table.state.empires[1]).toEqual([])
})

test('FM47: blue cards count only while coupled', () => {
  const table = sit({ ...three, empires: [['c10', 'c02', 'c03', 'f03'], [], []] })
  expect(table.points()).toEqual([1, 0, 0])
  table.plays(0, 'c10', 0)
  table.plays(0, 'c03', 'f03')
  expect(table.points()).toEqual([7, 0, 0])
})

test('a gift above the maximum is scrapped at once, and a second play waits for it', () => {
  const table = sit({ ...three, empires: [['a11*1', 'f08', 'c08'], ['f01', 'f02', 'f03'], []] })
  table.plays(0, 'a11', 'f08', { to: 1 })
  expect(table.asks()).toBe('1 scrap')
  expect(table.whyPlay(0, 'c08', 0)).toBe('notYourTurn')
  table.does(1, { do: 'scrap', factory: 'f08' })
  expect(table.state.money).toEqual([60, 40, 60])
  expect(table.state.removed).toEqual(['f08', 'a11'])
  expect(table.asks()).toBe('0 playCard')
})
