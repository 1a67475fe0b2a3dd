import { describe, expect, test } from 'vitest'
import { type CardId, cards, ids, isKind } from '../../../shared/games/friesematenten/cards.ts'
import { pointsOf } from '../../../shared/games/friesematenten/empire.ts'
import { makes } from './cases.ts'
import { sit } from './play.ts'

/** What each factory makes and its empire counts, with what makes its text work, and without. */
const factories: { readonly [card: string]: { with: string[]; makes: number; alone: number; points: number } } = {
  f01: { with: ['f03'], makes: 11, alone: 8, points: 1 },
  f02: { with: ['f03'], makes: 11, alone: 8, points: 1 },
  f03: { with: ['f01'], makes: 10, alone: 10, points: 1 },
  f04: { with: ['f01'], makes: 12, alone: 9, points: 2 },
  f05: { with: ['f04'], makes: 8, alone: 8, points: 3 },
  f06: { with: ['s01', 's02'], makes: 7, alone: 5, points: 4 },
  f07: { with: ['c06>0'], makes: 20, alone: 15, points: 3 },
  f08: { with: ['f11'], makes: 20, alone: 20, points: -4 },
  f09: { with: ['f16'], makes: 20, alone: 15, points: -3 },
  f10: { with: ['f08'], makes: 15, alone: 11, points: 1 },
  f11: { with: ['f08'], makes: 12, alone: 12, points: -1 },
  f12: { with: ['f10'], makes: 15, alone: 12, points: 2 },
  f13: { with: ['f14'], makes: 13, alone: 10, points: 4 },
  f14: { with: ['f13'], makes: 11, alone: 8, points: 3 },
  f15: { with: ['s01'], makes: 4, alone: 4, points: 3 },
  f16: { with: ['s01'], makes: 6, alone: 6, points: 2 },
  f17: { with: ['f06'], makes: 8, alone: 8, points: 5 },
  f18: { with: ['f04'], makes: 6, alone: 6, points: 1 },
  f19: { with: ['f17'], makes: 3, alone: 3, points: 6 },
}

/** What each status card counts by itself and with what changes it. */
const statuses: { readonly [card: string]: { alone: number; with?: string; counts?: number } } = {
  s01: { alone: 4 },
  s02: { alone: 6 },
  s03: { alone: 7 },
  s04: { alone: 5 },
  s05: { alone: 7, with: 'f19', counts: 9 },
  s06: { alone: 4, with: 'f03', counts: 6 },
  s07: { alone: 5, with: 'f05', counts: 7 },
  s08: { alone: 6, with: 'f16', counts: 8 },
  s09: { alone: 7, with: 'f06', counts: 9 },
  s10: { alone: 7 },
  s11: { alone: 8, with: 'f11', counts: 0 },
  s12: { alone: 9 },
  s13: { alone: 9 },
  s14: { alone: 11 },
  s15: { alone: 12 },
}

describe('every factory and every status card', () => {
  test('is in one of the tables below', () => {
    const all = ids.filter((id) => isKind(id, 'factory') || isKind(id, 'status'))
    expect([...Object.keys(factories), ...Object.keys(statuses)]).toEqual(all)
  })

  test.each(Object.entries(factories))('factory %s makes and counts what it says, and is not played', (id, row) => {
    const card = id as CardId
    const place = { phase: 'cards', money: [45, 0], awarded: 3 } as const
    const withOthers = sit({ ...place, empires: [[card, ...row.with], []] })
    expect(makes(withOthers, 0, card)).toBe(row.makes)
    const alone = sit({ ...place, empires: [[card], []] })
    expect(makes(alone, 0, card)).toBe(row.alone)
    expect(alone.points()).toEqual([row.points, 0])
    expect(alone.whyPlay(0, card)).toBe('notPlayed')
  })

  test.each(Object.entries(statuses))('status card %s counts what it says, and is not played', (id, row) => {
    const card = id as CardId
    const alone = sit({ phase: 'cards', money: [0, 0], empires: [[card], []] })
    expect(alone.points()).toEqual([row.alone, 0])
    expect(alone.whyPlay(0, card)).toBe('notPlayed')
    if (!row.with) return
    const empire = [
      { card, on: null, uses: 0 },
      { card: row.with as CardId, on: null, uses: 0 },
    ]
    expect(pointsOf(empire) - cards[row.with as CardId].points).toBe(row.counts)
  })

  test('the Charity Foundation costs its owner 5 after income', () => {
    const table = sit({ phase: 'production', money: [0, 0], empires: [['s12', 'a07*1', 'f03'], []] })
    table.plays(0, 'a07', 'f03')
    expect(table.told('upkeepPaid')).toEqual([{ e: 'upkeepPaid', seat: 0, card: 's12', amount: 5 }])
    expect(table.state.money).toEqual([30 + 20 - 5, 30])
  })

  test('the Wine Cellar counts 2 more for Castle and Brewery together, not 4', () => {
    const table = sit({ phase: 'cards', money: [0, 0], empires: [['s06', 's15', 'f03'], []] })
    expect(table.points()).toEqual([6 + 12 + 1, 0])
  })

  test('the Recycling Yard pays when another factory has to be scrapped', () => {
    const table = sit({ phase: 'auction', money: [23, 0], empires: [['f08', 'f18', 'f01'], []], exchange: ['f04'] })
    table.does(0, { do: 'bid', amount: 23 })
    table.does(0, { do: 'scrap', factory: 'f08' })
    expect(table.told('scrapped')).toEqual([{ e: 'scrapped', seat: 0, card: 'f08', fee: 0, perk: 10 }])
  })
})
