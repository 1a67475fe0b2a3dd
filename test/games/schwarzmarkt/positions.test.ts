import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { plain } from '../../../shared/games/index.ts'
import { schwarzmarkt } from '../../../shared/games/schwarzmarkt/index.ts'
import { fixturesIn, positionsOf } from '../../help/fixtures.ts'
import { replayed } from '../../help/replay.ts'
import { position } from './position.ts'

test.each(positionsOf('schwarzmarkt').map((file) => [basename(file, '.json'), file]))('%s', (_, file) => {
  for (const fixture of fixturesIn(file)) expect(replayed(fixture, position, plain(schwarzmarkt))).toEqual([])
})

test('a position that comes out otherwise is told', () => {
  const [file = ''] = positionsOf('schwarzmarkt')
  const [fixture] = fixturesIn(file)
  if (!fixture) throw new Error('no fixture')
  const wrong = { ...fixture, after: { ...fixture.after, ask: 'seat 2 advance' } }
  expect(replayed(wrong, position, plain(schwarzmarkt))).not.toEqual([])
})
