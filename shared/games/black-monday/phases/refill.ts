import type { Seat } from '../../../game/definition.ts'
import { add, total } from '../../../kit/basket.ts'
import { copy, hide } from '../../../kit/json.ts'
import { type Random, shuffle } from '../../../kit/random.ts'
import { type Card, type Cards, closing, companies, handSize } from '../board.ts'
import { kindsIn } from '../desk.ts'
import { close } from '../end.ts'
import type { Event } from '../events.ts'
import { list, listOf, spread } from '../list.ts'
import type { State } from '../state.ts'
import { holder, lose } from './hand.ts'

/** BM20, BM22. */
export function playExchange(state: State, seat: Seat, cards: Cards): Event[] {
  for (const card of kindsIn(cards))
    for (let n = cards[card] ?? 0; n > 0; n--) {
      lose(state, seat, card)
      add(state.discards, card, 1)
    }
  return [{ e: 'exchanged', seat, cards: list(cards) }]
}

/** BM23: draws up to a full hand and passes the turn on, unless the closing card ends the game on the way (BM26). */
export function refill(state: State, seat: Seat, random: Random): Event[] {
  const events: Event[] = []
  const { hand } = holder(state, seat)
  const deck = state.deck.hidden
  let drawn: Card[] = []
  const tell = () => {
    if (drawn.length === 0) return
    state.second?.since[seat]?.push(drawn.length)
    events.push({ e: 'drew', seat, count: drawn.length, cards: hide(listOf(drawn)) })
  }
  for (let short = handSize - total(hand.hidden); short > 0; short--) {
    const card = deck.pop()
    if (card === undefined) throw new Error('the deck is empty')
    if (card === closing) {
      tell()
      return [...events, ...close(state, seat)]
    }
    drawn.push(card)
    add(hand.hidden, card, 1)
    if (deck.length > 0) continue
    tell()
    events.push(reshuffle(state, seat, drawn.length, random))
    drawn = []
  }
  tell()
  state.phase = { at: 'turn', seat: (seat + 1) % state.seats.length, order: '', bought: 0, priced: 0 }
  return events
}

/** BM24, BM25: what is out of use goes into the second deck, and the closing card with it. */
function reshuffle(state: State, seat: Seat, drawnBefore: number, random: Random): Event {
  const made = state.discards
  state.discards = {}
  for (const company of companies) {
    const track = state.tracks[company]
    for (const { card } of track.laid.slice(track.gone, -1)) add(made, card, 1)
    track.gone = track.laid.length - 1
  }
  const cards = list(made)
  state.deck.hidden.push(...shuffle<Card | typeof closing>([...cards, closing], random))
  state.second = {
    made: spread(cards),
    hands: hide(state.seats.map((other) => copy(other.hand.hidden))),
    since: state.seats.map(() => []),
  }
  return { e: 'reshuffled', seat, drawnBefore, count: cards.length + 1, cards }
}
