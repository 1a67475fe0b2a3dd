import type { Seat } from '../../../game/definition.ts'
import { total } from '../../../kit/basket.ts'
import type { Choice } from '../../../kit/choice.ts'
import { hide } from '../../../kit/json.ts'
import { hand } from '../board.ts'
import { askSurplus } from '../course.ts'
import type { Why } from '../events.ts'
import { give, over } from '../hand.ts'
import type { Move, Say } from '../moves.ts'
import { bury } from '../piles.ts'
import { at, type Run, sorted } from '../run.ts'
import type { State } from '../state.ts'

const surplus = (state: State, seat: Seat) => total(at(state, seat).goods.hidden) - hand.goods

/** SM26: cards of its own choice, down to nine. */
export function choices(state: State, seat: Seat): readonly Choice<Move>[] {
  const count = surplus(state, seat)
  const of = sorted(at(state, seat).goods.hidden)
  return [{ do: 'returnSurplus', fields: { goods: { kind: 'count', of, min: count, max: count } } }]
}

export function refuse(state: State, seat: Seat, move: Say<'returnSurplus'>): Why | undefined {
  const count = surplus(state, seat)
  return (
    over(at(state, seat).goods.hidden, move.goods) ??
    (total(move.goods) === count ? undefined : { key: 'returnExactly', count })
  )
}

export function play(run: Run, seat: Seat, move: Say<'returnSurplus'>): void {
  give(at(run.state, seat).goods.hidden, move.goods)
  bury(run.state.pile, move.goods, seat)
  run.events.push({
    e: 'surplusReturned',
    seat,
    count: total(move.goods),
    goods: hide(sorted(move.goods)),
  })
  askSurplus(run)
}
