import type { Seat } from '../../game/definition.ts'
import type { Hidden } from '../../kit/json.ts'
import type { Card, Good, Goods, Offer, Text } from './board.ts'

export type Options = { readonly goods: 'basic' | 'variant'; readonly wealth: 'open' | 'hidden' }

export type Player = { wealth: number; goods: Hidden<Goods>; cards: Hidden<Card[]> }

/** The goods pile, top first. `seen` says of its last cards who saw them go under it (SM33). */
export type Pile = { order: Hidden<Good[]>; seen: (Seat | 'all')[] }

/** The black market pile, top first. Everybody saw its last `seen` cards go under it (SM33). */
export type Market = { order: Hidden<Card[]>; seen: number }

/** A trading round. `wanted` and `table` together are the goods on the offer; `traded` counts cards per seat. */
export type Round = { offer: Offer; space: number; wanted: Goods; table: Goods; traded: number[] }

/** The open decision; `seat` is the seat that is asked. */
export type Phase =
  | { at: 'playCard'; seat: Seat }
  | { at: 'chooseVictim' | 'searchPile' | 'swapGoods'; seat: Seat; card: Text }
  | { at: 'trade' | 'advance'; seat: Seat; round: Round }
  | { at: 'returnSurplus'; seat: Seat }
  | { at: 'over' }

/** `sold` and `spent` are what was paid out for goods and paid in for cards since the start, for the audit. */
export type State = {
  options: Options
  gameRound: number
  starter: Seat
  opened: number
  texts: Text[]
  seats: Player[]
  pile: Pile
  market: Market
  sold: number
  spent: number
  phase: Phase
}
