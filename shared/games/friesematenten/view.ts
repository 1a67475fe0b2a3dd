import type { Seat, Viewer } from '../../game/definition.ts'
import { copy } from '../../kit/json.ts'
import type { CardId } from './cards.ts'
import type { Event, Line } from './events.ts'
import type { Held, Lot, Phase, Play, State } from './state.ts'

/**
 * All that a viewer may know: everything but the order of the pile. Which cards lie in the pile follows from `deck` and
 * what is seen (see preview: `pileOf`), points and income too, so none of them is sent. A state is a view too: whatever only reads
 * the table asks for a view, and cannot reach the pile.
 */
export type View = {
  readonly deck: readonly CardId[]
  readonly overbid: boolean
  readonly round: number
  readonly stone: Seat
  readonly target: number
  /** How often the pile has been used up; at 2 this round is the last. */
  readonly usedUp: number
  readonly awarded: number
  /** By seat. */
  readonly money: readonly number[]
  readonly empires: readonly (readonly Held[])[]
  readonly exchange: readonly Lot[]
  readonly under: readonly CardId[]
  readonly removed: readonly CardId[]
  readonly banned: readonly CardId[]
  readonly used: readonly CardId[]
  readonly play: Play | null
  readonly scrap: Seat | null
  readonly phase: Phase
}

/** Nobody has a secret, so every viewer sees the same. */
export function view(state: State, _viewer: Viewer): View {
  return {
    deck: state.deck.slice(),
    overbid: state.overbid,
    round: state.round,
    stone: state.stone,
    target: state.target,
    usedUp: state.usedUp,
    awarded: state.awarded,
    money: state.money.slice(),
    empires: state.empires.map((cards) => cards.map(heldOf)),
    exchange: state.exchange.map(({ card, markers }) => ({ card, markers })),
    under: state.under.slice(),
    removed: state.removed.slice(),
    banned: state.banned.slice(),
    used: state.used.slice(),
    play: copy(state.play),
    scrap: state.scrap,
    phase: copy(state.phase),
  }
}

const heldOf = ({ card, on, uses }: Held): Held => ({ card, on, uses })

export const line = (event: Event, _viewer: Viewer): Line => event
