import { expect, test } from 'vitest'
import { incomeOf, pointsFrom } from '../../../shared/games/friesematenten/preview.ts'
import { sit } from './play.ts'

const bag = { phase: 'production', money: [60, 60, 60] } as const

test('FM38: factories are laid best for their owner', () => {
  const table = sit({ ...bag, empires: [['f01', 'f13', 'f02'], [], []] })
  expect(incomeOf(table.state, 0).factories.map(({ card }) => card)).toEqual(['f01', 'f02', 'f13'])
})

test('FM39: bonuses and the strike are added up before the floor of 0', () => {
  const table = sit({ ...bag, empires: [['f19', 'c04>f19', 'c03>f19'], [], []] })
  expect(incomeOf(table.state, 0).total).toBe(30)
})

test('FM40: Power Cut beats Overtime and Parasite; Overtime doubles what a Parasite diverts', () => {
  const table = sit({ ...bag, empires: [['f07', 'a07*3'], ['a06*3'], ['a08*3']] })
  table.plays(0, 'a07', 'f07')
  table.plays(1, 'a06', 'f07')
  expect(incomeOf(table.state, 1)).toMatchObject({ total: 60, diverted: [{ card: 'f07', amount: 30 }] })
  table.plays(2, 'a08', 'f07')
  expect(table.state.money).toEqual([90, 90, 90])
})

test('FM40: each kind chooses a factory at most once in a phase', () => {
  const table = sit({ ...bag, empires: [['a06*3', 'a07*3', 'a08*3', 'f01', 'f02'], ['f07'], []] })
  table.plays(0, 'a06', 'f07')
  table.plays(0, 'a07', 'f01')
  table.plays(0, 'a08', 'f02')
  expect(table.whyPlay(0, 'a06', 'f07')).toBe('noTarget')
  expect(table.whyPlay(0, 'a07', 'f01')).toBe('chosenAlready')
  expect(table.whyPlay(0, 'a08', 'f02')).toBe('chosenAlready')
  expect(table.whyPlay(0, 'a08', 'f01')).toBeUndefined()
})

test('FM40: money bag cards can be vetoed too, and the seat goes on', () => {
  const table = sit({ ...bag, empires: [['a08*3'], ['f07', 'a09*2'], ['f03']] })
  table.plays(0, 'a08', 'f07')
  table.does(1, { do: 'veto', use: 'yes' })
  expect(table.asks()).toBe('0 moneyBag')
  table.plays(0, 'a08', 'f03')
  table.does(1, { do: 'veto', use: 'no' })
  table.does(0, { do: 'done' })
  expect(table.state.money).toEqual([90, 105, 90])
})

test('FM41: all are paid at the same moment, upkeep after it', () => {
  const table = sit({ ...bag, money: [0, 0, 0], empires: [['s12'], [], ['f03', 'a07*1']] })
  table.does(0, { do: 'done' })
  table.plays(2, 'a07', 'f03')
  const order = table.events.filter(({ e }) => e === 'income' || e === 'upkeepPaid').map(({ e }) => e)
  expect(order).toEqual(['income', 'income', 'income', 'upkeepPaid'])
  expect(table.state.money).toEqual([25, 30, 50])
})

test('FM42: the bank counts the money of the start of the phase, the casino the cards bought in this round', () => {
  const table = sit({
    ...bag,
    money: [50, 60, 60],
    awarded: 4,
    empires: [['f15'], ['f16', 'a07*3'], []],
  })
  table.does(0, { do: 'done' })
  table.plays(1, 'a07', 'f16')
  expect(table.told('income').map(({ total }) => total)).toEqual([35, 46, 30])
})

test('FM42: a card by first refusal counts for the casino, one that was removed does not', () => {
  const table = sit({
    phase: 'auction',
    money: [60, 60],
    empires: [['f16', 'a12*1'], ['a10*1']],
    exchange: ['s01', 's04', 'f01'],
  })
  table.plays(0, 'a12', 'f01')
  table.does(0, { do: 'bid', amount: 20 })
  table.does(1, { do: 'pass' })
  table.does(1, { do: 'firstRefusal', use: 'yes' })
  table.does(1, { do: 'pass' })
  table.does(0, { do: 'pass' })
  expect(table.told('income').find(({ seat }) => seat === 0)?.total).toBe(32)
})

test('what points are made of: every card that counts', () => {
  const table = sit({ ...bag, empires: [['s09', 'f06', 'c03>f06', 'c10', 'a05*3'], [], []] })
  expect(pointsFrom(table.state, 0)).toEqual([
    { card: 's09', kind: 'status', points: 9 },
    { card: 'f06', kind: 'factory', points: 4 },
    { card: 'c03', kind: 'coupled-card', points: 2 },
  ])
})
