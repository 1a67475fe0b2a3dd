import { expect, test } from 'vitest'
import { expire } from '../../shared/table/bots.ts'
import { deadline } from '../../shared/table/clock.ts'
import { decide } from '../../shared/table/decide.ts'
import { asked } from '../../shared/table/game.ts'
import { screen } from '../../shared/table/screen.ts'
import type { Table } from '../../shared/table/table.ts'
import { answer, by, carried, game, newcomer, propose, turn, whyNot } from '../help/people.ts'
import { after, made, turnOf, wholeGame } from '../help/table.ts'

const second = 1000
const quick = { pace: 'move', seconds: 30, bank: 60 } as const
const draw = { do: 'draw' }
const pass = { do: 'pass' }
const undo = (n: number) => by(n, { do: 'undo' })
/** A card that this seat holds, offered in the open: shows nothing that was hidden from its owner. */
function offer(table: Table, n: number, seat = n) {
  const sell = screen(table, seat).choices.find((choice) => choice.do === 'sell')
  const card = sell?.fields.card
  if (card?.kind !== 'one') throw new Error('nothing to sell')
  return turn(table, n, seat, { do: 'sell', card: card.of[0] })
}
const before = (table: Table) => ({ state: table.state, chance: table.chance })

test('one’s own last step is taken back: state, chance and question are as before, and the log says so', () => {
  const table = game(2)
  const sold = after(table, offer(table, 0))
  expect(asked(sold)).toEqual([1])
  expect(screen(sold, 0).undo).toBe('free')
  const { table: back, own } = carried(sold, undo(0))
  expect(own).toEqual([{ e: 'table:undone', seat: 0, agreed: false }])
  expect(before(back)).toEqual(before(table))
  expect(asked(back)).toEqual([0])
  expect(screen(back, 0).choices).toEqual(screen(table, 0).choices)
  expect(screen(back, 0).undo).toBeNull()
  expect(back.rev).toBe(sold.rev + 1)
})

test('P6: questions come back under new numbers, so an answer to the old one is stale, for everybody', () => {
  const table = game(2)
  const sold = after(table, offer(table, 0))
  const bens = turn(sold, 1, 1, pass)
  const adas = offer(table, 0)
  const back = after(sold, undo(0))
  expect(whyNot(back, bens)).toBe('stale')
  expect(whyNot(back, adas)).toBe('stale')
  for (const [seat, ask] of back.asks.entries()) expect(ask).toBeGreaterThan(sold.asks[seat] ?? 0)
  expect(whyNot(back, offer(back, 0))).toBeUndefined()
})

test('F13: not after something was revealed', () => {
  const table = game(2)
  const drawn = after(table, turn(table, 0, 0, draw))
  expect(screen(drawn, 0).undo).toBe('consent')
  expect(whyNot(drawn, undo(0))).toBe('revealed')
})

test('F13: nor after somebody else has moved; who has not moved has nothing to take back', () => {
  const table = game(2)
  const sold = after(table, offer(table, 0))
  expect(whyNot(sold, undo(1))).toBe('nothingToUndo')
  expect(screen(sold, 1).undo).toBeNull()
  const passed = after(sold, turn(sold, 1, 1, pass))
  expect(whyNot(passed, undo(0))).toBe('revealed')
  expect(screen(passed, 0).undo).toBe('consent')
})

test('several own steps in a row are taken back one by one, as far as the last thing revealed', () => {
  // With two at the table the seller has the next move again after the other has passed.
  let table = game(2)
  table = after(table, turn(table, 0, 0, draw))
  table = after(table, turn(table, 1, 1, draw))
  const first = table
  table = after(table, offer(table, 0))
  table = after(table, undo(0))
  expect(before(table)).toEqual(before(first))
  expect(screen(table, 0).undo).toBe('consent')
  expect(whyNot(table, undo(0))).toBe('revealed')
})

test('the clock comes back with the turn: bank and the time that had been used', () => {
  const table = game(2, 0, quick)
  const sold = made(decide(table, offer(table, 0), table.at + 50 * second)).table
  expect(sold.times[0]).toEqual({ bank: 40 * second, since: null })
  const back = made(decide(sold, undo(0), sold.at + 25 * second)).table
  expect(back.times[0]).toEqual({ bank: 60 * second, since: back.at - 50 * second })
  expect(deadline(back, 0)).toBe(back.at + 40 * second)
  expect(deadline(back, 1)).toBeNull()
})

test('with consent: back across a turn boundary and something revealed, with turn, clock and question', () => {
  const table = game(3, 0, quick)
  const drawn = made(decide(table, turn(table, 0, 0, draw), table.at + 20 * second)).table
  const sold = made(decide(drawn, offer(drawn, 1), drawn.at + 45 * second)).table
  const asking = carried(sold, propose(0, 'undo'))
  expect(asking.own).toEqual([{ e: 'table:proposed', kind: 'undo', by: 0, seat: null }])
  const half = after(asking.table, answer(1, true))
  expect(half.state).toBe(sold.state)
  expect(screen(half, 'watcher').proposal).toEqual({ kind: 'undo', by: 0, seat: null, yes: [0, 1], voters: [0, 1, 2] })
  const { table: back, own } = carried(half, answer(2, true), half.at + 300 * second)
  expect(own).toEqual([{ e: 'table:undone', seat: 0, agreed: true }])
  expect(before(back)).toEqual(before(table))
  expect(back.proposal).toBeNull()
  expect(asked(back)).toEqual([0])
  expect(deadline(back, 0)).toBe(back.at + 70 * second)
  expect(back.times[1]).toEqual({ bank: 60 * second, since: null })
  expect(back.past).toEqual([])
  expect(whyNot(back, turn(sold, 0, 0, draw))).toBe('stale')
})

test('the commit names the one it went back to, so a record can be read', () => {
  const table = game(2)
  const sold = after(table, offer(table, 0))
  expect(made(decide(sold, undo(0), sold.at + 1)).undo).toBe(table.rev)
})

test('one no is enough against, a move of anybody makes the proposal void', () => {
  const table = game(3)
  const drawn = after(table, turn(table, 0, 0, draw))
  const asking = after(drawn, propose(0, 'undo'))
  const { table: declined, own } = carried(asking, answer(2, false))
  expect(own).toEqual([{ e: 'table:declined', kind: 'undo', seat: 2 }])
  expect(declined).toMatchObject({ proposal: null, state: drawn.state })
  expect(after(asking, turn(asking, 1, 1, draw)).proposal).toBeNull()
})

test('among bots alone consent is given at once', () => {
  const table = game(1, 2)
  const drawn = after(table, turn(table, 0, 0, draw))
  expect(before(after(drawn, propose(0, 'undo')))).toEqual(before(table))
})

test('what the clock made a bot do is no step of one’s own: it takes consent, and then the time starts again', () => {
  const table = game(2, 0, quick)
  const late = deadline(table, 0) ?? 0
  for (let seed = 0; seed < 40; seed++) {
    const { table: played } = expire({ ...table, rev: table.rev + seed }, 0, late).made
    expect(screen(played, 0).undo).toBe('consent')
    expect(whyNot(played, undo(0))).toBe('revealed')
    const back = after(played, propose(0, 'undo'), answer(1, true))
    expect(before(back)).toEqual(before(table))
    expect(deadline(back, 0)).toBe(back.at + 90 * second)
  }
})

test('whoever takes over a seat cannot take back the step of the one who left', () => {
  const table = game(2)
  const sold = after(table, offer(table, 0))
  const left = after(sold, by(0, { do: 'leave' }), newcomer(7, 0))
  expect(screen(left, 0).undo).toBe('consent')
  expect(whyNot(left, undo(7))).toBe('revealed')
})

test('nothing is taken back before the start, after the end, or by a watcher', () => {
  const { tables } = wholeGame(2)
  const over = tables.at(-1) as Table
  expect(over.past).toEqual([])
  for (const n of [0, 1]) {
    expect(whyNot(over, undo(n))).toBe('notRunning')
    expect(whyNot(over, propose(n, 'undo'))).toBe('notRunning')
    expect(screen(over, n).undo).toBeNull()
  }
  expect(whyNot(tables[2] as Table, undo(0))).toBe('notRunning')
  expect(whyNot(game(2), undo(9))).toBe('notSeated')
  expect(whyNot(game(2), propose(0, 'undo'))).toBe('nothingToUndo')
})

test('the last twelve moves are kept and no more; older ones cannot be taken back', () => {
  let table = game(4)
  for (let n = 0; n < 30; n++) {
    table = after(table, turnOf(table))
    expect(table.past.length).toBe(Math.min(n + 1, 12))
  }
  expect(table.past.map((one) => one.rev)).toEqual(Array.from({ length: 12 }, (_, n) => table.rev - 12 + n))
})

test('a table that slept in storage takes back the same', () => {
  const table = game(2, 0, quick)
  const sold = after(table, offer(table, 0))
  const command = undo(0)
  const stored = JSON.parse(JSON.stringify(sold))
  expect(decide(stored, command, 99_999)).toEqual(decide(sold, command, 99_999))
})
