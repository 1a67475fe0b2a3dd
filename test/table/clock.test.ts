import { expect, test } from 'vitest'
import { botAsked, expire } from '../../shared/table/bots.ts'
import { deadline, expired } from '../../shared/table/clock.ts'
import { decide } from '../../shared/table/decide.ts'
import { asked } from '../../shared/table/game.ts'
import { screen } from '../../shared/table/screen.ts'
import type { Person, Table } from '../../shared/table/table.ts'
import { by, carried, game, newcomer, turn } from '../help/people.ts'
import { after, made, turnOf } from '../help/table.ts'

const second = 1000
const day = 24 * 3600 * second
const quick = { pace: 'move', seconds: 30, bank: 60 } as const
const person = (table: Table, seat: number) => table.chairs[seat] as Person
/** The table after a command that comes so many milliseconds later. */
const wait = (table: Table, ms: number, command: Parameters<typeof decide>[1]) =>
  made(decide(table, command, table.at + ms)).table
const draw = { do: 'draw' }
/** Ben does whatever he may until it is no longer his turn. */
function benPlays(table: Table): Table {
  let next = table
  while (asked(next)[0] === 1) next = after(next, turnOf(next))
  return next
}
/** The clock of whoever is late runs out. */
function runsOut(table: Table): Table {
  const seat = asked(table)[0] ?? -1
  const due = deadline(table, seat) ?? Number.NaN
  expect(expired(table, due - 1)).toBeUndefined()
  expect(expired(table, due)).toBe(seat)
  return expire(table, seat, due).made.table
}

test('without a clock nobody has a deadline and no times are shown', () => {
  const table = game(3)
  expect([0, 1, 2].map((seat) => deadline(table, seat))).toEqual([null, null, null])
  expect(expired(table, table.at + 1000 * day)).toBeUndefined()
  expect(screen(table, 0).times).toBeNull()
})

test('P10: seconds per move, then the bank: the deadline is server time and stands for the person who is asked only', () => {
  const table = game(2, 1, quick)
  expect(asked(table)).toEqual([0])
  expect([0, 1, 2].map((seat) => deadline(table, seat))).toEqual([table.at + 90 * second, null, null])
  expect(screen(table, 'watcher').times).toEqual([
    { deadline: table.at + 90 * second, bank: 60 * second },
    { deadline: null, bank: 60 * second },
    { deadline: null, bank: 60 * second },
  ])
})

test('days per move: no bank counts', () => {
  const table = game(2, 0, { pace: 'days', days: 3, seconds: 15, bank: 3600 })
  expect(deadline(table, 0)).toBe(table.at + 3 * day)
  const next = wait(table, 2 * day, turn(table, 0, 0, draw))
  expect(next.times[0]).toEqual({ bank: 3600 * second, since: null })
  expect(deadline(next, 1)).toBe(next.at + 3 * day)
})

test('a bot that is asked has no deadline', () => {
  const table = after(game(1, 1, quick), turn(game(1, 1, quick), 0, 0, draw))
  expect(botAsked(table)).toBe(1)
  expect(deadline(table, 1)).toBeNull()
})

test('a move within its seconds costs no bank; one beyond takes what it used; nothing goes below nothing', () => {
  const table = game(2, 0, quick)
  expect(wait(table, 30 * second, turn(table, 0, 0, draw)).times[0]?.bank).toBe(60 * second)
  expect(wait(table, 42 * second, turn(table, 0, 0, draw)).times[0]?.bank).toBe(48 * second)
  // The alarm may come late: whoever moves just before it has an empty bank, not a debt.
  expect(wait(table, 200 * second, turn(table, 0, 0, draw)).times[0]?.bank).toBe(0)
})

test('the next question is asked with full seconds and what is left of the bank', () => {
  let table = game(2, 0, quick)
  table = wait(table, 50 * second, turn(table, 0, 0, draw))
  table = wait(table, 10 * second, turn(table, 1, 1, draw))
  expect(deadline(table, 0)).toBe(table.at + 30 * second + 40 * second)
})

test('the question of one seat runs on while others move', () => {
  const table = game(2, 0, quick)
  // Ben asks for a proposal, Cleo chats: no commit but her own move stops Ada's clock.
  const next = wait(table, 20 * second, by(1, { do: 'propose', kind: 'end', gone: false }))
  expect(deadline(next, 0)).toBe(deadline(table, 0))
})

test('F19: the deadline is told with the server’s own time, and only that decides', () => {
  const table = game(2, 0, quick)
  const due = deadline(table, 0) ?? 0
  expect(expired(table, due - 1)).toBeUndefined()
  // What the browser's clock says is in no command: a move after the deadline but before the alarm is still a move.
  expect(wait(table, 91 * second, turn(table, 0, 0, draw)).past.at(-1)).toMatchObject({ seat: 0, own: true })
})

test('F20: when time is up a bot makes the move: once, the log says so, and the person is not away yet', () => {
  const table = game(2, 0, quick)
  const { made: one } = expire(table, 0, deadline(table, 0) ?? 0)
  expect(one.own[0]).toEqual({ e: 'table:timeout', seat: 0 })
  expect(one.move?.seat).toBe(0)
  expect(one.table.rev).toBe(table.rev + 1)
  expect(person(one.table, 0)).toMatchObject({ away: false, missed: 1 })
  expect(one.table.times[0]).toMatchObject({ bank: 0 })
  expect(expired(one.table, one.table.at)).toBeUndefined()
})

test('the second time in a row the seat is away: a bot plays on and no clock runs for it', () => {
  let table = game(2, 0, quick)
  table = runsOut(table)
  table = benPlays(table)
  const late = deadline(table, 0) ?? 0
  const { made: one } = expire(table, 0, late)
  expect(one.own.map((event) => event.e)).toEqual(['table:timeout', 'table:away'])
  expect(person(one.table, 0)).toMatchObject({ away: true, missed: 2 })
  expect(screen(one.table, 'watcher').chairs[0]).toMatchObject({ kind: 'human', away: true })
  const again = benPlays(one.table)
  expect(botAsked(again)).toBe(0)
  expect(deadline(again, 0)).toBeNull()
})

/** Ada is away and asked. */
function adaAway(): Table {
  let table = game(2, 0, quick)
  for (let n = 0; n < 2; n++) {
    table = runsOut(table)
    table = benPlays(table)
  }
  return table
}

test('I’m back: the bot lets go at once, the question gets its full time, and missed moves are forgotten', () => {
  const table = adaAway()
  const { table: back, own } = carried(table, by(0, { do: 'back' }), table.at + 500 * second)
  expect(own).toEqual([{ e: 'table:back', seat: 0 }])
  expect(person(back, 0)).toMatchObject({ away: false, missed: 0 })
  expect(botAsked(back)).toBeUndefined()
  expect(back.state).toBe(table.state)
  expect(deadline(back, 0)).toBe(back.at + 30 * second + (back.times[0]?.bank ?? 0))
})

test('whoever is away and simply moves is back as well', () => {
  const table = adaAway()
  const next = after(table, turnOf(table))
  expect(person(next, 0)).toMatchObject({ away: false, missed: 0 })
  expect(next.past.at(-1)).toMatchObject({ own: true })
})

test('a move of one’s own clears what was missed: twice late with a move between is not away', () => {
  let table = game(2, 0, quick)
  table = runsOut(table)
  table = benPlays(table)
  table = after(table, turnOf(table))
  expect(person(table, 0).missed).toBe(0)
  table = benPlays(table)
  table = runsOut(table)
  expect(person(table, 0)).toMatchObject({ away: false, missed: 1 })
})

test('a bot that has been late never is: the same for a seat given up', () => {
  const table = after(game(2, 0, quick), by(0, { do: 'leave' }))
  expect(expired(table, table.at + 100 * day)).toBeUndefined()
  expect(botAsked(table)).toBe(0)
})

test('a latecomer has the whole time of a question that stands, also right after somebody gave up', () => {
  const table = after(game(2, 0, quick), by(0, { do: 'leave' }))
  const next = made(decide(table, newcomer(5, 0), table.at + 777 * second)).table
  expect(deadline(next, 0)).toBe(next.at + 90 * second)
})

test('after the end nothing runs', () => {
  const table = after(
    game(2, 0, quick),
    by(0, { do: 'propose', kind: 'end', gone: false }),
    by(1, { do: 'answer', yes: true }),
  )
  expect(table.stage).toBe('over')
  expect(expired(table, table.at + 100 * day)).toBeUndefined()
  expect(screen(table, 0).times).toBeNull()
})

test('the same expiry makes the same move, so a crash in between changes nothing', () => {
  const table = game(3, 0, quick)
  const stored = JSON.parse(JSON.stringify(table))
  expect(expire(stored, 0, 99_999)).toEqual(expire(table, 0, 99_999))
})
