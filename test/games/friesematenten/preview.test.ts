import { expect, test } from 'vitest'
import { friesematenten as game } from '../../../shared/games/friesematenten/index.ts'
import {
  afterAnnounced,
  afterBuying,
  afterPlay,
  fees,
  incomeOf,
  pileOf,
  points,
  tooMany,
} from '../../../shared/games/friesematenten/preview.ts'
import { copy } from '../../../shared/kit/json.ts'
import { sit } from './play.ts'

const crowded = {
  phase: 'auction',
  money: [60, 30],
  empires: [['f08', 'f01', 'f02', 's01'], []],
  exchange: ['f04', 's06'],
} as const

test('what a purchase would do: income, points, a factory too many and what it costs to be rid of one', () => {
  const { state } = sit(crowded)
  const before = copy(state)
  const view = afterBuying(game.view(state, 0), 0, 'f04', 25)
  expect(incomeOf(view, 0).total - incomeOf(state, 0).total).toBe(12)
  expect(points(view, 0) - points(state, 0)).toBe(2)
  expect(view.money).toEqual([35, 30])
  expect(tooMany(view, 0)).toBe(1)
  expect(fees(view, 0).map(({ factory, fee }) => `${factory} ${fee}`)).toEqual(['f08 20', 'f01 0', 'f02 0', 'f04 0'])
  expect(state).toEqual(before)
})

test('what a play would do, without doing it', () => {
  const { state } = sit({
    phase: 'cards',
    money: [60, 60],
    empires: [
      ['a01*1', 'c05'],
      ['f13', 's15'],
    ],
    exchange: ['f04'],
  })
  const before = copy(state)
  const taken = afterPlay(game.view(state, 0), 0, { do: 'play', card: 'a01', target: 'f13' })
  expect([points(taken.view, 0), points(taken.view, 1)]).toEqual([4, 12])
  expect(taken.events.map(({ e }) => e)).toEqual(['cardMoved'])
  const rumour = afterPlay(game.view(state, 0), 0, { do: 'play', card: 'c05', target: 's15' })
  expect(points(rumour.view, 1)).toBe(4 + 9)
  expect(state).toEqual(before)
})

test('in a veto window: what comes if nobody says no', () => {
  const table = sit({
    phase: 'cards',
    money: [60, 60],
    empires: [
      ['a03*1', 'c08'],
      ['a09*2', 's15'],
    ],
    exchange: ['f04'],
  })
  table.plays(0, 'a03', 's15')
  expect(table.asks()).toBe('1 veto')
  expect(points(afterAnnounced(table.state), 1)).toBe(0)
  expect(table.points()).toEqual([0, 12])
})

test('the pile can be told from what is seen, but not its order', () => {
  const { state } = sit(crowded)
  const seen = pileOf(game.view(state, 1))
  expect(seen).toEqual([...state.pile.hidden].sort())
  expect(seen).toHaveLength(60 - 6)
})
