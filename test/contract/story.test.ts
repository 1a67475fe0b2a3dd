import { expect, test } from 'vitest'
import { anyGame, anyWords } from '../help/load.ts'
import { readMove, sayMove } from '../help/notation.ts'
import { parse, record, replay } from '../help/story.ts'
import { toy, toyWords } from '../help/toy.ts'
import type { ToyKinds } from '../help/toyTypes.ts'

const played = { game: anyGame(toy), words: anyWords(toyWords) }

test.each([2, 3, 4])('a story of %i seats reads back and replays byte for byte', (seats) => {
  for (const by of ['bot', 'random'] as const) {
    const text = record(played, { seats, seed: seats, by })
    expect(replay(text, played)).toBe(text)
    expect(text).toContain('\nend\n  1. ')
    expect(parse(text).steps.some((step) => step.tried)).toBe(true)
  }
})

test('given moves come first, refused ones are told with their reason', () => {
  const text = record(played, {
    seats: 2,
    seed: 1,
    by: 'nobody',
    steps: [
      { seat: 1, move: { do: 'draw' }, tried: true },
      { seat: 0, move: { do: 'draw' } },
    ],
  })
  expect(text).toContain('Bruno tries draw → refused notNow: "It is not your turn."\n1. Anna draw\n')
  expect(text).toMatch(/ {2}Anna draws a card\.\n {2}Anna reads: Anna draws (oak|ash|elm)\./)
  expect(text).toContain('\nunfinished\n')
  expect(parse(text)).toMatchObject({ game: 'toy', names: ['Anna', 'Bruno'], seed: 1, options: { coins: 6 } })
})

test('a story breaks when the words or the rules change', () => {
  const text = record(played, { seats: 3, seed: 5, by: 'random' })
  const words = anyWords<ToyKinds>({ ...toyWords, lines: { ...toyWords.lines, bid: () => 'Somebody bids.' } })
  expect(replay(text, { ...played, words })).not.toBe(text)
  const game = anyGame<ToyKinds>({ ...toy, refuse: () => ({ key: 'over' }) })
  expect(replay(text, { ...played, game })).toContain('broken off: 1. Anna')
})

test('moves with lists, counts and words are written so that they read back', () => {
  const moves = [
    {
      do: 'swap',
      fields: {
        give: { kind: 'count', of: { R: 3, T1: 2 }, min: 0, max: 5 },
        seats: { kind: 'several', of: [0, 1, 2], min: 0, max: 3 },
        card: { kind: 'one', of: ['SELL+1', 'PASS'], none: true },
      },
    },
  ] as const
  for (const move of [
    { do: 'swap', give: { R: 2, T1: 2 }, seats: [2, 0], card: 'SELL+1' },
    { do: 'swap', give: {}, seats: [] },
  ])
    expect(readMove(sayMove(move), moves)).toEqual(move)
  expect(sayMove({ do: 'swap', give: { R: 2, T1: 2 }, seats: [2, 0] })).toBe('swap give R2,T1:2 seats 2,0')
  expect(() => readMove('swap give R4 seats none', moves)).toThrow('no such move')
})
