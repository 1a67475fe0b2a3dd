import type { Event, Line, Why } from './events.ts'
import type { Move } from './moves.ts'
import type { Options, State } from './state.ts'
import type { View } from './view.ts'

export type BlackFriday = {
  state: State
  move: Move
  view: View
  event: Event
  line: Line
  why: Why
  options: Options
}
