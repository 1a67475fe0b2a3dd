import type { Seat } from '../../game/definition.ts'
import { countOf, total } from '../../kit/basket.ts'
import {
  type Card,
  type Good,
  type Goods,
  goods,
  hand,
  isOffer,
  type Luxury,
  luxuries,
  newGoods,
  type Offer,
  supply,
  wants,
} from './board.ts'
import { type Idle, idle } from './idle.ts'
import type { Move } from './moves.ts'
import { allowed, last, priceOf, reach } from './track.ts'
import type { View } from './view.ts'

/** What a draft move would do, as far as its seat can know. Amounts in luxuries. */
export type Preview = {
  readonly pays: number
  readonly costs: number
  /** Goods cards in my hand afterwards. */
  readonly handLeft: number
  /** What the offer would still want; empty while no trading round is open. */
  readonly wanted: Readonly<Goods>
  /** Where the marker would stand and the price there; null when no trading round is open or I still have to choose. */
  readonly marker: Stop | null
  /** What the move would end at once: the game round, or the trading round, and why. */
  readonly ends: 'gameRound' | 'filled' | 'finalPrice' | null
}

/** A space that can be reached: how far it is and what a card brings there. */
export type Stop = { readonly steps: number; readonly space: number; readonly price: number }

/** What the offer still wants. */
export function wanted(view: View): Goods {
  if (!view.round) return {}
  const out: Goods = {}
  for (const good of goods) {
    const n = countOf(wants(view.round.offer), good) - countOf(view.round.table, good)
    if (n > 0) out[good] = n
  }
  return out
}

/** My cards that the offer still wants, all of them, whatever Goods Short allows. */
export function fits(view: View): Goods {
  const open = wanted(view)
  const out: Goods = {}
  for (const good of goods) {
    const n = Math.min(countOf(open, good), countOf(view.hand ?? {}, good))
    if (n > 0) out[good] = n
  }
  return out
}

/** SM15: how many more cards this seat may trade in this trading round. */
export const mayTrade = (view: View, seat: Seat): number => allowed(view.texts, view.round?.traded[seat] ?? 0)

/** What a basket brings at the price that stands. */
export const pays = (view: View, basket: Readonly<Goods>): number =>
  view.round ? total(basket) * priceOf(view.round.space) : 0

/** SM3 to SM5: the spaces within reach of the marker; only the first one for a seat that has sold. */
export function stops(view: View, sold = false): readonly Stop[] {
  if (!view.round) return []
  const { space } = view.round
  const most = Math.min(reach(space, view.texts), sold ? 1 : Number.MAX_SAFE_INTEGER)
  return Array.from({ length: most }, (_, i) => ({ steps: i + 1, space: space + i + 1, price: priceOf(space + i + 1) }))
}

/** How many cards of each good this viewer cannot place: in other hands, or in the pile he has not seen. */
export function unseen(view: View): { readonly [good in Good]: number } {
  const found = 'pile' in view.ask && view.ask.pile ? view.ask.pile : view.pile.known
  const left = (good: Good) =>
    supply[view.options.goods][good] -
    countOf(view.hand ?? {}, good) -
    countOf(view.round?.table ?? {}, good) -
    countOf(found, good)
  return {
    potatoes: left('potatoes'),
    coffee: left('coffee'),
    flour: left('flour'),
    butter: left('butter'),
    sugar: left('sugar'),
  }
}

/** The chance, 0 to 1, that another seat holds at least `least` cards of a good, if every unseen card is as likely. */
export function chance(view: View, seat: Seat, good: Good, least = 1): number {
  if (seat === view.me) return countOf(view.hand ?? {}, good) >= least ? 1 : 0
  const left = unseen(view)
  const all = goods.reduce((sum, kind) => sum + left[kind], 0)
  const held = view.chairs[seat]?.goods ?? 0
  let fewer = 0
  for (let n = 0; n < least; n++) fewer += exactly(all, left[good], held, n)
  return 1 - fewer
}

/** How many cards of a good another seat holds on average, if every unseen card is as likely. */
export function expected(view: View, seat: Seat, good: Good): number {
  const left = unseen(view)
  const all = goods.reduce((sum, kind) => sum + left[kind], 0)
  return all === 0 ? 0 : ((view.chairs[seat]?.goods ?? 0) * left[good]) / all
}

/** The chance that exactly `n` of `held` cards drawn from `all` are among the `kind` cards of one kind. */
function exactly(all: number, kind: number, held: number, n: number): number {
  if (n > kind || n > held || held - n > all - kind) return 0
  let chance = 1
  for (let i = 0; i < n; i++) chance *= ((kind - i) * (held - i)) / ((i + 1) * (all - i))
  for (let i = 0; i < held - n; i++) chance *= (all - kind - i) / (all - n - i)
  return chance
}

/** A sum as luxury cards, the fewest, dearest first (SM29). */
export function purse(sum: number): { readonly [luxury in Luxury]?: number } {
  const out: { [luxury in Luxury]?: number } = {}
  let left = sum
  for (const { name, value } of luxuries) {
    const n = Math.floor(left / value)
    if (n > 0) out[name] = n
    left -= n * value
  }
  return out
}

/** How many of my cards an offer wants. */
export const matches = (view: View, offer: Offer): number =>
  goods.reduce((sum, good) => sum + Math.min(countOf(wants(offer), good), countOf(view.hand ?? {}, good)), 0)

/** SM22: why one of my black market cards would have no effect now. */
export function useless(view: View, card: Card): Idle | undefined {
  return idle(card, {
    elsewhere: view.chairs.some((chair, seat) => seat !== view.me && chair.goods > 0),
    wealth: view.me === null ? 0 : (view.chairs[view.me]?.wealth ?? 0),
    pile: view.pile.size,
    held: total(view.hand ?? {}),
  })
}

export function preview(view: View, move: Move): Preview {
  const handLeft = total(view.hand ?? {})
  const calm: Preview = { pays: 0, costs: 0, handLeft, wanted: wanted(view), marker: null, ends: null }
  switch (move.do) {
    case 'playCard': {
      if (isOffer(move.card)) return { ...calm, wanted: wants(move.card) }
      const buys = (move.card === 'T02a' || move.card === 'T02b') && !useless(view, move.card)
      return buys ? { ...calm, costs: newGoods.cost } : calm
    }
    case 'chooseVictim':
      return { ...calm, handLeft: handLeft + 1, ends: view.chairs[move.seat]?.goods === 1 ? 'gameRound' : null }
    case 'searchPile':
      return { ...calm, handLeft: handLeft + 1 }
    case 'returnSurplus':
      return { ...calm, handLeft: hand.goods }
    case 'swapGoods':
      return calm
    case 'advance':
      return { ...calm, marker: stops(view).find((stop) => stop.steps === move.steps) ?? null }
    case 'trade':
      return trade(view, move.goods, calm)
  }
}

function trade(view: View, basket: Readonly<Goods>, calm: Preview): Preview {
  if (!view.round) return calm
  const size = total(basket)
  const handLeft = calm.handLeft - size
  const left: Goods = {}
  for (const good of goods) {
    const n = countOf(calm.wanted, good) - countOf(basket, good)
    if (n > 0) left[good] = n
  }
  const ahead = stops(view, size > 0)
  const ends =
    size > 0 && handLeft === 0
      ? 'gameRound'
      : total(left) === 0
        ? 'filled'
        : view.round.space === last(view.texts)
          ? 'finalPrice'
          : null
  return {
    ...calm,
    pays: pays(view, basket),
    handLeft,
    wanted: left,
    marker: ends === null && ahead.length === 1 ? (ahead[0] ?? null) : null,
    ends,
  }
}
