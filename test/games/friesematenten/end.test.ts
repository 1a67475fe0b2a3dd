import { describe, expect, test } from 'vitest'
import { friesematenten as game } from '../../../shared/games/friesematenten/index.ts'
import { sit } from './play.ts'

const passAll = (table: ReturnType<typeof sit>, seats: readonly number[]) => {
  for (const seat of seats) table.does(seat, { do: 'pass' })
}

test('FM19: the win check is the first thing in production, before money bag cards and income', () => {
  const table = sit({
    phase: 'auction',
    money: [60, 60],
    empires: [['s15', 's14', 's13', 'c10>0', 'a07*3', 'f01'], ['a08*3']],
    exchange: ['s01'],
  })
  table.does(0, { do: 'bid', amount: 20 })
  table.does(1, { do: 'pass' })
  expect(table.told('winCheck')).toEqual([{ e: 'winCheck', points: [41, 0], target: 40 }])
  expect(table.told('income')).toEqual([])
  expect(table.told('gameEnded')).toMatchObject([
    { reason: 'target', standings: [{ rank: 1, seat: 0, points: 41 }, {}] },
  ])
})

test('FM19: the target wins exactly as well as when it is exceeded; one point less does not', () => {
  const end = (target: number) => {
    const table = sit({
      phase: 'auction',
      target,
      money: [60, 60],
      empires: [['s15', 's14', 's13', 's11'], []],
      exchange: ['f01'],
    })
    passAll(table, [0, 1])
    return table.told('gameEnded').map(({ reason }) => reason)
  }
  expect(end(40)).toEqual(['target'])
  expect(end(41)).toEqual([])
})

test('FM19, FM51: points reached earlier and lost again, or a target that came down, end nothing by themselves', () => {
  const high = ['s15', 's14', 's13', 's12']
  const table = sit({ phase: 'cards', money: [60, 60], empires: [high, ['a03*1', 'c08']], exchange: ['f01'] })
  expect(table.points()).toEqual([41, 0])
  expect(table.asks()).toBe('0 playCard')
  table.does(0, { do: 'done' })
  table.plays(1, 'a03', 's15')
  table.does(1, { do: 'done' })
  passAll(table, [0, 1])
  expect(table.told('winCheck')).toMatchObject([{ points: [29, 0] }])
  expect(table.told('gameEnded')).toEqual([])
})

test('FM51: a target that comes down below somebody’s points wins at the next win check, not before', () => {
  const table = sit({
    phase: 'cards',
    money: [60, 60],
    empires: [['s15', 's14', 's13', 'c10>0', 'a13*1'], []],
    exchange: ['f01'],
  })
  table.plays(0, 'a13', undefined, { way: 'down' })
  expect(table.asks()).toBe('0 bid')
  passAll(table, [0, 1])
  expect(table.told('gameEnded')).toMatchObject([{ reason: 'target' }])
})

test('FM20: equal points: more money; then a shared place', () => {
  const points = [['s02'], ['s08'], ['f19']]
  const end = (money: number[]) => {
    const table = sit({ phase: 'auction', money, empires: points, exchange: ['f01'], usedUp: 2, rest: 'removed' })
    passAll(table, [0, 1, 2])
    return game.standings(table.state)
  }
  expect(end([20, 40, 30])).toEqual([
    { seat: 1, place: 1 },
    { seat: 2, place: 2 },
    { seat: 0, place: 3 },
  ])
  expect(end([40, 40, 30])).toEqual([
    { seat: 0, place: 1 },
    { seat: 1, place: 1 },
    { seat: 2, place: 3 },
  ])
})

describe('FM21: the pile', () => {
  const rows = { money: [60, 60], empires: [[], []], rest: 'removed' } as const

  test('is used up with its last card, and renewed from below when the next is needed', () => {
    const table = sit({
      ...rows,
      phase: 'auction',
      exchange: ['f01'],
      pile: ['s01', 's02'],
      under: ['s03', 's04', 's05', 's06'],
    })
    passAll(table, [0, 1])
    expect(table.told('pileUsedUp')).toEqual([{ e: 'pileUsedUp', times: 1 }])
    expect(table.told('pileRenewed')).toEqual([{ e: 'pileRenewed', count: 4 }])
    expect(table.state.exchange).toHaveLength(5)
    expect(table.state.pile.hidden).toHaveLength(2)
    expect(table.state.under).toEqual([])
    expect(table.told('finalRound')).toEqual([])
  })

  test('that ran out exactly is not renewed before a card is needed', () => {
    const table = sit({
      ...rows,
      phase: 'auction',
      exchange: ['f01'],
      pile: ['s01', 's02', 's03', 's04'],
      under: ['s05'],
    })
    passAll(table, [0, 1])
    expect(table.state.usedUp).toBe(1)
    expect(table.told('pileRenewed')).toEqual([])
    expect(table.state.under).toEqual(['s05'])
  })

  test('with nothing below it counts as used up a second time', () => {
    const table = sit({ ...rows, phase: 'auction', exchange: ['f01'], pile: ['s01'] })
    passAll(table, [0, 1])
    expect(table.told('pileUsedUp').map(({ times }) => times)).toEqual([1, 2])
    expect(table.told('finalRound')).toEqual([{ e: 'finalRound', round: 3 }])
    expect(table.told('exchangeFilled')).toMatchObject([{ new: ['s01'], pileLeft: 0 }])
  })
})

test('FM22, FM23: after the second using-up the round is finished through its auction, without production, whatever the target', () => {
  const table = sit({
    phase: 'auction',
    money: [60, 60],
    empires: [['s15'], []],
    exchange: ['f01'],
    usedUp: 1,
    pile: ['s01', 's02'],
    rest: 'removed',
  })
  passAll(table, [0, 1])
  expect(table.state.usedUp).toBe(2)
  const wealth = table.state.money
  passAll(table, [0, 1, 0, 1, 0, 1])
  expect(table.told('putUnderPile')).toMatchObject([{ card: 'f01' }])
  expect(table.told('gameEnded')).toMatchObject([{ reason: 'pileUsedUp', standings: [{ seat: 0, points: 12 }, {}] }])
  expect(table.state.money).toEqual(wealth)
  expect(table.told('winCheck')).toHaveLength(1)
})

test('FM24: blowing up the cash box ends the game in the middle of the card phase', () => {
  const table = sit({
    phase: 'cards',
    money: [60, 60],
    empires: [
      ['a14*1', 'c08'],
      ['s01', 'c10'],
    ],
    exchange: ['f01'],
  })
  table.plays(0, 'a14')
  expect(table.told('gameEnded')).toMatchObject([
    { reason: 'cashBox', standings: [{ seat: 1, points: 4, money: 60 }, {}] },
  ])
  expect(table.asks()).toBe('over')
  expect(table.why(1, { do: 'done' })).toBe('over')
})

test('FM24: unless it is vetoed; then the bomb is gone', () => {
  const table = sit({ phase: 'cards', money: [60, 60], empires: [['a14*1', 'c08'], ['a09*2']], exchange: ['f01'] })
  table.plays(0, 'a14')
  table.does(1, { do: 'veto', use: 'yes' })
  expect(table.told('cashBoxBlownUp')).toEqual([])
  expect(table.state.removed).toContain('a14')
  expect(table.asks()).toBe('0 playCard')
})

test('FM45: what is scrapped, removed or used up never comes back; only unsold cards go under the pile', () => {
  const table = sit({
    phase: 'cards',
    money: [60, 60],
    empires: [['a02*1', 'f08'], []],
    exchange: ['f01+1', 'f02'],
    pile: ['s01', 's02', 's03'],
    rest: 'removed',
  })
  table.plays(0, 'a02', 'f08')
  passAll(table, [0, 1, 0, 1])
  expect(table.state.under).toEqual([])
  expect(table.told('pileRenewed')).toEqual([{ e: 'pileRenewed', count: 1 }])
  expect(table.state.exchange.map(({ card }) => card)).toEqual(['f02', 's01', 's02', 's03', 'f01'])
  expect(table.state.removed).toEqual(expect.arrayContaining(['f08', 'a02']))
})
