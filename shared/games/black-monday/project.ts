import { add, move as carry, total } from '../../kit/basket.ts'
import { type Card, face } from './board.ts'
import { type Desk, following, priceOf, worthOf } from './desk.ts'
import { strip } from './list.ts'
import type { Move } from './moves.ts'
import type { Tracks } from './state.ts'
import type { View } from './view.ts'

/** The view after a legal move of the viewer and before any refill: all that it changes is open to him. */
export function project(view: View, desk: Desk, move: Move): View {
  const turn = { ...desk.turn }
  const hand = { ...view.hand }
  const discards = { ...view.discards }
  const shares = view.seats.map((seat) => ({ ...seat.shares }))
  const mine = shares[turn.seat] ?? {}
  let { cash, tracks } = desk
  switch (move.do) {
    case 'buy': {
      const bought = face(move.card)
      add(hand, move.card, -1)
      add(mine, move.card, 1)
      cash -= bought.shares * priceOf(tracks[bought.company])
      turn.order = following(turn.order, 'T')
      turn.bought++
      break
    }
    case 'sell':
      carry(move.cards, mine, discards)
      cash += worthOf(move.cards, tracks)
      turn.order = following(turn.order, 'T')
      break
    case 'price':
    case 'crash':
      add(hand, move.card, -1)
      tracks = lay(tracks, move.card, move.do === 'crash' ? 0 : face(move.card).value)
      if (move.do === 'crash') for (const held of shares) strip(held, face(move.card).company, discards)
      turn.order = following(turn.order, 'P')
      turn.priced++
      break
    case 'exchange':
      carry(move.cards, hand, discards)
      break
    case 'end':
      break
  }
  const seats = view.seats.map((seat, i) =>
    i === turn.seat
      ? { cash, shares: shares[i] ?? {}, cards: total(hand) }
      : { cash: seat.cash, shares: shares[i] ?? {}, cards: seat.cards },
  )
  return { ...view, phase: turn, tracks, seats, hand, discards }
}

function lay(tracks: Tracks, card: Card, to: number): Tracks {
  const { company } = face(card)
  const { laid, gone } = tracks[company]
  return { ...tracks, [company]: { laid: [...laid, { card, to }], gone } }
}
