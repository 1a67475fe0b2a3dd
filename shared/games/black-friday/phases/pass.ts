import type { Seat } from '../../../game/definition.ts'
import { total } from '../../../kit/basket.ts'
import type { Choice } from '../../../kit/choice.ts'
import type { Why } from '../events.ts'
import { present } from '../lay.ts'
import { roomOf } from '../money.ts'
import type { Move } from '../moves.ts'
import { type Play, seatOf } from '../play.ts'
import type { State } from '../state.ts'
import { layAlong, oneOf, wrongAny } from './case.ts'

type Pass = Extract<Move, { do: 'pass' }>

/** BF20, BF22: passing with debt only for those who can neither borrow nor sell. */
function mustPay(state: State, seat: Seat): boolean {
  const holder = seatOf(state, seat)
  return holder.unpaid > 0 && (roomOf(state.level, holder) > 0 || total(holder.shares.hidden) > 0)
}

export const choices = (state: State, seat: Seat): Choice<Move>[] =>
  mustPay(state, seat) ? [] : [{ do: 'pass', fields: { case: oneOf(present(state.market)) } }]

export const refuse = (state: State, seat: Seat, move: Pass): Why | undefined =>
  mustPay(state, seat) ? { key: 'interestFirst' } : wrongAny(state.market, move.case)

/** 4.8 */
export function play(play: Play, seat: Seat, move: Pass): void {
  play.events.push({ e: 'passed', seat })
  layAlong(play, seat, 'silver', move.case)
}
