import type { Seat } from '../../../game/definition.ts'
import type { Choice } from '../../../kit/choice.ts'
import { cardOf, subsidyMoney } from '../board.ts'
import type { Why } from '../events.ts'
import { roomOf } from '../money.ts'
import type { Move } from '../moves.ts'
import { type Play, payDebt, seatOf } from '../play.ts'
import type { State } from '../state.ts'

type Subsidy = Extract<Move, { do: 'subsidy' }>

export function choices(state: State, seat: Seat): Choice<Move>[] {
  const room = roomOf(state.level, seatOf(state, seat))
  return room === 0 ? [] : [{ do: 'subsidy', fields: { count: { kind: 'range', min: 1, max: room } } }]
}

export function refuse(state: State, seat: Seat, move: Subsidy): Why | undefined {
  const room = roomOf(state.level, seatOf(state, seat))
  return move.count <= room ? undefined : { key: 'subsidyLimit', limit: cardOf(state.level).subsidies, room }
}

/** 4.3; the event tells the cash after the whole move, the debt paid. */
export function play(play: Play, seat: Seat, { count }: Subsidy): void {
  const { state, events } = play
  const holder = seatOf(state, seat)
  holder.subsidies += count
  holder.cash += count * subsidyMoney
  const cash = holder.cash - Math.min(holder.cash, holder.unpaid)
  events.push({ e: 'subsidy', seat, count, cash, total: holder.subsidies })
  payDebt(play, seat)
}
