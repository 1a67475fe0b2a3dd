import type { Seat } from '../../../game/definition.ts'
import * as auction from '../../../kit/auction.ts'
import type { Choice } from '../../../kit/choice.ts'
import { loudest } from '../board.ts'
import { type CardId, cards } from '../cards.ts'
import { moneyOf } from '../empire.ts'
import type { Why } from '../events.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { bury, pay, type Run } from '../table.ts'
import { clockwise } from '../turn.ts'
import type { View } from '../view.ts'

type BidPhase = Extract<State['phase'], { in: 'bid' }>

/** The stone opens (FM2); after a bid that could not be paid the same card comes again without that seat (FM7). */
export function openBidding(run: Run, from: { lots: CardId[]; skipped: Seat[] }, barred: Seat[] = []): void {
  const { state, events } = run
  const [card] = from.lots
  if (card === undefined) return
  const seats = clockwise(state.stone, state.money.length).filter((seat) => !barred.includes(seat))
  if (seats.length === 0) {
    unsold(run, from)
    return
  }
  const opened = auction.open(seats)
  const markers = state.exchange.find((lot) => lot.card === card)?.markers ?? 0
  events.push({ e: 'lotOpened', card, minBid: cards[card].minBid, markers, opener: opened.turn })
  state.phase = { in: 'bid', lots: from.lots, skipped: from.skipped, auction: opened, barred }
}

/** FM3: the bids a seat may say now, lowest and highest; the highest may be the lower number. */
export function span(at: View, seat: Seat, { auction: open, lots }: BidPhase): { least: number; most: number } {
  const [card] = lots
  const least = auction.nextBid(open, card === undefined ? 0 : cards[card].minBid)
  return { least, most: at.overbid ? loudest : moneyOf(at, seat) }
}

export function choices(at: View, seat: Seat): Choice<Move>[] {
  if (at.phase.in !== 'bid') return []
  const { least, most } = span(at, seat, at.phase)
  return [
    { do: 'bid', fields: { amount: { kind: 'range', min: least, max: most } } },
    { do: 'pass', fields: {} },
  ]
}

export function refuse(at: View, seat: Seat, move: Move): Why | undefined {
  if (move.do === 'pass') return undefined
  if (move.do !== 'bid' || at.phase.in !== 'bid') return { key: 'notNow' }
  const { least, most } = span(at, seat, at.phase)
  if (move.amount < least) return { key: at.phase.auction.best === null ? 'minBid' : 'bidMore', amount: least }
  return move.amount > most ? { key: 'onlyMoney', money: moneyOf(at, seat) } : undefined
}

export function play(run: Run, seat: Seat, move: Move): void {
  const { phase } = run.state
  if (phase.in !== 'bid') return
  if (move.do === 'bid') {
    run.events.push({ e: 'bid', seat, amount: move.amount })
    follow(run, phase, auction.bid(phase.auction, move.amount))
  } else if (move.do === 'pass') pass(run, phase, false)
}

function pass(run: Run, phase: BidPhase, auto: boolean): void {
  run.events.push({ e: 'passed', seat: phase.auction.turn, auto })
  follow(run, phase, auction.pass(phase.auction))
}

/** Who cannot afford the next bid passes by himself. */
export function step(run: Run, phase: BidPhase): boolean {
  const { least, most } = span(run.state, phase.auction.turn, phase)
  if (least <= most) return true
  pass(run, phase, true)
  return false
}

function follow(run: Run, phase: BidPhase, outcome: auction.Outcome): void {
  const { best, high } = phase.auction
  if (outcome === 'unsold') unsold(run, phase)
  else if (outcome === 'won' && best !== null) won(run, phase, best, high)
}

/** FM6, FM7: who has bid more than he owns pays all of it, and the card is offered once more without him. */
function won(run: Run, { lots, skipped, barred }: BidPhase, winner: Seat, price: number): void {
  const paid = moneyOf(run.state, winner)
  if (price <= paid) {
    run.next = { to: 'refusal', lots, skipped, winner, price }
    return
  }
  run.events.push({ e: 'overbid', seat: winner, bid: price, paid })
  pay(run, winner, paid)
  openBidding(run, { lots, skipped }, [...barred, winner])
}

/** FM8. */
function unsold(run: Run, { lots, skipped }: { lots: CardId[]; skipped: Seat[] }): void {
  const [card, ...rest] = lots
  const lot = run.state.exchange.find((one) => one.card === card)
  if (lot) {
    lot.markers += 1
    run.events.push({ e: 'unsold', card: lot.card, markers: lot.markers })
    bury(run, lot.card)
  }
  run.next = { to: 'lot', lots: rest, skipped }
}
