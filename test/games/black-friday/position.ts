import {
  type Card,
  type Colour,
  colours,
  dealFor,
  type Kind,
  type Place,
  salesTables,
  subsidyMoney,
  type TableName,
  tableNames,
} from '../../../shared/games/black-friday/board.ts'
import type { Event } from '../../../shared/games/black-friday/events.ts'
import type { Options, Phase, State } from '../../../shared/games/black-friday/state.ts'
import { line } from '../../../shared/games/black-friday/view.ts'
import { add, type Basket, countOf } from '../../../shared/kit/basket.ts'
import { copy, hide } from '../../../shared/kit/json.ts'
import type { Position } from '../../help/position.ts'

export type SeatNote = {
  cash: number
  subsidies: number
  unpaid: number
  shares: Basket<Colour>
  bars: number
  cards: Card[]
}
/** A position in the notation of the specification: seats from 1, `unpaid` the debt, counts of 0 left out. */
export type Note = {
  players: number
  turn: { seat: number; phase: Phase['is'] }
  markers: { [colour in Colour]: Place }
  silver: { price: number; bought: number }
  level: number
  market: Basket<Kind>
  bag: Basket<Kind>
  tables: { [table in TableName]: Basket<Kind> } & { current: 1 | 2 | 3 }
  supply: number
  idle: number
  still: number
  seats: SeatNote[]
  places?: number[][]
}

export const usual: Options = {
  specialCards: 'on',
  salesBlacks: 'supply',
  holdings: 'hidden',
  guards: 'on',
  finalSilver: 'cash',
}

const onlyColours = (basket: Basket<Kind>): Basket<Colour> => {
  const out: Basket<Colour> = {}
  for (const colour of colours) add(out, colour, countOf(basket, colour))
  return out
}

/** The notation says nothing of what has been seen: five shares of a seat count as never seen, the colours of the bag too. */
function knownOf(shares: Basket<Colour>): Basket<Colour> {
  const known: Basket<Colour> = {}
  let unknown = 5
  for (const colour of colours) {
    const n = countOf(shares, colour)
    const hidden = Math.min(n, unknown)
    unknown -= hidden
    add(known, colour, n - hidden)
  }
  return known
}

function phaseOf({ seat, phase }: Note['turn']): Phase {
  if (phase === 'opening') return { is: phase, seat: seat - 1 }
  return phase === 'over' ? { is: phase, seat: seat - 1, places: [] } : { is: phase, seat: seat - 1, moved: false }
}

export function stateOf(note: Note, options: Options = usual): State {
  const { current, ...tables } = copy(note.tables)
  const seats = note.seats.map(({ shares, ...wealth }) => ({
    ...copy(wealth),
    known: knownOf(shares),
    shares: hide({ ...shares }),
  }))
  const money = seats.reduce((sum, seat) => sum + seat.cash - seat.subsidies * subsidyMoney, 0)
  return {
    options,
    first: 0,
    phase: phaseOf(note.turn),
    markers: copy(note.markers),
    silver: { ...note.silver },
    level: note.level,
    market: { ...note.market },
    tables,
    current: salesTables[current - 1] ?? 'sales1',
    supply: note.supply,
    idle: note.idle,
    still: note.still,
    seats,
    bag: { black: countOf(note.bag, 'K'), known: {}, cases: hide(onlyColours(note.bag)) },
    sums: { money, bars: seats.reduce((sum, seat) => sum + seat.bars, 0) },
  }
}

export function noteOf(state: State): Note {
  const bag: Basket<Kind> = { ...state.bag.cases.hidden }
  add(bag, 'K', state.bag.black)
  const current = ([1, 2, 3] as const)[salesTables.indexOf(state.current)] ?? 1
  return {
    players: state.seats.length,
    turn: { seat: state.phase.seat + 1, phase: state.phase.is },
    markers: copy(state.markers),
    silver: { ...state.silver },
    level: state.level,
    market: { ...state.market },
    bag,
    tables: { ...copy(state.tables), current },
    supply: state.supply,
    idle: state.idle,
    still: state.still,
    seats: state.seats.map(({ shares, known: _, ...wealth }) => ({ ...copy(wealth), shares: { ...shares.hidden } })),
    ...(state.phase.is === 'over' ? { places: state.phase.places.map((group) => group.map((seat) => seat + 1)) } : {}),
  }
}

/** Fills the market until every case is somewhere, so that a test need only say what matters to it. */
export function filled(state: State): State {
  const next = copy(state)
  const all: Basket[] = [next.market, next.bag.cases.hidden, ...next.seats.map((seat) => seat.shares.hidden)]
  for (const name of tableNames) all.push(next.tables[name])
  for (const colour of colours) {
    const there = all.reduce((sum, basket) => sum + countOf(basket, colour), 0)
    add<Kind>(next.market, colour, 25 - dealFor(next.seats.length).box - there)
  }
  return next
}

export const position: Position = {
  game: 'black-friday',
  read: (before) => stateOf(before as unknown as Note),
  write: (state) => noteOf(state as State),
  move({ seat, type, refused: _, ...fields }) {
    return { seat: Number(seat) - 1, move: { do: type, ...fields } }
  },
  event(event) {
    const said: Record<string, unknown> = { ...line(event as Event, 'watcher') }
    if (typeof said.seat === 'number') said.seat++
    if (Array.isArray(said.places))
      said.places = said.places.map((group: number[]) => group.map((seat: number) => seat + 1))
    return said
  },
}
