import { expect, test } from 'vitest'
import { listed } from '../../shared/table/listed.ts'
import { by, game, propose, set } from '../help/people.ts'
import { after, opened, seated } from '../help/table.ts'

const here = { seats: [0], watchers: 2 }
const nobody = { seats: [], watchers: 0 }
const open = set({ list: 'public' })

test('a public table with somebody at it is listed by what may be known, and by nothing else', () => {
  const table = after(seated(2), open, by(0, { do: 'bot', seat: 2, on: true }))
  expect(listed(table, here)).toEqual({
    code: 'TOYS',
    game: 'toy',
    stage: 'waiting',
    names: ['Player 0', 'Player 1'],
    bots: 1,
    most: 4,
    watchers: 2,
    open: true,
  })
})

test('a table by link only is never listed', () => {
  expect(listed(seated(2), here)).toBeNull()
  expect(listed(after(seated(2), open, set({ list: 'link' })), here)).toBeNull()
})

test('F16: when everyone has left nothing is listed; a watcher alone keeps it in the list', () => {
  const table = after(seated(2), open)
  expect(listed(table, nobody)).toBeNull()
  expect(listed(table, { seats: [], watchers: 1 })).toMatchObject({ watchers: 1 })
  expect(listed(table, { seats: [1], watchers: 0 })).toMatchObject({ watchers: 0 })
})

test('a game that is over is not listed; its rematch is', () => {
  const over = after(game(1, 1, { list: 'public' }), propose(0, 'end'))
  expect(listed(over, here)).toBeNull()
  expect(listed(after(over, by(0, { do: 'rematch', seed: 'ab' })), here)).toMatchObject({ stage: 'waiting' })
})

test('open: before the start while a chair is free or a bot’s, in a game while a bot’s seat may be taken', () => {
  const isOpen = (table: Parameters<typeof listed>[0]) => listed(table, here)?.open
  expect(isOpen(after(seated(3), open))).toBe(true)
  expect(isOpen(after(seated(4), open))).toBe(false)
  expect(isOpen(after(seated(3), open, by(0, { do: 'bot', seat: 3, on: true })))).toBe(true)
  expect(isOpen(game(2, 0, { list: 'public' }))).toBe(false)
  expect(isOpen(game(2, 1, { list: 'public' }))).toBe(true)
  expect(isOpen(game(2, 1, { list: 'public', join: 'no' }))).toBe(false)
  expect(listed(game(2, 1, { list: 'public' }), here)).toMatchObject({ stage: 'playing', most: 3, bots: 1 })
})

test('a table nobody has sat down at is listed by whoever watches, or not at all', () => {
  const table = { ...opened(), settings: { ...opened().settings, list: 'public' as const } }
  expect(listed(table, nobody)).toBeNull()
  expect(listed(table, { seats: [], watchers: 1 })).toMatchObject({ names: [], open: true })
})
