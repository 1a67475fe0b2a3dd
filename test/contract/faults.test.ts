import { expect, test } from 'vitest'
import type { AnyGame } from '../../shared/games/index.ts'
import { contract } from '../help/check/contract.ts'
import { torn } from '../help/check/patch.ts'
import { anyGame, anyWords } from '../help/load.ts'
import { toy, toyWords } from '../help/toy.ts'
import type { ToyKinds, ToyState } from '../help/toyTypes.ts'

const base = anyGame(toy)
const found = (change: Partial<AnyGame>, words = anyWords(toyWords)) =>
  contract({ ...base, id: 'toy-faulty', ...change }, words, { games: 40, look: 3, seed: 11 }).fault

const applied = (change: (state: ToyState) => object): Partial<AnyGame> => ({
  apply: (state, seat, move, random) => {
    const next = base.apply(state, seat, move, random)
    return { ...next, state: change(next.state as ToyState) }
  },
})

let count = 0
const planted: readonly (readonly [string, Partial<AnyGame>, RegExp])[] = [
  [
    'a coin that appears from nowhere below nothing',
    applied((s) => ({ ...s, coins: [-1, ...s.coins.slice(1)] })),
    /audit/,
  ],
  ['undefined in a state', applied((s) => ({ ...s, last: undefined })), /state\.last is undefined/],
  ['a Map in a state', applied((s) => ({ ...s, last: new Map() })), /state\.last is a Map/],
  ['half a coin', applied((s) => ({ ...s, last: 0.5 })), /state\.last is 0\.5/],
  ['chance from elsewhere', applied((s) => ({ ...s, last: count++ })), /another state the second time/],
  [
    'an apply that writes into the old state',
    {
      apply: (state, seat, move, random) => {
        const next = base.apply(state, seat, move, random)
        Object.assign(state, { touched: 1 })
        return next
      },
    },
    /read only|not extensible|writes into/,
  ],
  [
    'an illegal move that is not refused',
    { refuse: (state, seat, move) => (move.do === 'sell' ? undefined : base.refuse(state, seat, move)) },
    /not refused but outside the choices/,
  ],
  ['a seat that is asked and finds no move', { refuse: () => ({ key: 'notNow' }) }, /finds no legal move/],
  [
    'an empty set among the choices',
    {
      choices: (state, seat) =>
        base
          .choices(state, seat)
          .map((choice) =>
            choice.do === 'sell' ? ({ do: 'sell', fields: { card: { kind: 'one', of: [] } } } as never) : choice,
          ),
    },
    /pick from nothing|no value/,
  ],
  [
    'a game that asks on after its end',
    { standings: (state) => [...(state as ToyState).hands.keys()].map((seat) => ({ seat, place: seat + 1 })) },
    /the game is over and seat 0 is asked/,
  ],
  [
    'standings that skip a place',
    { standings: (state) => base.standings(state)?.map(({ seat }, n) => ({ seat, place: n + 2 })) },
    /not counted from 1/,
  ],
  ['a game without an end', { standings: () => undefined }, /nobody is asked/],
  ['a bot that is refused', { bot: () => ({ do: 'bid', price: 99 }) as never }, /the bot is refused/],
  [
    'a redrawing that loses a card',
    {
      resample: (state) => ({ ...state, deck: { hidden: (state as ToyState).deck.hidden.slice(1) } }),
    },
    /redrawn for .*audit/,
  ],
]

test.each(planted)('the contract finds %s', (_, change, says) => expect(found(change)).toMatch(says))

test('the contract finds a line and a reason without words, and words with a hole', () => {
  const { bid: _, ...lines } = toyWords.lines
  expect(found({}, anyWords<ToyKinds>({ ...toyWords, lines } as typeof toyWords))).toMatch(/line .*bid.* has no words/)
  const holed = anyWords<never>({
    ...toyWords,
    reasons: { ...toyWords.reasons, notNow: () => `${undefined}` },
  } as never)
  expect(found({}, holed)).toMatch(/reads 'undefined'/)
  expect(found({}, anyWords<ToyKinds>({ ...toyWords, values: {} }))).toMatch(/value oak has no name/)
})

test('P5: a copied branch without a change is found', () => {
  const base = { a: { b: { c: 1 } }, d: [1] }
  expect(torn(base, { ...base, d: [2] }, { d: [[2]] })).toBeUndefined()
  expect(torn(base, structuredClone(base), { d: [[1]] })).toMatch(/branch a/)
  expect(torn(base, { a: { b: { c: 1 } }, d: base.d }, { a: { x: [] } })).toMatch(/branch b/)
})
