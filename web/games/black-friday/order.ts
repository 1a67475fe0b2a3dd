import { signal } from '@preact/signals'
import type { Colour, Kind } from '../../../shared/games/black-friday/board.ts'
import type { Move } from '../../../shared/games/black-friday/moves.ts'
import type { View } from '../../../shared/games/black-friday/view.ts'
import { add, type Basket } from '../../../shared/kit/basket.ts'
import { mineOf, type Offer, offered, type Part } from './part.ts'

export type Way = Move['do']

/** The order I am putting together: of every kind its own, so that looking at another kind loses nothing. */
export type Order = {
  readonly way: Way | undefined
  readonly buy: Basket<Colour>
  readonly sell: Basket<Colour>
  readonly lower: Colour | undefined
  readonly bars: number
  readonly subsidies: number
  /** The case I chose to go along, by kind of move; a missing one is suggested. */
  readonly cases: { readonly [way in Way]?: Kind }
}

const blank: Order = { way: undefined, buy: {}, sell: {}, lower: undefined, bars: 1, subsidies: 1, cases: {} }

/** Board and strip draw the same order. There is one table on a page. */
export const order = signal<Order>(blank)

export const change = (part: Partial<Order>): void => {
  order.value = { ...order.value, ...part }
}
export const forget = (): void => {
  if (order.value !== blank) order.value = blank
}

/** The kind of order that is open: the one chosen, else the one that fits the moment. */
export function wayNow(view: View, choices: Offer, chosen: Way | undefined): Way {
  const can = (way: Way) => offered(choices, way).length > 0
  if (view.phase.is === 'opening') return 'opening'
  if (view.phase.is === 'after') return chosen === 'passCard' || chosen === 'end' ? chosen : 'end'
  if (chosen !== undefined && chosen !== 'opening' && chosen !== 'end') return chosen
  if ((mineOf(view)?.unpaid ?? 0) > 0) return can('subsidy') ? 'subsidy' : can('sell') ? 'sell' : 'pass'
  return 'buy'
}

/** One more or fewer of a colour in an order of shares; at the limit, a tap on another colour changes nothing. */
export function put(way: 'buy' | 'sell', colour: Colour, by: 1 | -1): void {
  const basket = { ...order.value[way] }
  if ((basket[colour] ?? 0) + by < 0) return
  add(basket, colour, by)
  change({ way, [way]: basket })
}

export const choose = (way: Way, kind: Kind): void => change({ cases: { ...order.value.cases, [way]: kind } })

/** After a subsidy, the order for which it was taken comes back by itself. */
export function afterSend(move: Move): void {
  if (move.do === 'subsidy') change({ way: undefined, subsidies: 1 })
  else if (move.do === 'passCard') change({ way: undefined, cases: {} })
}

/** A click on the board outside my turn does nothing. */
export const isMyTurn = ({ choices, sent }: Part): boolean => choices.length > 0 && !sent
