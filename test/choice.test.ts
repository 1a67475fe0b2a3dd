import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PlainChoice, type PlainMove, read, sample } from '../shared/kit/choice.ts'
import { dice } from '../shared/kit/random.ts'

const choices = [
  {
    do: 'buy',
    fields: { shares: { kind: 'count', of: { R: 2, Y: 1 }, min: 1, max: 2 }, case: { kind: 'one', of: ['R', 'Y'] } },
  },
  { do: 'pay', fields: { sum: { kind: 'range', min: 5, max: 20, step: 5 } } },
  {
    do: 'swap',
    fields: { cards: { kind: 'several', of: [1, 2, 3], min: 1, max: 2 }, to: { kind: 'one', of: [0, 1], none: true } },
  },
  { do: 'swap', fields: { cards: { kind: 'several', of: [9], min: 1, max: 1 } } },
] as const satisfies readonly PlainChoice[]

const found = (json: unknown) =>
  read(choices as never, json) as { move: PlainMove } | { misread: { key: string; field?: string } }

test('P6: a move inside a choice is read, built anew in the order of the choice', () => {
  const given = { case: 'R', shares: { Y: 1, R: 1 }, do: 'buy' }
  const { move } = found(given) as { move: PlainMove }
  expect(JSON.stringify(move)).toBe('{"do":"buy","shares":{"R":1,"Y":1},"case":"R"}')
  expect(move).not.toBe(given)
  expect(found({ do: 'swap', cards: [3, 1] })).toEqual({ move: { do: 'swap', cards: [3, 1] } })
  expect(found({ do: 'swap', cards: [9] })).toEqual({ move: { do: 'swap', cards: [9] } })
  expect(found({ do: 'buy', shares: { R: 1, Y: 0 }, case: 'Y' })).toEqual({
    move: { do: 'buy', shares: { R: 1 }, case: 'Y' },
  })
})

test.each([
  [{ do: 'buy', shares: { R: 3 }, case: 'R' }, 'shares'],
  [{ do: 'buy', shares: {}, case: 'R' }, 'shares'],
  [{ do: 'buy', shares: { R: 2, Y: 1 }, case: 'R' }, 'shares'],
  [{ do: 'buy', shares: { R: -1, Y: 1 }, case: 'R' }, 'shares'],
  [{ do: 'buy', shares: { R: 2, Y: -1 }, case: 'R' }, 'shares'],
  [{ do: 'buy', shares: { R: 1.5 }, case: 'R' }, 'shares'],
  [{ do: 'buy', shares: { K: 1 }, case: 'R' }, 'shares'],
  [{ do: 'buy', shares: JSON.parse('{"__proto__":1,"R":1}'), case: 'R' }, 'shares'],
  [{ do: 'buy', shares: [1], case: 'R' }, 'shares'],
  [{ do: 'buy', shares: { R: 1 } }, 'case'],
  [{ do: 'buy', shares: { R: 1 }, case: 'constructor' }, 'case'],
  [{ do: 'buy', shares: { R: 1 }, case: ['R'] }, 'case'],
  [{ do: 'pay', sum: 7 }, 'sum'],
  [{ do: 'pay', sum: 0 }, 'sum'],
  [{ do: 'pay', sum: 25 }, 'sum'],
  [{ do: 'pay', sum: '10' }, 'sum'],
  [{ do: 'pay', sum: Number.NaN }, 'sum'],
  [{ do: 'swap', cards: [1, 1] }, 'cards'],
  [{ do: 'swap', cards: [1, 2, 3] }, 'cards'],
  [{ do: 'swap', cards: [] }, 'cards'],
  [{ do: 'swap', cards: { 0: 1, length: 1 } }, 'cards'],
])('F21: %j is malformed, nothing is clamped', (json, field) => {
  expect(found(json)).toEqual({ misread: { key: 'malformed', field } })
})

test('F21: what is no move at all, a key too many, and a move that is not offered', () => {
  for (const json of [null, 3, 'buy', [], {}, { do: 3 }]) expect(found(json)).toEqual({ misread: { key: 'malformed' } })
  expect(found({ do: 'pay', sum: 5, tip: 1 })).toEqual({ misread: { key: 'malformed' } })
  expect(found(JSON.parse('{"do":"pay","sum":5,"__proto__":1}'))).toEqual({ misread: { key: 'malformed' } })
  expect(found({ do: 'sell' })).toEqual({ misread: { key: 'notNow' } })
  expect(found({ do: '__proto__' })).toEqual({ misread: { key: 'notNow' } })
})

test('F21: any JSON is read without a throw', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('buy', 'pay', 'swap'), (json, kind) => {
      for (const value of [json, { do: kind, shares: json, case: json, sum: json, cards: json }]) {
        const read_ = found(value)
        expect('move' in read_ || read_.misread.key).toBeTruthy()
      }
    }),
  )
})

test('every sample lies inside its choice, and every value of a set turns up', () => {
  const random = dice(1)
  const seen = new Set<string>()
  for (let i = 0; i < 4000; i++) {
    const move = sample(choices as never, random)
    expect(found(move)).toMatchObject({ move })
    seen.add(JSON.stringify((found(move) as { move: PlainMove }).move))
  }
  // 5 buys of each case, 4 sums, 3 + 6 swaps with 3 ends each, and the last one.
  expect(seen.size).toBe(4 * 2 + 4 + (3 + 6) * 3 + 1)
})
