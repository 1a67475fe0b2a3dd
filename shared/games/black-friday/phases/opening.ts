import type { Seat } from '../../../game/definition.ts'
import { countOf } from '../../../kit/basket.ts'
import type { Choice } from '../../../kit/choice.ts'
import { colours } from '../board.ts'
import type { Why } from '../events.ts'
import type { Move } from '../moves.ts'
import type { Play } from '../play.ts'
import type { State } from '../state.ts'
import { put } from './case.ts'

type Opening = Extract<Move, { do: 'opening' }>

export const choices = (state: State): Choice<Move>[] => [
  {
    do: 'opening',
    fields: { case: { kind: 'one', of: colours.filter((colour) => countOf(state.market, colour) > 0) } },
  },
]

export const refuse = (state: State, move: Opening): Why | undefined =>
  countOf(state.market, move.case) > 0 ? undefined : { key: 'notInMarket', colour: move.case, n: 0 }

/** 4.1: two players, one case each; no table can fire yet. */
export function play(play: Play, seat: Seat, move: Opening): void {
  const { state, events } = play
  events.push({ e: 'openingCase', seat, colour: move.case })
  put(play, seat, 'purchase', move.case)
  state.phase =
    seat === state.first
      ? { is: 'opening', seat: (seat + 1) % state.seats.length }
      : { is: 'act', seat: state.first, moved: false }
}
