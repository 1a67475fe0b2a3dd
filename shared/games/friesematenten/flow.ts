import type { Seat } from '../../game/definition.ts'
import type { Choice } from '../../kit/choice.ts'
import type { Why } from './events.ts'
import type { Move } from './moves.ts'
import * as bag from './phases/bag.ts'
import * as bid from './phases/bid.ts'
import * as card from './phases/cards.ts'
import * as lot from './phases/lot.ts'
import * as refusal from './phases/refusal.ts'
import { startRound } from './phases/round.ts'
import * as scrap from './phases/scrap.ts'
import * as veto from './phases/veto.ts'
import type { Next, Run } from './table.ts'
import { asked, type Question } from './turn.ts'
import type { View } from './view.ts'

/** One decision: what is on offer, why not, and what a move sets going. */
type Decision = {
  choices(at: View, seat: Seat): readonly Choice<Move>[]
  refuse(at: View, seat: Seat, move: Move): Why | undefined
  play(run: Run, seat: Seat, move: Move): void
}

const decisions: { readonly [what in Question]: Decision } = {
  playCard: card,
  moneyBag: bag,
  beforeLot: lot,
  bid,
  firstRefusal: refusal,
  veto,
  scrap,
}

export function choices(at: View, seat: Seat): readonly Choice<Move>[] {
  const open = asked(at)
  return open?.seat === seat ? decisions[open.what].choices(at, seat) : []
}

export function refuse(at: View, seat: Seat, move: Move): Why | undefined {
  const open = asked(at)
  if (!open) return { key: 'over' }
  return open.seat === seat ? decisions[open.what].refuse(at, seat, move) : { key: 'notYourTurn' }
}

export function play(run: Run, seat: Seat, move: Move): void {
  const open = asked(run.state)
  if (!open) return
  decisions[open.what].play(run, seat, move)
  goOn(run)
}

/** Everything that follows by itself, until somebody has a real choice (FM50) or the game is over. */
export function goOn(run: Run): void {
  const { state } = run
  for (;;) {
    if (state.phase.in === 'over') return
    if (state.play && !state.play.done) {
      if (state.play.left.length > 0) return
      veto.carryOut(run)
    } else if (scrap.trim(run)) return
    else if (state.play) veto.close(run)
    else if (run.next) {
      const { next } = run
      run.next = undefined
      begin(run, next)
    } else if (step(run)) return
  }
}

function begin(run: Run, next: Next): void {
  if (next.to === 'round') startRound(run)
  else if (next.to === 'cards') card.startCards(run)
  else if (next.to === 'auctions') lot.startAuctions(run)
  else if (next.to === 'lot') lot.nextLot(run, next.lots, next.skipped)
  else if (next.to === 'bid') bid.openBidding(run, next)
  else if (next.to === 'refusal') refusal.startRefusal(run, next)
  else bag.startBag(run)
}

/** Whether the phase has a question now; if not, it has moved on. */
function step(run: Run): boolean {
  const { phase } = run.state
  switch (phase.in) {
    case 'cards':
      return card.step(run, phase)
    case 'lot':
      return lot.step(run, phase)
    case 'bid':
      return bid.step(run, phase)
    case 'refusal':
      return refusal.step(run, phase)
    case 'bag':
      return bag.step(run, phase)
    case 'over':
      return true
  }
}
