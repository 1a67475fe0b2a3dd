import { expect, test } from 'vitest'
import { schwarzmarkt as game } from '../../../shared/games/schwarzmarkt/index.ts'
import type { Move } from '../../../shared/games/schwarzmarkt/moves.ts'
import { read } from '../../../shared/kit/choice.ts'
import { copy } from '../../../shared/kit/json.ts'
import { advance, during, holding, open, table, three, trade } from './play.ts'

/** What the table says to JSON from outside. */
function answer(own: ReturnType<typeof table>, seat: number, json: unknown): string | undefined {
  const kept = copy(own.state())
  const shaped = read<Move>(game.moves, json)
  const why = 'move' in shaped ? game.refuse(own.state(), seat, shaped.move)?.key : shaped.misread.key
  expect(own.state()).toEqual(kept)
  const legal = read<Move>(game.choices(own.state(), seat), json)
  expect('move' in legal).toBe(why === undefined)
  return why
}

const turn = () => table(during({ offer: 'O06', turn: 0, price: 9 }))

test.each([
  ['a negative count', { do: 'trade', goods: { butter: -1 } }],
  ['half a card', { do: 'trade', goods: { butter: 0.5 } }],
  ['a count in words', { do: 'trade', goods: { butter: '1' } }],
  ['an unknown good', { do: 'trade', goods: { tea: 1 } }],
  ['a prototype', JSON.parse('{"do":"trade","goods":{"__proto__":1}}')],
  ['an inherited name', { do: 'trade', goods: { constructor: 1 } }],
  ['no basket', { do: 'trade' }],
  ['a list for a basket', { do: 'trade', goods: ['butter'] }],
  ['a field too many', { do: 'trade', goods: {}, steps: 1 }],
  ['more cards than there are', { do: 'trade', goods: { butter: 13 } }],
  ['no step', { do: 'advance', steps: 0 }],
  ['five steps', { do: 'advance', steps: 5 }],
  ['a step back', { do: 'advance', steps: -1 }],
  ['half a step', { do: 'advance', steps: 1.5 }],
  ['endless steps', { do: 'advance', steps: Number.POSITIVE_INFINITY }],
  ['an unknown card', { do: 'playCard', card: 'O21' }],
  ['a seat that cannot be', { do: 'chooseVictim', seat: 5 }],
  ['nothing swapped', { do: 'swapGoods', goods: {} }],
])('%s is malformed', (_, json) => {
  expect(answer(turn(), 0, json)).toBe('malformed')
})

test.each([
  ['an unknown move', { do: 'cheat' }, 'notNow'],
  ['no move', null, 'malformed'],
  ['a list', [], 'malformed'],
])('%s is answered', (_, json, key) => {
  expect(answer(turn(), 0, json)).toBe(key)
})

test('each wrong move is refused with its own reason', () => {
  const game = turn()
  expect(answer(game, 1, trade({ butter: 1 }))).toBe('notYourTurn')
  expect(answer(game, 7, trade())).toBe('notYourTurn')
  expect(answer(game, 0, open('O16'))).toBe('notNow')
  expect(answer(game, 0, advance(1))).toBe('notNow')
  expect(answer(game, 0, trade({ coffee: 1 }))).toBe('wantedOnly')
  expect(answer(game, 0, trade({ potatoes: 3 }))).toBe('wantedOnly')
  const poor = table(during({ offer: 'O06', turn: 1, price: 9 }))
  expect(answer(poor, 1, trade({ potatoes: 1 }))).toBe('heldOnly')
  const short = table(during({ offer: 'O06', turn: 0, price: 9 }, { texts: ['T03a'] }))
  expect(answer(short, 0, trade({ potatoes: 1, butter: 1 }))).toBe('goodsShort')
  expect(answer(short, 0, trade({ butter: 1 }))).toBeUndefined()
})

test('cards that are not held, and seats that cannot be robbed', () => {
  expect(answer(table(three()), 0, open('O01'))).toBe('cardNotHeld')
  expect(answer(table(three()), 1, open('O01'))).toBe('notYourTurn')
  const bill = table(holding('T01a')).play(0, open('T01a'))
  expect(answer(bill, 0, { do: 'chooseVictim', seat: 0 })).toBe('yourself')
  expect(answer(bill, 0, { do: 'chooseVictim', seat: 4 })).toBe('noSuchSeat')
  const search = table(holding('T02a', { hands: all, purses: [5, 5, 5] })).play(0, open('T02a'))
  expect(answer(search, 0, { do: 'searchPile', good: 'sugar' })).toBe('notInPile')
  expect(answer(search, 1, { do: 'searchPile', good: 'sugar' })).toBe('notYourTurn')
})
const all = [{ sugar: 6, potatoes: 3 }, { sugar: 6, coffee: 3 }, { flour: 9 }]

test('a stale trade, sent again after it was made, is not made twice', () => {
  const game = turn().play(0, trade({ butter: 1 }))
  expect(answer(game, 0, trade({ butter: 1 }))).toBe('notYourTurn')
})

test('nothing may be done after the end', () => {
  const before = during({ offer: 'O01', turn: 0, price: 12 }, { hands: [{ potatoes: 1 }, { coffee: 2 }, { flour: 2 }] })
  const over = table({ ...before, gameRound: 2 }).play(0, trade({ potatoes: 1 }))
  for (const seat of [0, 1, 2]) expect(answer(over, seat, trade())).toBe('over')
})
