import { expect, test } from 'vitest'
import { decide } from '../../shared/table/decide.ts'
import { screen } from '../../shared/table/screen.ts'
import type { Table } from '../../shared/table/table.ts'
import { by, carried, game, newcomer, propose, set, turn, whyNot } from '../help/people.ts'
import { after, made, nonce, opened, seated, sit, start, started, turnOf, wholeGame } from '../help/table.ts'

const kinds = (table: Table) => table.chairs.map((chair) => chair.kind)
const names = (table: Table) => table.chairs.map((chair) => (chair.kind === 'empty' ? '' : chair.name))
const leave = (n: number) => by(n, { do: 'leave' })
const host = (n: number, hostHere: boolean) => by(n, { do: 'host', hostHere })
const bot = (n: number, seat: number, on = true) => by(n, { do: 'bot', seat, on })

test('whoever sits down first is host; the others are not', () => {
  const { table, own } = carried(opened(), sit(2, 'Cleo'))
  expect(own).toEqual([{ e: 'table:sat', seat: 2, name: 'Cleo' }])
  expect(table.host).toBe('browser-2')
  expect(after(table, sit(0)).host).toBe('browser-2')
})

test('before the start one may move to another chair, also onto a bot; the old one is free again', () => {
  const table = after(seated(2), bot(0, 3), newcomer(1, 3))
  expect(kinds(table)).toEqual(['human', 'empty', 'empty', 'human'])
  expect(names(table)[3]).toBe('Player 1')
  expect(after(table, newcomer(0, 1)).host).toBe('browser-0')
  expect(() => carried(table, newcomer(1, 3))).toThrow('done')
})

test('F15: a chair taken by a person is taken, before the start and after', () => {
  expect(whyNot(seated(2), newcomer(7, 1))).toBe('seatTaken')
  expect(whyNot(started(2), newcomer(7, 1))).toBe('seatTaken')
  expect(whyNot(seated(2), newcomer(7, 9))).toBe('noSuchSeat')
  expect(whyNot(seated(2), bot(0, 1))).toBe('seatTaken')
})

test('F15: of two who take the bot’s seat in a running game at once one gets it', () => {
  const table = after(game(2, 1), newcomer(7, 2))
  expect(whyNot(table, newcomer(8, 2))).toBe('seatTaken')
})

test('a latecomer takes over a bot’s seat with all that lies there, and the log says so', () => {
  const before = game(2, 1)
  const { table, own } = carried(before, newcomer(7, 2))
  expect(own).toEqual([{ e: 'table:joined', seat: 2, name: 'Player 7', bot: 'Bot Alba' }])
  expect(table.state).toBe(before.state)
  expect(screen(table, 2)).toMatchObject({ me: 2, host: false })
  expect(screen(table, 2).view).toEqual(screen(before, 2).view)
})

test('not when the table lets nobody in, not onto a second seat, not after the end', () => {
  expect(whyNot(game(2, 1, { join: 'no' }), newcomer(7, 2))).toBe('noJoining')
  expect(whyNot(game(2, 1), newcomer(1, 2))).toBe('seatedElsewhere')
  expect(whyNot(game(2, 1), newcomer(1, 1))).toBe('running')
  const over = after(game(1, 1), propose(0, 'end'))
  expect(whyNot(over, newcomer(7, 1))).toBe('notRunning')
})

test('giving up: a bot plays on with the seat, the log says so, and the one who left watches', () => {
  const before = started(3)
  const { table, own } = carried(before, leave(1))
  expect(own).toEqual([{ e: 'table:gaveUp', seat: 1, name: 'Player 1', bot: 'Bot Alba' }])
  expect(kinds(table)).toEqual(['human', 'bot', 'human'])
  expect(table.state).toBe(before.state)
  expect(whyNot(table, turn(table, 1, 1, { do: 'draw' }))).toBe('notSeated')
  expect(whyNot(table, leave(1))).toBe('notSeated')
  // He may come back as a latecomer.
  expect(kinds(after(table, newcomer(1, 1)))).toEqual(['human', 'human', 'human'])
})

test('before the start whoever leaves leaves a free chair; after the end there is nothing to leave', () => {
  const { table, own } = carried(seated(3), leave(2))
  expect(own).toEqual([{ e: 'table:left', name: 'Player 2' }])
  expect(kinds(table)).toEqual(['human', 'human', 'empty', 'empty'])
  expect(whyNot(wholeGame(2).tables.at(-1) as Table, leave(0))).toBe('notRunning')
})

test('bots bear different names, and no person’s', () => {
  const table = after(opened(), sit(0, 'Bot Alba'), ...[1, 2, 3].map((seat) => bot(0, seat)))
  expect(new Set(names(table)).size).toBe(4)
  expect(kinds(after(table, bot(0, 2, false)))).toEqual(['human', 'bot', 'empty', 'bot'])
  expect(() => carried(table, bot(0, 2))).toThrow('done')
  expect(whyNot(game(1, 1), bot(0, 1, false))).toBe('running')
})

test('kick before the start: the host sends somebody off a chair; not himself, not a bot', () => {
  const table = after(seated(3), bot(0, 3))
  const { table: next, own } = carried(table, by(0, { do: 'kick', seat: 1 }))
  expect(own).toEqual([{ e: 'table:left', name: 'Player 1' }])
  expect(kinds(next)).toEqual(['human', 'empty', 'human', 'bot'])
  for (const seat of [0, 3, 9, -1]) expect(whyNot(table, by(0, { do: 'kick', seat }))).toBe('noSuchSeat')
  expect(whyNot(table, by(1, { do: 'kick', seat: 2 }))).toBe('hostOnly')
  expect(whyNot(started(3), by(0, { do: 'kick', seat: 1 }))).toBe('running')
})

test('the host hands over, before the start and in a running game', () => {
  for (const table of [seated(3), started(3)]) {
    const { table: next, own } = carried(table, by(0, { do: 'handover', seat: 2 }))
    expect(own).toEqual([{ e: 'table:host', seat: 2 }])
    expect([0, 1, 2].map((seat) => screen(next, seat).host)).toEqual([false, false, true])
    expect(whyNot(next, by(0, { do: 'handover', seat: 1 }))).toBe('hostOnly')
  }
  for (const seat of [0, 2, 9]) expect(whyNot(game(2, 1), by(0, { do: 'handover', seat }))).toBe('noSuchSeat')
})

test('F14: the host leaves, before the start or in a game: the next person is host; with nobody left nobody is', () => {
  for (const table of [seated(3), started(3)]) {
    const next = after(table, leave(0))
    expect(next.host).toBe('browser-1')
    expect(after(next, leave(1), leave(2)).host).toBeNull()
  }
  // Whoever comes to an abandoned table is its host.
  const bots = after(started(2), leave(0), leave(1))
  expect(kinds(bots)).toEqual(['bot', 'bot'])
  expect(after(bots, newcomer(7, 1)).host).toBe('browser-7')
})

test('F14: a host who has gone without a word is replaced by whoever asks; one who is here is not', () => {
  expect(whyNot(seated(2), host(1, true))).toBe('hostHere')
  expect(whyNot(seated(2), host(9, false))).toBe('notSeated')
  const { table, own } = carried(seated(2), host(1, false))
  expect(own).toEqual([{ e: 'table:host', seat: 1 }])
  expect(screen(table, 1).host).toBe(true)
  expect(() => carried(table, host(1, false))).toThrow('done')
})

test('only the host starts, with enough seats taken; chairs that are free go', () => {
  expect(whyNot(seated(1), start())).toBe('tooFew')
  expect(whyNot(seated(2), by(1, { do: 'start' }))).toBe('hostOnly')
  expect(whyNot(seated(2), by(9, { do: 'start' }))).toBe('notSeated')
  expect(whyNot(started(2), start())).toBe('running')
  const table = after(opened(), sit(0), sit(3), start())
  expect(names(table)).toEqual(['Player 0', 'Player 3'])
})

test('a name and a nonce are one’s own and only before the start', () => {
  const table = after(seated(2), by(1, { do: 'name', name: 'Ben' }), by(1, { do: 'nonce', nonce: nonce(99) }))
  expect(table.chairs[1]).toMatchObject({ name: 'Ben', nonce: nonce(99) })
  expect(after(table, start()).nonces).toEqual([nonce(0), nonce(99)])
  for (const want of [
    { do: 'name', name: 'x' },
    { do: 'nonce', nonce: nonce(5) },
  ] as const) {
    expect(whyNot(started(2), by(1, want))).toBe('running')
    expect(whyNot(seated(2), by(9, want))).toBe('notSeated')
  }
})

test('back is for who is away; everything of a seat needs a seat', () => {
  expect(whyNot(started(2), by(0, { do: 'back' }))).toBe('notBack')
  for (const want of [
    { do: 'back' },
    { do: 'leave' },
    { do: 'device', hash: 'h', until: 1 },
    { do: 'rematch', seed: 's' },
    { do: 'settings', settings: {} },
    { do: 'options', options: {} },
    { do: 'kick', seat: 1 },
    { do: 'handover', seat: 1 },
    { do: 'bot', seat: 2, on: true },
  ] as const)
    expect(whyNot(seated(2), by(9, want))).toBe('notSeated')
})

test('F10: a watcher is never seated unasked: not by the start, a rematch, or a seat that falls free', () => {
  let table = started(2)
  while (table.stage === 'playing') table = after(table, turnOf(table))
  for (const next of [started(2), after(started(2), leave(1)), after(table, by(0, { do: 'rematch', seed: 'ab' }))])
    expect(JSON.stringify(next.chairs)).not.toContain('browser-9')
  expect(whyNot(after(started(2), set({ join: 'no' }), leave(1)), newcomer(9, 1))).toBe('noJoining')
})

test('an unknown command is malformed', () => {
  const strange = { do: 'dance', who: 'browser-0', id: 'x' }
  expect(whyNot(seated(1), strange as never)).toBe('malformed')
  expect(() => made(decide(seated(1), strange as never, 1))).toThrow('malformed')
})
