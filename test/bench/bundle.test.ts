import { expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { gzipped, manifest, scripts } from './bundle.ts'

const kB = 1000
const home = ['index.html']

test('the home page loads at most 25 kB of JavaScript', () => {
  const bytes = gzipped(scripts(manifest(), home))
  expect(bytes).toBeGreaterThan(5 * kB)
  expect(bytes).toBeLessThanOrEqual(25 * kB)
})

for (const id of Object.keys(games))
  test(`a table of ${id} with its board loads at most 60 kB of JavaScript`, () => {
    const chunks = manifest()
    const own = `games/${id}/face.tsx`
    const face = own in chunks ? own : 'table/plain.tsx'
    const bytes = gzipped(scripts(chunks, [...home, 'pages/table.tsx', face, `../shared/games/${id}/text/en.ts`]))
    expect(bytes).toBeGreaterThan(15 * kB)
    expect(bytes).toBeLessThanOrEqual(60 * kB)
  })
