import type { Seat } from '../../game/definition.ts'
import type { View } from './view.ts'

export type Question = 'playCard' | 'moneyBag' | 'beforeLot' | 'bid' | 'firstRefusal' | 'veto' | 'scrap'

/** The one decision that is open, and whose it is; undefined when the game is over. */
export function asked(at: Pick<View, 'play' | 'scrap' | 'phase'>): { what: Question; seat: Seat } | undefined {
  const { phase, play } = at
  if (at.scrap !== null) return { what: 'scrap', seat: at.scrap }
  const vetoer = play?.done === false ? play.left[0] : undefined
  if (vetoer !== undefined) return { what: 'veto', seat: vetoer }
  switch (phase.in) {
    case 'cards':
      return { what: 'playCard', seat: phase.seat }
    case 'lot':
      return of('beforeLot', phase.ask[0])
    case 'bid':
      return { what: 'bid', seat: phase.auction.turn }
    case 'refusal':
      return of('firstRefusal', phase.left[0])
    case 'bag':
      return { what: 'moneyBag', seat: phase.seat }
    case 'over':
      return undefined
  }
}

const of = (what: Question, seat: Seat | undefined) => (seat === undefined ? undefined : { what, seat })

/** All seats clockwise, beginning with one (FM14). */
export function clockwise(from: Seat, seats: number): Seat[] {
  const order: Seat[] = []
  for (let i = 0; i < seats; i++) order.push((from + i) % seats)
  return order
}
