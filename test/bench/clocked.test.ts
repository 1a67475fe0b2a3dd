import { expect, test } from 'vitest'
import type { Viewer } from '../../shared/game/definition.ts'
import { type AnyGame, games } from '../../shared/games/index.ts'
import { dice } from '../../shared/kit/random.ts'
import type { Made } from '../../shared/table/command.ts'
import { decide } from '../../shared/table/decide.ts'
import { asked } from '../../shared/table/game.ts'
import { news } from '../../shared/table/news.ts'
import { screen } from '../../shared/table/screen.ts'
import type { Table } from '../../shared/table/table.ts'
import { keep, tidings } from '../../worker/kept.ts'
import { usual } from '../help/walk.ts'
import { tableOf } from '../help/world.ts'
import { median } from './figures.ts'

/** Without a clock a patch keeps within 200 bytes; the clock and the way back may cost a line more. */
const budget = 300
const extra = 120
/** Storage refuses rows of 2 MB; a page must stay far away from it. */
const heaviest = 500_000
const perPage = 32
const bytes = (json: unknown): number => new TextEncoder().encode(JSON.stringify(json)).length

/** A whole game of people under a clock, each of whom thinks for a while and then does what the plain bot would. */
function* clockedGame(game: AnyGame, seats: number): Generator<{ before: Table; made: Made }> {
  const random = dice(seats)
  const options = usual(game, seats)
  const { state } = game.setup(options as never, seats, random)
  const waiting = tableOf(game, state, seats, options)
  const settings = { ...waiting.settings, pace: 'move', seconds: 60, bank: 3600 } as const
  const open = asked(waiting)
  let before: Table = {
    ...waiting,
    settings,
    at: 1_796_000_000_000,
    times: waiting.times.map((_, seat) => ({ bank: 3_600_000, since: open.includes(seat) ? 1_796_000_000_000 : null })),
  }
  while (before.stage === 'playing') {
    const seat = asked(before)[0] ?? -1
    const { state: now } = before
    if (!now) throw new Error('no game')
    const move = game.bot(game.view(now, seat), game.choices(now, seat), random)
    const wish = { do: 'turn', who: `who${seat}`, id: `wish-${before.rev}-${'x'.repeat(12)}` } as const
    const decision = decide(
      before,
      { ...wish, ask: before.asks[seat] ?? 0, move },
      before.at + 1000 + random.below(90_000),
    )
    if (!('made' in decision)) throw new Error(JSON.stringify(decision))
    yield { before, made: decision.made }
    before = decision.made.table
  }
}

for (const id of Object.keys(games))
  test(`${id}: with a clock the median patch is at most ${budget} bytes, and no page comes near the limit of a row`, () => {
    const game = games[id] as AnyGame
    const patches: number[] = []
    const plain: number[] = []
    let page = 0
    for (let seats = game.seats.least; seats <= game.seats.most; seats++) {
      let commits: number[] = []
      for (const { before, made } of clockedGame(game, seats)) {
        expect(screen(made.table, 0).times === null).toBe(made.table.stage === 'over')
        const viewers: Viewer[] = [...made.table.chairs.keys(), 'watcher']
        for (const viewer of viewers) {
          const { times, undo, ...rest } = news(before, made, viewer).patch ?? {}
          patches.push(bytes({ ...rest, ...(times && { times }), ...(undo && { undo }) }))
          plain.push(bytes(rest))
        }
        commits = [...(commits.length === perPage ? [] : commits), bytes(keep(made, tidings(before, made)))]
        page = Math.max(page, bytes(made.table) + commits.reduce((a, b) => a + b, 0))
      }
    }
    console.log(
      `${id}: half of ${patches.length} patches within ${median(patches)} bytes, ${median(plain)} without the clock, heaviest page ${page}`,
    )
    expect(patches.length).toBeGreaterThan(100)
    expect(median(patches)).toBeLessThanOrEqual(budget)
    expect(median(patches) - median(plain)).toBeLessThanOrEqual(extra)
    expect(page).toBeLessThan(heaviest)
  })
