import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { friesematenten } from '../../../shared/games/friesematenten/index.ts'
import { fixturesIn, positionsOf } from '../../help/fixtures.ts'
import { anyGame } from '../../help/load.ts'
import { replayed } from '../../help/replay.ts'
import { position } from './position.ts'

const files = positionsOf('friesematenten')

test.each(files.map((file) => [basename(file, '.json'), file]))('%s comes out as worked', (_, file) => {
  for (const fixture of fixturesIn(file)) expect(replayed(fixture, position, anyGame(friesematenten))).toEqual([])
})
