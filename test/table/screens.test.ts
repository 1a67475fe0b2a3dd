import { expect, test } from 'vitest'
import type { Viewer } from '../../shared/game/definition.ts'
import { encode, same } from '../../shared/kit/json.ts'
import { Misfit, patched } from '../../shared/protocol/diff.ts'
import type { Made } from '../../shared/table/command.ts'
import { news } from '../../shared/table/news.ts'
import { type Screen, screen } from '../../shared/table/screen.ts'
import type { Table } from '../../shared/table/table.ts'
import { seed, wholeGame } from '../help/table.ts'
import { seatsOf } from '../help/walk.ts'

const { tables, commits } = wholeGame(3)
const viewers: readonly Viewer[] = [...seatsOf(3), 'watcher']
const stored = (table: Table): Table => JSON.parse(JSON.stringify(table))
const before = (n: number) => tables[n] as Table

test('P2: every viewer has one piece of news for every commit, an empty one when nothing changed for him', () => {
  const [made] = commits
  if (!made) throw new Error('no commit')
  for (const viewer of viewers) expect(news(made.table, { ...made, own: [] }, viewer)).toEqual({})
  for (const [n, commit] of commits.entries())
    for (const viewer of viewers) expect(Object.keys(news(before(n), commit, viewer)).length).toBeLessThanOrEqual(2)
})

test('P3: a browser that applies have + 1 arrives at the screen of every rev; one that missed a commit notices or is told', () => {
  for (const viewer of viewers) {
    let mine: Screen = screen(before(0), viewer)
    for (const [n, commit] of commits.entries()) {
      const { patch } = news(before(n), commit, viewer)
      mine = patch ? patched(mine, patch) : mine
      expect(same(mine, screen(commit.table, viewer))).toBe(true)
    }
  }
})

test('P3: a patch for another board is refused before anything of it is used', () => {
  const board = { list: [1, 2], deep: { a: 1 } }
  const kept = structuredClone(board)
  for (const patch of [
    { deep: { a: [2] }, list: [3, [4]] },
    { deep: { b: { c: [1] } } },
    { gone: [] },
    { list: { 5: [1] } },
  ] as const)
    expect(() => patched(board, patch)).toThrow(Misfit)
  expect(board).toEqual(kept)
})

test('P4: a screen and a patch follow from the tables alone, so a table that slept in storage sends the same', () => {
  for (const [n, commit] of commits.entries())
    for (const viewer of viewers) {
      expect(encode(screen(stored(before(n)), viewer))).toBe(encode(screen(before(n), viewer)))
      const woken = news(stored(before(n)), { ...commit, table: stored(commit.table) }, viewer)
      expect(encode(woken)).toBe(encode(news(before(n), commit, viewer)))
    }
})

test('P4: all watchers have the same screen, drawn once', () => {
  expect(screen(before(5), 'watcher')).toBe(screen(before(5), 'watcher'))
  expect(screen(before(5), 0)).not.toBe(screen(before(5), 1))
})

test('P5: what did not change on a screen keeps its identity', () => {
  const turn = commits.findIndex((made) => made.move)
  const mine = screen(before(turn), 'watcher')
  const { patch } = news(before(turn), commits[turn] as Made, 'watcher')
  const next = patched(mine, patch ?? {})
  expect(next).not.toBe(mine)
  for (const key of ['chairs', 'deal', 'options'] as const) expect(next[key]).toBe(mine[key])
})

test('P12: the one door lets no table out, and every screen and all news', () => {
  for (const table of tables) expect(() => encode(table)).toThrow('a secret was about to leave the room')
  expect(() => encode({ why: { card: { hidden: 1 } } })).toThrow()
  expect(encode({ say: '"hidden":' })).toBe('{"say":"\\"hidden\\":"}')
  for (const [n, commit] of commits.entries())
    for (const viewer of viewers) {
      encode(screen(commit.table, viewer))
      encode(news(before(n), commit, viewer))
    }
})

test('F12: no screen and no news name the seed before the end, the chance, or a browser', () => {
  const chance = tables.flatMap((table) => (table.chance ? [table.chance.hidden.key] : []))
  for (const [n, commit] of commits.entries())
    for (const viewer of viewers) {
      const out = encode([screen(commit.table, viewer), news(before(n), commit, viewer)])
      expect(out.includes(seed)).toBe(commit.table.stage === 'over')
      for (const secret of ['browser-', ...chance]) expect(out).not.toContain(secret)
    }
})
