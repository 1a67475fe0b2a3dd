import { type Card, face } from '../board.ts'
import { following, priceOf, sharesOf } from '../desk.ts'
import type { Event, Lost } from '../events.ts'
import { list, strip } from '../list.ts'
import type { State, Turn } from '../state.ts'
import { lose } from './hand.ts'

/** BM10, BM18: the value of the card is the new price. */
export function playPrice(state: State, turn: Turn, card: Card): Event[] {
  const { company, value } = face(card)
  const { seat } = turn
  const from = lay(state, turn, card, value)
  return [{ e: from === 0 ? 'restarted' : 'priceSet', seat, card, company, from, to: value }]
}

/** BM15, BM16: the price falls to 0, the card stays on the pile, and nobody is paid. */
export function playCrash(state: State, turn: Turn, card: Card): Event[] {
  const { company } = face(card)
  const { seat } = turn
  const from = lay(state, turn, card, 0)
  const lost: Lost[] = []
  for (const [loser, { shares }] of state.seats.entries()) {
    const count = sharesOf(shares, company)
    if (count > 0) lost.push({ seat: loser, shares: count, cards: list(strip(shares, company, state.discards)) })
  }
  return [{ e: 'crashed', seat, card, company, from, lost }]
}

/** BM19: one of the turn's price cards, whatever it does. Answers the price before. */
function lay(state: State, turn: Turn, card: Card, to: number): number {
  const track = state.tracks[face(card).company]
  const from = priceOf(track)
  lose(state, turn.seat, card)
  track.laid.push({ card, to })
  turn.order = following(turn.order, 'P')
  turn.priced++
  return from
}
