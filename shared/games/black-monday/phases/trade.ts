import { add, move } from '../../../kit/basket.ts'
import { type Card, type Cards, face } from '../board.ts'
import { following, priceOf, worthOf } from '../desk.ts'
import type { Event } from '../events.ts'
import { list } from '../list.ts'
import type { State, Turn } from '../state.ts'
import { holder, lose } from './hand.ts'

/** BM7: the whole card, at the present price; it becomes the share card of its shares. */
export function playBuy(state: State, turn: Turn, card: Card): Event[] {
  const { seat } = turn
  const { company, shares } = face(card)
  const price = priceOf(state.tracks[company])
  const cost = shares * price
  const own = holder(state, seat)
  lose(state, seat, card)
  add(own.shares, card, 1)
  own.cash -= cost
  own.spent += cost
  turn.order = following(turn.order, 'T')
  turn.bought++
  return [{ e: 'bought', seat, card, company, shares, price, cost }]
}

/** BM8: whole share cards, as many as the seat likes, at the present prices. */
export function playSell(state: State, turn: Turn, cards: Cards): Event[] {
  const { seat } = turn
  const own = holder(state, seat)
  const income = worthOf(cards, state.tracks)
  move(cards, own.shares, state.discards)
  own.cash += income
  own.earned += income
  turn.order = following(turn.order, 'T')
  return [{ e: 'sold', seat, cards: list(cards), income }]
}
