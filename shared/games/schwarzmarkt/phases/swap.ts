import type { Seat } from '../../../game/definition.ts'
import { add, total } from '../../../kit/basket.ts'
import type { Choice } from '../../../kit/choice.ts'
import { hide } from '../../../kit/json.ts'
import { type Good, spoiled, type Text } from '../board.ts'
import { pass, shelveText } from '../course.ts'
import type { Why } from '../events.ts'
import { give, over } from '../hand.ts'
import type { Move, Say } from '../moves.ts'
import { bury, drawGood } from '../piles.ts'
import { at, count, type Run, sorted } from '../run.ts'
import type { State } from '../state.ts'

export function choices(state: State, seat: Seat): readonly Choice<Move>[] {
  const held = at(state, seat).goods.hidden
  const max = Math.min(spoiled.most, total(held))
  return [{ do: 'swapGoods', fields: { goods: { kind: 'count', of: sorted(held), min: spoiled.least, max } } }]
}

export function refuse(state: State, seat: Seat, move: Say<'swapGoods'>): Why | undefined {
  if (total(move.goods) > spoiled.most) return { key: 'swapMost', most: spoiled.most }
  return over(at(state, seat).goods.hidden, move.goods)
}

/** First the cards go under the pile, then as many are drawn from its top; only this seat saw which (SM33). */
export function play(run: Run, seat: Seat, card: Text, move: Say<'swapGoods'>): void {
  const { state, events } = run
  const held = at(state, seat).goods.hidden
  give(held, move.goods)
  bury(state.pile, move.goods, seat)
  const drawn: Good[] = []
  for (let n = total(move.goods); n > 0; n--) drawn.push(drawGood(state.pile))
  for (const good of drawn) add(held, good, 1)
  events.push({
    e: 'goodsSwapped',
    seat,
    count: drawn.length,
    given: hide(sorted(move.goods)),
    drawn: hide(count(drawn)),
  })
  shelveText(run, card)
  pass(run)
}
