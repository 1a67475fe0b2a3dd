import type { CardId } from './cards.ts'
import type { Event, Line, Why } from './events.ts'
import type { Move } from './moves.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'

export type Options = {
  /** Every card, no action cards, or a share of each kind drawn at random. */
  deck: 'full' | 'beginner' | 'custom'
  /** Which action cards there are to take from. */
  actions: 'none' | 'small' | 'all' | 'chosen'
  chosen: readonly CardId[]
  share: { readonly [kind in 'factory' | 'status' | 'coupled-card' | 'coupled-person' | 'action']?: number }
  target: number
  overbid: 'refused' | 'allowed'
}

/** The types of the game, by name. */
export type Kinds = {
  state: State
  move: Move
  view: View
  event: Event
  line: Line
  why: Why
  options: Options
}
