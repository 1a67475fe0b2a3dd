import type { Seat, Viewer } from '../../game/definition.ts'
import { type Basket, total } from '../../kit/basket.ts'
import { type Colour, colours, type Kind, kinds } from './board.ts'
import type { Event, Line } from './events.ts'
import type { Board, Options, Phase, State, Wealth } from './state.ts'

/** `shares`: how many; `hand`: which, or null for a seat whose shares this viewer may not see. */
export type SeatView = Wealth & { shares: number; hand: Basket<Colour> | null }

export type View = Board & {
  me: Seat | null
  options: Options
  first: Seat
  phase: Phase
  seats: SeatView[]
  /** `total` counts blacks too. `known`: certainly inside, as all have seen; `cases`: all colours, or null while secret. */
  bag: { total: number; black: number; known: Basket<Colour>; cases: Basket<Colour> | null }
}

/** In the fixed order of kinds, so that the order of keys tells nothing of how the cases came. */
function sorted<K extends Kind>(basket: Basket<K>, order: readonly K[]): Basket<K> {
  const out: Basket<K> = {}
  for (const kind of order) {
    const n = basket[kind]
    if (n !== undefined) out[kind] = n
  }
  return out
}

const mayKnow = (state: State): boolean => state.options.holdings === 'open' || state.phase.is === 'over'

export function view(state: State, viewer: Viewer): View {
  const open = mayKnow(state)
  const { bag, tables } = state
  return {
    me: viewer === 'watcher' ? null : viewer,
    options: { ...state.options },
    first: state.first,
    phase: phaseOf(state.phase),
    markers: { ...state.markers },
    silver: { ...state.silver },
    level: state.level,
    market: sorted(state.market, kinds),
    tables: {
      purchase: sorted(tables.purchase, kinds),
      silver: sorted(tables.silver, kinds),
      sales1: sorted(tables.sales1, kinds),
      sales2: sorted(tables.sales2, kinds),
      sales3: sorted(tables.sales3, kinds),
    },
    current: state.current,
    supply: state.supply,
    idle: state.idle,
    still: state.still,
    bag: {
      total: bag.black + total(bag.cases.hidden),
      black: bag.black,
      known: sorted(bag.known, colours),
      cases: open ? sorted(bag.cases.hidden, colours) : null,
    },
    seats: state.seats.map((seat, i) => ({
      cash: seat.cash,
      subsidies: seat.subsidies,
      unpaid: seat.unpaid,
      bars: seat.bars,
      cards: seat.cards.slice(),
      known: sorted(seat.known, colours),
      shares: total(seat.shares.hidden),
      hand: open || i === viewer ? sorted(seat.shares.hidden, colours) : null,
    })),
  }
}

function phaseOf(phase: Phase): Phase {
  return phase.is === 'over' ? { ...phase, places: phase.places.map((group) => group.slice()) } : { ...phase }
}

/** The log line: everything is told to everyone but a start hand, which its owner reads (4.11). */
export function line(event: Event, viewer: Viewer): Line {
  if (event.e !== 'dealt') return event
  const { seat, count } = event
  if (event.open || viewer === seat) return { e: 'dealt', seat, count, cases: sorted(event.cases.hidden, colours) }
  return { e: 'dealt', seat, count }
}
