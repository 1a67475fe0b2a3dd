import { expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { gzipped, homeScripts, manifest, tableScripts } from './bundle.ts'

const kB = 1000

test('the home page loads at most 25 kB of JavaScript', () => {
  const bytes = gzipped(homeScripts(manifest()))
  expect(bytes).toBeGreaterThan(5 * kB)
  expect(bytes).toBeLessThanOrEqual(25 * kB)
})

for (const id of Object.keys(games))
  test(`a table of ${id} with its board loads at most 60 kB of JavaScript`, () => {
    const bytes = gzipped(tableScripts(manifest(), id))
    expect(bytes).toBeGreaterThan(15 * kB)
    expect(bytes).toBeLessThanOrEqual(60 * kB)
  })
