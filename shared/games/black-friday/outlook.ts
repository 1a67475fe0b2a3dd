import { type Basket, countOf, total } from '../../kit/basket.ts'
import { type Colour, cardOf, cases, colours, dealFor, guard, type Place, silverTrack, tableNames } from './board.ts'
import { odds, sumOdds } from './chance.ts'
import { calledLevel, priceAt, shift, subtracted } from './steps.ts'
import type { View } from './view.ts'

/**
 * What a viewer knows of the bag. `known`: colours certainly inside. `pool`: cases that are inside or, unseen, in
 * other hands, each as likely as the other; `unseen` of them are inside.
 */
export type Bag = { black: number; known: Basket<Colour>; pool: Basket<Colour>; unseen: number }

export function bagOf(view: View): Bag {
  const { bag } = view
  const inside = bag.total - bag.black
  if (bag.cases !== null) return { black: bag.black, known: bag.cases, pool: {}, unseen: 0 }
  const inPlay = cases.ofColour - dealFor(view.seats.length).box
  const pool: Basket<Colour> = {}
  for (const colour of colours) {
    let seen = countOf(view.market, colour) + countOf(bag.known, colour)
    for (const name of tableNames) seen += countOf(view.tables[name], colour)
    for (const seat of view.seats) seen += countOf(seat.hand ?? seat.known, colour)
    pool[colour] = inPlay - seen
  }
  return { black: bag.black, known: bag.known, pool, unseen: inside - total(bag.known) }
}

export const expectedIn = (bag: Bag, colour: Colour): number =>
  countOf(bag.known, colour) + (bag.unseen === 0 ? 0 : (countOf(bag.pool, colour) * bag.unseen) / total(bag.pool))

/** The chances of 0, 1, 2 ... of the colour among `draw` coloured cases. */
function drawOdds(bag: Bag, colour: Colour, draw: number): number[] {
  const known = total(bag.known)
  const mine = countOf(bag.known, colour)
  if (bag.unseen === 0) return odds(known, mine, draw)
  const out: number[] = []
  odds(known + bag.unseen, bag.unseen, draw).forEach((chance, unseen) => {
    if (chance === 0 || draw - unseen > known) return
    const parts = sumOdds(odds(known, mine, draw - unseen), odds(total(bag.pool), countOf(bag.pool, colour), unseen))
    parts.forEach((p, n) => {
      out[n] = (out[n] ?? 0) + chance * p
    })
  })
  return out
}

export type ColourOutlook = {
  /** Expected number in the bag. */
  inBag: number
  price: number
  falls: number
  same: number
  rises: number
  expected: number
  lowest: number
  highest: number
}

export type Outlook = {
  draw: number
  /** Chance of each number of blacks, and of none, exactly one, two or more. */
  blacks: number[]
  none: number
  one: number
  more: number
  /** By the draw alone, without the step of a colour missing in the market afterwards. */
  colours: { [colour in Colour]: ColourOutlook }
  /** Silver price afterwards for each number of blacks, what is to be expected, and the chance that the game ends. */
  silver: { byBlacks: number[]; expected: number; ends: number }
  /** The level afterwards: if every marker makes its likeliest move, and at most. */
  level: { now: number; likely: number; most: number }
}

/** 10.6, 10.7: an adjustment now, as this viewer must see it: exact as far as the bag is known to him. */
export function outlook(view: View): Outlook {
  const bag = bagOf(view)
  const draw = Math.min(cardOf(view.level).draw, view.bag.total)
  const blacks = odds(view.bag.total, bag.black, draw)
  const likely: Place[] = []
  const most: Place[] = []
  const one = (colour: Colour): ColourOutlook => {
    const from = view.markers[colour]
    const price = priceAt(from)
    const sum = { inBag: expectedIn(bag, colour), price, falls: 0, same: 0, rises: 0, expected: 0 }
    let lowest = Number.POSITIVE_INFINITY
    let top: Place = from
    let likeliest: Place = from
    let highest = 0
    let best = 0
    blacks.forEach((chance, b) => {
      if (chance === 0) return
      drawOdds(bag, colour, draw - b).forEach((p, n) => {
        if (p === 0) return
        const place = shift(from, n - subtracted(b))
        const to = priceAt(place)
        const share = chance * p
        sum[to < price ? 'falls' : to > price ? 'rises' : 'same'] += share
        sum.expected += share * to
        lowest = Math.min(lowest, to)
        if (to > highest) {
          highest = to
          top = place
        }
        if (share > best) {
          best = share
          likeliest = place
        }
      })
    })
    likely.push(likeliest)
    most.push(top)
    return { ...sum, lowest, highest }
  }
  const byColour = { Y: one('Y'), B: one('B'), R: one('R'), G: one('G'), O: one('O') }
  const byBlacks = blacks.map((_, b) => silverAfter(view, b).price)
  return {
    draw,
    blacks,
    none: blacks[0] ?? 0,
    one: blacks[1] ?? 0,
    more: Math.max(0, 1 - (blacks[0] ?? 0) - (blacks[1] ?? 0)),
    colours: byColour,
    silver: {
      byBlacks,
      expected: byBlacks.reduce((sum, price, b) => sum + price * (blacks[b] ?? 0), 0),
      ends: byBlacks.reduce((sum, price, b) => sum + (price >= silverTrack.last ? (blacks[b] ?? 0) : 0), 0),
    },
    level: {
      now: view.level,
      likely: Math.max(view.level, calledLevel(likely)),
      most: Math.max(view.level, calledLevel(most)),
    },
  }
}

/** BF32, BF41: the spaces silver rises by in one adjustment with so many blacks, and the price afterwards. */
export function silverAfter(
  board: Pick<View, 'silver' | 'still'> & { options: Pick<View['options'], 'guards'> },
  blackSpaces: number,
): { barSpaces: number; guardSpaces: number; still: number; price: number } {
  const barSpaces = Math.floor(board.silver.bought / silverTrack.barsPerSpace)
  const still = blackSpaces + barSpaces === 0 ? board.still + 1 : 0
  const guardSpaces = board.options.guards === 'on' && still >= guard.still ? guard.spaces : 0
  const spaces = blackSpaces + barSpaces + guardSpaces
  const price = Math.min(silverTrack.last, board.silver.price + spaces * silverTrack.space)
  return { barSpaces, guardSpaces, still, price }
}
