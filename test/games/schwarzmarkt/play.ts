import type { Seat, Viewer } from '../../../shared/game/definition.ts'
import { apply, choices, refuse } from '../../../shared/games/schwarzmarkt/decide.ts'
import type { Event } from '../../../shared/games/schwarzmarkt/events.ts'
import { schwarzmarkt } from '../../../shared/games/schwarzmarkt/index.ts'
import type { Move } from '../../../shared/games/schwarzmarkt/moves.ts'
import type { State } from '../../../shared/games/schwarzmarkt/state.ts'
import { line, type View, view } from '../../../shared/games/schwarzmarkt/view.ts'
import { dice, type Random } from '../../../shared/kit/random.ts'
import { type Before, opened, stateOf, write } from './position.ts'

/** A table in a test: moves in order, what they told, and what the position now is. */
export type Table = {
  readonly state: () => State
  readonly now: () => Record<string, unknown>
  readonly log: () => Record<string, unknown>[]
  /** The kinds of the events since the last move. */
  readonly told: () => string[]
  readonly read: (viewer: Viewer) => Record<string, unknown>[]
  readonly sees: (viewer: Viewer) => View
  readonly play: (seat: Seat, move: Move) => Table
  /** The key of the reason why the move is refused. */
  readonly why: (seat: Seat, move: Move) => string | undefined
}

export function table(before: Before | State, random: Random = dice(1)): Table {
  let state = 'hands' in before ? stateOf(before) : before
  const events: Event[] = []
  let last: readonly Event[] = []
  const own: Table = {
    state: () => state,
    now: () => write(state),
    log: () => events.map(opened),
    told: () => last.map((event) => event.e),
    read: (viewer) => events.map((event) => ({ ...line(event, viewer) })),
    sees: (viewer) => view(state, viewer),
    why: (seat, move) => refuse(state, seat, move)?.key,
    play(seat, move) {
      const why = refuse(state, seat, move)
      if (why) throw new Error(`seat ${seat} ${JSON.stringify(move)}: ${why.key}`)
      const next = apply(state, seat, move, random)
      const fault = schwarzmarkt.audit(next.state)
      if (fault) throw new Error(fault)
      state = next.state
      last = next.events
      events.push(...next.events)
      return own
    },
  }
  return own
}

/** The seat that is asked; undefined after the end. */
export const asked = (state: State): Seat | undefined =>
  state.seats.map((_, seat) => seat).find((seat) => choices(state, seat).length > 0)

export const trade = (goods: Extract<Move, { do: 'trade' }>['goods'] = {}): Move => ({ do: 'trade', goods })
export const advance = (steps: number): Move => ({ do: 'advance', steps })
export const open = (card: Extract<Move, { do: 'playCard' }>['card']): Move => ({ do: 'playCard', card })
