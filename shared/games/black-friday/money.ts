import type { Basket } from '../../kit/basket.ts'
import { countOf } from '../../kit/basket.ts'
import { type Card, type Colour, cardOf, colours, interestEach, silverTrack, subsidyMoney } from './board.ts'
import type { Board, Markers, Options, Wealth } from './state.ts'
import { priceAt } from './steps.ts'

/** How many more subsidies a seat may take. */
export const roomOf = (level: number, wealth: Wealth): number => Math.max(0, cardOf(level).subsidies - wealth.subsidies)

/** BF24: a limit, one more with the card. */
export const limitOf = (limit: number, wealth: Wealth, card: Card): number =>
  wealth.cards.includes(card) ? limit + 1 : limit

/** What the shares cost or bring at the present prices. */
export function worth(markers: Markers, shares: Basket<Colour>): number {
  let sum = 0
  for (const colour of colours) sum += countOf(shares, colour) * priceAt(markers[colour])
  return sum
}

/** BF18, BF19: the interest of one adjustment; face-down subsidies cost nothing again. `unpaid`: debt afterwards. */
export function interestOf(wealth: Wealth): { due: number; paid: number; unpaid: number } {
  const due = (wealth.subsidies - wealth.unpaid) * interestEach
  const paid = Math.min(wealth.cash, due)
  return { due, paid, unpaid: wealth.unpaid + due - paid }
}

/** BF44 */
export const goldOf = (bars: number): { gold: number; silver: number } => ({
  gold: Math.floor(bars / silverTrack.barsPerGold),
  silver: bars % silverTrack.barsPerGold,
})

export type Settlement = {
  income: number
  subsidies: number
  interest: number
  bars: number
  cash: number
  gold: number
  silver: number
}

/** Section 6: what the settlement makes of one seat. `subsidies`, `interest`, `bars`: taken, paid and bought in it. */
export function settled(board: Board, options: Options, wealth: Wealth, shares: Basket<Colour>): Settlement {
  const income = worth(board.markers, shares)
  const subsidies = roomOf(board.level, wealth)
  let cash = wealth.cash + income + subsidies * subsidyMoney
  const interest = Math.min(cash, wealth.unpaid)
  cash -= interest
  const can = Math.floor(cash / silverTrack.last)
  const bars = options.finalSilver === 'levelLimit' ? Math.min(can, cardOf(board.level).silver) : can
  return { income, subsidies, interest, bars, cash: cash - bars * silverTrack.last, ...goldOf(wealth.bars + bars) }
}
