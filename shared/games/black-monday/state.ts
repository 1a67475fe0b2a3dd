import type { Seat } from '../../game/definition.ts'
import type { Hidden } from '../../kit/json.ts'
import type { Card, Cards, Company, CrashRule, closing, StartSeat } from './board.ts'
import type { Event, Line, Why } from './events.ts'
import type { Move } from './moves.ts'
import type { View } from './view.ts'

export type Options = { readonly crashRule: CrashRule; readonly startSeat: StartSeat }

/** A card on a price pile and the price it made: its value, or 0 when it ruined the company. */
export type Laid = { card: Card; to: number }

/** All cards ever laid for a company, latest last; the first `gone` of them went into the second deck. */
export type Track = { laid: Laid[]; gone: number }
export type Tracks = { [company in Company]: Track }

/** What has been done in the turn, T for trade and P for prices, in order (BM5). */
export type Order = '' | 'T' | 'P' | 'TP' | 'PT'

export type Turn = { at: 'turn'; seat: Seat; order: Order; bought: number; priced: number }

export type Holding = { [company in Company]?: number }
/** What a seat's shares paid when the market closed. */
export type Settled = { seat: Seat; shares: Holding; income: number; total: number }
/** `seat` drew the closing card. */
export type Closed = { at: 'closed'; seat: Seat; settled: Settled[] }

/** `spent` and `earned` are running sums for the audit: cash is the start cash less one, plus the other. */
export type Holder = { cash: number; spent: number; earned: number; hand: Hidden<Cards>; shares: Cards }

/**
 * What followed from the reshuffle: the cards that went in, the hands of that moment, and what each hand has gained
 * (a number of draws) and lost (a card, seen by all) since, in order.
 */
export type Second = { made: Cards; hands: Hidden<Cards[]>; since: (number | Card)[][] }

export type State = {
  rule: CrashRule
  start: Seat
  phase: Turn | Closed
  tracks: Tracks
  seats: Holder[]
  discards: Cards
  /** The last card is on top. */
  deck: Hidden<(Card | typeof closing)[]>
  second: Second | null
}

export type BlackMonday = {
  state: State
  move: Move
  view: View
  event: Event
  line: Line
  why: Why
  options: Options
}
