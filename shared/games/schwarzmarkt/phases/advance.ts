import type { Seat } from '../../../game/definition.ts'
import type { Choice } from '../../../kit/choice.ts'
import type { Why } from '../events.ts'
import type { Move, Say } from '../moves.ts'
import { step } from '../round.ts'
import type { Run } from '../run.ts'
import type { Round, State } from '../state.ts'
import { reach } from '../track.ts'

/** SM4, SM5: at least one space, at most the dice number, never past the final space. */
export const choices = (state: State, round: Round): readonly Choice<Move>[] => [
  { do: 'advance', fields: { steps: { kind: 'range', min: 1, max: reach(round.space, state.texts) } } },
]

export function refuse(state: State, round: Round, move: Say<'advance'>): Why | undefined {
  const most = reach(round.space, state.texts)
  return move.steps > most ? { key: 'tooFar', most } : undefined
}

export const play = (run: Run, seat: Seat, round: Round, move: Say<'advance'>): void =>
  step(run, seat, round, move.steps)
