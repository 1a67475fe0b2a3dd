import type { Seat } from '../../shared/game/definition.ts'
import type { Hidden } from '../../shared/kit/json.ts'

export const cards = ['oak', 'ash', 'elm'] as const
export type Card = (typeof cards)[number]
export const copies = 6

export type ToyTurn =
  | { at: 'offer'; seat: Seat }
  | { at: 'bid'; seller: Seat; card: Card; seat: Seat; price: number; bidder: Seat }
  | { at: 'over' }
export type Basket3 = { [card in Card]?: number }
export type ToyState = {
  open: boolean
  turn: ToyTurn
  coins: number[]
  hands: Hidden<Card[]>[]
  deck: Hidden<Card[]>
  won: Basket3[]
}
export type ToyMove = { do: 'draw' } | { do: 'sell'; card: Card } | { do: 'bid'; price: number } | { do: 'pass' }
export type ToyView = {
  turn: ToyTurn
  coins: readonly number[]
  held: readonly number[]
  hands: readonly (Basket3 | null)[]
  deck: number
  won: readonly Basket3[]
}
type Told =
  | { readonly e: 'offered'; readonly seat: Seat; readonly card: Card }
  | { readonly e: 'bid'; readonly seat: Seat; readonly price: number }
  | { readonly e: 'went'; readonly seat: Seat; readonly card: Card; readonly price: number }
export type ToyEvent =
  | Told
  | { readonly e: 'dealt'; readonly seat: Seat; readonly cards: Hidden<Card[]> }
  | { readonly e: 'drew'; readonly seat: Seat; readonly card: Hidden<Card> }
export type ToyLine =
  | Told
  | { readonly e: 'dealt'; readonly seat: Seat; readonly cards: Basket3 }
  | { readonly e: 'drew'; readonly seat: Seat; readonly card?: Card }
export type ToyWhy =
  | { readonly key: 'notNow' | 'over' | 'noCard' }
  | { readonly key: 'full'; readonly most: number }
  | { readonly key: 'notHeld'; readonly card: Card }
  | { readonly key: 'tooLow'; readonly price: number }
  | { readonly key: 'tooPoor'; readonly coins: number }
export type ToyKinds = {
  state: ToyState
  move: ToyMove
  view: ToyView
  event: ToyEvent
  line: ToyLine
  why: ToyWhy
  options: { readonly coins: number; readonly hands: 'hidden' | 'open' }
}
