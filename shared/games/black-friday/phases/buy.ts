import type { Seat } from '../../../game/definition.ts'
import { add, type Basket, countOf, total } from '../../../kit/basket.ts'
import type { Choice } from '../../../kit/choice.ts'
import { type Colour, cardOf, colours, type Kind } from '../board.ts'
import type { Why } from '../events.ts'
import { going, present, soldOut } from '../lay.ts'
import { limitOf, worth } from '../money.ts'
import type { Move } from '../moves.ts'
import { type Play, pay, seatOf, useCard } from '../play.ts'
import type { State } from '../state.ts'
import { priceAt } from '../steps.ts'
import { layAlong, oneOf, wrongCase } from './case.ts'

type Buy = Extract<Move, { do: 'buy' }>

const limit = (state: State, seat: Seat): number => limitOf(cardOf(state.level).shares, seatOf(state, seat), 'BUY+1')

/** One choice for each colour alone, which ties the case to it, and one for a mixed basket. */
export function choices(state: State, seat: Seat): Choice<Move>[] {
  const holder = seatOf(state, seat)
  if (holder.unpaid > 0) return []
  const most = limit(state, seat)
  const out: Choice<Move>[] = []
  const shares: Basket<Colour> = {}
  let count = 0
  for (const colour of colours) {
    const there = countOf(state.market, colour)
    const n = Math.min(there, most, Math.floor(holder.cash / priceAt(state.markers[colour])))
    if (n === 0) continue
    shares[colour] = n
    count++
    const some = Math.min(n, there - 1)
    if (some > 0) out.push(alone(colour, 1, some, [colour]))
    if (n === there)
      out.push(
        alone(
          colour,
          n,
          n,
          present(state.market).filter((kind) => kind !== colour),
        ),
      )
  }
  if (most > 1 && count > 1)
    out.push({
      do: 'buy',
      fields: {
        shares: { kind: 'count', of: shares, min: 2, max: most },
        case: { kind: 'one', of: present(state.market), none: true },
      },
    })
  return out
}

const alone = (colour: Colour, min: number, max: number, list: Kind[]): Choice<Move> => ({
  do: 'buy',
  fields: { shares: { kind: 'count', of: { [colour]: max }, min, max }, case: oneOf(list) },
})

export function refuse(state: State, seat: Seat, move: Buy): Why | undefined {
  const holder = seatOf(state, seat)
  if (holder.unpaid > 0) return { key: 'interestFirst' }
  const most = limit(state, seat)
  if (total(move.shares) > most) return { key: 'overLimit', what: 'buy', limit: most }
  for (const colour of colours) {
    const n = countOf(state.market, colour)
    if (countOf(move.shares, colour) > n) return { key: 'notInMarket', colour, n }
  }
  const cost = worth(state.markers, move.shares)
  if (cost > holder.cash) return { key: 'noCash', cost, cash: holder.cash }
  const left: Basket<Kind> = { ...state.market }
  for (const colour of colours) add(left, colour, -countOf(move.shares, colour))
  return wrongCase(going(left, move.shares), move.case, 'market')
}

/** 4.5. BF13: paid at the prices before any marker moves. */
export function play(play: Play, seat: Seat, move: Buy): void {
  const { state, events } = play
  const holder = seatOf(state, seat)
  if (total(move.shares) > cardOf(state.level).shares) useCard(play, seat, 'BUY+1')
  const cost = worth(state.markers, move.shares)
  pay(state, holder, -cost)
  const shares: Basket<Colour> = {}
  for (const colour of colours) {
    const n = countOf(move.shares, colour)
    add(shares, colour, n)
    add(state.market, colour, -n)
    add(holder.shares.hidden, colour, n)
    add(holder.known, colour, n)
  }
  events.push({ e: 'bought', seat, shares, cost })
  for (const colour of colours) if (countOf(shares, colour) > 0) events.push(...soldOut(state, colour))
  layAlong(play, seat, 'purchase', move.case)
}
