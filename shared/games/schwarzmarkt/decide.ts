import type { Seat } from '../../game/definition.ts'
import type { Choice } from '../../kit/choice.ts'
import { copy } from '../../kit/json.ts'
import type { Random } from '../../kit/random.ts'
import type { Event, Why } from './events.ts'
import type { Move } from './moves.ts'
import * as advance from './phases/advance.ts'
import * as card from './phases/card.ts'
import * as search from './phases/search.ts'
import * as surplus from './phases/surplus.ts'
import * as swap from './phases/swap.ts'
import * as trade from './phases/trade.ts'
import * as victim from './phases/victim.ts'
import type { Run } from './run.ts'
import type { State } from './state.ts'

export function choices(state: State, seat: Seat): readonly Choice<Move>[] {
  const { phase } = state
  if (phase.at === 'over' || phase.seat !== seat) return []
  switch (phase.at) {
    case 'playCard':
      return card.choices(state, seat)
    case 'chooseVictim':
      return victim.choices(state, seat)
    case 'searchPile':
      return search.choices(state)
    case 'swapGoods':
      return swap.choices(state, seat)
    case 'trade':
      return trade.choices(state, seat, phase.round)
    case 'advance':
      return advance.choices(state, phase.round)
    case 'returnSurplus':
      return surplus.choices(state, seat)
  }
}

export function refuse(state: State, seat: Seat, move: Move): Why | undefined {
  const { phase } = state
  if (phase.at === 'over') return { key: 'over' }
  if (phase.seat !== seat) return { key: 'notYourTurn' }
  if (phase.at === 'playCard' && move.do === 'playCard') return card.refuse(state, seat, move)
  if (phase.at === 'chooseVictim' && move.do === 'chooseVictim') return victim.refuse(state, seat, move)
  if (phase.at === 'searchPile' && move.do === 'searchPile') return search.refuse(state, move)
  if (phase.at === 'swapGoods' && move.do === 'swapGoods') return swap.refuse(state, seat, move)
  if (phase.at === 'trade' && move.do === 'trade') return trade.refuse(state, seat, phase.round, move)
  if (phase.at === 'advance' && move.do === 'advance') return advance.refuse(state, phase.round, move)
  if (phase.at === 'returnSurplus' && move.do === 'returnSurplus') return surplus.refuse(state, seat, move)
  return { key: 'notNow' }
}

export function apply(
  before: State,
  seat: Seat,
  move: Move,
  random: Random,
): { state: State; events: readonly Event[] } {
  const run: Run = { state: copy(before), random, events: [] }
  play(run, seat, move)
  return { state: run.state, events: run.events }
}

function play(run: Run, seat: Seat, move: Move): void {
  const { phase } = run.state
  if (phase.at === 'playCard' && move.do === 'playCard') card.play(run, seat, move)
  else if (phase.at === 'chooseVictim' && move.do === 'chooseVictim') victim.play(run, seat, phase.card, move)
  else if (phase.at === 'searchPile' && move.do === 'searchPile') search.play(run, seat, phase.card, move)
  else if (phase.at === 'swapGoods' && move.do === 'swapGoods') swap.play(run, seat, phase.card, move)
  else if (phase.at === 'trade' && move.do === 'trade') trade.play(run, seat, phase.round, move)
  else if (phase.at === 'advance' && move.do === 'advance') advance.play(run, seat, phase.round, move)
  else if (phase.at === 'returnSurplus' && move.do === 'returnSurplus') surplus.play(run, seat, move)
  else throw new Error(`${move.do} while ${phase.at}`)
}
