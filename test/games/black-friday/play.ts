import { type Colour, cases, dealFor, kinds } from '../../../shared/games/black-friday/board.ts'
import type { Event, Why } from '../../../shared/games/black-friday/events.ts'
import { blackFriday } from '../../../shared/games/black-friday/index.ts'
import type { Move } from '../../../shared/games/black-friday/moves.ts'
import type { Options, State } from '../../../shared/games/black-friday/state.ts'
import { priceAt } from '../../../shared/games/black-friday/steps.ts'
import { add, type Basket, countOf } from '../../../shared/kit/basket.ts'
import { read, sample } from '../../../shared/kit/choice.ts'
import { dice, type Random } from '../../../shared/kit/random.ts'
import { type Note, noteOf, type SeatNote, stateOf, usual } from './position.ts'

/** A table as a test needs it. What is not said is quiet: prices 28, level 4, silver 30, a bag of one case each. */
export type Scene = Partial<Omit<Note, 'seats' | 'tables' | 'supply'>> & {
  readonly seats?: readonly Partial<SeatNote>[]
  readonly tables?: Partial<Note['tables']>
  readonly options?: Partial<Options>
  /** Where the cases nobody speaks of are: in the hand of the last seat, unless told. */
  readonly rest?: 'market' | 'hand'
}

const full = { Y: 2, B: 2, R: 2, G: 2, O: 2 }

export function scene(given: Scene): State {
  const players = given.players ?? Math.max(3, given.seats?.length ?? 0)
  const seats = Array.from({ length: players }, (_, i) => ({
    cash: 50,
    subsidies: 0,
    unpaid: 0,
    bars: 0,
    cards: [],
    ...given.seats?.[i],
    shares: { ...given.seats?.[i]?.shares },
  }))
  const note: Note = {
    turn: { seat: 1, phase: 'act' },
    markers: { Y: [4, 0], B: [4, 0], R: [4, 0], G: [4, 0], O: [4, 0] },
    silver: { price: 30, bought: 0 },
    level: 4,
    bag: { Y: 1, B: 1, R: 1, G: 1, O: 1 },
    idle: 0,
    still: 0,
    ...given,
    market: { ...(given.market ?? { Y: 4, B: 4, R: 4, G: 4, O: 4 }) },
    tables: {
      purchase: {},
      silver: {},
      sales1: { ...full, K: 1 },
      sales2: { ...full, K: 2 },
      sales3: { ...full, K: 3 },
      current: 1,
      ...given.tables,
    },
    players,
    supply: 0,
    seats,
  }
  const { current: _, ...tables } = note.tables
  const all: Basket[] = [note.market, note.bag, ...Object.values(tables), ...seats.map((seat) => seat.shares)]
  const last = given.rest === 'market' ? note.market : seats[players - 1]?.shares
  for (const kind of kinds) {
    const there = all.reduce((sum, basket) => sum + countOf(basket, kind), 0)
    if (kind === 'K') note.supply = cases.black - there
    else add<Colour>(last ?? {}, kind, cases.ofColour - dealFor(players).box - there)
  }
  const state = stateOf(note, { ...usual, ...given.options })
  const fault = blackFriday.audit(state)
  if (fault) throw new Error(`no such table: ${fault}`)
  return state
}

/** Seats count from 0. Throws when the move is refused, outside the choices, or breaks an invariant. */
export function play(
  state: State,
  seat: number,
  move: Move,
  random: Random = dice(1),
): { state: State; events: readonly Event[] } {
  const why = blackFriday.refuse(state, seat, move)
  if (why) throw new Error(`refused: ${JSON.stringify(why)}`)
  if (!('move' in read<Move>(blackFriday.choices(state, seat), move))) throw new Error('outside the choices')
  const next = blackFriday.apply(state, seat, move, random)
  const fault = blackFriday.audit(next.state)
  if (fault) throw new Error(fault)
  return next
}

export const refused = (state: State, seat: number, move: Move): Why | undefined =>
  blackFriday.refuse(state, seat, move)

/** The prices of the five colours after a move, by letter. */
export const prices = (state: State): Record<Colour, number> => ({
  Y: priceAt(state.markers.Y),
  B: priceAt(state.markers.B),
  R: priceAt(state.markers.R),
  G: priceAt(state.markers.G),
  O: priceAt(state.markers.O),
})

/** The marker steps of some events: `G soldOut 28→32`. */
export const steps = (events: readonly Event[]): string[] =>
  events.flatMap((event) =>
    event.e === 'marker' ? [`${event.colour} ${event.cause} ${priceAt(event.from)}→${event.price}`] : [],
  )

export const names = (events: readonly Event[]): string[] => events.map((event) => event.e)

export function find<E extends Event['e']>(events: readonly Event[], e: E): Extract<Event, { e: E }> | undefined {
  return events.find((event): event is Extract<Event, { e: E }> => event.e === e)
}

/** Any move that the rules allow, by trying. */
export function anyMove(state: State, seat: number, random: Random): Move {
  const choices = blackFriday.choices(state, seat)
  for (let i = 0; i < 60; i++) {
    const move = sample<Move>(choices, random)
    if (blackFriday.refuse(state, seat, move) === undefined) return move
  }
  throw new Error(`nothing to do for ${seat}: ${JSON.stringify(noteOf(state))}`)
}
