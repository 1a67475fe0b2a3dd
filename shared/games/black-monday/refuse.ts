import { countOf, total } from '../../kit/basket.ts'
import {
  buysPerTurn,
  type Card,
  type Cards,
  cap,
  crashFloor,
  exchangeMost,
  face,
  pricesPerTurn,
  reach,
  ruins,
  topShare,
  within,
} from './board.ts'
import { type Desk, kindsIn, priceOf, sharesOf } from './desk.ts'
import type { Why } from './events.ts'
import type { Move } from './moves.ts'

/** Why the seat on turn may not make this move; the checks stand in the order in which they are told. */
export function refuse(desk: Desk, move: Move): Why | undefined {
  switch (move.do) {
    case 'buy':
      return refuseBuy(desk, move.card)
    case 'sell':
      return refuseSell(desk, move.cards)
    case 'price':
      return refusePrice(desk, move.card)
    case 'crash':
      return refuseCrash(desk, move.card)
    case 'exchange':
      return refuseExchange(desk, move.cards)
    case 'end':
      // BM21: a turn that does nothing would not move the deck on.
      return desk.turn.order === '' ? { key: 'mustAct' } : undefined
  }
}

export function refuseBuy(desk: Desk, card: Card): Why | undefined {
  const { turn, hand, cash } = desk
  if (turn.order === 'TP') return { key: 'tradeClosed' }
  if (countOf(hand, card) === 0) return { key: 'notInHand' }
  if (turn.bought >= buysPerTurn) return { key: 'twoBuys' }
  const { company, shares } = face(card)
  if (shares === 0) return { key: 'noShares' }
  const price = priceOf(desk.tracks[company])
  if (price === 0) return { key: 'companyDown', company, use: 'trade' }
  const held = sharesOf(desk.shares, company) + shares
  if (held > cap) return { key: 'cap', company, shares: held }
  const cost = shares * price
  return cost > cash ? { key: 'noCash', cost, cash } : undefined
}

export function refuseSell(desk: Desk, cards: Readonly<Cards>): Why | undefined {
  if (desk.turn.order === 'TP') return { key: 'tradeClosed' }
  if (total(cards) === 0) return { key: 'chooseCards' }
  return covers(desk.shares, cards) ? undefined : { key: 'notOwned' }
}

/** What is wrong with using this card for a price, whatever the use. */
function refuseColumn({ turn, hand }: Desk, card: Card): Why | undefined {
  if (turn.order === 'PT') return { key: 'pricesClosed' }
  if (countOf(hand, card) === 0) return { key: 'notInHand' }
  return turn.priced >= pricesPerTurn ? { key: 'twoPrices' } : undefined
}

export function refusePrice(desk: Desk, card: Card): Why | undefined {
  const closed = refuseColumn(desk, card)
  if (closed) return closed
  const { company, value } = face(card)
  const price = priceOf(desk.tracks[company])
  if (within(company, price, value)) return undefined
  return price === 0
    ? { key: 'restartRange', company }
    : { key: 'outOfReach', company, price, ...reach(company, price) }
}

export function refuseCrash(desk: Desk, card: Card): Why | undefined {
  const closed = refuseColumn(desk, card)
  if (closed) return closed
  const { company, value } = face(card)
  if (value <= topShare) return { key: 'notHigh' }
  const price = priceOf(desk.tracks[company])
  if (price === 0) return { key: 'companyDown', company, use: 'ruin' }
  if (ruins(desk.rule, company, price, value)) return undefined
  return desk.rule === 'over1000' && price <= crashFloor
    ? { key: 'notOver1000', company, price }
    : { key: 'outOfReach', company, price, ...reach(company, price) }
}

export function refuseExchange(desk: Desk, cards: Readonly<Cards>): Why | undefined {
  if (desk.turn.order !== '') return { key: 'exchangeOnly' }
  const size = total(cards)
  if (size === 0 || size > exchangeMost) return { key: 'exchangeCount' }
  return covers(desk.hand, cards) ? undefined : { key: 'notInHand' }
}

const covers = (has: Readonly<Cards>, wants: Readonly<Cards>): boolean =>
  kindsIn(wants).every((card) => countOf(has, card) >= countOf(wants, card))
