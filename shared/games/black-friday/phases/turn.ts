import type { Seat } from '../../../game/definition.ts'
import type { Choice } from '../../../kit/choice.ts'
import { copy } from '../../../kit/json.ts'
import type { Random } from '../../../kit/random.ts'
import { adjust } from '../adjust.ts'
import type { Event, Why } from '../events.ts'
import type { Move } from '../moves.ts'
import type { Play } from '../play.ts'
import type { State } from '../state.ts'
import * as buy from './buy.ts'
import * as card from './card.ts'
import * as opening from './opening.ts'
import * as pass from './pass.ts'
import * as sell from './sell.ts'
import * as silver from './silver.ts'
import * as subsidy from './subsidy.ts'

/** Section 4: which decisions a turn is made of. */
export function choices(state: State, seat: Seat): readonly Choice<Move>[] {
  const { phase } = state
  if (phase.seat !== seat) return []
  switch (phase.is) {
    case 'opening':
      return opening.choices(state)
    case 'act':
      return [
        ...subsidy.choices(state, seat),
        ...card.choices(state, seat),
        ...buy.choices(state, seat),
        ...sell.choices(state, seat),
        ...silver.choices(state, seat),
        ...pass.choices(state, seat),
      ]
    case 'after':
      return [...card.choices(state, seat), { do: 'end', fields: {} }]
    case 'over':
      return []
  }
}

export function refuse(state: State, seat: Seat, move: Move): Why | undefined {
  const { phase } = state
  if (phase.is === 'over') return { key: 'notNow' }
  if (phase.seat !== seat) return { key: 'notYourTurn' }
  if (move.do === 'opening') return phase.is === 'opening' ? opening.refuse(state, move) : { key: 'notNow' }
  if (phase.is === 'opening') return { key: 'notNow' }
  if (move.do === 'passCard') return card.refuse(state, seat, move)
  if (move.do === 'end') return phase.is === 'after' ? undefined : { key: 'notNow' }
  if (phase.is === 'after') return { key: 'notNow' }
  switch (move.do) {
    case 'subsidy':
      return subsidy.refuse(state, seat, move)
    case 'buy':
      return buy.refuse(state, seat, move)
    case 'sell':
      return sell.refuse(state, seat, move)
    case 'silver':
      return silver.refuse(state, seat, move)
    case 'pass':
      return pass.refuse(state, seat, move)
  }
}

export function apply(before: State, seat: Seat, move: Move, random: Random): { state: State; events: Event[] } {
  const play: Play = { state: copy(before), events: [], random }
  carry(play, seat, move)
  return { state: play.state, events: play.events }
}

function carry(play: Play, seat: Seat, move: Move): void {
  switch (move.do) {
    case 'opening':
      opening.play(play, seat, move)
      break
    case 'subsidy':
      subsidy.play(play, seat, move)
      break
    case 'passCard':
      card.play(play, seat, move)
      if (play.state.phase.is === 'after') endTurn(play)
      break
    case 'buy':
      buy.play(play, seat, move)
      afterAction(play)
      break
    case 'sell':
      sell.play(play, seat, move)
      afterAction(play)
      break
    case 'silver':
      silver.play(play, seat, move)
      afterAction(play)
      break
    case 'pass':
      pass.play(play, seat, move)
      afterAction(play)
      break
    case 'end':
      endTurn(play)
  }
}

/** BF23: the PASS card may still follow the main action. */
function afterAction(play: Play): void {
  const { state } = play
  const { phase } = state
  if (phase.is === 'act' && card.mayCard(state, phase.seat))
    state.phase = { is: 'after', seat: phase.seat, moved: phase.moved }
  else endTurn(play)
}

/** 4.10, BF40 */
function endTurn(play: Play): void {
  const { state } = play
  const { phase } = state
  if (phase.is !== 'act' && phase.is !== 'after') return
  const seats = state.seats.length
  state.idle = phase.moved ? 0 : state.idle + 1
  if (state.options.guards === 'on' && state.idle >= seats) {
    state.idle = 0
    adjust(play, phase.seat, 'silver', true)
  }
  if (!isOver(state)) state.phase = { is: 'act', seat: (phase.seat + 1) % seats, moved: false }
}

const isOver = (state: State): boolean => state.phase.is === 'over'
