import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { fixturesIn, positionFor, positionsOf } from '../help/fixtures.ts'
import { replayed } from '../help/replay.ts'

for (const game of Object.values(games))
  describe(`positions of ${game.id}`, () => {
    const files = positionsOf(game.id)

    test('there are some', () => expect(files.length).toBeGreaterThan(0))

    test.each(files.map((file) => [basename(file), file]))(
      '%s comes out as the specification says',
      async (_, file) => {
        const position = await positionFor(game.id)
        expect(position.game).toBe(game.id)
        for (const fixture of fixturesIn(file)) expect(replayed(fixture, position, game)).toEqual([])
      },
    )
  })

test('the registry is what positions are demanded for', () => {
  expect(Object.keys(games)).toEqual(Object.values(games).map((game) => game.id))
})
