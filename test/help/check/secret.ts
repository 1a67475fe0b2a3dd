import type { Viewer } from '../../../shared/game/definition.ts'
import type { AnyGame } from '../../../shared/games/index.ts'
import { read } from '../../../shared/kit/choice.ts'
import { encode } from '../../../shared/kit/json.ts'
import type { Random } from '../../../shared/kit/random.ts'
import { play } from '../../../shared/table/commands/turn.ts'
import { news } from '../../../shared/table/news.ts'
import { screen } from '../../../shared/table/screen.ts'
import type { Table } from '../../../shared/table/table.ts'
import { fuzzed, type Options, type State, type Step, walk } from '../walk.ts'
import { tableOf } from '../world.ts'
import { type Fault, parting, text, unplain } from './json.ts'
import { unsound } from './sound.ts'

type Worlds = { redrawn: number; alike: number }
type Where = { readonly game: AnyGame; readonly seats: number; readonly options: Options }

const reasons = 6

/**
 * F12: what this viewer cannot know is drawn anew; his screen (view, choices, asked seats), the reasons he hears, and
 * after the same move with the same chance his patch and lines must not tell the two worlds apart, byte for byte.
 */
export function told(
  { game, seats, options }: Where,
  step: Step,
  viewer: Viewer,
  random: Random,
  worlds: Worlds,
): Fault {
  const other = game.resample(step.before, viewer, random)
  const odd = unplain(other, 'state') ?? unsound(game, other, seats)
  if (odd) return `redrawn for ${viewer}: ${odd}`
  const differs = text(other) !== text(step.before)
  if (differs) worlds.redrawn++

  const here = tableOf(game, step.before, seats, options)
  const there = tableOf(game, other, seats, options)
  if (bytes(here, viewer) !== bytes(there, viewer))
    return `the screen tells ${viewer}: ${parting(screen(here, viewer), screen(there, viewer))}`

  for (let i = 0; i < reasons && viewer !== 'watcher'; i++) {
    const move = fuzzed(game, step.before, seats, random)
    const [one, two] = [step.before, other].map((state) => text(game.refuse(state, viewer, move)))
    if (one !== two) return `the reason tells ${viewer}: ${text(move)} ${one} | ${two}`
  }

  const may = !game.refuse(other, step.seat, step.move) && 'move' in read(game.choices(other, step.seat), step.move)
  if (!may) return viewer === step.seat ? `seat ${viewer} may make ${text(step.move)} in one world only` : undefined
  const one = play(here, game, step.seat, step.move, 0).made
  const two = play(there, game, step.seat, step.move, 0).made
  // A commit may show something; then the worlds part by right.
  if (bytes(one.table, viewer) !== bytes(two.table, viewer)) return undefined
  if (differs) worlds.alike++
  const [read1, read2] = [news(here, one, viewer), news(there, two, viewer)]
  return encode(read1) === encode(read2) ? undefined : `the news tell ${viewer}: ${parting(read1, read2)}`
}

const bytes = (table: Table, viewer: Viewer) => encode(screen(table, viewer))

/** Play goes on from a redrawn world, soundly and to the end. Throws `Endless` when there is none. */
export function unfinished({ game, seats }: Where, state: State, viewer: Viewer, random: Random): Fault {
  for (const step of walk(game, game.resample(state, viewer, random), seats, random, 'random')) {
    const fault = unsound(game, step.after, seats)
    if (fault) return `in a world redrawn for ${viewer}: ${fault}`
  }
  return undefined
}
