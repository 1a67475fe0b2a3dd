import { expect, test } from 'vitest'
import { type CardId, ids, isKind } from '../../../shared/games/friesematenten/cards.ts'
import { bagPhase, type Case, cardPhase, empire, makes, rich } from './cases.ts'
import { sit } from './play.ts'

/** Every green card. */
const cases: { readonly [card: string]: Case } = {
  a01: {
    does() {
      const table = cardPhase(['a01*1', 'c08'], ['f07', 'c01>f07'], [])
      table.plays(0, 'a01', 'f07')
      expect(empire(table, 0)).toEqual(['c08', 'f07', 'c01'])
      expect(makes(table, 0, 'f07')).toBe(23)
    },
    refused: () => cardPhase(['a01*1', 'f03'], ['f07'], []).whyPlay(0, 'a01', 'f03'),
    why: 'othersOnly',
  },
  a02: {
    does() {
      const table = cardPhase(['a02*2', 'f08'], ['f07'], [])
      table.plays(0, 'a02', 'f08')
      table.plays(0, 'a02', 'f07')
      expect(table.state.removed).toEqual(['f08', 'f07', 'a02'])
    },
    refused: () => cardPhase(['a02*2'], ['s03'], []).whyPlay(0, 'a02', 's03'),
    why: 'noTarget',
  },
  a03: {
    does() {
      const table = cardPhase(['a03*1', 'c08'], ['s15'], [])
      table.plays(0, 'a03', 's15')
      expect(table.points()).toEqual([0, 0, 0])
      expect(table.state.removed).toEqual(['s15', 'a03'])
    },
    refused: () => cardPhase(['a03*1'], ['s15', 'c02>s15'], []).whyPlay(0, 'a03', 's15'),
    why: 'guarded',
  },
  a04: {
    does() {
      const table = cardPhase(['a04*1', 'c08'], ['s04', 's15'], [])
      table.plays(0, 'a04', 's04')
      expect(table.points()).toEqual([5, 12, 0])
    },
    refused: () => cardPhase(['a04*1'], ['s04', 's15'], []).whyPlay(0, 'a04', 's15'),
    why: 'tooManyPoints',
  },
  a05: {
    does() {
      const table = cardPhase(['a05*3'], [], [])
      table.plays(0, 'a05', 2)
      expect(table.state.money).toEqual([70, 60, 50])
    },
    refused: () => sit({ phase: 'cards', money: [5, 0, 5], empires: [['a05*3'], [], []] }).whyPlay(0, 'a05', 1),
    why: 'noMoneyThere',
  },
  a06: {
    does() {
      const table = bagPhase(['a06*3'], ['f07'], [])
      table.plays(0, 'a06', 'f07')
      expect(table.state.money).toEqual([60 + 30 + 15, 90, 90])
    },
    refused: () => cardPhase(['a06*3', 'c08'], ['f07'], []).whyPlay(0, 'a06', 'f07'),
    why: 'productionOnly',
  },
  a07: {
    does() {
      const table = bagPhase(['a07*3', 'f07'], [], [])
      table.plays(0, 'a07', 'f07')
      expect(table.state.money).toEqual([60 + 30 + 30, 90, 90])
    },
    refused: () => bagPhase(['a07*3', 'f07'], ['f03'], []).whyPlay(0, 'a07', 'f03'),
    why: 'ownOnly',
  },
  a08: {
    does() {
      const table = bagPhase(['a08*3'], ['f07'], [])
      table.plays(0, 'a08', 'f07')
      expect(table.state.money).toEqual([90, 90, 90])
    },
    refused() {
      const table = bagPhase(['a08*3'], ['f07', 'f03'], [])
      table.plays(0, 'a08', 'f07')
      return table.whyPlay(0, 'a08', 'f07')
    },
    why: 'chosenAlready',
  },
  a09: {
    does() {
      const table = cardPhase(['a05*3'], ['a09*2'], [])
      table.plays(0, 'a05', 1)
      table.does(1, { do: 'veto', use: 'yes' })
      expect(table.state.money).toEqual(rich)
      expect(table.state.empires).toMatchObject([[{ uses: 2 }], [{ uses: 1 }], []])
    },
    refused: () => cardPhase(['a09*2', 'c08'], [], []).whyPlay(0, 'a09'),
    why: 'answerOnly',
  },
  a10: {
    does() {
      const table = sit({
        phase: 'auction',
        money: [60, 60, 60],
        empires: [[], ['a10*1'], []],
        exchange: ['s01', 's02'],
      })
      table.does(0, { do: 'bid', amount: 25 })
      table.does(1, { do: 'pass' })
      table.does(2, { do: 'pass' })
      table.does(1, { do: 'firstRefusal', use: 'yes' })
      expect(table.told('awarded')).toMatchObject([{ seat: 1, card: 's01', price: 25, winner: 0 }])
      expect(table.state.money).toEqual([60, 35, 60])
    },
    refused: () => cardPhase(['a10*1', 'c08'], [], []).whyPlay(0, 'a10', 's01'),
    why: 'answerOnly',
  },
  a11: {
    does() {
      const table = cardPhase(['a11*1', 'f08', 'c08'], [], [])
      table.plays(0, 'a11', 'f08', { to: 2 })
      expect(table.points()).toEqual([0, 0, -4])
    },
    refused: () => cardPhase(['a11*1', 'f08'], [], []).whyPlay(0, 'a11', 'f08', { to: 0 }),
    why: 'othersOnly',
  },
  a12: {
    does() {
      const table = cardPhase(['a12*2'], [], [])
      table.plays(0, 'a12', 's01')
      expect(table.state.exchange.map(({ card }) => card)).toEqual(['s02'])
      expect(table.state.removed).toEqual(['s01'])
    },
    refused: () => cardPhase(['a12*2'], ['f03'], []).whyPlay(0, 'a12', 'f03'),
    why: 'wrongTarget',
  },
  a13: {
    does() {
      const table = cardPhase(['a13*1', 'c08'], [], [])
      table.plays(0, 'a13', undefined, { way: 'up' })
      expect(table.state.target).toBe(45)
    },
    refused: () =>
      sit({ phase: 'cards', target: 50, money: rich, empires: [['a13*1'], [], []] }).whyPlay(0, 'a13', undefined, {
        way: 'up',
      }),
    why: 'targetAtEnd',
  },
  a14: {
    does() {
      const table = cardPhase(['a14*1'], ['s04'], [])
      table.plays(0, 'a14')
      expect(table.told('cashBoxBlownUp')).toEqual([{ e: 'cashBoxBlownUp', seat: 0 }])
      expect(table.told('gameEnded')[0]?.standings[0]).toEqual({ rank: 1, seat: 1, points: 5, money: 60 })
    },
    refused: () => sit({ phase: 'cards', money: [9, 60], empires: [['a14*4', 'c08'], []] }).whyPlay(0, 'a14'),
    why: 'needMoney',
  },
  a15: {
    does() {
      const table = cardPhase(['a15*1'], ['c10>1'], [])
      table.plays(0, 'a15', 'c10')
      expect(table.points()).toEqual([0, 0, 0])
      table.plays(0, 'c10', 0)
      expect(table.points()).toEqual([4, 0, 0])
    },
    refused: () => cardPhase(['a15*1', 'c08'], ['c10>1'], []).whyPlay(0, 'a15', 'c08'),
    why: 'notCoupled',
  },
  a16: {
    does() {
      const table = cardPhase(['a16*3', 'a05*3'], [], [])
      table.plays(0, 'a16', 'a05', { way: 'put' })
      expect(table.state.empires[0]).toMatchObject([{ uses: 2 }, { uses: 4 }])
      table.plays(0, 'a16', 's01', { way: 'put' })
      expect(table.state.exchange[0]).toEqual({ card: 's01', markers: 1 })
    },
    refused: () => cardPhase(['a16*3'], [], []).whyPlay(0, 'a16', 'a16', { way: 'put' }),
    why: 'notItself',
  },
}

test('no card is left out', () => {
  const all = ids.filter((id: CardId) => isKind(id, 'action'))
  expect(Object.keys(cases)).toEqual(all)
})

test.each(Object.keys(cases))('%s is played and has its effect', (card) => cases[card]?.does())

test.each(Object.keys(cases))('%s is refused with a reason', (card) => {
  expect(cases[card]?.refused()).toBe(cases[card]?.why)
})
