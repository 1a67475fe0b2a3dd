import type { Seat } from '../../../game/definition.ts'
import { add } from '../../../kit/basket.ts'
import type { Choice } from '../../../kit/choice.ts'
import { hide } from '../../../kit/json.ts'
import { goods, type Text } from '../board.ts'
import { pass, shelveText } from '../course.ts'
import type { Why } from '../events.ts'
import type { Move, Say } from '../moves.ts'
import { mixGoods } from '../piles.ts'
import { at, type Run } from '../run.ts'
import type { State } from '../state.ts'

export const choices = (state: State): readonly Choice<Move>[] => [
  {
    do: 'searchPile',
    fields: { good: { kind: 'one', of: goods.filter((good) => state.pile.order.hidden.includes(good)) } },
  },
]

export const refuse = (state: State, move: Say<'searchPile'>): Why | undefined =>
  state.pile.order.hidden.includes(move.good) ? undefined : { key: 'notInPile', good: move.good }

export function play(run: Run, seat: Seat, card: Text, move: Say<'searchPile'>): void {
  const { state, events } = run
  const order = state.pile.order.hidden
  order.splice(order.indexOf(move.good), 1)
  // SM21
  mixGoods(state.pile, run.random)
  add(at(state, seat).goods.hidden, move.good, 1)
  events.push({ e: 'goodsTaken', seat, good: hide(move.good) })
  shelveText(run, card)
  pass(run)
}
