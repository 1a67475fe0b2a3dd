import type { Seat } from '../../../game/definition.ts'
import type { Choice } from '../../../kit/choice.ts'
import type { CardId } from '../cards.ts'
import { moneyOf } from '../empire.ts'
import type { Why } from '../events.ts'
import { answers, type Move } from '../moves.ts'
import { announce, answerWith } from '../play.ts'
import type { State } from '../state.ts'
import { pay, type Run, receive } from '../table.ts'
import { clockwise } from '../turn.ts'
import type { View } from '../view.ts'

type RefusalPhase = Extract<State['phase'], { in: 'refusal' }>

/** FM17: after the award and before the payment, whoever can take the winner's place at his price is asked. */
export function startRefusal(
  run: Run,
  { lots, skipped, winner, price }: { lots: CardId[]; skipped: Seat[]; winner: Seat; price: number },
): void {
  const { state } = run
  const left = clockwise(state.stone, state.money.length).filter(
    (seat) => seat !== winner && moneyOf(state, seat) >= price && answerWith(state, seat, 'refusal') !== undefined,
  )
  state.phase = { in: 'refusal', lots, skipped, price, winner, buyer: winner, left }
}

export const choices = (): Choice<Move>[] => [{ do: 'firstRefusal', fields: { use: { kind: 'one', of: answers } } }]

export const refuse = (_at: View, _seat: Seat, move: Move): Why | undefined =>
  move.do === 'firstRefusal' ? undefined : { key: 'notNow' }

export function play(run: Run, seat: Seat, move: Move): void {
  const { phase } = run.state
  if (phase.in !== 'refusal' || move.do !== 'firstRefusal') return
  phase.left.shift()
  const card = answerWith(run.state, seat, 'refusal')
  const [lot] = phase.lots
  if (move.use === 'yes' && card && lot) announce(run, seat, { card, target: lot, to: null, way: null })
}

export function step(run: Run, phase: RefusalPhase): boolean {
  if (phase.left.length > 0) return true
  award(run, phase)
  return false
}

/** FM2, FM9: the buyer pays, gets the card and the stone, and opens the next lot. */
function award(run: Run, { lots, skipped, price, winner, buyer }: RefusalPhase): void {
  const { state, events } = run
  const [card] = lots
  if (card === undefined) return
  pay(run, buyer, price)
  state.exchange = state.exchange.filter((lot) => lot.card !== card)
  receive(run, buyer, card)
  state.awarded += 1
  events.push({ e: 'awarded', seat: buyer, card, price, winner })
  if (state.stone !== buyer) events.push({ e: 'stoneMoved', to: buyer })
  state.stone = buyer
  // The buyer may have to scrap first: the sold lot is found gone afterwards, and the next one follows.
  state.phase = { in: 'lot', lots, skipped, ask: [] }
}
