import { type Card, isOffer, newGoods, texts } from './board.ts'
import type { Why } from './events.ts'

export type Idle = Extract<Why, { key: 'nobodyHoldsGoods' | 'tooPoor' | 'pileEmpty' | 'noGoods' }>

/** What decides whether a card has an effect: all of it is known to the seat that holds the card. */
export type Facts = {
  /** Whether another seat holds goods. */
  readonly elsewhere: boolean
  readonly wealth: number
  /** Goods cards in the pile and in this hand. */
  readonly pile: number
  readonly held: number
}

/** SM20, SM22: why a card would have no effect; undefined for every offer and every text that has one. */
export function idle(card: Card, facts: Facts): Idle | undefined {
  if (isOffer(card)) return undefined
  switch (texts[card].title) {
    case 'oldBill':
      return facts.elsewhere ? undefined : { key: 'nobodyHoldsGoods' }
    case 'newGoods':
      if (facts.wealth < newGoods.cost) return { key: 'tooPoor', cost: newGoods.cost }
      return facts.pile > 0 ? undefined : { key: 'pileEmpty' }
    case 'spoiled':
      return facts.held > 0 ? undefined : { key: 'noGoods' }
    default:
      return undefined
  }
}
