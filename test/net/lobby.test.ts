import { expect, test } from 'vitest'
import type { Listed } from '../../shared/protocol/lobby.ts'
import { type Hall, listed, told } from '../../web/net/lobby.ts'

const table = (code: string, more: Partial<Listed> = {}): Listed => ({
  code,
  game: 'toy',
  stage: 'waiting',
  names: ['Ada'],
  bots: 0,
  most: 4,
  watchers: 0,
  open: true,
  ...more,
})
const codes = (hall: Hall): readonly string[] => listed(hall).map((one) => one.code)

test('a newcomer is told of all tables, and then of each change', () => {
  let hall = told({}, 'a', { t: 'tables', tables: [table('one'), table('two')] })
  hall = told(hall, 'a', { t: 'put', table: table('three') })
  hall = told(hall, 'a', { t: 'put', table: table('two', { watchers: 3 }) })
  expect(codes(hall)).toEqual(['three', 'one', 'two'])
  expect(listed(hall)[2]?.watchers).toBe(3)
  expect(codes(told(hall, 'a', { t: 'drop', code: 'one' }))).toEqual(['three', 'two'])
})

test('F16: a table that is dropped twice, or was never listed, is no trouble', () => {
  const hall = told({}, 'a', { t: 'tables', tables: [table('one')] })
  expect(codes(told(told(hall, 'a', { t: 'drop', code: 'one' }), 'a', { t: 'drop', code: 'one' }))).toEqual([])
})

test('after a lost line the list of that shard is replaced: ghosts of the time between are gone', () => {
  let hall = told({}, 'a', { t: 'tables', tables: [table('ghost')] })
  hall = told(hall, 'b', { t: 'tables', tables: [table('other')] })
  hall = told(hall, 'a', { t: 'tables', tables: [table('fresh')] })
  expect(codes(hall)).toEqual(['fresh', 'other'])
})

test('a table where one can sit down comes first, of these one that has not begun', () => {
  const tables = [
    table('full', { open: false }),
    table('running', { stage: 'playing' }),
    table('watched', { stage: 'playing', open: false }),
    table('waiting'),
  ]
  expect(codes(told({}, 'a', { t: 'tables', tables }))).toEqual(['waiting', 'running', 'full', 'watched'])
})
