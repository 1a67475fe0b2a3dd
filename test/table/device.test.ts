import { expect, test } from 'vitest'
import { decide } from '../../shared/table/decide.ts'
import { screen } from '../../shared/table/screen.ts'
import { seatOf, type Table } from '../../shared/table/table.ts'
import { by, carried, game, newcomer, propose, whyNot } from '../help/people.ts'
import { after, made, seated, started } from '../help/table.ts'

const minute = 60_000
/** Browser n wishes for a key; the room brings its hash. */
const key = (table: Table, n: number, hash = 'hash') =>
  by(n, { do: 'device', hash, until: table.at + 1000 + 10 * minute })
const claim = (n: number, hash = 'hash') => by(n, { do: 'claim', hash })

test('a second device is the same person: both sit there, both may move', () => {
  const table = after(started(2), key(started(2), 1), claim(5))
  expect(table.chairs[1]).toMatchObject({ name: 'Player 1', who: ['browser-1', 'browser-5'] })
  expect([seatOf(table, 'browser-1'), seatOf(table, 'browser-5')]).toEqual([1, 1])
  const ada = after(started(2), key(started(2), 0), claim(5))
  const turn = { do: 'turn', who: 'browser-5', id: 'x', ask: 1, move: { do: 'draw' } } as const
  expect(whyNot(ada, turn)).toBeUndefined()
})

test('the key works once', () => {
  const table = after(started(2), key(started(2), 1), claim(5))
  expect(table.keys).toEqual([])
  expect(whyNot(table, claim(6))).toBe('keyUsed')
  expect(whyNot(table, claim(6, 'guessed'))).toBe('keyUsed')
})

test('the key works for ten minutes of server time', () => {
  const table = after(started(2), key(started(2), 1))
  expect('made' in decide(table, claim(5), table.at + 10 * minute)).toBe(true)
  expect(whyNot(table, claim(5), table.at + 10 * minute + 1)).toBe('keyUsed')
})

test('the key belongs to the person, not to a chair: who sits there later is not joined by a stranger', () => {
  const ready = after(seated(2), key(seated(2), 1))
  // Ben gets up and Cleo takes his chair.
  const cleo = after(ready, by(1, { do: 'leave' }), newcomer(3, 1))
  expect(whyNot(cleo, claim(5))).toBe('keyUsed')
  // Ben moves to another chair: his second device follows him.
  const moved = after(ready, newcomer(1, 3), claim(5))
  expect([seatOf(moved, 'browser-5'), seatOf(moved, 'browser-1')]).toEqual([3, 3])
  // Ben gives up in the game, and a latecomer has his seat.
  const table = after(started(2), key(started(2), 1), by(1, { do: 'leave' }), newcomer(3, 1))
  expect(whyNot(table, claim(5))).toBe('keyUsed')
})

test('a rematch moves the seats on: the key still leads to its own person', () => {
  const ready = after(game(2), key(game(2), 1))
  const table = after(
    ready,
    propose(0, 'end'),
    by(1, { do: 'answer', yes: true }),
    by(0, { do: 'rematch', seed: 'ab' }),
  )
  expect(seatOf(table, 'browser-1')).toBe(0)
  expect(seatOf(after(table, claim(5)), 'browser-5')).toBe(0)
})

test('a browser that sits elsewhere cannot have two seats, and its key stays good', () => {
  const table = after(started(3), key(started(3), 1))
  expect(whyNot(table, claim(2))).toBe('seatedElsewhere')
  expect(seatOf(after(table, claim(5)), 'browser-5')).toBe(1)
})

test('the person’s own browser may use the key; nothing is doubled', () => {
  const table = after(started(2), key(started(2), 1), claim(1))
  expect(table.chairs[1]).toMatchObject({ who: ['browser-1'] })
})

test('a watcher has nothing to give away', () => {
  expect(whyNot(started(2), key(started(2), 9))).toBe('notSeated')
})

test('both devices leave together, both are the host', () => {
  const table = after(seated(2), key(seated(2), 0), claim(5))
  expect(whyNot(table, by(5, { do: 'bot', seat: 2, on: true }))).toBeUndefined()
  const left = after(table, by(5, { do: 'leave' }))
  expect(seatOf(left, 'browser-0')).toBeUndefined()
  expect(left.host).toBe('browser-1')
})

test('at most eight keys wait, the oldest goes', () => {
  let table = started(2)
  for (let n = 0; n < 9; n++) table = after(table, key(table, 1, `hash${n}`))
  expect(table.keys).toHaveLength(8)
  expect(whyNot(table, claim(5, 'hash0'))).toBe('keyUsed')
  expect(whyNot(table, claim(5, 'hash8'))).toBeUndefined()
})

test('F11, F12: neither key nor its hash nor a browser is on any screen or in the log', () => {
  const { table, own, events } = carried(started(2), key(started(2), 1, 'verysecret'))
  expect([own, events]).toEqual([[], []])
  for (const viewer of [0, 1, 'watcher'] as const) {
    const text = JSON.stringify(screen(table, viewer))
    for (const secret of ['verysecret', 'browser-', String(table.keys[0]?.until)]) expect(text).not.toContain(secret)
  }
  expect(made(decide(table, claim(5, 'verysecret'), table.at + 1)).own).toEqual([])
})
