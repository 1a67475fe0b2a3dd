import { expect, test } from 'vitest'
import { schwarzmarkt as game } from '../../../shared/games/schwarzmarkt/index.ts'
import type { State } from '../../../shared/games/schwarzmarkt/state.ts'
import { copy } from '../../../shared/kit/json.ts'
import { during, table, three } from './play.ts'

const sound = [three(), during({ offer: 'O06', turn: 0, price: 9, table: { butter: 1 } })]

test.each(sound.map((before, n) => [n, before] as const))(
  'a sound state has nothing wrong with it (%i)',
  (_, before) => {
    expect(game.audit(table(before).state())).toBeUndefined()
  },
)

/** The state of a running trading round with one thing spoilt. */
const spoilt = (spoil: (state: State) => void, before = sound[1]): string | undefined => {
  if (!before) throw new Error('no position')
  const state = copy(table(before).state())
  spoil(state)
  return game.audit(state)
}
const round = (state: State) => {
  if (!('round' in state.phase)) throw new Error('no trading round')
  return state.phase.round
}

test.each<[string, (state: State) => void]>([
  ['a good too many', (state) => void state.pile.order.hidden.push('sugar')],
  ['a good for another', (state) => void state.pile.order.hidden.splice(0, 1, 'sugar')],
  ['a black market card twice', (state) => void state.market.order.hidden.splice(0, 1, 'O16')],
  ['a black market card lost', (state) => void state.market.order.hidden.pop()],
  ['a text that should be done', (state) => void state.texts.push('T04')],
  [
    'four cards in a hand',
    (state) => void state.seats[0]?.cards.hidden.push(...state.market.order.hidden.splice(0, 1)),
  ],
  ['more wanted than the offer says', (state) => void Object.assign(round(state).wanted, { sugar: 1 })],
  ['a marker past the final space', (state) => void Object.assign(round(state), { space: 14 })],
  ['a marker before the start', (state) => void Object.assign(round(state), { space: -1 })],
  ['trades that nobody made', (state) => void Object.assign(round(state), { traded: [0, 0, 0] })],
  ['a debt', (state) => void Object.assign(state.seats[0] ?? {}, { wealth: -1 })],
  ['money from nowhere', (state) => void Object.assign(state.seats[0] ?? {}, { wealth: 5 })],
  ['a sixty-first card', (state) => void Object.assign(state, { opened: 61 })],
  ['more seen than there is', (state) => void Object.assign(state.market, { seen: 30 })],
])('the audit finds %s', (_, spoil) => {
  expect(spoilt(spoil)).toBeTypeOf('string')
})

test('the audit finds two cards traded under Goods Short, an empty hand, and a hand that was not refilled', () => {
  const short = during(
    { offer: 'O06', turn: 0, price: 9, table: { butter: 2 }, traded: [2, 0, 0] },
    { texts: ['T03a'] },
  )
  expect(game.audit(table(short).state())).toBe('more traded than Goods Short allows')
  const empty = three({ hands: [{}, { coffee: 2 }, { flour: 2 }] })
  expect(game.audit(table(empty).state())).toBe('an empty hand in a running game round')
  expect(game.audit(table(three({ opened: 0 })).state())).toBe('not nine goods')
})
