import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blackMonday as game } from '../../../shared/games/black-monday/index.ts'
import type { Move } from '../../../shared/games/black-monday/moves.ts'
import { read } from '../../../shared/kit/choice.ts'
import { copy } from '../../../shared/kit/json.ts'
import { dice } from '../../../shared/kit/random.ts'
import type { Fixture } from '../../help/position.ts'
import { type Before, position, setupOf, stateOf } from './position.ts'

const folder = new URL('../../fixtures/black-monday/positions/', import.meta.url)
const fixtures = readdirSync(folder).map((file): Fixture => JSON.parse(readFileSync(new URL(file, folder), 'utf8')))

const begin = (before: Fixture['before']) =>
  Array.isArray(before.setupDeckTop) ? setupOf(before) : { state: stateOf(before as Before), events: [] }

test.each(fixtures.map((fixture) => [fixture.id, fixture] as const))('%s', (_, { before, moves, after, log = [] }) => {
  const start = begin(before)
  let { state } = start
  const events = start.events.map(position.event)
  expect(game.audit(state)).toBeUndefined()
  for (const step of moves) {
    const { seat, move: json } = position.move(step)
    const shaped = read<Move>(game.moves, json)
    if (!('move' in shaped)) throw new Error(`malformed: ${JSON.stringify(step)}`)
    const kept = copy(state)
    const why = game.refuse(state, seat, shaped.move)
    expect([step, why?.key]).toEqual([step, step.refused])
    expect('move' in read<Move>(game.choices(state, seat), shaped.move)).toBe(why === undefined)
    if (why) continue
    const next = game.apply(state, seat, shaped.move, dice(1))
    expect(state).toEqual(kept)
    state = next.state
    events.push(...next.events.map(position.event))
    expect(game.audit(state)).toBeUndefined()
  }
  const written = position.write(state)
  for (const [key, value] of Object.entries(after))
    if (key === 'seats') expect(written.seats).toMatchObject(value as object)
    else expect([key, written[key]]).toEqual([key, value])
  let at = 0
  for (const line of log) {
    const found = events.findIndex(
      (event, i) => i >= at && JSON.stringify(sorted(event)) === JSON.stringify(sorted(line)),
    )
    expect(found, JSON.stringify(line)).toBeGreaterThanOrEqual(at)
    at = found + 1
  }
})

const sorted = (json: Readonly<Record<string, unknown>>) => Object.entries(json).sort(([a], [b]) => a.localeCompare(b))
