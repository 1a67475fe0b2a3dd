import type { Seat } from '../../../game/definition.ts'
import { add, drawOne, total } from '../../../kit/basket.ts'
import type { Choice } from '../../../kit/choice.ts'
import { hide } from '../../../kit/json.ts'
import type { Text } from '../board.ts'
import { endGameRound, pass, shelveText } from '../course.ts'
import type { Why } from '../events.ts'
import type { Move, Say } from '../moves.ts'
import { at, type Run } from '../run.ts'
import type { State } from '../state.ts'

/** SM18: any other seat that holds goods. */
export const choices = (state: State, seat: Seat): readonly Choice<Move>[] => [
  { do: 'chooseVictim', fields: { seat: { kind: 'one', of: victims(state, seat) } } },
]

const victims = (state: State, seat: Seat): readonly Seat[] =>
  state.seats.flatMap((other, n) => (n !== seat && total(other.goods.hidden) > 0 ? [n] : []))

export function refuse(state: State, seat: Seat, move: Say<'chooseVictim'>): Why | undefined {
  const victim = state.seats[move.seat]
  if (victim === undefined) return { key: 'noSuchSeat' }
  if (move.seat === seat) return { key: 'yourself' }
  return total(victim.goods.hidden) > 0 ? undefined : { key: 'emptyHand' }
}

export function play(run: Run, seat: Seat, card: Text, move: Say<'chooseVictim'>): void {
  const { state, random, events } = run
  const hand = at(state, move.seat).goods.hidden
  const good = drawOne(hand, random)
  add(at(state, seat).goods.hidden, good, 1)
  const victimLeft = total(hand)
  events.push({ e: 'goodsStolen', seat, victim: move.seat, good: hide(good), victimLeft })
  shelveText(run, card)
  // SM19
  if (victimLeft === 0) endGameRound(run, { reason: 'stolen', seat: move.seat })
  else pass(run)
}
