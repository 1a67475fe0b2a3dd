import type { Seat } from '../../../game/definition.ts'
import type { Choice } from '../../../kit/choice.ts'
import type { Why } from '../events.ts'
import type { Move } from '../moves.ts'
import { announceMove, canPlay, plays, refusePlay } from '../play.ts'
import type { State } from '../state.ts'
import type { Run } from '../table.ts'
import { clockwise } from '../turn.ts'
import type { View } from '../view.ts'

/** b: one turn for each seat clockwise from the stone, as many cards as it likes (FM10, FM11). */
export function startCards({ state }: Run): void {
  const [seat = state.stone, ...left] = clockwise(state.stone, state.money.length)
  state.phase = { in: 'cards', seat, left }
}

export const choices = (state: View, seat: Seat): Choice<Move>[] => [
  ...plays(state, seat, 'playCard'),
  { do: 'done', fields: {} },
]

export function refuse(state: View, seat: Seat, move: Move): Why | undefined {
  if (move.do === 'play') return refusePlay(state, seat, move, 'playCard')
  return move.do === 'done' ? undefined : { key: 'notNow' }
}

export function play(run: Run, seat: Seat, move: Move): void {
  if (move.do === 'play') announceMove(run, seat, move)
  else if (run.state.phase.in === 'cards') next(run, run.state.phase)
}

/** Whether the seat in turn has anything to play (FM50); if not, the next one's turn begins. */
export function step(run: Run, phase: Extract<State['phase'], { in: 'cards' }>): boolean {
  if (canPlay(run.state, phase.seat, 'playCard')) return true
  next(run, phase)
  return false
}

function next(run: Run, phase: Extract<State['phase'], { in: 'cards' }>): void {
  run.events.push({ e: 'cardPhaseDone', seat: phase.seat })
  const seat = phase.left.shift()
  if (seat === undefined) run.next = { to: 'auctions' }
  else phase.seat = seat
}
