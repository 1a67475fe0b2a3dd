import type { Seat } from '../../../game/definition.ts'
import type { Choice } from '../../../kit/choice.ts'
import type { CardId } from '../cards.ts'
import type { Why } from '../events.ts'
import type { Move } from '../moves.ts'
import { announceMove, canPlay, plays, refusePlay } from '../play.ts'
import type { State } from '../state.ts'
import type { Run } from '../table.ts'
import { clockwise } from '../turn.ts'
import type { View } from '../view.ts'

type LotPhase = Extract<State['phase'], { in: 'lot' }>

/** c: the cards of the Exchange, nearest the pile first. */
export function startAuctions(run: Run): void {
  run.state.awarded = 0
  const lots = run.state.exchange.map((lot) => lot.card)
  run.next = { to: 'lot', lots, skipped: [] }
}

/** FM18: before each lot that still lies there, whoever can remove a card of the Exchange is asked once. */
export function nextLot(run: Run, rest: readonly CardId[], skipped: Seat[]): void {
  const { state } = run
  const lots = rest.filter((card) => state.exchange.some((lot) => lot.card === card))
  if (lots.length === 0) {
    run.next = { to: 'bag' }
    return
  }
  const ask = clockwise(state.stone, state.money.length).filter(
    (seat) => !skipped.includes(seat) && canPlay(state, seat, 'beforeLot'),
  )
  state.phase = { in: 'lot', lots, skipped, ask }
}

export const choices = (state: View, seat: Seat): Choice<Move>[] => [
  ...plays(state, seat, 'beforeLot'),
  { do: 'skip', fields: { until: { kind: 'one', of: ['lot', 'phase'] } } },
]

export function refuse(state: View, seat: Seat, move: Move): Why | undefined {
  if (move.do === 'play') return refusePlay(state, seat, move, 'beforeLot')
  return move.do === 'skip' ? undefined : { key: 'notNow' }
}

export function play(run: Run, seat: Seat, move: Move): void {
  const { phase } = run.state
  if (phase.in !== 'lot') return
  phase.ask.shift()
  if (move.do === 'play') announceMove(run, seat, move)
  else if (move.do === 'skip' && move.until === 'phase') phase.skipped.push(seat)
}

export function step(run: Run, phase: LotPhase): boolean {
  const [card] = phase.lots
  if (card === undefined || !run.state.exchange.some((lot) => lot.card === card)) {
    run.next = { to: 'lot', lots: phase.lots, skipped: phase.skipped }
    return false
  }
  if (phase.ask.length > 0) return true
  run.next = { to: 'bid', lots: phase.lots, skipped: phase.skipped }
  return false
}
