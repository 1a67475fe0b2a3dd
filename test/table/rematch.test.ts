import { expect, test } from 'vitest'
import { encode } from '../../shared/kit/json.ts'
import { digest } from '../../shared/kit/random.ts'
import { patched } from '../../shared/protocol/diff.ts'
import { decide } from '../../shared/table/decide.ts'
import { news } from '../../shared/table/news.ts'
import { screen } from '../../shared/table/screen.ts'
import type { Person, Table } from '../../shared/table/table.ts'
import { by, carried, game, newcomer, propose, whyNot } from '../help/people.ts'
import { after, made, nonce, seed, start, started, turnOf, wholeGame, wish } from '../help/table.ts'

const newSeed = digest('another secret')
const again = (n: number) => by(n, { do: 'rematch', seed: newSeed })
const over = wholeGame(3).tables.at(-1) as Table
const names = (table: Table) => table.chairs.map((chair) => (chair.kind === 'empty' ? '' : chair.name))

test('the same people at the same address, each one seat further on, and the last one first', () => {
  const { table, own } = carried(over, again(1))
  expect(own).toEqual([{ e: 'table:rematch', match: 2 }])
  expect(names(over)).toEqual(['Player 0', 'Player 1', 'Player 2'])
  expect(names(table)).toEqual(['Player 1', 'Player 2', 'Player 0', ''])
  expect(table).toMatchObject({ code: over.code, match: 2, stage: 'waiting', host: 'browser-0' })
  expect(screen(table, 2)).toMatchObject({ me: 2, host: true })
})

test('a new commitment before new nonces: the old nonces are gone, and the new seed is secret', () => {
  const { table } = carried(over, again(0))
  expect(table.commitment).toBe(digest(newSeed))
  expect(table.nonces).toEqual([])
  for (const chair of table.chairs) if (chair.kind === 'human') expect(chair.nonce).toBe('')
  for (const viewer of [0, 1, 2, 'watcher'] as const) {
    expect(screen(table, viewer).deal).toEqual({ commitment: digest(newSeed), nonces: [], seed: null })
    expect(encode(screen(table, viewer))).not.toContain(seed)
  }
  const next = after(table, by(1, { do: 'nonce', nonce: nonce(77) }), start())
  expect(next.nonces).toEqual([nonce(77)])
  expect(next.chance?.hidden.key).not.toBe(over.chance?.hidden.key)
})

test('everything of the old game is closed: state, questions, clock, past, proposal, late moves', () => {
  const away = { ...over, chairs: over.chairs.with(0, { ...(over.chairs[0] as Person), away: true, missed: 2 }) }
  const { table } = carried(away, again(0))
  expect(table).toMatchObject({ state: null, chance: null, asks: [], times: [], past: [], proposal: null })
  expect(table.chairs[2]).toMatchObject({ away: false, missed: 0, who: ['browser-0'] })
  expect(screen(table, 0)).toMatchObject({
    view: null,
    choices: [],
    ask: null,
    standings: null,
    times: null,
    undo: null,
  })
  const old = { do: 'turn', who: 'browser-0', id: wish(), ask: 1, move: { do: 'draw' } } as const
  expect(whyNot(table, old)).toBe('notRunning')
})

test('bots keep their seats too, free chairs can be taken, and the host may change the options', () => {
  const table = after(game(1, 1), propose(0, 'end'), again(0))
  expect(table.chairs.map((chair) => chair.kind)).toEqual(['bot', 'human', 'empty', 'empty'])
  const more = after(table, newcomer(7, 2), by(0, { do: 'options', options: { coins: 9 } }), start())
  expect(more.chairs).toHaveLength(3)
  expect(more.options).toMatchObject({ coins: 9 })
  expect(names(more)[2]).toBe('Player 7')
})

test('whoever sat there may ask for it, once, and only after the end', () => {
  expect(whyNot(over, again(9))).toBe('notSeated')
  expect(whyNot(started(2), again(0))).toBe('notOver')
  expect(whyNot(after(over, again(1)), again(2))).toBe('notOver')
})

test('rev goes on and match counts, game after game', () => {
  let table = over
  for (let match = 2; match <= 4; match++) {
    const { rev } = table
    table = after(table, again(0))
    expect(table).toMatchObject({ rev: rev + 1, match })
    table = after(table, start())
    while (table.stage === 'playing') table = after(table, turnOf(table))
  }
  expect(names(table)).toEqual(names(over))
})

test('whoever watches follows by a patch, without a new page; the commit begins a new record', () => {
  const one = made(decide(over, again(0), 99_999))
  const { patch, lines } = news(over, one, 'watcher')
  expect(patched(screen(over, 'watcher'), patch ?? {})).toEqual(screen(one.table, 'watcher'))
  expect(lines).toEqual([{ e: 'table:rematch', match: 2 }])
  expect(one.fresh).toBe(true)
})
