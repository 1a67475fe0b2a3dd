import {
  type Card,
  type Colour,
  cardOf,
  colours,
  type Kind,
  subsidyMoney,
} from '../../../shared/games/black-friday/board.ts'
import type { Move } from '../../../shared/games/black-friday/moves.ts'
import type { SeatView, View } from '../../../shared/games/black-friday/view.ts'
import { type Basket, countOf, total } from '../../../shared/kit/basket.ts'
import type { Order, Way } from './order.ts'
import { mineOf, type Offer, offered, priceOf } from './part.ts'
import { caseToLay, caseToTake, colourToFall, going, marketAfter } from './suggest.ts'
import { say } from './text/say.ts'

/**
 * What the order comes to. `first`: a subsidy that has to be taken before `move` can be paid. `problem`: why the order
 * cannot be given, in words; `stuck`: whether nothing that could be chosen would mend it.
 */
export type Plan = {
  readonly move?: Move
  readonly first?: Extract<Move, { do: 'subsidy' }>
  readonly problem?: string
  readonly stuck?: boolean
  /** The cases that may go along, and the one that would. */
  readonly cases: readonly Kind[]
  readonly case?: Kind
  readonly lower?: Colour
}

export const limitOf = (view: View, mine: SeatView, what: 'shares' | 'silver', card: Card): number =>
  cardOf(view.level)[what] + (mine.cards.includes(card) ? 1 : 0)

export const roomOf = (view: View, mine: SeatView): number => Math.max(0, cardOf(view.level).subsidies - mine.subsidies)

/** The basket as far as it can be had: what another player took meanwhile is no longer in it. */
export function within(wanted: Basket<Colour>, there: Basket<Kind>, most: number): Basket<Colour> {
  const out: Basket<Colour> = {}
  let left = most
  for (const colour of colours) {
    const n = Math.min(countOf(wanted, colour), countOf(there, colour), left)
    if (n > 0) out[colour] = n
    left -= n
  }
  return out
}

export function planFor(view: View, choices: Offer, order: Order, way: Way): Plan {
  const mine = mineOf(view)
  if (!mine) return { cases: [], stuck: true }
  const can = offered(choices, way).length > 0
  const no = (problem: string): Plan => ({ problem, stuck: true, cases: [] })
  const pay = (move: Move, cost: number, rest: Omit<Plan, 'move' | 'first'>): Plan => {
    const short = Math.ceil((cost - mine.cash) / subsidyMoney)
    if (short <= 0) return { move, ...rest }
    const room = roomOf(view, mine)
    if (short <= room) return { move, first: { do: 'subsidy', count: short }, ...rest }
    return { ...rest, problem: say.why.noMoney(cost, mine.cash + room * subsidyMoney) }
  }
  const going1 = (list: readonly Kind[], suggested: Kind | undefined) => {
    const chosen = order.cases[way]
    const one = chosen !== undefined && list.includes(chosen) ? chosen : suggested
    return { cases: list, ...(one !== undefined && { case: one }) }
  }
  if (view.phase.is === 'after' && way !== 'passCard' && way !== 'end') return no(say.why.afterMain)
  if (mine.unpaid > 0 && (way === 'buy' || way === 'silver' || (way === 'pass' && !can)))
    return no(say.why.interestFirst)
  switch (way) {
    case 'buy': {
      const most = limitOf(view, mine, 'shares', 'BUY+1')
      const cheapest = Math.min(...colours.filter((c) => countOf(view.market, c) > 0).map((c) => priceOf(view, c)))
      if (cheapest === Number.POSITIVE_INFINITY) return no(say.why.emptyMarket)
      const most20 = mine.cash + roomOf(view, mine) * subsidyMoney
      if (!can && cheapest > most20) return no(say.why.noMoney(cheapest, most20))
      const shares = within(order.buy, view.market, most)
      if (total(shares) === 0) return { cases: [], problem: say.why.chooseBuy(most) }
      const list = going(marketAfter(view, shares), shares)
      const rest = going1(list, caseToLay(view, list, shares))
      return pay({ do: 'buy', shares, ...(rest.case && { case: rest.case }) }, costOf(view, shares), rest)
    }
    case 'sell': {
      if (mine.shares === 0) return no(say.why.noShare)
      const most = limitOf(view, mine, 'shares', 'SELL+1')
      const shares = within(order.sell, mine.hand ?? {}, most)
      if (total(shares) === 0) return { cases: [], problem: say.why.chooseSell(most) }
      const list = going(view.tables[view.current], shares)
      const rest = going1(list, caseToTake(view, list, shares))
      const chosen = order.lower
      const lower = chosen !== undefined && countOf(shares, chosen) > 0 ? chosen : colourToFall(view, shares)
      if (lower === undefined) return { ...rest, problem: say.why.chooseSell(most) }
      const income = costOf(view, shares)
      if (income < mine.unpaid && (!can || roomOf(view, mine) > 0))
        return { ...rest, lower, problem: say.why.saleTooSmall(mine.unpaid, income) }
      return { move: { do: 'sell', shares, lower, ...(rest.case && { case: rest.case }) }, lower, ...rest }
    }
    case 'silver': {
      const all = mine.cash + roomOf(view, mine) * subsidyMoney
      if (view.silver.price > all) return no(say.why.noMoney(view.silver.price, all))
      const bars = Math.min(order.bars, limitOf(view, mine, 'silver', 'SILVER+1'))
      const list = going(view.market, {})
      const rest = going1(list, caseToLay(view, list))
      return pay({ do: 'silver', bars, ...(rest.case && { case: rest.case }) }, bars * view.silver.price, rest)
    }
    case 'pass': {
      if (!can) return no(say.why.notNow)
      const list = going(view.market, {})
      const rest = going1(list, caseToLay(view, list))
      return { move: { do: 'pass', ...(rest.case && { case: rest.case }) }, ...rest }
    }
    case 'passCard': {
      if (!mine.cards.includes('PASS')) return no(say.why.noCard)
      const list = offered(choices, 'passCard').flatMap((choice) => choice.fields.case.of)
      const rest = going1(list, caseToLay(view, list))
      return rest.case === undefined ? no(say.why.emptyMarket) : { move: { do: 'passCard', case: rest.case }, ...rest }
    }
    case 'opening': {
      const list = offered(choices, 'opening').flatMap((choice) => choice.fields.case.of)
      const rest = going1(list, caseToLay(view, list))
      if (rest.case === undefined || rest.case === 'K') return no(say.why.chooseCase)
      return { move: { do: 'opening', case: rest.case }, ...rest }
    }
    case 'subsidy': {
      const room = roomOf(view, mine)
      if (!can || room === 0) return no(say.why.noRoom(cardOf(view.level).subsidies))
      return { move: { do: 'subsidy', count: Math.min(room, order.subsidies) }, cases: [] }
    }
    case 'end':
      return { move: { do: 'end' }, cases: [] }
  }
}

const costOf = (view: View, shares: Basket<Colour>): number =>
  colours.reduce((sum, colour) => sum + countOf(shares, colour) * priceOf(view, colour), 0)
