import type { Seat } from '../../game/definition.ts'
import { total } from '../../kit/basket.ts'
import { type Card, type Company, companies, face, handSize } from './board.ts'
import { closes } from './chance.ts'
import { type Desk, kindsIn, priceOf, sharesOf, worthOf } from './desk.ts'
import type { Why } from './events.ts'
import type { Move } from './moves.ts'
import { project } from './project.ts'
import { refuse, refuseBuy, refuseCrash, refusePrice } from './refuse.ts'
import type { Turn } from './state.ts'
import type { View } from './view.ts'

/** What the board asks besides: who is open to ruin, how likely it is, and what has not been seen. */
export { exposed, threat, unseen } from './chance.ts'

export type Change = { readonly from: number; readonly to: number }

/** What one hand card could do now, or why it could not. */
export type Use = {
  readonly card: Card
  readonly buy: { readonly shares: number; readonly cost: number } | { readonly why: Why }
  readonly price: Change | { readonly why: Why }
  readonly crash: { readonly lost: number } | { readonly why: Why }
}

/** What a seat would have if the market closed now. */
export type Worth = { readonly seat: Seat; readonly cash: number; readonly shares: number; readonly total: number }

export type Outcome = {
  /** Paid (above 0) or received (below 0). */
  readonly cost: number
  readonly cash: Change
  /** Own shares of each company that changes, out of the cap. */
  readonly held: readonly (Change & { readonly company: Company })[]
  readonly prices: readonly (Change & { readonly company: Company })[]
  /** Everybody's money if the market closed before and after. */
  readonly worth: readonly (Change & { readonly seat: Seat })[]
  /** Shares that a crash takes, and what they were worth. */
  readonly lost: readonly { readonly seat: Seat; readonly shares: number; readonly value: number }[]
  /** Chance (0 to 1) that the closing card comes in the refill if the turn ends after this move. */
  readonly closes: number
  /** The view after the move and before any refill: a second draft can be laid on top. */
  readonly after: View
}

const fresh = (seat: Seat): Turn => ({ at: 'turn', seat, order: '', bought: 0, priced: 0 })

/** What the viewer has before him: in his turn as it stands, else as if it began now. Undefined for a watcher. */
export function deskOf(view: View): Desk | undefined {
  const { me, phase, rule, tracks, hand } = view
  const own = me === null ? undefined : view.seats[me]
  if (me === null || !own) return undefined
  const turn = phase.at === 'turn' && phase.seat === me ? phase : fresh(me)
  return { rule, turn, tracks, cash: own.cash, shares: own.shares, hand }
}

/** Every kind of card in the hand, sorted. */
export function uses(view: View): Use[] {
  const desk = deskOf(view)
  if (!desk) return []
  return kindsIn(view.hand).map((card) => {
    const { company, value, shares } = face(card)
    const price = priceOf(view.tracks[company])
    const buy = refuseBuy(desk, card)
    const set = refusePrice(desk, card)
    const crash = refuseCrash(desk, card)
    const others = view.seats.reduce((sum, seat) => sum + sharesOf(seat.shares, company), 0)
    return {
      card,
      buy: buy ? { why: buy } : { shares, cost: shares * price },
      price: set ? { why: set } : { from: price, to: value },
      crash: crash ? { why: crash } : { lost: others },
    }
  })
}

/** BM27: everybody's cash and the present value of his shares. */
export const settlement = (view: View): Worth[] =>
  view.seats.map(({ cash, shares }, seat) => {
    const value = worthOf(shares, view.tracks)
    return { seat, cash, shares: value, total: cash + value }
  })

/** What a draft move would do, or why it would be refused. */
export function preview(view: View, move: Move): Outcome | { readonly why: Why } {
  const desk = deskOf(view)
  if (!desk) return { why: { key: 'notYourTurn' } }
  if (view.phase.at === 'closed') return { why: { key: 'closed' } }
  const why = refuse(desk, move)
  if (why) return { why }
  const seat = desk.turn.seat
  const after = project(view, desk, move)
  const before = settlement(view)
  const cash = { from: desk.cash, to: after.seats[seat]?.cash ?? 0 }
  const short = handSize - total(after.hand)
  return {
    cost: cash.from - cash.to,
    cash,
    held: changes((company, at) => sharesOf(at.seats[seat]?.shares ?? {}, company), view, after),
    prices: changes((company, at) => priceOf(at.tracks[company]), view, after),
    worth: settlement(after).map((one, i) => ({ seat: i, from: before[i]?.total ?? 0, to: one.total })),
    lost: move.do === 'crash' ? losses(view, face(move.card).company) : [],
    closes: closes(after, short),
    after,
  }
}

const changes = (of: (company: Company, at: View) => number, from: View, to: View) =>
  companies
    .map((company) => ({ company, from: of(company, from), to: of(company, to) }))
    .filter((change) => change.from !== change.to)

const losses = (view: View, company: Company) =>
  view.seats
    .map(({ shares }, seat) => ({ seat, shares: sharesOf(shares, company) }))
    .filter((loss) => loss.shares > 0)
    .map((loss) => ({ ...loss, value: loss.shares * priceOf(view.tracks[company]) }))
