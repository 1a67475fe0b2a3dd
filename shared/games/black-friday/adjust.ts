import type { Seat } from '../../game/definition.ts'
import { add, type Basket, countOf, drawOne, total } from '../../kit/basket.ts'
import {
  cardOf,
  colours,
  type Kind,
  type SalesTable,
  sales,
  salesTables,
  silverTrack,
  type TableName,
} from './board.ts'
import { finish } from './end.ts'
import { moveMarker } from './lay.ts'
import { interestOf } from './money.ts'
import { silverAfter } from './outlook.ts'
import { forget, type Play, pay, seatOf, tidy } from './play.ts'
import { calledLevel, priceAt, shift, subtracted } from './steps.ts'

/** 5.1: a whole price adjustment, drawn by `seat`, whose move has filled or emptied `table`. */
export function adjust(play: Play, seat: Seat, table: TableName, forced: boolean): void {
  play.events.push({ e: 'adjustment', seat, table, level: play.state.level, forced })
  interest(play, seat)
  const blacks = draw(play)
  clear(play, table)
  if (table !== 'purchase' && table !== 'silver') nextSales(play)
  missing(play)
  silver(play, blacks)
  if (play.state.silver.price >= silverTrack.last) finish(play)
  else level(play)
}

/** BF18 */
function interest({ state, events }: Play, drawer: Seat): void {
  for (let i = 0; i < state.seats.length; i++) {
    const seat = (drawer + i) % state.seats.length
    const holder = seatOf(state, seat)
    const owed = interestOf(holder)
    if (owed.due === 0) continue
    pay(state, holder, -owed.paid)
    holder.unpaid = owed.unpaid
    events.push({ e: 'interest', seat, ...owed })
  }
}

/** Steps 2 to 5; answers the number of blacks. BF26: a bag with too little gives all it has. */
function draw({ state, events, random }: Play): number {
  const { bag } = state
  const wanted = cardOf(state.level).draw
  const inside: Basket<Kind> = { ...bag.cases.hidden }
  if (bag.black > 0) inside.K = bag.black
  const drawn: Basket<Kind> = {}
  for (let left = Math.min(wanted, total(inside)); left > 0; left--) add(drawn, drawOne(inside, random), 1)
  const blacks = countOf(drawn, 'K')
  events.push({ e: 'drawn', wanted, colours: tidy(drawn), black: blacks })
  for (const colour of colours) {
    const n = countOf(drawn, colour)
    const from = state.markers[colour]
    const to = shift(from, n - subtracted(blacks))
    state.markers[colour] = to
    events.push({ e: 'marker', colour, from, to, price: priceAt(to), cause: 'adjustment' })
    add<Kind>(bag.cases.hidden, colour, -n)
    forget(bag.known, colour, n)
    add(state.market, colour, n)
  }
  if (blacks >= 2) {
    bag.black -= blacks
    add(state.market, 'K', blacks)
  }
  return blacks
}

/** Step 6. BF10, BF31: blacks go to the supply, unless the option sends those of a sales table into the bag. */
function clear({ state, events }: Play, name: TableName): void {
  const table = state.tables[name]
  const lay = name === 'purchase' || name === 'silver'
  const blackTo = lay ? 'supply' : state.options.salesBlacks
  const black = countOf(table, 'K')
  events.push({ e: 'cleared', table: name, coloured: tidy(table), black, blackTo })
  for (const colour of colours) {
    add(state.bag.cases.hidden, colour, countOf(table, colour))
    add(state.bag.known, colour, countOf(table, colour))
  }
  if (blackTo === 'supply') state.supply += black
  else state.bag.black += black
  state.tables[name] = {}
}

/** Step 7. BF27: an emptied table is loaded with what market and supply still have. */
function nextSales({ state, events }: Play): void {
  const next: SalesTable = state.current === salesTables[1] ? salesTables[2] : salesTables[1]
  const table = state.tables[next]
  const loaded = total(table) === 0
  state.current = next
  if (loaded) {
    for (const colour of colours) {
      const n = Math.min(sales.ofColour, countOf(state.market, colour))
      add(state.market, colour, -n)
      add(table, colour, n)
    }
    const blacks = Math.min(sales.blacks[next], state.supply)
    state.supply -= blacks
    add(table, 'K', blacks)
  }
  const cases: Basket<Kind> = tidy(table)
  add(cases, 'K', countOf(table, 'K'))
  events.push({ e: 'salesTable', table: next, loaded, cases })
}

/** Step 8, BF30 */
function missing({ state, events }: Play): void {
  for (const colour of colours)
    if (countOf(state.market, colour) === 0) events.push(moveMarker(state, colour, 'up', 'missing'))
}

/** Step 9, BF32 */
function silver({ state, events }: Play, blackSpaces: number): void {
  const { price: from, bought: bars } = state.silver
  const { barSpaces, guardSpaces, still, price: to } = silverAfter(state, blackSpaces)
  state.still = still
  state.silver = { price: to, bought: 0 }
  events.push({ e: 'silverPrice', from, to, blackSpaces, barSpaces, guardSpaces, bars })
}

/** Step 11. BF38: a black into the bag for every level gained or skipped, while the supply has one. */
function level({ state, events }: Play): void {
  const from = state.level
  const to = calledLevel(colours.map((colour) => state.markers[colour]))
  if (to <= from) return
  const blacks = Math.min(to - from, state.supply)
  state.level = to
  state.supply -= blacks
  state.bag.black += blacks
  events.push({ e: 'level', from, to, blacks })
}
