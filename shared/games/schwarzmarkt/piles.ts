import type { Seat } from '../../game/definition.ts'
import { hide } from '../../kit/json.ts'
import { type Random, shuffle } from '../../kit/random.ts'
import { type Card, type Good, type Goods, goods } from './board.ts'
import type { Market, Pile } from './state.ts'

/** 5.6, 5.7: goods go under the pile in the order of the kinds; `by` is who saw which they are. */
export function bury(pile: Pile, what: Readonly<Goods>, by: Seat | 'all'): void {
  for (const good of goods)
    for (let i = 0; i < (what[good] ?? 0); i++) {
      pile.order.hidden.push(good)
      pile.seen.push(by)
    }
}

/** The top card of the goods pile. Throws when it is empty. */
export function drawGood(pile: Pile): Good {
  const good = pile.order.hidden.shift()
  if (good === undefined) throw new Error('the goods pile is empty')
  if (pile.seen.length > pile.order.hidden.length) pile.seen.shift()
  return good
}

/** SM33: after a shuffle nobody knows any card of the pile. */
export function mixGoods(pile: Pile, random: Random): void {
  pile.order = hide(shuffle(pile.order.hidden, random))
  pile.seen = []
}

/** Black market cards go under their pile before everybody's eyes. */
export function shelve(market: Market, card: Card): void {
  market.order.hidden.push(card)
  market.seen += 1
}

/** The top black market card. 5.6: there are 30 cards, 15 in hands and 6 open at most, so there always is one. */
export function drawCard(market: Market): Card {
  const card = market.order.hidden.shift()
  if (card === undefined) throw new Error('the black market pile is empty')
  market.seen = Math.min(market.seen, market.order.hidden.length)
  return card
}

export function mixCards(market: Market, random: Random): void {
  market.order = hide(shuffle(market.order.hidden, random))
  market.seen = 0
}
