import type { AnyGame } from '../../../shared/games/index.ts'
import { dice } from '../../../shared/kit/random.ts'
import { type State, type Step, seatsOf } from '../walk.ts'
import { type Fault, frozen, text, unplain } from './json.ts'

/** Cheap enough for every commit: the audit, and that exactly a game that is over asks nobody. */
export function unsound(game: AnyGame, state: State, seats: number): Fault {
  const wrong = game.audit(state)
  if (wrong !== undefined) return `audit: ${wrong}`
  const asked = seatsOf(seats).filter((seat) => game.choices(state, seat).length > 0)
  const standings = game.standings(state)
  if (!standings) return asked.length > 0 ? undefined : 'nobody is asked and the game is not over'
  if (asked.length > 0) return `the game is over and seat ${asked[0]} is asked`
  return unplaced(standings, seats)
}

/** Every seat once, best first, equal seats share a place and the next place is counted on. */
function unplaced(standings: readonly { seat: number; place: number }[], seats: number): Fault {
  const given = text(standings)
  if (text(standings.map(({ seat }) => seat).toSorted((a, b) => a - b)) !== text(seatsOf(seats)))
    return `standings do not name every seat once: ${given}`
  for (const [n, { place }] of standings.entries()) {
    const shared = n > 0 && standings[n - 1]?.place === place
    if (!shared && place !== n + 1) return `standings are not counted from 1, best first: ${given}`
  }
  return undefined
}

/** State and events are plain JSON; the same commit comes out once more from a frozen state. */
export function impure(game: AnyGame, step: Step): Fault {
  const odd = unplain(step.after, 'state') ?? unplain(step.events, 'events')
  if (odd) return `not plain JSON: ${odd}`
  const before = text(step.before)
  const again = game.apply(frozen(step.before), step.seat, frozen(step.move), dice(step.chance))
  if (text(step.before) !== before) return 'apply writes into the old state'
  if (text(again.state) !== text(step.after)) return 'apply gives another state the second time'
  return text(again.events) === text(step.events) ? undefined : 'apply gives other events the second time'
}
