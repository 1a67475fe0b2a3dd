import type { Seat, Viewer } from '../../../shared/game/definition.ts'
import type { Card } from '../../../shared/games/schwarzmarkt/board.ts'
import { apply, choices, refuse } from '../../../shared/games/schwarzmarkt/decide.ts'
import type { Event } from '../../../shared/games/schwarzmarkt/events.ts'
import { schwarzmarkt } from '../../../shared/games/schwarzmarkt/index.ts'
import type { Move } from '../../../shared/games/schwarzmarkt/moves.ts'
import type { State } from '../../../shared/games/schwarzmarkt/state.ts'
import { line, type View, view } from '../../../shared/games/schwarzmarkt/view.ts'
import { dice, type Random } from '../../../shared/kit/random.ts'
import { type Before, type Open, opened, stateOf, write } from './position.ts'

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

/** Three seats in the middle of game round 1: seat 0 is to open a card; nobody holds sugar. */
export const three = (but: Partial<Before> = {}): Before => ({
  starter: 0,
  opened: 2,
  hands: [
    { potatoes: 3, butter: 2 },
    { coffee: 4, butter: 2 },
    { potatoes: 2, flour: 5 },
  ],
  cards: [
    ['O05', 'O06', 'T03a'],
    ['O01', 'O02', 'O03'],
    ['O07', 'O08', 'O09'],
  ],
  cardsTop: ['O10', 'O11', 'O12'],
  ...but,
})

/** The same with one card of seat 0 chosen, and no offer but O06 to go on with. */
export const holding = (card: Card, but: Partial<Before> = {}): Before =>
  three({
    cards: [
      ['O05', 'O06', card],
      ['O01', 'O02', 'O03'],
      ['O07', 'O08', 'O09'],
    ],
    ...but,
  })

/** The same in the middle of a trading round. */
export const during = (round: Open, but: Partial<Before> = {}): Before =>
  three({
    round,
    cards: [
      ['O16', 'O17', 'O18'],
      ['O04', 'O19', 'O20'],
      ['O13', 'O14', 'O15'],
    ],
    cardsTop: [],
    ...but,
  })
