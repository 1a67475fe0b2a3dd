import type { Seat } from '../../game/definition.ts'
import type { Choice } from '../../kit/choice.ts'
import { box, type Card, cards, type Good, type Goods, goods, limit, track } from './board.ts'

export type Move =
  | { readonly do: 'playCard'; readonly card: Card }
  | { readonly do: 'chooseVictim'; readonly seat: Seat }
  | { readonly do: 'searchPile'; readonly good: Good }
  | { readonly do: 'swapGoods'; readonly goods: Readonly<Goods> }
  | { readonly do: 'trade'; readonly goods: Readonly<Goods> }
  | { readonly do: 'advance'; readonly steps: number }
  | { readonly do: 'returnSurplus'; readonly goods: Readonly<Goods> }

export type Do = Move['do']
/** The move of one kind. */
export type Say<D extends Do> = Extract<Move, { do: D }>

export const seats = { least: 3, most: 5, best: 4 } as const

const basket = (min: number) => ({ kind: 'count', of: box, min, max: limit }) as const

/** Everything that can ever be said. Baskets are wide, so that a basket that does not fit is told why. */
export const moves: readonly Choice<Move>[] = [
  { do: 'playCard', fields: { card: { kind: 'one', of: cards } } },
  { do: 'chooseVictim', fields: { seat: { kind: 'range', min: 0, max: seats.most - 1 } } },
  { do: 'searchPile', fields: { good: { kind: 'one', of: goods } } },
  { do: 'swapGoods', fields: { goods: basket(1) } },
  { do: 'trade', fields: { goods: basket(0) } },
  { do: 'advance', fields: { steps: { kind: 'range', min: 1, max: Math.max(...track.map((here) => here.steps)) } } },
  { do: 'returnSurplus', fields: { goods: basket(1) } },
]
