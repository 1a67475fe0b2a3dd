import type { Kinds, Reason } from '../../../shared/game/definition.ts'
import type { AnyGame } from '../../../shared/games/index.ts'
import { encode } from '../../../shared/kit/json.ts'
import { pick, type Random } from '../../../shared/kit/random.ts'
import type { AnyWords } from '../load.ts'
import { type Options, type State, type Step, seatsOf } from '../walk.ts'
import { tableOf } from '../world.ts'
import type { Fault } from './json.ts'
import { unplain } from './json.ts'
import { unoffered, unrefused } from './legal.ts'
import { unpatched } from './patch.ts'
import { overheard, type Pool } from './scramble.ts'
import { told, unfinished } from './secret.ts'
import { impure } from './sound.ts'
import type { Tally } from './tally.ts'
import { unreasoned, unworded } from './words.ts'

/** One game on trial. */
export type Trial = {
  readonly game: AnyGame
  readonly words: AnyWords
  readonly seats: number
  readonly options: Options
  readonly random: Random
  readonly tally: Tally
  readonly secrets: Pool
}

/** Everything that can be told from one commit. */
export function closely(trial: Trial, step: Step): Fault {
  const { game, words, seats, options, random, tally } = trial
  tally.looks++
  let wordless: Fault
  const hear = (why: Reason) => {
    tally.reasons[why.key] = (tally.reasons[why.key] ?? 0) + 1
    wordless ??= unreasoned(words, why)
  }
  const early =
    impure(game, step) ??
    unoffered(game, step.after, seats, random) ??
    unrefused(game, step.after, seats, random, hear) ??
    wordless ??
    heard(trial, step.events, step.after)
  if (early) return early
  const before = tableOf(game, step.before, seats, options)
  const after = tableOf(game, step.after, seats, options)
  const viewers = [...seatsOf(seats), 'watcher'] as const
  for (const viewer of viewers) {
    const fault = unpatched(before, after, viewer, (bytes) => tally.patches.push(bytes))
    if (fault) return fault
  }
  const viewer = pick(viewers, random)
  const fault = told(trial, step, viewer, random, tally.worlds)
  if (fault || random.below(20) > 0) return fault
  tally.worlds.finished++
  return unfinished(trial, step.after, viewer, random)
}

/** Events of a commit: every line has words and no secret, and no line tells more than it may. */
export function heard(trial: Trial, events: readonly Kinds['event'][], after: State): Fault {
  const { game, words, seats, random, tally, secrets } = trial
  for (const event of events) {
    const fault = overheard(game, event, after, seats, secrets, random)
    if (fault) return fault
    for (const viewer of [...seatsOf(seats), 'watcher'] as const) {
      const line = game.line(event, viewer)
      if (!line) continue
      encode(line)
      const wrong = unplain(line, 'line') ?? unworded(words, line)
      if (wrong) return wrong
    }
  }
  tally.secrets = secrets.found
  tally.scrambled = secrets.scrambled
  return undefined
}
