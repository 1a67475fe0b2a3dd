import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tidy, unused } from '../../shared/table/name.ts'
import { after, opened, seated, sit, wish } from '../help/table.ts'

const graphemes = (text: string) => [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length
const names = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: 'grapheme', maxLength: 300 }))

test('F17: whatever is typed becomes one short line without control or direction characters', () => {
  fc.assert(
    fc.property(names, (typed) => {
      const name = tidy(typed)
      expect(graphemes(name)).toBeLessThanOrEqual(24)
      expect(name.length).toBeLessThanOrEqual(96)
      expect(name).not.toMatch(/\p{Cc}|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]|^\s|\s$/u)
      expect(tidy(name)).toBe(name)
    }),
    { numRuns: 2000 },
  )
})

test('F17: 200 characters are cut, emoji stay whole, markup stays text', () => {
  expect(tidy('x'.repeat(200))).toBe('x'.repeat(24))
  expect(graphemes(tidy('👩‍👧'.repeat(200)))).toBeGreaterThan(5)
  expect(tidy('<b>Ada</b>')).toBe('<b>Ada</b>')
  expect(tidy('שלום')).toBe('שלום')
  expect(tidy('\u202egro.live\u202c')).toBe('gro.live')
})

test('F17: no character is cut in half', () => {
  const family = '👨🏻‍👩🏻‍👧🏻‍👦🏻'
  for (const typed of [family, `Ada ${family}`, family.repeat(9)])
    expect(() => encodeURIComponent(tidy(typed))).not.toThrow()
})

test('F17: a name of nothing visible becomes the number of the seat', () => {
  for (const blank of ['', '   ', '\u200b\u200d', '\u0000\n\t', '\u202e'])
    expect(after(opened(), sit(1, blank)).chairs[1]).toMatchObject({ name: 'Player 2' })
})

test('F17: a name that is taken gets a number; whoever bears it keeps his seat', () => {
  const table = after(opened(), sit(0, 'Ada'), sit(1, 'ada'), sit(2, 'ADA'))
  expect(table.chairs.map((chair) => (chair.kind === 'human' ? chair.name : ''))).toEqual(['Ada', 'ada 2', 'ADA 3', ''])
  expect(unused('Ada', ['ada', 'Ada 2'])).toBe('Ada 3')
})

test('F17: a rename is tidied and kept apart as well', () => {
  const table = after(seated(2), { do: 'name', who: 'browser-1', id: wish(), name: ' player\n0 ' })
  expect(table.chairs[1]).toMatchObject({ name: 'player 0 2' })
})
