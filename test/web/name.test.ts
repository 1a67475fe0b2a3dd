import { expect, test } from 'vitest'
import { short } from '../../web/text/name.tsx'

test('F17: a long name is cut between characters as people count them', () => {
  expect(short('Ada', 5)).toBe('Ada')
  expect(short('Bartholomew', 5)).toBe('Bart…')
  expect(short('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2)).toBe('👩‍👩‍👧‍👦…')
})
