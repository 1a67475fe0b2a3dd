import { expect, test } from 'vitest'
import { codeIn } from '../../web/pages/code-in.ts'

test('a code is found however it was typed or pasted', () => {
  for (const text of ['k7mp-4w2x', ' K7MP 4W2X ', 'k7mp4w2x', 'https://outcry.example/t/k7mp-4w2x?plain'])
    expect(codeIn(text)).toBe('k7mp-4w2x')
})

test('what cannot be a code is none', () => {
  for (const text of ['', 'k7mp', 'k7mp-4w2', 'i7mp-4w2x', 'k7mp-4w2x9', '../admin'])
    expect(codeIn(text)).toBeUndefined()
})
