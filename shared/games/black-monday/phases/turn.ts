import type { Seat } from '../../../game/definition.ts'
import { total } from '../../../kit/basket.ts'
import type { Choice } from '../../../kit/choice.ts'
import { copy } from '../../../kit/json.ts'
import type { Random } from '../../../kit/random.ts'
import { type Card, type Cards, exchangeMost, kinds } from '../board.ts'
import type { Desk } from '../desk.ts'
import type { Event, Why } from '../events.ts'
import type { Move } from '../moves.ts'
import { refuse as refuseAt, refuseBuy, refuseCrash, refusePrice } from '../refuse.ts'
import type { State } from '../state.ts'
import { playCrash, playPrice } from './prices.ts'
import { playExchange, refill } from './refill.ts'
import { playBuy, playSell } from './trade.ts'

/** The desk of this seat, or why it is not asked. */
function deskOf(state: State, seat: Seat): Desk | { readonly key: 'notYourTurn' | 'closed' } {
  const { phase, rule, tracks } = state
  if (phase.at === 'closed') return { key: 'closed' }
  const own = state.seats[seat]
  if (phase.seat !== seat || !own) return { key: 'notYourTurn' }
  return { rule, turn: phase, tracks, cash: own.cash, shares: own.shares, hand: own.hand.hidden }
}

export function choices(state: State, seat: Seat): readonly Choice<Move>[] {
  const desk = deskOf(state, seat)
  if ('key' in desk) return []
  const { order } = desk.turn
  const out: Choice<Move>[] = []
  // Sorted: the order of the draws is nobody's business.
  const hand = kinds.filter((card) => desk.hand[card] !== undefined)
  const offer = (kind: 'buy' | 'price' | 'crash', why: (desk: Desk, card: Card) => Why | undefined) => {
    const of = hand.filter((card) => !why(desk, card))
    if (of.length > 0) out.push({ do: kind, fields: { card: { kind: 'one', of } } })
  }
  if (order !== 'TP') {
    offer('buy', refuseBuy)
    const most = total(desk.shares)
    if (most > 0) out.push({ do: 'sell', fields: { cards: { kind: 'count', of: desk.shares, min: 1, max: most } } })
  }
  if (order !== 'PT') {
    offer('price', refusePrice)
    offer('crash', refuseCrash)
  }
  if (order === '')
    out.push({
      do: 'exchange',
      fields: { cards: { kind: 'count', of: packOf(hand, desk.hand), min: 1, max: exchangeMost } },
    })
  else out.push({ do: 'end', fields: {} })
  return out
}

const packOf = (order: readonly Card[], hand: Readonly<Cards>): Cards => {
  const out: Cards = {}
  for (const card of order) out[card] = hand[card] ?? 0
  return out
}

export function refuse(state: State, seat: Seat, move: Move): Why | undefined {
  const desk = deskOf(state, seat)
  return 'key' in desk ? desk : refuseAt(desk, move)
}

/** The move on a copy of the state. Throws when it is not the turn of this seat: the table has refused that before. */
export function play(old: State, seat: Seat, move: Move, random: Random): { state: State; events: readonly Event[] } {
  const state = copy(old)
  const turn = state.phase
  if (turn.at === 'closed') throw new Error('the market is closed')
  switch (move.do) {
    case 'buy':
      return { state, events: playBuy(state, turn, move.card) }
    case 'sell':
      return { state, events: playSell(state, turn, move.cards) }
    case 'price':
      return { state, events: playPrice(state, turn, move.card) }
    case 'crash':
      return { state, events: playCrash(state, turn, move.card) }
    case 'exchange':
      return { state, events: [...playExchange(state, seat, move.cards), ...refill(state, seat, random)] }
    case 'end':
      return { state, events: refill(state, seat, random) }
  }
}
