import { expect, test } from 'vitest'
import { type CardId, ids, isKind } from '../../../shared/games/friesematenten/cards.ts'
import { type Case, cardPhase, empire, makes } from './cases.ts'
import { sit } from './play.ts'

/** Every blue card. */
const cases: { readonly [card: string]: Case } = {
  c01: {
    does() {
      const table = cardPhase(['f03', 'c01', 'c08'], [], [])
      table.plays(0, 'c01', 'f03')
      expect(makes(table, 0, 'f03')).toBe(18)
    },
    refused: () => cardPhase(['c01'], ['f03'], []).whyPlay(0, 'c01', 'f03'),
    why: 'noTarget',
  },
  c02: {
    does() {
      const table = cardPhase(['s03', 'c02'], ['a03*1'], [])
      table.plays(0, 'c02', 's03')
      expect(table.points()).toEqual([8, 0, 0])
      expect(table.asks()).toBe('0 bid')
    },
    refused: () => cardPhase(['f01', 'c02'], ['s03'], []).whyPlay(0, 'c02', 's03'),
    why: 'ownOnly',
  },
  c03: {
    does() {
      const table = cardPhase(['f03', 'c03', 'c08'], [], [])
      table.plays(0, 'c03', 'f03')
      expect(makes(table, 0, 'f03')).toBe(14)
      expect(table.points()).toEqual([3, 0, 0])
    },
    refused: () => cardPhase(['f03', 's03', 'c03'], [], []).whyPlay(0, 'c03', 's03'),
    why: 'wrongTarget',
  },
  c04: {
    does() {
      const table = cardPhase(['c04', 'c08'], ['f03'], [])
      table.plays(0, 'c04', 'f03')
      expect(makes(table, 1, 'f03')).toBe(2)
      expect(empire(table, 1)).toEqual(['f03', 'c04'])
    },
    refused: () => cardPhase(['f01', 'c04'], ['f03'], []).whyPlay(0, 'c04', 'f01'),
    why: 'othersOnly',
  },
  c05: {
    does() {
      const table = cardPhase(['c05', 'c08'], ['s03'], [])
      table.plays(0, 'c05', 's03')
      expect(table.points()).toEqual([0, 4, 0])
    },
    refused: () => cardPhase(['c05'], ['s03', 'c02>s03'], []).whyPlay(0, 'c05', 's03'),
    why: 'guarded',
  },
  c06: {
    does() {
      const table = sit({
        phase: 'cards',
        money: [60, 0],
        empires: [['f01', 'f02', 'f05', 'c06'], []],
        exchange: ['f03'],
      })
      table.plays(0, 'c06', 0)
      table.does(0, { do: 'bid', amount: 21 })
      expect(table.told('scrapped')).toEqual([])
      expect(table.state.empires[0]).toHaveLength(5)
    },
    refused: () => cardPhase(['c06'], [], []).whyPlay(0, 'c06', 1),
    why: 'ownOnly',
  },
  c07: {
    does() {
      const table = cardPhase(['c07'], ['f01', 'f02', 'f03'], [])
      table.plays(0, 'c07', 1)
      expect(table.asks()).toBe('1 scrap')
    },
    refused: () => cardPhase(['c07'], [], []).whyPlay(0, 'c07', 0),
    why: 'othersOnly',
  },
  c08: {
    does() {
      const table = cardPhase(['c08', 'c10'], [], [])
      table.plays(0, 'c08', 0)
      expect(table.income(0)).toBe(38)
    },
    refused: () => cardPhase(['c08'], [], []).whyPlay(0, 'c08', 2),
    why: 'ownOnly',
  },
  c09: {
    does() {
      const table = cardPhase(['c09', 'c10'], [], [])
      table.plays(0, 'c09', 2)
      expect(table.income(2)).toBe(20)
    },
    refused: () => cardPhase(['c09'], [], []).whyPlay(0, 'c09', 0),
    why: 'othersOnly',
  },
  c10: {
    does() {
      const table = cardPhase(['c10', 'c08'], [], [])
      table.plays(0, 'c10', 0)
      expect(table.points()).toEqual([4, 0, 0])
    },
    refused: () => cardPhase(['c10', 'f01'], [], []).whyPlay(0, 'c10', 'f01'),
    why: 'wrongTarget',
  },
}

test('no card is left out', () => {
  const all = ids.filter((id: CardId) => isKind(id, 'coupled-card') || isKind(id, 'coupled-person'))
  expect(Object.keys(cases)).toEqual(all)
})

test.each(Object.keys(cases))('%s is played and has its effect', (card) => cases[card]?.does())

test.each(Object.keys(cases))('%s is refused with a reason', (card) => {
  expect(cases[card]?.refused()).toBe(cases[card]?.why)
})
