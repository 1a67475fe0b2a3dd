import type { Seat } from '../../game/definition.ts'
import { add, type Basket, countOf, move as shiftCases, total } from '../../kit/basket.ts'
import { copy } from '../../kit/json.ts'
import { type Card, cardOf, colours, type LayTable, type Place, subsidyMoney, type TableName } from './board.ts'
import type { Marker } from './events.ts'
import { isFull, isSoldOff, lay, moveMarker, soldOut } from './lay.ts'
import { interestOf, type Settlement, settled, worth } from './money.ts'
import type { Move } from './moves.ts'
import { type Outlook, outlook } from './outlook.ts'
import { priceAt, shift, subtracted } from './steps.ts'
import type { SeatView, View } from './view.ts'

/** What a draft move would do, as far as no chance is in it. */
export type Preview = {
  cost: number
  income: number
  /** Unpaid interest settled by the move. */
  debt: number
  /** Cash after the move, before the interest of an adjustment. */
  cash: number
  bars: number
  card: Card | null
  /** The marker steps of the move itself, in their order. */
  steps: Marker[]
  /** The table whose adjustment follows; `forced` when only the guard against an empty market sets it off (BF40). */
  fires: TableName | null
  forced: boolean
  /** If it fires: what every seat that owes something pays, the drawing seat first; `unpaid`: its debt afterwards. */
  interest: { seat: Seat; due: number; paid: number; unpaid: number }[]
}

const seatAt = (view: View, seat: Seat): SeatView => {
  const found = view.seats[seat]
  if (found === undefined) throw new Error(`no seat ${seat}`)
  return found
}

/** The move of the seat whose turn it is, made on a copy of the view up to the draw of an adjustment. */
export function draft(view: View, move: Move): { after: View; preview: Preview } {
  const after = copy(view)
  const { seat } = after.phase
  const mine = seatAt(after, seat)
  const limits = cardOf(view.level)
  const out: Preview = {
    cost: 0,
    income: 0,
    debt: 0,
    cash: 0,
    bars: 0,
    card: null,
    steps: [],
    fires: null,
    forced: false,
    interest: [],
  }
  const use = (card: Card) => {
    out.card = card
    mine.cards = mine.cards.filter((held) => held !== card)
  }
  const put = (name: LayTable) => {
    if (!('case' in move) || move.case === undefined) return
    out.steps.push(...lay(after, name, move.case))
    if (after.phase.is !== 'opening' && isFull(after, name, after.seats.length)) out.fires = name
    laid = true
  }
  let laid = false
  switch (move.do) {
    case 'opening':
      put('purchase')
      break
    case 'subsidy':
      mine.subsidies += move.count
      mine.cash += move.count * subsidyMoney
      break
    case 'passCard':
      use('PASS')
      put('silver')
      break
    case 'buy':
      if (total(move.shares) > limits.shares) use('BUY+1')
      out.cost = worth(after.markers, move.shares)
      shiftCases(move.shares, after.market, mine.known)
      if (mine.hand !== null) for (const colour of colours) add(mine.hand, colour, countOf(move.shares, colour))
      mine.shares += total(move.shares)
      for (const colour of colours) if (countOf(move.shares, colour) > 0) out.steps.push(...soldOut(after, colour))
      put('purchase')
      break
    case 'sell': {
      if (total(move.shares) > limits.shares) use('SELL+1')
      out.income = worth(after.markers, move.shares)
      give(mine, move.shares)
      for (const colour of colours) add(after.market, colour, countOf(move.shares, colour))
      out.steps.push(moveMarker(after, move.lower, 'left', 'sale'))
      if (move.case !== undefined) {
        add(after.tables[after.current], move.case, -1)
        add(after.market, move.case, 1)
        laid = true
      }
      if (isSoldOff(after, after.seats.length)) out.fires = after.current
      break
    }
    case 'silver':
      if (move.bars > limits.silver) use('SILVER+1')
      out.cost = move.bars * after.silver.price
      out.bars = move.bars
      mine.bars += move.bars
      after.silver.bought += move.bars
      put('silver')
      break
    case 'pass':
      put('silver')
      break
    case 'end':
      break
  }
  mine.cash += out.income - out.cost
  out.debt = Math.min(mine.cash, mine.unpaid)
  mine.cash -= out.debt
  mine.unpaid -= out.debt
  out.cash = mine.cash
  if (out.fires === null && endsIdle(view, after, move, laid)) {
    out.fires = 'silver'
    out.forced = true
  }
  if (out.fires !== null) out.interest = interestFrom(after, seat)
  return { after, preview: out }
}

/** The draft's consequences, for the line above Confirm. */
export const preview = (view: View, move: Move): Preview => draft(view, move).preview

/** The next adjustment as it would be drawn after the draft move: see `outlook`. */
export const outlookAfter = (view: View, move: Move): Outlook => outlook(draft(view, move).after)

/** The next adjustment as it would be drawn now. */
export const outlookNow = (view: View): Outlook => outlook(view)

/** Section 13: where a marker would go, and its price there, for so many cases of its colour and blacks in one draw. */
export function moved(from: Place, cases: number, blacks: number): { place: Place; price: number } {
  const place = shift(from, cases - subtracted(blacks))
  return { place, price: priceAt(place) }
}

/** What every seat that owes something would pay in an adjustment drawn by `drawer` now. */
export function interestFrom(view: View, drawer: Seat): Preview['interest'] {
  const out: Preview['interest'] = []
  for (let i = 0; i < view.seats.length; i++) {
    const seat = (drawer + i) % view.seats.length
    const owed = interestOf(seatAt(view, seat))
    if (owed.due > 0) out.push({ seat, ...owed })
  }
  return out
}

/** What the settlement would make of a seat if the game ended now; undefined when its shares are not seen. */
export function settlementNow(view: View, seat: Seat): Settlement | undefined {
  const held = seatAt(view, seat)
  return held.hand === null ? undefined : settled(view, view.options, held, held.hand)
}

function give(seat: SeatView, shares: Basket): void {
  for (const colour of colours) {
    const n = countOf(shares, colour)
    add(seat.known, colour, -Math.min(n, countOf(seat.known, colour)))
    if (seat.hand !== null) add(seat.hand, colour, -n)
    seat.shares -= n
  }
}

/** BF40: whether this move ends a turn that has moved no case, the last of a whole round. */
function endsIdle(view: View, after: View, move: Move, laid: boolean): boolean {
  const { phase } = view
  const mayLay = total(after.market) > 0 && seatAt(after, phase.seat).cards.includes('PASS')
  if (view.options.guards === 'off' || laid || view.idle + 1 < view.seats.length) return false
  if ((phase.is !== 'act' && phase.is !== 'after') || phase.moved) return false
  return move.do === 'end' || (!mayLay && move.do !== 'subsidy' && move.do !== 'passCard')
}
