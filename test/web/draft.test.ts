import { expect, test } from 'vitest'
import type { PlainChoice } from '../../shared/kit/choice.ts'
import { begun, finished } from '../../web/table/controls/draft.ts'

const buy: PlainChoice = {
  do: 'buy',
  fields: {
    shares: { kind: 'count', of: { R: 2, B: 1 }, min: 1, max: 2 },
    case: { kind: 'one', of: ['R', 'B'], none: true },
    bid: { kind: 'range', min: 3, max: 9 },
    from: { kind: 'one', of: ['market'] },
  },
}

test('an order begins with what leaves no choice, and nothing else is chosen for the player', () => {
  expect(begun(buy)).toEqual({ shares: {}, case: undefined, bid: 3, from: 'market' })
})

test('the first field that is still open is named', () => {
  expect(finished(buy, begun(buy))).toEqual({ missing: 'shares' })
  expect(finished(buy, { ...begun(buy), shares: { R: 0 } })).toEqual({ missing: 'shares' })
})

test('a field that may be left out is left out', () => {
  expect(finished(buy, { ...begun(buy), shares: { R: 1 } })).toEqual({
    move: { do: 'buy', shares: { R: 1 }, bid: 3, from: 'market' },
  })
})

test('several need their least number', () => {
  const sell: PlainChoice = { do: 'sell', fields: { cards: { kind: 'several', of: [1, 2, 3], min: 2, max: 3 } } }
  expect(finished(sell, { cards: [1] })).toEqual({ missing: 'cards' })
  expect(finished(sell, { cards: [3, 1] })).toEqual({ move: { do: 'sell', cards: [3, 1] } })
})
