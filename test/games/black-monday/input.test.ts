import { expect, test } from 'vitest'
import { blackMonday as game } from '../../../shared/games/black-monday/index.ts'
import type { Move } from '../../../shared/games/black-monday/moves.ts'
import { read } from '../../../shared/kit/choice.ts'
import { copy } from '../../../shared/kit/json.ts'
import { buy, end, exchange, play, price, refusal, scene, sell } from './play.ts'

const table = () => scene({ seats: [{ hand: ['R400', 'R1100'], shares: ['G200'] }, { hand: ['B400'] }] })

const malformed: readonly unknown[] = [
  ...[null, 0, 'buy', [], {}, { do: 5 }, { do: 'steal' }, { do: '__proto__' }, { do: 'constructor' }],
  ...[{ do: 'buy' }, { do: 'buy', card: 'R450' }, { do: 'buy', card: 'R1400' }, { do: 'buy', card: 'CLOSED' }],
  ...[
    { do: 'buy', card: 400 },
    { do: 'buy', card: ['R400'] },
    { do: 'buy', card: '__proto__' },
  ],
  ...[
    { do: 'buy', card: 'R400', price: 1 },
    { do: 'buy', card: 'R400', seat: 1 },
    { do: 'end', card: 'R400' },
  ],
  ...[
    { do: 'sell' },
    { do: 'sell', cards: ['G200'] },
    { do: 'sell', cards: null },
    { do: 'sell', cards: { G200: -1 } },
  ],
  ...[
    { do: 'sell', cards: { G200: 0.5 } },
    { do: 'sell', cards: { G200: '1' } },
    { do: 'sell', cards: { G200: 3 } },
  ],
  ...[
    { do: 'sell', cards: { G200: Number.POSITIVE_INFINITY } },
    { do: 'exchange', cards: { toString: 1 } },
  ],
  JSON.parse('{"do":"exchange","cards":{"__proto__":1}}'),
  JSON.parse('{"do":"buy","__proto__":{"card":"R400"}}'),
]
test.each(malformed.map((json) => [JSON.stringify(json) ?? '', json] as const))('%s is no move', (_, json) => {
  expect(read<Move>(game.moves, json)).toHaveProperty('misread')
})

test('zero counts are dropped, and an empty sale is refused in words', () => {
  const said = read<Move>(game.moves, { do: 'sell', cards: { G200: 0, R100: 0 } })
  expect(said).toEqual({ move: { do: 'sell', cards: {} } })
  expect(refusal(table(), sell())).toEqual({ key: 'chooseCards' })
})

test('nobody else moves in a turn, nor a seat that is not at the table', () => {
  const state = table()
  for (const seat of [1, -1, 2, 99, 0.5, Number.NaN])
    for (const move of [buy('R400'), price('R400'), sell('G200'), exchange('R400'), end])
      expect(refusal(state, move, seat)).toEqual({ key: 'notYourTurn' })
})

test('cards of another hand, and cards used already, are not in the hand', () => {
  const state = table()
  expect(refusal(state, buy('B400'))).toEqual({ key: 'notInHand' })
  const later = play(state, buy('R400')).state
  expect(refusal(later, buy('R400'))).toEqual({ key: 'notInHand' })
  expect(refusal(play(later, end).state, buy('R400'), 0)).toEqual({ key: 'notYourTurn' })
})

test('a refused move leaves the state as it was', () => {
  const state = table()
  const kept = copy(state)
  for (const move of [buy('B400'), price('R1100'), sell('R400'), exchange('B400'), end, sell('G200', 'G200')])
    expect(refusal(state, move)).toBeDefined()
  expect(state).toEqual(kept)
})
