import type { Seat } from '../../game/definition.ts'
import { add, countOf, total } from '../../kit/basket.ts'
import type { Choice } from '../../kit/choice.ts'
import type { Random } from '../../kit/random.ts'
import { type Card, type Goods, goods, hand, isOffer, type Offer, spoiled, type Title, texts, wants } from './board.ts'
import type { Move } from './moves.ts'
import { fits, matches, mayTrade, stops, wanted } from './preview.ts'
import { last, priceOf } from './track.ts'
import type { View } from './view.ts'

/** The price at which this bot is content to sell a card of an offer that nobody has served yet. */
const content = 9

/** The plain bot: sells what it can at a fair price, sooner when the offer is nearly filled or a hand nearly empty. */
export function bot(view: View, choices: readonly Choice<Move>[], _random: Random): Move {
  for (const choice of choices) {
    switch (choice.do) {
      case 'playCard':
        return { do: 'playCard', card: best(choice.fields.card.of, (card) => worth(view, card)) }
      case 'chooseVictim':
        return { do: 'chooseVictim', seat: best(others(view), (seat) => spite(view, seat)) }
      case 'searchPile':
        return { do: 'searchPile', good: best(choice.fields.good.of, (good) => countOf(view.hand ?? {}, good)) }
      case 'swapGoods':
        return { do: 'swapGoods', goods: rarest(view, spoiled.least) }
      case 'returnSurplus':
        return { do: 'returnSurplus', goods: rarest(view, total(view.hand ?? {}) - hand.goods) }
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

const others = (view: View): readonly Seat[] =>
  view.chairs.flatMap((chair, seat) => (seat !== view.me && chair.goods > 0 ? [seat] : []))

const wealth = (view: View, seat: Seat | null) => (seat === null ? 0 : (view.chairs[seat]?.wealth ?? 0))

/** Nobody is known to be richer. */
const leads = (view: View) => view.chairs.every((_, seat) => wealth(view, seat) <= wealth(view, view.me))

/** How glad the bot is to open a card. */
function worth(view: View, card: Card): number {
  if (isOffer(card)) return matches(view, card) - 0.4 * total(wants(card))
  const last = leads(view) && others(view).some((seat) => view.chairs[seat]?.goods === 1)
  const value: { readonly [title in Title]: number } = {
    oldBill: last ? 1.5 : 0.5,
    newGoods: total(view.hand ?? {}) > 2 ? -0.5 : -1,
    goodsShort: 0.4,
    spoiled: 0.2,
    raid: 0.3,
    inflation: 0.3,
    slow: 0.3,
  }
  return value[texts[card].title]
}

/** Old Bill: who leads takes a last card and ends the game round; anybody else robs the richest and ends nothing. */
function spite(view: View, seat: Seat): number {
  const single = view.chairs[seat]?.goods === 1
  if (single) return leads(view) ? 10_000 : -10_000
  return wealth(view, seat)
}

/** Cards of the goods that are fewest in hand. */
function rarest(view: View, count: number): Goods {
  const held: Goods = { ...view.hand }
  const out: Goods = {}
  for (let n = 0; n < count; n++) {
    const good = best(
      goods.filter((kind) => countOf(held, kind) > 0),
      (kind) => -countOf(view.hand ?? {}, kind),
    )
    add(held, good, -1)
    add(out, good, 1)
  }
  return out
}

/** Everything or nothing; with Goods Short the one card of which the hand has most. */
function sale(view: View): Goods {
  if (!view.round || view.me === null) return {}
  const all = fits(view)
  const size = Math.min(total(all), mayTrade(view, view.me))
  if (size === 0) return {}
  const basket = size === total(all) ? all : rest(view, all, size)
  const price = priceOf(view.round.space)
  const fair = content * (0.6 + 0.4 * share(view, view.round.offer)) * (hurry(view) ? 0.7 : 1)
  const empties = size === total(view.hand ?? {})
  return view.round.space === last(view.texts) || price >= fair || empties ? basket : {}
}

function rest(view: View, all: Goods, size: number): Goods {
  const out: Goods = {}
  for (let n = 0; n < size; n++) {
    const kinds = goods.filter((kind) => countOf(all, kind) > countOf(out, kind))
    add(
      out,
      best(kinds, (kind) => countOf(view.hand ?? {}, kind)),
      1,
    )
  }
  return out
}

const share = (view: View, offer: Offer) => total(wanted(view)) / total(wants(offer))
const hurry = (view: View) => others(view).some((seat) => (view.chairs[seat]?.goods ?? 0) <= 2)

/** One space when nothing could be sold; otherwise as far as the price still lets the others hope. */
function push(view: View): number {
  const ahead = stops(view)
  if (total(fits(view)) === 0) return 1
  return ahead.filter((stop) => stop.price <= content).length || 1
}
