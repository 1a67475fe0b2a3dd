import { expect, test } from 'vitest'
import { expire } from '../../shared/table/bots.ts'
import { deadline } from '../../shared/table/clock.ts'
import { asked } from '../../shared/table/game.ts'
import { screen } from '../../shared/table/screen.ts'
import type { Person, Table } from '../../shared/table/table.ts'
import { answer, by, carried, game, newcomer, propose, turn, whyNot } from '../help/people.ts'
import { after, seated, turnOf } from '../help/table.ts'

const gone = true
const kinds = (table: Table) => table.chairs.map((chair) => chair.kind)
/** This seat's person is away: a bot plays until he is back. */
const away = (table: Table, seat: number): Table => ({
  ...table,
  chairs: table.chairs.with(seat, { ...(table.chairs[seat] as Person), away: true, missed: 2 }),
})
const voters = (table: Table) => screen(table, 'watcher').proposal?.voters

test('everybody at the table has to agree, and what is open can be seen by all', () => {
  const { table, own } = carried(game(3, 1), propose(1, 'end'))
  expect(own).toEqual([{ e: 'table:proposed', kind: 'end', by: 1, seat: null }])
  for (const viewer of [0, 1, 2, 'watcher'] as const)
    expect(screen(table, viewer).proposal).toEqual({ kind: 'end', by: 1, seat: null, yes: [1], voters: [0, 1, 2] })
  const two = after(table, answer(0, true))
  expect(two.stage).toBe('playing')
  const { table: over, own: told } = carried(two, answer(2, true))
  expect(told.map((event) => event.e)).toEqual(['table:ended', 'table:over'])
  expect(over).toMatchObject({ stage: 'over', proposal: null, past: [] })
  expect(screen(over, 'watcher').deal.seed).toBe(over.seed.hidden)
})

test('no means no: the proposal is gone, the log says whose no it was, and another may be made', () => {
  const table = after(game(3), propose(1, 'end'), answer(0, true))
  const { table: next, own } = carried(table, answer(2, false))
  expect(own).toEqual([{ e: 'table:declined', kind: 'end', seat: 2 }])
  expect(next).toMatchObject({ stage: 'playing', proposal: null })
  expect(whyNot(next, propose(2, 'end'))).toBeUndefined()
})

test('whoever proposed may withdraw, even when he has gone away since', () => {
  const table = after(game(3), propose(1, 'end'))
  expect(carried(table, answer(1, false)).table.proposal).toBeNull()
  const { table: next, own } = carried(away(table, 1), answer(1, false))
  expect(next.proposal).toBeNull()
  expect(own).toEqual([{ e: 'table:declined', kind: 'end', seat: 1 }])
})

test('one proposal at a time; a second yes of the same person counts once', () => {
  const table = after(game(3), propose(1, 'end'))
  expect(whyNot(table, propose(0, 'end'))).toBe('proposalOpen')
  const twice = after(table, answer(0, true))
  expect(() => carried(twice, answer(0, true))).toThrow('done')
  expect(twice.proposal?.yes).toEqual([1, 0])
})

test('there must be something to answer, a game, and a seat', () => {
  expect(whyNot(game(2), answer(0, true))).toBe('noProposal')
  expect(whyNot(game(2), answer(9, true))).toBe('notSeated')
  expect(whyNot(game(2), propose(9, 'end'))).toBe('notSeated')
  expect(whyNot(seated(2), propose(0, 'end'))).toBe('notRunning')
  const over = after(game(2), propose(0, 'end'), answer(1, true))
  expect(whyNot(over, propose(0, 'end'))).toBe('notRunning')
})

test('bots agree to everything: alone among them one’s own word is enough', () => {
  expect(after(game(1, 2), propose(0, 'end')).stage).toBe('over')
})

test('who is away has no voice and holds up nobody', () => {
  const table = after(away(game(3), 2), propose(0, 'end'))
  expect(voters(table)).toEqual([0, 1])
  expect(whyNot(table, answer(2, true))).toBe('noProposal')
  expect(after(table, answer(1, true)).stage).toBe('over')
})

test('who comes back has a voice again', () => {
  const table = after(away(game(3), 2), propose(0, 'end'), by(2, { do: 'back' }), answer(1, true))
  expect(table.stage).toBe('playing')
  expect(after(table, answer(2, true)).stage).toBe('over')
})

test('a latecomer has a voice in what is open', () => {
  const table = after(game(2, 1), propose(0, 'end'), newcomer(7, 2), answer(1, true))
  expect(table.stage).toBe('playing')
  expect(after(table, answer(7, true)).stage).toBe('over')
})

test('who gives up takes his voice with him: what was open is void and may be proposed anew', () => {
  const table = after(game(3), propose(0, 'end'), by(2, { do: 'leave' }))
  expect(table).toMatchObject({ stage: 'playing', proposal: null })
  expect(after(table, propose(0, 'end'), answer(1, true)).stage).toBe('over')
})

test('when the clock sends somebody away, what was open is void as well: nobody waits for him', () => {
  let table = game(3, 0, { pace: 'move', seconds: 15, bank: 0 })
  const late = asked(table)[0] ?? -1
  table = { ...table, chairs: table.chairs.with(late, { ...(table.chairs[late] as Person), missed: 1 }) }
  const [one, two] = [0, 1, 2].filter((seat) => seat !== late)
  table = after(table, propose(one ?? -1, 'end'))
  const next = expire(table, late, deadline(table, late) ?? 0).made.table
  expect(next).toMatchObject({ stage: 'playing', proposal: null })
  expect(after(next, propose(one ?? -1, 'end'), answer(two ?? -1, true)).stage).toBe('over')
})

test('an end that is proposed stays open while the game goes on', () => {
  const table = after(game(3), propose(2, 'end'))
  expect(after(table, turnOf(table)).proposal).toMatchObject({ kind: 'end', yes: [2] })
})

test('kick: everybody but the one it is about agrees, then a bot sits there for good', () => {
  const table = after(game(3), propose(0, 'kick', 2))
  expect(voters(table)).toEqual([0, 1])
  expect(whyNot(table, answer(2, false))).toBe('noProposal')
  const { table: next, own } = carried(table, answer(1, true))
  expect(own).toEqual([{ e: 'table:kicked', seat: 2, name: 'Player 2', bot: 'Bot Alba' }])
  expect(kinds(next)).toEqual(['human', 'human', 'bot'])
  expect(screen(next, 'watcher').me).toBeNull()
  expect(whyNot(next, turn(next, 2, 2, { do: 'draw' }))).toBe('notSeated')
})

test('nobody loses a seat by one voice while sitting there', () => {
  expect(whyNot(game(2), propose(0, 'kick', 1))).toBe('stillHere')
  expect(whyNot(game(2, 2), propose(0, 'kick', 1))).toBe('stillHere')
  expect(whyNot(away(game(3), 2), propose(0, 'kick', 1))).toBe('stillHere')
  // Nor by the word of one who is away himself, nor when the second voice drops out afterwards.
  expect(whyNot(away(game(2), 0), propose(0, 'kick', 1))).toBe('stillHere')
  const open = after(game(3), propose(0, 'kick', 1), by(2, { do: 'leave' }))
  expect(kinds(open)).toEqual(['human', 'human', 'bot'])
  expect(whyNot(open, answer(0, true))).toBe('noProposal')
  expect(whyNot(open, propose(0, 'kick', 1))).toBe('stillHere')
  const dropped = away(after(game(3), propose(0, 'kick', 1)), 2)
  expect(whyNot(dropped, answer(2, true))).toBe('noProposal')
  expect(() => carried(dropped, answer(0, true))).toThrow('done')
})

test('who is gone without a word loses the seat by the word of the only other person', () => {
  const { table, own } = carried(game(2), propose(0, 'kick', 1, gone))
  expect(own.map((event) => event.e)).toEqual(['table:kicked'])
  expect(kinds(table)).toEqual(['human', 'bot'])
})

test('kick of the host: another person becomes host', () => {
  const table = after(game(3), propose(1, 'kick', 0), answer(2, true))
  expect(table.host).toBe('browser-1')
  expect(screen(table, 1).host).toBe(true)
})

test('away: a bot plays for who is gone, until he is back; not for one who sits there', () => {
  expect(whyNot(game(3), propose(0, 'away', 2))).toBe('stillHere')
  const { table, own } = carried(after(game(3), propose(0, 'away', 2, gone)), answer(1, true))
  expect(own).toEqual([{ e: 'table:away', seat: 2 }])
  expect(table.chairs[2]).toMatchObject({ kind: 'human', away: true, who: ['browser-2'] })
  const { table: back } = carried(table, by(2, { do: 'back' }))
  expect(back.chairs[2]).toMatchObject({ away: false })
})

test('a seat that is none, a bot’s, one’s own, or not named at all, is no seat to propose about', () => {
  for (const kind of ['kick', 'away'] as const)
    for (const seat of [0, 2, 3, -1, 0.5, undefined])
      expect(whyNot(game(2, 1), propose(0, kind, seat, gone))).toBe('noSuchSeat')
})

test('who is away already cannot be sent away again', () => {
  expect(whyNot(away(game(3), 2), propose(0, 'away', 2, gone))).toBe('noSuchSeat')
})

test('undo and end name no seat, whatever the browser says', () => {
  const { table } = carried(game(3), propose(0, 'end', 2))
  expect(table.proposal).toMatchObject({ seat: null })
  expect(voters(table)).toEqual([0, 1, 2])
})
