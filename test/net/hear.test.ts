import { expect, test } from 'vitest'
import type { Told, Wish } from '../../shared/protocol/messages.ts'
import type { Screen } from '../../shared/table/screen.ts'
import { usualSettings } from '../../shared/table/settings.ts'
import { hear, nothing, type Seen } from '../../web/net/hear.ts'

const build = 'b1'
const screen: Screen = {
  code: 'k7mp-4w2x',
  game: 'toy',
  rules: 1,
  match: 1,
  settings: usualSettings,
  stage: 'playing',
  chairs: [],
  options: {},
  offer: null,
  least: 2,
  deal: { commitment: 'c', nonces: [], seed: null },
  me: 0,
  host: true,
  asked: [0],
  ask: 4,
  choices: [],
  view: { pile: [1], mine: { gold: 2 } },
  standings: null,
  times: null,
  proposal: null,
  undo: null,
}
const whole = (rev: number, more: Partial<Extract<Told, { t: 'screen' }>> = {}): Told => ({
  t: 'screen',
  rev,
  build,
  now: 0,
  screen,
  log: [],
  more: false,
  ...more,
})
const at = (rev: number, more: Partial<Seen> = {}): Seen => ({ ...nothing, rev, screen, ...more })
const wish: Wish = { t: 'turn', id: 'w1', ask: 4, move: { do: 'pass' } }
const silver = { view: { mine: { gold: [3] } } } as const

test('P3: the next commit is applied to the board, with its log lines', () => {
  const { seen, next } = hear(at(6), { t: 'patch', rev: 7, patch: silver, lines: [{ e: 'passed' }] }, build)
  expect(seen.rev).toBe(7)
  expect(seen.screen?.view).toEqual({ pile: [1], mine: { gold: 3 } })
  expect(seen.log).toEqual([{ rev: 7, line: { e: 'passed' } }])
  expect(next).toBeUndefined()
})

test('P2: a commit that changes nothing for me is counted all the same', () => {
  expect(hear(at(6), { t: 'patch', rev: 7 }, build).seen).toMatchObject({ rev: 7, screen })
})

test('P3: an older commit is ignored', () => {
  const before = at(6)
  expect(hear(before, { t: 'patch', rev: 6, patch: silver, lines: [{ e: 'passed' }] }, build)).toEqual({ seen: before })
})

test('P3: on a gap the board stays and a whole screen is asked for, once', () => {
  const gap = hear(at(6), { t: 'patch', rev: 8, patch: silver }, build)
  expect(gap.next).toBe('again')
  expect(gap.seen).toMatchObject({ rev: 6, screen, gap: true })
  const more = hear(gap.seen, { t: 'patch', rev: 9, patch: silver }, build)
  expect(more.next).toBeUndefined()
  const healed = hear(more.seen, whole(9), build)
  expect(healed.seen).toMatchObject({ rev: 9, gap: false })
})

test('P3: a commit before the first screen is a gap', () => {
  expect(hear(nothing, { t: 'patch', rev: 1, patch: silver }, build).next).toBe('again')
})

test('P5: a patch that does not fit is a gap, and nothing of it is used', () => {
  const before = at(6)
  const patch = { ask: [5], view: { nowhere: { gold: [3] } } } as const
  const { seen, next } = hear(before, { t: 'patch', rev: 7, patch, lines: [{ e: 'passed' }] }, build)
  expect(next).toBe('again')
  expect(seen).toEqual({ ...before, gap: true })
})

test('P5: branches without a change keep their identity', () => {
  const { seen } = hear(at(6), { t: 'patch', rev: 7, patch: silver }, build)
  const before = screen.view as { pile: unknown }
  const after = seen.screen?.view as { pile: unknown } | undefined
  expect(after?.pile).toBe(before.pile)
  expect(seen.screen?.deal).toBe(screen.deal)
})

test('P6, P7: a wish is under way until its commit, its confirmation or its refusal comes', () => {
  const sent = at(6, { wishes: [wish] })
  expect(hear(sent, { t: 'patch', rev: 7, patch: silver }, build).seen.wishes).toEqual([wish])
  expect(hear(sent, { t: 'patch', rev: 7, patch: silver, id: 'w1' }, build).seen.wishes).toEqual([])
  expect(hear(sent, { t: 'done', id: 'w1', rev: 5 }, build).seen.wishes).toEqual([])
  expect(hear(sent, whole(7, { id: 'w1' }), build).seen.wishes).toEqual([])
  const refused = hear(sent, { t: 'refused', id: 'w1', why: { of: 'table', key: 'stale' } }, build).seen
  expect(refused.wishes).toEqual([])
  expect(refused.why).toEqual({ to: 'turn', why: { of: 'table', key: 'stale' } })
})

test('P6: the commit of my wish answers it even when it comes in a gap', () => {
  const { seen } = hear(at(6, { wishes: [wish] }), { t: 'patch', rev: 9, id: 'w1' }, build)
  expect(seen).toMatchObject({ wishes: [], gap: true, rev: 6 })
})

test('P7: what another tab was refused is not shown here', () => {
  const before = at(6)
  expect(hear(before, { t: 'refused', id: 'other', why: { key: 'noCash' } }, build).seen).toBe(before)
})

test('P7: a refusal is forgotten when the question changes, not when somebody else moves', () => {
  const why = { to: 'turn', why: { key: 'noCash' } } as const
  expect(hear(at(6, { why }), { t: 'patch', rev: 7, patch: silver }, build).seen.why).toEqual(why)
  expect(hear(at(6, { why }), { t: 'patch', rev: 7, patch: { ask: [5] } }, build).seen.why).toBeUndefined()
})

test('P8: word of who is here is enough to know that nothing was missed', () => {
  const { seen, next } = hear(at(6), { t: 'here', seats: [0, 2], watchers: 3 }, build)
  expect(seen).toMatchObject({ rev: 6, screen, here: { seats: [0, 2], watchers: 3 } })
  expect(next).toBeUndefined()
})

test('P9: older lines go before those that are there, none twice', () => {
  const line = (rev: number) => ({ rev, line: { e: `e${rev}` } })
  const before = at(9, { log: [line(5), line(6)], more: true })
  const { seen } = hear(before, { t: 'log', before: 5, log: [line(3), line(4), line(5)], more: false }, build)
  expect(seen.log).toEqual([line(3), line(4), line(5), line(6)])
  expect(seen.more).toBe(false)
})

test('P9: a fresh screen keeps older lines that were asked for when none is missing in between', () => {
  const line = (rev: number) => ({ rev, line: { e: `e${rev}` } })
  const before = at(6, { log: [line(2), line(5)], more: true })
  expect(hear(before, whole(8, { log: [line(5), line(8)], more: true }), build).seen.log).toEqual([
    line(2),
    line(5),
    line(8),
  ])
  expect(hear(before, whole(30, { log: [line(20)], more: true }), build).seen.log).toEqual([line(20)])
  const seated = { ...screen, me: 1 }
  expect(hear(before, whole(8, { log: [line(5)], screen: seated }), build).seen.log).toEqual([line(5)])
})

test('P11: another build, a wish of the room to reload, and an unknown message load the page anew', () => {
  expect(hear(nothing, whole(3, { build: 'b2' }), build)).toMatchObject({ seen: { rev: 3 }, next: 'reload' })
  expect(hear(at(6), { t: 'reload' }, build).next).toBe('reload')
  expect(hear(at(6), { t: 'chime' } as unknown as Told, build).next).toBe('reload')
  expect(hear(nothing, whole(3), build).next).toBeUndefined()
})

test('F21: a wish that was too fast is said again; one the room failed at is given up and explained', () => {
  const sent = at(6, { wishes: [wish] })
  const fast = hear(sent, { t: 'error', why: { of: 'table', key: 'tooFast' } }, build)
  expect(fast).toEqual({ seen: sent, next: 'repeat' })
  const failed = hear(sent, { t: 'error', why: { of: 'table', key: 'internal' } }, build).seen
  expect(failed).toMatchObject({ wishes: [], why: { to: 'turn', why: { key: 'internal' } } })
})
