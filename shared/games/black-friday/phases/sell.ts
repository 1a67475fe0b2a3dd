import type { Seat } from '../../../game/definition.ts'
import { add, type Basket, countOf, total } from '../../../kit/basket.ts'
import type { Choice } from '../../../kit/choice.ts'
import { adjust } from '../adjust.ts'
import { type Colour, cardOf, colours } from '../board.ts'
import type { Why } from '../events.ts'
import { going, isSoldOff, moveMarker, present } from '../lay.ts'
import { limitOf, roomOf, worth } from '../money.ts'
import type { Move } from '../moves.ts'
import { forget, moved, type Play, pay, payDebt, seatOf, useCard } from '../play.ts'
import type { State } from '../state.ts'
import { priceAt } from '../steps.ts'
import { oneOf, wrongCase } from './case.ts'

type Sell = Extract<Move, { do: 'sell' }>

const limit = (state: State, seat: Seat): number => limitOf(cardOf(state.level).shares, seatOf(state, seat), 'SELL+1')

/** How few shares could bring `debt`, the dearest first; undefined when no allowed sale can. */
function fewest(state: State, shares: Basket<Colour>, most: number, debt: number): number | undefined {
  const dearest = colours.slice().sort((a, b) => priceAt(state.markers[b]) - priceAt(state.markers[a]))
  let sum = 0
  let n = 0
  for (const colour of dearest)
    for (let i = countOf(shares, colour); i > 0 && n < most; i--) {
      if (sum >= debt) return n
      sum += priceAt(state.markers[colour])
      n++
    }
  return sum >= debt ? n : undefined
}

/** BF21: what a sale must bring: the debt, unless no sale can and no subsidy is left to take instead. */
function needed(state: State, seat: Seat): { income: number; least: number } | undefined {
  const holder = seatOf(state, seat)
  if (holder.unpaid === 0) return { income: 0, least: 1 }
  const least = fewest(state, holder.shares.hidden, limit(state, seat), holder.unpaid)
  if (least !== undefined) return { income: holder.unpaid, least: Math.max(1, least) }
  return roomOf(state.level, holder) > 0 ? undefined : { income: 0, least: 1 }
}

/** One choice for each colour alone, which ties `lower` and the case to it, and one for a mixed basket. */
export function choices(state: State, seat: Seat): Choice<Move>[] {
  const need = needed(state, seat)
  if (need === undefined) return []
  const most = limit(state, seat)
  const table = state.tables[state.current]
  const out: Choice<Move>[] = []
  const shares: Basket<Colour> = {}
  const held: Colour[] = []
  for (const colour of colours) {
    const max = Math.min(most, countOf(seatOf(state, seat).shares.hidden, colour))
    if (max === 0) continue
    shares[colour] = max
    held.push(colour)
    const min = Math.max(1, Math.ceil(need.income / priceAt(state.markers[colour])))
    if (min > max) continue
    out.push({
      do: 'sell',
      fields: {
        shares: { kind: 'count', of: { [colour]: max }, min, max },
        lower: { kind: 'one', of: [colour] },
        case: oneOf(going(table, { [colour]: 1 })),
      },
    })
  }
  if (most > 1 && held.length > 1)
    out.push({
      do: 'sell',
      fields: {
        shares: { kind: 'count', of: shares, min: Math.max(2, need.least), max: most },
        lower: { kind: 'one', of: held },
        case: oneOf(present(table)),
      },
    })
  return out
}

export function refuse(state: State, seat: Seat, move: Sell): Why | undefined {
  const holder = seatOf(state, seat)
  const most = limit(state, seat)
  if (total(move.shares) > most) return { key: 'overLimit', what: 'sell', limit: most }
  for (const colour of colours) {
    const n = countOf(holder.shares.hidden, colour)
    if (countOf(move.shares, colour) > n) return { key: 'notHeld', colour, n }
  }
  const income = worth(state.markers, move.shares)
  if (income < holder.unpaid && income < (needed(state, seat)?.income ?? holder.unpaid))
    return { key: 'saleTooSmall', debt: holder.unpaid, income }
  if (countOf(move.shares, move.lower) === 0) return { key: 'lowerColour' }
  return wrongCase(going(state.tables[state.current], move.shares), move.case, 'sales')
}

/** 4.6. BF14: all at the old prices, then one colour falls by one step. */
export function play(play: Play, seat: Seat, move: Sell): void {
  const { state, events } = play
  const holder = seatOf(state, seat)
  const table = state.current
  if (total(move.shares) > cardOf(state.level).shares) useCard(play, seat, 'SELL+1')
  const income = worth(state.markers, move.shares)
  pay(state, holder, income)
  const shares: Basket<Colour> = {}
  for (const colour of colours) {
    const n = countOf(move.shares, colour)
    add(shares, colour, n)
    add(holder.shares.hidden, colour, -n)
    forget(holder.known, colour, n)
    add(state.market, colour, n)
  }
  events.push({ e: 'sold', seat, shares, income })
  payDebt(play, seat)
  events.push(moveMarker(state, move.lower, 'left', 'sale'))
  if (move.case === undefined) events.push({ e: 'noCase', seat, table })
  else {
    add(state.tables[table], move.case, -1)
    add(state.market, move.case, 1)
    events.push({ e: 'caseTaken', seat, table, colour: move.case })
    moved(play)
  }
  if (isSoldOff(state, state.seats.length)) adjust(play, seat, table, false)
}
