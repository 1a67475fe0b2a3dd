import { describe, expect, test } from 'vitest'
import type { Viewer } from '../../shared/game/definition.ts'
import { type AnyGame, games } from '../../shared/games/index.ts'
import { encode, same } from '../../shared/kit/json.ts'
import { dice, type Random } from '../../shared/kit/random.ts'
import type { Command, Made } from '../../shared/table/command.ts'
import { decide } from '../../shared/table/decide.ts'
import { asked } from '../../shared/table/game.ts'
import { screen } from '../../shared/table/screen.ts'
import type { Table } from '../../shared/table/table.ts'
import { anyGame } from '../help/load.ts'
import { toy } from '../help/toy.ts'
import { legalMove, type Step, seatsOf, someOptions, usual, walk } from '../help/walk.ts'
import { enrol, tableOf } from '../help/world.ts'

enrol(anyGame(toy))
const all = Object.values({ ...games, toy: games.toy ?? anyGame(toy) })

/** Chance that says whether it was asked for more than the only thing there is. */
function counted(chance: number): Random & { drawn(): boolean } {
  const random = dice(chance)
  let drawn = false
  return {
    below(n) {
      if (n > 1) drawn = true
      return random.below(n)
    },
    drawn: () => drawn,
  }
}

/** Some games of every size, with usual and unusual options. */
function* games_(
  game: AnyGame,
  count: number,
  seed: number,
): Generator<{ steps: Generator<Step>; seats: number; options: ReturnType<typeof usual> }> {
  for (let n = 0; n < count; n++) {
    const random = dice(seed + n)
    const seats = game.seats.least + random.below(game.seats.most - game.seats.least + 1)
    const options = n % 2 === 0 ? usual(game, seats) : someOptions(game, seats, random)
    const { state } = game.setup(options as never, seats, random)
    yield { steps: walk(game, state, seats, random, n % 3 === 0 ? 'bot' : 'random'), seats, options }
  }
}
const most = 400

describe.each(all)('$id', (game) => {
  test('F13: a move that uses chance tells that it revealed something', () => {
    let drawn = 0
    for (const { steps } of games_(game, 60, 100))
      for (const { n, before, seat, move, chance } of steps) {
        if (n === most) break
        const random = counted(chance)
        const { events } = game.apply(before, seat, move, random)
        if (!random.drawn()) continue
        drawn++
        if (!events.some((event) => game.revealing.includes(event.e)))
          expect.unreachable(`${JSON.stringify(move)} tells only ${events.map((event) => event.e)}`)
      }
    if (game.id !== 'toy') expect(drawn).toBeGreaterThan(5)
  })

  test('F13: whoever learns something hidden by his own move tells that it was revealed', () => {
    let told = 0
    let quiet = 0
    for (const { steps, seats } of games_(game, 40, 900))
      for (const step of steps) {
        const { n, before, seat, move, chance, after, events } = step
        if (n === most) break
        if (events.some((event) => game.revealing.includes(event.e))) {
          told++
          continue
        }
        if (game.standings(after)) continue
        quiet++
        // In any world that the mover cannot tell from this one the same move shows him the same.
        const random = dice(chance + 1)
        const other = game.resample(before, seat, random)
        if (game.refuse(other, seat, move)) continue
        const then = game.apply(other, seat, move, dice(chance)).state
        if (!same(game.view(then, seat), game.view(after, seat)))
          expect.unreachable(
            `seat ${seat} of ${seats} learns by ${JSON.stringify(move)}: ${events.map((event) => event.e)}`,
          )
      }
    expect(told).toBeGreaterThan(20)
    expect(quiet).toBeGreaterThan(100)
  })

  test('undo: the view of everybody is byte by byte what it was, and the same move leads to the same table', () => {
    let undone = 0
    let revealed = 0
    for (let n = 0; n < 12; n++) {
      const random = dice(3000 + n)
      const seats = game.seats.least + random.below(game.seats.most - game.seats.least + 1)
      const options = usual(game, seats)
      const { state } = game.setup(options as never, seats, random)
      let table = tableOf(game, state, seats, options)
      for (let i = 0; i < 60 && table.stage === 'playing'; i++) {
        const one = moved(table, random, i)
        if (one.table.stage === 'playing') {
          if (one.table.past.at(-1)?.revealed) revealed++
          else undone++
          backAndForth(table, one)
        }
        table = one.table
      }
    }
    expect(undone).toBeGreaterThan(20)
    expect(revealed).toBeGreaterThan(20)
  })
})

/** Some legal move of somebody who is asked. */
function moved(table: Table, random: Random, i: number): Made {
  const ready = asked(table)
  const seat = ready[random.below(ready.length)] ?? -1
  const game = games[table.game] as AnyGame
  const move = legalMove(game, table.state ?? {}, seat, random)
  return carried(table, { do: 'turn', who: `who${seat}`, id: `${i}`, ask: table.asks[seat] ?? 0, move })
}

function carried(table: Table, command: Command): Made {
  const decision = decide(table, command, table.at + 1000)
  if (!('made' in decision)) throw new Error(JSON.stringify(decision))
  return decision.made
}

/** Alone where nothing was revealed, with everybody's consent otherwise. */
function takenBack(table: Table, seat: number): Table {
  if (!table.past.at(-1)?.revealed) return carried(table, { do: 'undo', who: `who${seat}`, id: 'undo' }).table
  let next = carried(table, { do: 'propose', who: `who${seat}`, id: 'undo', kind: 'undo', gone: false }).table
  for (const other of seatsOf(table.chairs.length))
    if (other !== seat) next = carried(next, { do: 'answer', who: `who${other}`, id: 'yes', yes: true }).table
  return next
}

function backAndForth(before: Table, one: Made): void {
  const { seat, move } = one.move ?? { seat: -1, move: undefined }
  const back = takenBack(one.table, seat)
  const viewers: Viewer[] = [...seatsOf(before.chairs.length), 'watcher']
  for (const viewer of viewers) {
    const shown = ({ view, choices, asked, standings }: ReturnType<typeof screen>) =>
      encode({ view, choices, asked, standings })
    expect(shown(screen(back, viewer))).toBe(shown(screen(before, viewer)))
  }
  const again = carried(back, { do: 'turn', who: `who${seat}`, id: 'again', ask: back.asks[seat] ?? 0, move }).table
  expect({ state: again.state, chance: again.chance, stage: again.stage }).toEqual({
    state: one.table.state,
    chance: one.table.chance,
    stage: one.table.stage,
  })
}
