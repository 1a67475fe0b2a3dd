import { expect, test } from 'vitest'
import type { AnyGame } from '../../shared/games/index.ts'
import { decide } from '../../shared/table/decide.ts'
import { open } from '../../shared/table/open.ts'
import { frozen } from '../help/check/json.ts'
import { anyGame } from '../help/load.ts'
import { after, made, opened, seated, seed, sit, start, started, turnOf, wholeGame, wish } from '../help/table.ts'
import { toy } from '../help/toy.ts'
import { enrol } from '../help/world.ts'

test('P1: every commit raises rev by one, from the opening to the end', () => {
  const { tables } = wholeGame(3)
  expect(tables.map((table) => table.rev)).toEqual([...tables.keys()])
  expect(tables.at(-1)?.stage).toBe('over')
})

test('P1: what is refused or was done before is no commit and leaves the table as it was', () => {
  const table = frozen(started(2))
  expect(decide(table, sit(1), 9999)).toEqual({ why: { of: 'table', key: 'running' } })
  const turn = turnOf(table)
  const next = frozen(after(table, turn))
  expect(decide(next, turn, 9999)).toEqual({ done: next.rev })
  expect(decide(next, { ...turn, who: 'nobody' }, 9999)).toEqual({ why: { of: 'table', key: 'notSeated' } })
})

test('P1: deciding is pure: the same table and command give the same table, and a stored table goes on alike', () => {
  const table = started(3)
  const stored = JSON.parse(JSON.stringify(table))
  expect(stored).toEqual(table)
  const turn = turnOf(table)
  expect(decide(stored, turn, 5000)).toEqual(decide(frozen(table), turn, 5000))
})

test('P6, F3: the same wish sent twice has one effect and the same answer', () => {
  const first = sit(0)
  const table = after(opened(), first)
  expect(decide(table, first, 2000)).toEqual({ done: 1 })
  const later = after(table, sit(1), sit(2))
  expect(decide(later, first, 3000)).toEqual({ done: 1 })
})

test('P6, F3: a double click with another id answers a question that is gone', () => {
  const table = started(2)
  const turn = turnOf(table)
  const next = after(table, turn)
  expect(decide(next, { ...turn, id: wish() }, 9999)).toEqual({ why: { of: 'table', key: 'stale' } })
})

test('P6: only the question of the seat itself raises its ask', () => {
  const { tables, commits } = wholeGame(4)
  let raised = 0
  let kept = 0
  for (const [n, { table, move }] of commits.entries()) {
    const before = tables[n]
    if (!before || !move || before.stage !== 'playing') continue
    const mine = table.asks[move.seat] ?? 0
    expect(mine).toBe((before.asks[move.seat] ?? 0) + 1)
    raised++
    for (const [seat, ask] of table.asks.entries()) if (ask === before.asks[seat]) kept++
  }
  expect(raised).toBeGreaterThan(20)
  expect(kept).toBeGreaterThan(20)
})

test('P6: a seat that is asked the very same again has a new question', () => {
  const draw = { do: 'draw', fields: {} } as const
  const again: AnyGame = {
    ...anyGame(toy),
    id: 'again',
    choices: (_, seat) => (seat === 0 ? [draw] : []),
    refuse: (_, seat) => (seat === 0 ? undefined : { key: 'notNow' }),
    apply: (state) => ({ state: { ...state }, events: [] }),
  }
  enrol(again)
  const table = after(open('AGAIN', again, seed, 0), sit(0), sit(1), start())
  const turn = { do: 'turn', who: 'browser-0', id: wish(), ask: 1, move: { do: 'draw' } } as const
  const next = after(table, turn)
  expect(next.asks).toEqual([2, table.asks[1]])
  expect(decide(next, { ...turn, id: wish() }, 9999)).toEqual({ why: { of: 'table', key: 'stale' } })
})

test('P6: a turn that answers with the number of a question to come is stale as well', () => {
  const table = started(2)
  const turn = turnOf(table)
  for (const ask of [turn.ask + 1, turn.ask - 1])
    expect(decide(table, { ...turn, ask }, 9999)).toEqual({ why: { of: 'table', key: 'stale' } })
})

test('F14: the host leaves before the start and another person is host; the table lives', () => {
  const table = after(seated(3), { do: 'leave', who: 'browser-0', id: wish() })
  expect(table.host).toBe('browser-1')
  expect(made(decide(table, { ...start(), who: 'browser-1' }, 9999)).table.chairs).toHaveLength(2)
  const empty = after(table, ...[1, 2].map((n) => ({ do: 'leave', who: `browser-${n}`, id: wish() }) as const))
  expect(empty.host).toBeNull()
  expect(after(empty, sit(3)).host).toBe('browser-3')
})

test('F15: of two who take the last seat one gets it and the other is told', () => {
  const table = seated(3)
  const last = after(table, sit(3))
  const late = decide(last, { ...sit(3), who: 'browser-late' }, 9999)
  expect(late).toEqual({ why: { of: 'table', key: 'seatTaken' } })
  expect(last.chairs.filter((chair) => chair.kind === 'human')).toHaveLength(4)
})

test('before the start only the host sets bots and options and starts', () => {
  const table = seated(2)
  for (const command of [
    { do: 'bot', who: 'browser-1', id: wish(), seat: 2, on: true },
    { do: 'options', who: 'browser-1', id: wish(), options: {} },
    { do: 'start', who: 'browser-1', id: wish() },
  ] as const)
    expect(decide(table, command, 9999)).toEqual({ why: { of: 'table', key: 'hostOnly' } })
  expect(decide(seated(1), start(), 9999)).toEqual({ why: { of: 'table', key: 'tooFew' } })
})
