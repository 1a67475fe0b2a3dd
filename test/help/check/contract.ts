import type { AnyGame } from '../../../shared/games/index.ts'
import { same } from '../../../shared/kit/json.ts'
import { dice } from '../../../shared/kit/random.ts'
import type { AnyWords } from '../load.ts'
import { Endless, someOptions, usual, walk } from '../walk.ts'
import { enrolled } from '../world.ts'
import type { Fault } from './json.ts'
import { closely, heard, type Trial } from './look.ts'
import { pool } from './scramble.ts'
import { unsound } from './sound.ts'
import { newTally, standsStill, type Tally } from './tally.ts'
import { unnamed } from './words.ts'

/**
 * So many games, or fewer when they have so many commits already; one commit in `look` is looked at closely. The same
 * plan always plays the same games.
 */
export type Plan = { readonly games: number; readonly commits?: number; readonly look: number; readonly seed: number }

/** Plays random games and answers the first fault, with the place where it was found. */
export function contract(game: AnyGame, words: AnyWords, plan: Plan): { fault: Fault; tally: Tally } {
  const tally = newTally()
  const secrets = pool()
  const { least, most } = game.seats
  const span = most - least + 1
  const fault = enrolled(game, () => {
    const nameless = unnamed(game, words)
    if (nameless) return nameless
    for (let n = 0; n < plan.games && tally.commits < (plan.commits ?? Number.POSITIVE_INFINITY); n++) {
      const random = dice(plan.seed + n)
      const seats = least + (n % span)
      const options = someOptions(game, seats, random)
      // The first game with each number of seats is looked at commit by commit; every tenth is played by bots.
      const look = n < span ? 1 : plan.look
      const by = Math.floor(n / span) % 10 === 9 ? 'bot' : 'random'
      const wrong = onePlayed({ game, words, seats, options, random, tally, secrets }, look, by)
      if (wrong) return `${game.id}, ${seats} seats, ${JSON.stringify(options)}, seed ${plan.seed + n}, ${wrong}`
    }
    return standsStill(tally)
  })
  return { fault, tally }
}

function onePlayed(trial: Trial, look: number, by: 'bot' | 'random'): Fault {
  const { game, seats, options, random, tally } = trial
  let where = 'setup'
  try {
    const { state, events } = game.setup(options, seats, random)
    const early = unsound(game, state, seats) ?? heard(trial, events, state)
    if (early) return `${where}: ${early}`
    for (const step of walk(game, state, seats, random, by)) {
      where = `commit ${step.n + 1}, seat ${step.seat} ${JSON.stringify(step.move)}`
      tally.commits++
      tally.longest = Math.max(tally.longest, step.n + 1)
      const fault = unsound(game, step.after, seats) ?? (random.below(look) === 0 ? closely(trial, step) : undefined)
      if (fault) return `${where}: ${fault}`
    }
  } catch (error) {
    if (error instanceof Endless && !same(options, usual(game, seats))) {
      tally.endless++
      return undefined
    }
    return `${where}, thrown: ${error instanceof Error ? error.message : error}`
  }
  tally.games[by]++
  return undefined
}
