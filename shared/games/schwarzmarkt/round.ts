import type { Seat } from '../../game/definition.ts'
import { countOf } from '../../kit/basket.ts'
import { copy } from '../../kit/json.ts'
import { goods, type Offer, wants } from './board.ts'
import { endGameRound, pass, shelveTexts } from './course.ts'
import { bury, shelve } from './piles.ts'
import { after, type Run, sorted } from './run.ts'
import type { Round } from './state.ts'
import { allowed, first, last, priceOf, reach } from './track.ts'

/** SM13, SM14: an offer opens a trading round, under all the texts that lie open. */
export function openRound(run: Run, offer: Offer): void {
  const { state } = run
  const round: Round = {
    offer,
    space: first(state.texts),
    wanted: copy(wants(offer)),
    table: {},
    traded: state.seats.map(() => 0),
  }
  run.events.push({
    e: 'tradingRoundStarted',
    starter: state.starter,
    offer,
    texts: state.texts.slice(),
    price: priceOf(round.space),
    finalPrice: priceOf(last(state.texts)),
  })
  turn(run, state.starter, round)
}

/** SM16, SM17: a seat is asked to trade whatever it holds; only a seat whose Goods Short card is used up is not. */
function turn(run: Run, seat: Seat, round: Round): void {
  const { state, events } = run
  state.phase = { at: 'trade', seat, round }
  if (allowed(state.texts, round.traded[seat] ?? 0) > 0) return
  events.push({ e: 'tradeSkipped', seat, reason: 'limit' })
  afterTrade(run, seat, round, false)
}

/** SM3, SM4, SM7: the seat has traded or not; now it must move, if a move is left. */
export function afterTrade(run: Run, seat: Seat, round: Round, sold: boolean): void {
  const most = reach(round.space, run.state.texts)
  if (most === 0) endRound(run, round, 'finalPrice')
  else if (sold || most === 1) step(run, seat, round, 1)
  else run.state.phase = { at: 'advance', seat, round }
}

/** SM6: whoever moves the marker has finished; only the next seat clockwise may trade at the new price. */
export function step(run: Run, seat: Seat, round: Round, steps: number): void {
  const from = priceOf(round.space)
  round.space += steps
  run.events.push({ e: 'priceMoved', seat, steps, from, to: priceOf(round.space) })
  turn(run, after(run.state, seat), round)
}

export const filled = (round: Round): boolean => goods.every((good) => countOf(round.wanted, good) === 0)

/** SM8, SM9, SM13: goods, offer and texts go under their piles, and the next seat opens a card. */
export function endRound(run: Run, round: Round, reason: 'filled' | 'finalPrice'): void {
  run.events.push({
    e: 'tradingRoundEnded',
    reason,
    price: priceOf(round.space),
    unmet: sorted(round.wanted),
  })
  clear(run, round)
  pass(run)
}

/** SM23, SM24: a hand is empty. There is no step, and no end of the trading round is told. */
export function breakOff(run: Run, round: Round, seat: Seat): void {
  clear(run, round)
  endGameRound(run, { reason: 'traded', seat })
}

function clear(run: Run, round: Round): void {
  bury(run.state.pile, round.table, 'all')
  shelve(run.state.market, round.offer)
  shelveTexts(run)
}
