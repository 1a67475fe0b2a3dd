import type { Seat, Standing } from '../../shared/game/definition.ts'
import { total } from '../../shared/kit/basket.ts'
import type { ToyMove, ToyState, ToyWhy } from './toyTypes.ts'

export const next = (state: ToyState, seat: Seat): Seat => (seat + 1) % state.hands.length

/** The next seat that has anything to do offers; when there is none the game is over. */
export function turnTo(state: ToyState, from: Seat): void {
  for (let i = 0; i < state.hands.length; i++) {
    const seat = (from + i) % state.hands.length
    if ((state.hands[seat]?.hidden.length ?? 0) + state.deck.hidden.length === 0) continue
    state.turn = { at: 'offer', seat }
    return
  }
  state.turn = { at: 'over' }
}

export function refuse(state: ToyState, seat: Seat, move: ToyMove): ToyWhy | undefined {
  const { turn } = state
  if (turn.at === 'over') return { key: 'over' }
  const offering = move.do === 'draw' || move.do === 'sell'
  if (turn.seat !== seat || (turn.at === 'offer') !== offering) return { key: 'notNow' }
  const hand = state.hands[seat]?.hidden ?? []
  if (move.do === 'draw' && state.deck.hidden.length === 0) return { key: 'noCard' }
  if (move.do === 'draw' && hand.length >= 5) return { key: 'full', most: 5 }
  if (move.do === 'sell' && !hand.includes(move.card)) return { key: 'notHeld', card: move.card }
  if (move.do !== 'bid' || turn.at !== 'bid') return undefined
  if (move.price <= turn.price) return { key: 'tooLow', price: turn.price }
  const coins = state.coins[seat] ?? 0
  return move.price > coins ? { key: 'tooPoor', coins } : undefined
}

/** Cards won and coins left; equal sums share a place. */
export function places(state: ToyState): Standing[] {
  const worth = state.won.map((won, seat) => total(won) + (state.coins[seat] ?? 0))
  return worth
    .map((sum, seat) => ({ seat, place: 1 + worth.filter((other) => other > sum).length }))
    .toSorted((a, b) => a.place - b.place || a.seat - b.seat)
}
