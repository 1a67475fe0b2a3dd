import type { Seat } from '../../game/definition.ts'
import type { Basket } from '../../kit/basket.ts'
import type { Hidden } from '../../kit/json.ts'
import type { Card, Colour, Kind, Place, SalesTable, TableName } from './board.ts'

export type Options = {
  readonly specialCards: 'on' | 'off'
  readonly salesBlacks: 'supply' | 'bag'
  readonly holdings: 'hidden' | 'open'
  readonly guards: 'on' | 'off'
  readonly finalSilver: 'cash' | 'levelLimit'
}

/** `moved`: whether this turn has laid or taken a case (4.10). `places`: groups of equal seats, best first. */
export type Phase =
  | { is: 'opening'; seat: Seat }
  | { is: 'act'; seat: Seat; moved: boolean }
  | { is: 'after'; seat: Seat; moved: boolean }
  | { is: 'over'; seat: Seat; places: Seat[][] }

export type Markers = { [colour in Colour]: Place }
export type Tables = { [table in TableName]: Basket<Kind> }
/** `bought`: bars since the last adjustment. */
export type Silver = { price: number; bought: number }

/** The market part of the table: open to all, and of the same shape in the state and in every view. */
export type Board = {
  markers: Markers
  silver: Silver
  level: number
  market: Basket<Kind>
  tables: Tables
  current: SalesTable
  supply: number
  /** Turns in a row without a case moved (BF40); adjustments in a row without a rise of silver (BF41). */
  idle: number
  still: number
}

/** What is open about a seat. `unpaid`: subsidies face down. `bars`: silver bars, each gold bar counted as five. */
export type Wealth = {
  cash: number
  subsidies: number
  unpaid: number
  bars: number
  cards: Card[]
  /** Shares that follow from what all have seen: bought and not sold, or the start hand as far as it was given away. */
  known: Basket<Colour>
}

export type State = Board & {
  options: Options
  /** The seat that started. */
  first: Seat
  phase: Phase
  seats: (Wealth & { shares: Hidden<Basket<Colour>> })[]
  /** `known`: cases put into the bag in the open and not drawn since. */
  bag: { black: number; known: Basket<Colour>; cases: Hidden<Basket<Colour>> }
  /** Running sums for the audit: money from and to the bank but for subsidies; silver bars bought. */
  sums: { money: number; bars: number }
}
