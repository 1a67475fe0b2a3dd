import { expect, test } from 'vitest'
import type { Viewer } from '../../../shared/game/definition.ts'
import { schwarzmarkt as game } from '../../../shared/games/schwarzmarkt/index.ts'
import type { Move } from '../../../shared/games/schwarzmarkt/moves.ts'
import type { Options, State } from '../../../shared/games/schwarzmarkt/state.ts'
import { en } from '../../../shared/games/schwarzmarkt/text/en.ts'
import { read, sample } from '../../../shared/kit/choice.ts'
import { encode } from '../../../shared/kit/json.ts'
import { dice, type Random } from '../../../shared/kit/random.ts'
import { asked } from './play.ts'

const settings: readonly (readonly [number, Options])[] = [3, 4, 5].flatMap((seats) =>
  (['basic', 'variant'] as const).flatMap((goods) =>
    (['open', 'hidden'] as const).map((wealth) => [seats, { goods, wealth }] as const),
  ),
)

function legal(state: State, seat: number, random: Random): Move {
  const choices = game.choices(state, seat)
  const move = sample<Move>(choices, random)
  const why = game.refuse(state, seat, move)
  if (why || !('move' in read<Move>(choices, move))) throw new Error(`${JSON.stringify(move)}: ${why?.key}`)
  return move
}

/** Words for a line of any kind, through the typed table. */
function words(state: State, viewer: Viewer, event: Parameters<typeof game.line>[0]): string {
  const line = game.line(event, viewer)
  if (!line) return ''
  encode(line)
  const say: unknown = en.lines[line.e]
  if (typeof say !== 'function') throw new Error(`no words for ${line.e}`)
  return String(say(line, (seat: number) => `Seat ${seat} of ${state.seats.length}`))
}

test.each(settings)('random games with %i seats and %j keep every invariant to the end', (seats, options) => {
  for (let seed = 0; seed < 30; seed++) {
    const random = dice(seed)
    let { state } = game.setup(options, seats, random)
    let moves = 0
    while (!game.standings(state)) {
      const seat = asked(state)
      if (seat === undefined) throw new Error('nobody is asked')
      const next = game.apply(state, seat, legal(state, seat, random), random)
      state = next.state
      const fault = game.audit(state)
      if (fault) throw new Error(fault)
      for (const viewer of [...state.seats.keys(), 'watcher'] as const) {
        encode(game.view(state, viewer))
        for (const event of next.events) {
          const text = words(state, viewer, event)
          if (/undefined|NaN|object|^$/.test(text)) throw new Error(`${event.e}: ${text}`)
        }
      }
      if (++moves > 3000) throw new Error('no end')
    }
    expect(game.standings(state)).toHaveLength(seats)
  }
})

test('a move leaves the old state as it was', () => {
  const random = dice(4)
  let { state } = game.setup({ goods: 'basic', wealth: 'open' }, 4, random)
  for (let n = 0; n < 100 && !game.standings(state); n++) {
    const seat = asked(state) ?? 0
    const before = JSON.stringify(state)
    const next = game.apply(state, seat, legal(state, seat, random), random)
    expect(JSON.stringify(state)).toBe(before)
    state = next.state
  }
})

test('the same chance gives the same game', () => {
  const run = () => {
    const random = dice(11)
    let { state } = game.setup({ goods: 'variant', wealth: 'open' }, 5, random)
    while (!game.standings(state)) {
      const seat = asked(state) ?? 0
      state = game.apply(state, seat, legal(state, seat, random), random).state
    }
    return JSON.stringify(state)
  }
  expect(run()).toBe(run())
})
