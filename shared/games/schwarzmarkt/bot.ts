import type { Seat } from '../../game/definition.ts'
import { add, countOf, total } from '../../kit/basket.ts'
import type { Choice } from '../../kit/choice.ts'
import type { Random } from '../../kit/random.ts'
import {
  type Card,
  type Good,
  type Goods,
  goods,
  hand,
  isOffer,
  rounds,
  spoiled,
  type Title,
  texts,
  wants,
} from './board.ts'
import type { Move } from './moves.ts'
import { expected, fits, matches, mayTrade, pays, stops, wanted } from './preview.ts'
import { last, priceOf } from './track.ts'
import type { View } from './view.ts'

/** The price at which this bot sells at once what others surely hold too. */
const content = 9
/** How many times more it holds out for what it alone can sell. */
const patience = 2.5
/** Which part of the wanted cards it expects the others to sell before its next turn. */
const greed = 0.75
/** The price above which it does not push for others while it holds wanted cards. */
const ceiling = 12

/** The plain bot: sells at a fair price, holds out for more where the others are short of goods, opens what it can serve. */
export function bot(view: View, choices: readonly Choice<Move>[], _random: Random): Move {
  for (const choice of choices) {
    switch (choice.do) {
      case 'playCard':
        return { do: 'playCard', card: best(choice.fields.card.of, (card) => worth(view, card)) }
      case 'chooseVictim':
        return { do: 'chooseVictim', seat: best(others(view), (seat) => spite(view, seat)) }
      case 'searchPile':
        return { do: 'searchPile', good: best(choice.fields.good.of, (good) => held(view, good)) }
      case 'swapGoods':
        return { do: 'swapGoods', goods: choose(view, view.hand ?? {}, spoiled.least, 'fewest') }
      case 'returnSurplus': {
        const size = total(view.hand ?? {}) - hand.goods
        return { do: 'returnSurplus', goods: choose(view, view.hand ?? {}, size, 'fewest') }
      }
      case 'trade':
        return { do: 'trade', goods: sale(view) }
      case 'advance':
        return { do: 'advance', steps: push(view) }
    }
  }
  throw new Error('a bot was asked nothing')
}

/** The first of the items that scores highest. Throws on an empty list. */
function best<T>(items: readonly T[], score: (item: T) => number): T {
  let found: { item: T; score: number } | undefined
  for (const item of items) {
    const now = score(item)
    if (found === undefined || now > found.score) found = { item, score: now }
  }
  if (found === undefined) throw new Error('the best of nothing')
  return found.item
}

const held = (view: View, good: Good) => countOf(view.hand ?? {}, good)

const others = (view: View): readonly Seat[] =>
  view.chairs.flatMap((chair, seat) => (seat !== view.me && chair.goods > 0 ? [seat] : []))

/** What a seat is known to own: nothing, in a closed purse. */
const wealth = (view: View, seat: Seat | null) => (seat === null ? 0 : (view.chairs[seat]?.wealth ?? 0))
const leads = (view: View, more = 0) =>
  view.chairs.every((_, seat) => seat === view.me || wealth(view, seat) <= wealth(view, view.me) + more)

/** How many of `most` wanted cards of a good the others hold, by the odds. */
const rivals = (view: View, good: Good, most: number) =>
  others(view).reduce((sum, seat) => sum + Math.min(most, mayTrade(view, seat), expected(view, seat, good)), 0)

/** How glad the bot is to open a card: an offer that it can serve and the others cannot, above all. */
function worth(view: View, card: Card): number {
  if (isOffer(card)) {
    const want = wants(card)
    const theirs = goods.reduce((sum, good) => {
      const most = countOf(want, good)
      return sum + Math.min(most, rivals(view, good, most))
    }, 0)
    return matches(view, card) - 0.4 * total(want) - 0.4 * theirs
  }
  const finish = leads(view) && others(view).some((seat) => view.chairs[seat]?.goods === 1)
  const value: { readonly [title in Title]: number } = {
    oldBill: finish ? 2 : 1.2,
    goodsShort: 0.4,
    raid: 0.3,
    inflation: 0.3,
    slow: 0.3,
    spoiled: 0.2,
    newGoods: total(view.hand ?? {}) > 2 ? -0.5 : -1,
  }
  return value[texts[card].title]
}

/** Old Bill: who leads takes a last card and ends the game round; anybody else robs the richest and ends nothing. */
function spite(view: View, seat: Seat): number {
  if (view.chairs[seat]?.goods === 1) return leads(view) ? Number.MAX_SAFE_INTEGER : -1
  return wealth(view, seat)
}

/** So many cards out of a basket, of the goods of which the hand holds most or fewest. */
function choose(view: View, from: Readonly<Goods>, size: number, which: 'most' | 'fewest'): Goods {
  const left: Goods = { ...from }
  const out: Goods = {}
  for (let n = 0; n < size; n++) {
    const kinds = goods.filter((good) => countOf(left, good) > 0)
    const good = best(kinds, (kind) => (which === 'most' ? held(view, kind) : -held(view, kind)))
    add(left, good, -1)
    add(out, good, 1)
  }
  return out
}

/** All it may sell, or nothing. The last card goes at any price, but in the last game round only to win. */
function sale(view: View): Goods {
  if (!view.round || view.me === null) return {}
  const all = fits(view)
  const size = Math.min(total(all), mayTrade(view, view.me))
  const { space } = view.round
  let basket = choose(view, all, size, 'most')
  if (size === total(view.hand ?? {})) {
    if (view.gameRound < rounds || leads(view, pays(view, basket))) return basket
    basket = choose(view, all, size - 1, 'most')
  }
  return space === last(view.texts) || priceOf(space) >= fair(view) ? basket : {}
}

/** The price it waits for: the dearer, the more of its cards will still be wanted at its next turn. */
function fair(view: View): number {
  const mine = fits(view)
  const open = wanted(view)
  let safe = 0
  for (const good of goods) {
    const most = countOf(open, good)
    safe += Math.max(0, Math.min(countOf(mine, good), most - greed * rivals(view, good, most)))
  }
  return content * (1 + (patience * safe) / Math.max(1, total(mine)))
}

/** One space when it had nothing to sell; otherwise as far as the price does not yet serve the others well. */
function push(view: View): number {
  const ahead = stops(view)
  if (total(fits(view)) === 0) return 1
  return Math.max(1, ahead.filter((stop) => stop.price <= ceiling).length)
}
