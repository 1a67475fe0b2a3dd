import type { Viewer } from '../../game/definition.ts'
import { hide } from '../../kit/json.ts'
import { type Random, shuffle } from '../../kit/random.ts'
import type { State } from './state.ts'

/** Nothing but the order of the pile is hidden, and it is hidden from everybody. */
export const resample = (state: State, _viewer: Viewer, random: Random): State => ({
  ...state,
  pile: hide(shuffle(state.pile.hidden.slice().sort(), random)),
})
