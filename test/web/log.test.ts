import { expect, test } from 'vitest'
import { current, grouped, sentence } from '../../web/table/line.ts'
import { spoken } from '../../web/table/worded.tsx'

test('the log is grouped by move, newest first, each move in the order in which it happened', () => {
  const log = [
    { rev: 1, line: { e: 'a' } },
    { rev: 3, line: { e: 'b' } },
    { rev: 3, line: { e: 'c' } },
  ]
  expect(grouped(log)).toEqual([
    { rev: 3, lines: [{ e: 'b' }, { e: 'c' }] },
    { rev: 1, lines: [{ e: 'a' }] },
  ])
})

test('F17: a name in a line of the table is isolated', () => {
  const line = { e: 'table:sat', seat: 0, name: 'אדה' }
  expect(sentence(line, undefined)).toBe('\u2068אדה\u2069 sits down.')
})

test('a sentence is heard with the names in it', () => {
  expect(spoken('\ue0001\ue001 pays \ue0000\ue001.', ['Ada', 'Bruno'])).toBe('Bruno pays Ada.')
})

test('a game without words is told by the names of its events', () => {
  expect(sentence({ e: 'priceSet' }, undefined)).toBe('price set')
})

test('after a rematch the log is that of the new game: the seats of the old one are not those of today', () => {
  const log = [
    { rev: 1, line: { e: 'bought' } },
    { rev: 2, line: { e: 'table:rematch', match: 2 } },
    { rev: 3, line: { e: 'sold' } },
  ]
  expect(current(log)).toEqual({ log: log.slice(1), whole: true })
  expect(current(log.slice(0, 1))).toEqual({ log: log.slice(0, 1), whole: false })
})
