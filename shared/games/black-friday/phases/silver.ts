import type { Seat } from '../../../game/definition.ts'
import type { Choice } from '../../../kit/choice.ts'
import { cardOf } from '../board.ts'
import type { Why } from '../events.ts'
import { present } from '../lay.ts'
import { goldOf, limitOf } from '../money.ts'
import type { Move } from '../moves.ts'
import { type Play, pay, seatOf, useCard } from '../play.ts'
import type { State } from '../state.ts'
import { layAlong, oneOf, wrongAny } from './case.ts'

type BuySilver = Extract<Move, { do: 'silver' }>

const limit = (state: State, seat: Seat): number => limitOf(cardOf(state.level).silver, seatOf(state, seat), 'SILVER+1')

export function choices(state: State, seat: Seat): Choice<Move>[] {
  const holder = seatOf(state, seat)
  const max = Math.min(limit(state, seat), Math.floor(holder.cash / state.silver.price))
  if (holder.unpaid > 0 || max === 0) return []
  return [{ do: 'silver', fields: { bars: { kind: 'range', min: 1, max }, case: oneOf(present(state.market)) } }]
}

export function refuse(state: State, seat: Seat, move: BuySilver): Why | undefined {
  const holder = seatOf(state, seat)
  if (holder.unpaid > 0) return { key: 'interestFirst' }
  const most = limit(state, seat)
  if (move.bars > most) return { key: 'overLimit', what: 'silver', limit: most }
  const cost = move.bars * state.silver.price
  if (cost > holder.cash) return { key: 'noCash', cost, cash: holder.cash }
  return wrongAny(state.market, move.case)
}

/** 4.7 */
export function play(play: Play, seat: Seat, { bars, case: kind }: BuySilver): void {
  const { state, events } = play
  const holder = seatOf(state, seat)
  const { price } = state.silver
  const cost = bars * price
  if (bars > cardOf(state.level).silver) useCard(play, seat, 'SILVER+1')
  pay(state, holder, -cost)
  holder.bars += bars
  state.sums.bars += bars
  state.silver.bought += bars
  events.push({ e: 'silverBought', seat, bars, price, cost, ...goldOf(holder.bars) })
  layAlong(play, seat, 'silver', kind)
}
