import type { Seat, Standing } from '../../game/definition.ts'
import { move } from '../../kit/basket.ts'
import { type Cards, companies } from './board.ts'
import { sharesOf, worthOf } from './desk.ts'
import type { Event } from './events.ts'
import type { Holding, State } from './state.ts'

/** BM26, BM27: the market closes at once; share cards pay their present price, hand cards nothing. */
export function close(state: State, by: Seat): Event[] {
  const settled = state.seats.map((own, seat) => {
    const shares = holding(own.shares)
    const income = worthOf(own.shares, state.tracks)
    move({ ...own.shares }, own.shares, state.discards)
    own.cash += income
    own.earned += income
    return { seat, shares, income, total: own.cash }
  })
  state.phase = { at: 'closed', seat: by, settled }
  return [
    { e: 'marketClosed', seat: by },
    ...settled.map((one) => ({ e: 'settled' as const, ...one })),
    { e: 'standings', places: places(standings(state) ?? []) },
  ]
}

/** Shares by company; a company without shares is left out. */
export function holding(shares: Readonly<Cards>): Holding {
  const out: Holding = {}
  for (const company of companies) {
    const n = sharesOf(shares, company)
    if (n > 0) out[company] = n
  }
  return out
}

/** BM28: most money first; equal money shares the place. */
export function standings(state: State): readonly Standing[] | undefined {
  if (state.phase.at === 'turn') return undefined
  const cash = state.seats.map((own) => own.cash)
  return cash
    .map((mine, seat) => ({ seat, place: 1 + cash.filter((other) => other > mine).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat)
}

function places(ranking: readonly Standing[]): Seat[][] {
  const out: Seat[][] = []
  let last = 0
  for (const { seat, place } of ranking) {
    if (place === last) out.at(-1)?.push(seat)
    else out.push([seat])
    last = place
  }
  return out
}
