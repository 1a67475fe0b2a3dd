import { type Basket, countOf, total } from '../../kit/basket.ts'
import {
  cardOf,
  cardsOf,
  cases,
  colours,
  columns,
  dealFor,
  grid,
  hand,
  levels,
  silverTrack,
  subsidyMoney,
  tableNames,
} from './board.ts'
import { coloured } from './lay.ts'
import type { State } from './state.ts'

/** The invariants that one state can tell by itself: what is wrong, or undefined. */
export const audit = (state: State): string | undefined =>
  conservation(state) ?? known(state) ?? board(state) ?? seats(state) ?? money(state)

const negative = (basket: Basket): boolean => Object.values(basket).some((n) => n === undefined || n < 0 || n % 1 !== 0)

function conservation(state: State): string | undefined {
  const deal = dealFor(state.seats.length)
  const baskets: Basket[] = [state.market, ...tableNames.map((name) => state.tables[name])]
  const hidden: Basket[] = [state.bag.cases.hidden, ...state.seats.map((seat) => seat.shares.hidden)]
  const all = [...baskets, ...hidden]
  if (all.some(negative) || state.bag.black < 0 || state.supply < 0) return 'a count is negative or broken'
  for (const colour of colours) {
    const sum = all.reduce((n, basket) => n + countOf(basket, colour), 0)
    if (sum !== cases.ofColour - deal.box) return `${sum} cases of ${colour}`
  }
  if (hidden.some((basket) => countOf(basket, 'K') > 0)) return 'a black among the shares'
  const blacks = baskets.reduce((n, basket) => n + countOf(basket, 'K'), state.bag.black + state.supply)
  return blacks === cases.black ? undefined : `${blacks} blacks`
}

/** What is taken for known must be there. */
function known({ bag, seats }: State): string | undefined {
  for (const colour of colours) {
    if (countOf(bag.known, colour) > countOf(bag.cases.hidden, colour)) return `${colour} not in the bag`
    for (const seat of seats)
      if (countOf(seat.known, colour) > countOf(seat.shares.hidden, colour)) return `${colour} not held`
  }
  if (seats.some(({ shares, known }) => total(shares.hidden) - total(known) > hand)) return 'more unknown than dealt'
  return undefined
}

function board(state: State): string | undefined {
  const { silver, level, phase } = state
  const deal = dealFor(state.seats.length)
  for (const colour of colours) {
    const [row, column] = state.markers[colour]
    if (!grid.some((line) => line.row === row) || !columns.some((c) => c === column)) return `${colour} off the grid`
  }
  if (silver.price < silverTrack.first || silver.price > silverTrack.last || silver.price % silverTrack.space !== 0)
    return `silver at ${silver.price}`
  if ((silver.price === silverTrack.last) !== (phase.is === 'over')) return 'the end and the silver price disagree'
  if (level < 0 || level >= levels.length) return `level ${level}`
  if (phase.is === 'over') return undefined
  if (phase.seat < 0 || phase.seat >= state.seats.length) return `turn of ${phase.seat}`
  const ripe = coloured(state.tables.purchase) >= deal.full || coloured(state.tables.silver) >= deal.full
  return ripe ? 'a full table has not fired' : undefined
}

function seats(state: State): string | undefined {
  const count = state.seats.length
  for (const [i, seat] of state.seats.entries()) {
    if (seat.cash < 0) return `cash of ${i}`
    if (seat.unpaid < 0 || seat.unpaid > seat.subsidies) return `debt of ${i}`
    if (seat.subsidies > cardOf(state.level).subsidies) return `subsidies of ${i}`
    if (seat.unpaid > 0 && seat.cash > 0) return `${i} has money and debt`
    const given = cardsOf(count, (i - state.first + count) % count)
    const twice = seat.cards.some((card, at) => seat.cards.indexOf(card) !== at)
    if (twice || seat.cards.some((card) => !given.includes(card))) return `cards of ${i}`
  }
  return undefined
}

function money({ seats, sums }: State): string | undefined {
  let cash = 0
  let subsidies = 0
  let bars = 0
  for (const seat of seats) {
    cash += seat.cash
    subsidies += seat.subsidies
    bars += seat.bars
  }
  if (cash !== subsidies * subsidyMoney + sums.money) return 'money does not add up'
  return bars === sums.bars ? undefined : 'bars do not add up'
}
