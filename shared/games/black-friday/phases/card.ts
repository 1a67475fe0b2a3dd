import type { Seat } from '../../../game/definition.ts'
import { total } from '../../../kit/basket.ts'
import type { Choice } from '../../../kit/choice.ts'
import type { Why } from '../events.ts'
import { present } from '../lay.ts'
import type { Move } from '../moves.ts'
import { type Play, seatOf, useCard } from '../play.ts'
import type { State } from '../state.ts'
import { layAlong, wrongAny } from './case.ts'

type PassCard = Extract<Move, { do: 'passCard' }>

/** BF23: whether the seat could play the PASS card now. */
export const mayCard = (state: State, seat: Seat): boolean =>
  seatOf(state, seat).cards.includes('PASS') && total(state.market) > 0

export const choices = (state: State, seat: Seat): Choice<Move>[] =>
  mayCard(state, seat) ? [{ do: 'passCard', fields: { case: { kind: 'one', of: present(state.market) } } }] : []

export function refuse(state: State, seat: Seat, move: PassCard): Why | undefined {
  if (!seatOf(state, seat).cards.includes('PASS')) return { key: 'noCard' }
  return wrongAny(state.market, move.case)
}

export function play(play: Play, seat: Seat, move: PassCard): void {
  useCard(play, seat, 'PASS')
  layAlong(play, seat, 'silver', move.case)
}
