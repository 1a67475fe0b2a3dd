import type { Seat, Viewer } from '../../game/definition.ts'
import { total } from '../../kit/basket.ts'
import { type Cards, type CrashRule, kinds } from './board.ts'
import type { Event, Line } from './events.ts'
import type { Closed, Holder, Second, State, Tracks, Turn } from './state.ts'

/** What lies open before a seat; `cards` is how many it has in hand. */
export type SeatView = { readonly cash: number; readonly shares: Readonly<Cards>; readonly cards: number }

export type View = {
  /** Null for a watcher. */
  readonly me: Seat | null
  readonly rule: CrashRule
  /** Who began. */
  readonly start: Seat
  readonly phase: Turn | Closed
  /** The price history of each company: all cards ever laid, latest last. */
  readonly tracks: Tracks
  readonly seats: readonly SeatView[]
  /** The viewer's own hand; empty for a watcher. */
  readonly hand: Readonly<Cards>
  readonly discards: Readonly<Cards>
  /** Cards in the deck, the closing card included when it is the second deck. */
  readonly deck: number
  /**
   * Null while the first deck lasts. `made` are the cards that went into the second deck, `old` those which then were in
   * the other hands together: everybody could have counted them.
   */
  readonly second: { readonly made: Readonly<Cards>; readonly old: Readonly<Cards> } | null
}

const sorted = (...baskets: readonly Readonly<Cards>[]): Cards => {
  const out: Cards = {}
  for (const card of kinds) {
    let n = 0
    for (const basket of baskets) n += basket[card] ?? 0
    if (n > 0) out[card] = n
  }
  return out
}

export function view(state: State, viewer: Viewer): View {
  const own = viewer === 'watcher' ? undefined : state.seats[viewer]
  return {
    me: viewer === 'watcher' ? null : viewer,
    rule: state.rule,
    start: state.start,
    phase: state.phase,
    tracks: state.tracks,
    seats: state.seats.map(seatView),
    hand: own ? sorted(own.hand.hidden) : {},
    discards: state.discards,
    deck: state.deck.hidden.length,
    second: state.second && secondView(state.second, viewer),
  }
}

const seatView = (seat: Holder): SeatView => ({ cash: seat.cash, shares: seat.shares, cards: total(seat.hand.hidden) })

const secondView = (second: Second, viewer: Viewer) => ({
  made: second.made,
  old: sorted(...second.hands.hidden.filter((_, seat) => seat !== viewer)),
})

/** Only the owner reads which cards he was dealt and drew. */
export function line(event: Event, viewer: Viewer): Line {
  if (event.e !== 'dealt' && event.e !== 'drew') return event
  const { e, seat, count } = event
  return viewer === seat ? { e, seat, count, cards: event.cards.hidden } : { e, seat, count }
}
