import { add, type Basket, drawOne } from '../../kit/basket.ts'
import { hide } from '../../kit/json.ts'
import type { Random } from '../../kit/random.ts'
import {
  type Colour,
  cardsOf,
  colours,
  dealFor,
  hand,
  type Kind,
  marketDraw,
  type SalesTable,
  sales,
  silverTrack,
  start,
  supplyAtStart,
} from './board.ts'
import type { Event } from './events.ts'
import { type Holder, tidy } from './play.ts'
import type { Options, State } from './state.ts'

/** Section 3. The seat that starts is drawn by lot (BF43); the cards go by turn order. */
export function setup(options: Options, seats: number, random: Random): { state: State; events: Event[] } {
  const deal = dealFor(seats)
  const events: Event[] = []
  const first = random.below(seats)
  events.push({ e: 'starts', seat: first })
  const inTurn = Array.from({ length: seats }, (_, i) => (first + i) % seats)
  const bag = each(deal.bag)
  const draw = (n: number) => {
    const drawn: Basket<Colour> = {}
    for (let i = 0; i < n; i++) add(drawn, drawOne(bag, random), 1)
    return tidy(drawn)
  }
  const holders: Holder[] = inTurn.map(() => ({
    cash: 0,
    subsidies: 0,
    unpaid: 0,
    bars: 0,
    cards: [],
    known: {},
    shares: hide({}),
  }))
  for (const seat of inTurn) {
    const shares = draw(hand)
    const holder = holders[seat]
    if (holder !== undefined) holder.shares = hide({ ...shares })
    events.push({ e: 'dealt', seat, count: hand, open: options.holdings === 'open', cases: hide(shares) })
  }
  const filled = draw(marketDraw)
  events.push({ e: 'marketFilled', cases: filled })
  const market: Basket<Kind> = each(deal.market)
  for (const colour of colours) add(market, colour, filled[colour] ?? 0)
  if (options.specialCards === 'on')
    inTurn.forEach((seat, turn) => {
      const cards = cardsOf(seats, turn)
      if (cards.length === 0) return
      const holder = holders[seat]
      if (holder !== undefined) holder.cards = cards.slice()
      events.push({ e: 'cardsGiven', seat, cards: cards.slice() })
    })
  const state: State = {
    options: { ...options },
    first,
    phase: deal.openings > 0 ? { is: 'opening', seat: first } : { is: 'act', seat: first, moved: false },
    markers: { Y: start, B: start, R: start, G: start, O: start },
    silver: { price: silverTrack.first, bought: 0 },
    level: 0,
    market,
    tables: {
      purchase: {},
      silver: {},
      sales1: salesLoad('sales1'),
      sales2: salesLoad('sales2'),
      sales3: salesLoad('sales3'),
    },
    current: 'sales1',
    supply: supplyAtStart,
    idle: 0,
    still: 0,
    seats: holders,
    bag: { black: 0, known: {}, cases: hide(bag) },
    sums: { money: 0, bars: 0 },
  }
  return { state, events }
}

const each = (n: number): Basket<Colour> => ({ Y: n, B: n, R: n, G: n, O: n })

const salesLoad = (table: SalesTable): Basket<Kind> => ({ ...each(sales.ofColour), K: sales.blacks[table] })
