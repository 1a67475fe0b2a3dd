import { type Basket, countOf, total } from '../../kit/basket.ts'
import type { Choice } from '../../kit/choice.ts'
import type { Random } from '../../kit/random.ts'
import { type Colour, cardOf, colours, dealFor, type Kind, silverTrack, subsidyMoney, thirdCase } from './board.ts'
import { coloured, going, present } from './lay.ts'
import { limitOf, roomOf, worth } from './money.ts'
import type { Move } from './moves.ts'
import { type Outlook, outlook } from './outlook.ts'
import { priceAt } from './steps.ts'
import type { SeatView, View } from './view.ts'

/** What the bot weighs: all its judgement in numbers. */
const taste = {
  /** No buying from this silver price on, and everything sold from that one on. */
  buyBelow: 80,
  dumpFrom: 70,
  /** Extra worth of a share, as a part of its price, while silver is cheap and a crash unlikely. */
  growth: 1,
  growthBelow: 30,
  growthRisk: 0.4,
  /** A share with less gain than this part of its price may go. */
  dull: 0.06,
  /** Weight of a bar's way to the last price: at the first silver price, and at the last. */
  barFrom: 0.12,
  barTo: 0.47,
  /** Subsidies pay for silver from this price on. */
  borrowFrom: 60,
  /** With a smaller chance than this of two blacks, and of the end, nothing presses. */
  calm: 0.2,
} as const

type Mind = { view: View; mine: SeatView; hand: Basket<Colour>; ahead: Outlook; late: number; random: Random }
type Plan = { value: number; cost: number; move: Move }

/** The plain bot: what an adjustment drawn now would make of the prices, and how near the end is. */
export function bot(view: View, choices: readonly Choice<Move>[], random: Random): Move {
  const mine = view.seats[view.phase.seat]
  if (mine === undefined) throw new Error('a bot without a seat')
  const hand = mine.hand ?? {}
  if (view.phase.is === 'opening') return { do: 'opening', case: dearest(view, hand, colours) }
  const late = (view.silver.price - silverTrack.first) / (silverTrack.last - silverTrack.first)
  const mind: Mind = { view, mine, hand, ahead: outlook(view), late, random }
  if (view.phase.is === 'after') return card(mind)
  const room = roomOf(view.level, mine)
  if (mine.unpaid > 0) {
    if (room > 0) return { do: 'subsidy', count: 1 }
    return total(hand) > 0 ? settle(mind) : pass(mind)
  }
  const offered = (kind: Move['do']) => choices.some((choice) => choice.do === kind)
  const plans = [buying(mind, room), ...selling(mind), silver(mind, room)].filter((plan) => plan !== undefined)
  let best: Plan | undefined
  for (const plan of plans) if (plan.value > 0 && (best === undefined || plan.value > best.value)) best = plan
  if (best === undefined) return pass(mind)
  const missing = Math.ceil((best.cost - mine.cash) / subsidyMoney)
  if (missing > 0) return { do: 'subsidy', count: missing }
  return offered(best.move.do) ? best.move : pass(mind)
}

const pressing = (ahead: Outlook): boolean => ahead.more > taste.calm || ahead.silver.ends > taste.calm

/** Shares with the best gain for their price, up to the limit and what all money and subsidies can pay. */
function buying({ view, mine, hand, ahead }: Mind, room: number): Plan | undefined {
  if (view.silver.price >= taste.buyBelow && pressing(ahead)) return undefined
  const growing = view.silver.price < taste.growthBelow && ahead.more < taste.growthRisk
  const gain = (colour: Colour) => {
    const { price, expected } = ahead.colours[colour]
    return expected - price + (growing ? price * taste.growth : 0)
  }
  const rate = (colour: Colour) => gain(colour) / ahead.colours[colour].price
  let left = limitOf(cardOf(view.level).shares, mine, 'BUY+1')
  let money = mine.cash + room * subsidyMoney
  const shares: Basket<Colour> = {}
  let value = 0
  for (const colour of colours.toSorted((a, b) => rate(b) - rate(a))) {
    const { price } = ahead.colours[colour]
    const n = Math.min(left, countOf(view.market, colour), Math.floor(money / price))
    if (gain(colour) <= 0 || n === 0) continue
    shares[colour] = n
    left -= n
    money -= n * price
    value += n * gain(colour)
  }
  if (total(shares) === 0) return undefined
  const after: Basket<Kind> = { ...view.market }
  for (const colour of colours) after[colour] = countOf(after, colour) - countOf(shares, colour)
  const kind = laid(view, { ...hand, ...shares }, going(after, shares))
  const move: Move = { do: 'buy', shares, ...(kind === undefined ? {} : { case: kind }) }
  return { value, cost: worth(view.markers, shares), move }
}

/** A lot of dull shares; near the end whatever is held. */
function selling(mind: Mind): Plan[] {
  const { view, mine, hand, ahead, late } = mind
  const dump = view.silver.price >= taste.dumpFrom && pressing(ahead)
  const loss = (colour: Colour) => {
    const { price, expected } = ahead.colours[colour]
    return price * (1 + taste.dull) - expected
  }
  const eager = (colour: Colour) =>
    loss(colour) + ahead.colours[colour].price * (dump ? 1 : late * 0.35 + Math.max(0, ahead.more - 0.2) * 0.4)
  let left = limitOf(cardOf(view.level).shares, mine, 'SELL+1')
  const shares: Basket<Colour> = {}
  let value = 0
  for (const colour of colours.toSorted((a, b) => eager(b) - eager(a))) {
    const n = Math.min(left, countOf(hand, colour))
    if (n === 0 || (!dump && loss(colour) <= 0)) continue
    shares[colour] = n
    left -= n
    value += n * eager(colour)
  }
  return total(shares) === 0 ? [] : [{ value, cost: 0, move: sale(mind, shares) }]
}

/** BF21: a lot that covers the debt, the poorest outlook first; the dearest when that is not enough. */
function settle(mind: Mind): Move {
  const { view, mine, hand, ahead } = mind
  const most = limitOf(cardOf(view.level).shares, mine, 'SELL+1')
  const lot = (order: (a: Colour, b: Colour) => number) => {
    const shares: Basket<Colour> = {}
    for (const colour of colours.toSorted(order))
      for (let i = countOf(hand, colour); i > 0; i--)
        if (total(shares) < most && worth(view.markers, shares) < mine.unpaid)
          shares[colour] = countOf(shares, colour) + 1
    return shares
  }
  const gain = (colour: Colour) => ahead.colours[colour].expected / ahead.colours[colour].price
  const poorest = lot((a, b) => gain(a) - gain(b))
  const enough = worth(view.markers, poorest) >= mine.unpaid
  return sale(mind, enough ? poorest : lot((a, b) => priceAt(view.markers[b]) - priceAt(view.markers[a])))
}

/** The colour of which least is left falls; the case of which least is held leaves the sales table. */
function sale({ view, hand }: Mind, shares: Basket<Colour>): Move {
  const left = (colour: Colour) => (countOf(hand, colour) - countOf(shares, colour)) * priceAt(view.markers[colour])
  const sold = colours.filter((colour) => countOf(shares, colour) > 0)
  const lower = sold.toSorted((a, b) => left(a) - left(b))[0] ?? 'Y'
  const held = (kind: Kind) => (kind === 'K' ? -1 : left(kind))
  const taken = going(view.tables[view.current], shares).sort((a, b) => held(a) - held(b))[0]
  return { do: 'sell', shares, lower, ...(taken === undefined ? {} : { case: taken }) }
}

function silver({ view, mine, hand, late }: Mind, room: number): Plan | undefined {
  const { price } = view.silver
  const money = mine.cash + (price >= taste.borrowFrom ? room * subsidyMoney : 0)
  const bars = Math.min(limitOf(cardOf(view.level).silver, mine, 'SILVER+1'), Math.floor(money / price))
  if (bars === 0) return undefined
  const factor = taste.barFrom + (taste.barTo - taste.barFrom) * late
  const kind = laid(view, hand, present(view.market))
  const move: Move = { do: 'silver', bars, ...(kind === undefined ? {} : { case: kind }) }
  return { value: bars * (silverTrack.last - price) * factor, cost: bars * price, move }
}

function pass({ view, hand }: Mind): Move {
  const kind = laid(view, hand, present(view.market))
  return kind === undefined ? { do: 'pass' } : { do: 'pass', case: kind }
}

/** The PASS card goes for a case of an own colour that does not fill the table. */
function card({ view, hand, random }: Mind): Move {
  const kind = laid(view, hand, present(view.market))
  const full = coloured(view.tables.silver) + 1 >= dealFor(view.seats.length).full
  if (kind === undefined || kind === 'K' || full || countOf(hand, kind) === 0) return { do: 'end' }
  return random.below(2) === 0 ? { do: 'end' } : { do: 'passCard', case: kind }
}

const dearest = (view: View, hand: Basket<Colour>, of: readonly Colour[]): Colour =>
  of
    .filter((colour) => countOf(view.market, colour) > 0)
    .toSorted((a, b) => stake(view, hand, b) - stake(view, hand, a))[0] ?? 'Y'

/** What a colour is worth to its holder: a step of its marker at the present row, for all shares held. */
const stake = (view: View, hand: Basket<Colour>, colour: Colour): number =>
  countOf(hand, colour) * view.markers[colour][0]

/** The case to lay: of the colour with the highest stake, the third of its kind first. Undefined when there is none. */
function laid(view: View, hand: Basket<Colour>, list: readonly Kind[]): Kind | undefined {
  const lifts = (colour: Colour) =>
    countOf(view.tables.silver, colour) === thirdCase - 1 || countOf(view.market, colour) === 1 ? 2 : 1
  const value = (kind: Kind) => (kind === 'K' ? 0 : stake(view, hand, kind) * lifts(kind))
  return list.toSorted((a, b) => value(b) - value(a))[0]
}
