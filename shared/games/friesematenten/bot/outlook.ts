import type { Seat } from '../../../game/definition.ts'
import { exchangeExtra } from '../board.ts'
import { empireOf, moneyOf, pointsOf } from '../empire.ts'
import { pileOf } from '../preview.ts'
import { baseOf, lay } from '../production.ts'
import type { View } from '../view.ts'

/** How the bot reads the table: how long it will last, who leads, and what a point is worth in money. */
export type Outlook = {
  readonly seat: Seat
  readonly rounds: number
  /** Money per point for this seat. */
  readonly rate: number
  /** The rival to be stopped: points, and a little for production. */
  readonly rival: Seat
  readonly points: readonly number[]
  /** Nearly over: the rival is close to the target, or hardly a round is left. */
  readonly late: boolean
}

/** Production that a seat can count on: star values as they usually are. */
export function production(at: View, seat: Seat): number {
  const usual = { cash: Math.min(60, Math.max(30, moneyOf(at, seat))), awarded: at.money.length + 1 }
  return lay(empireOf(at, seat), seat, usual).reduce((sum, { amount }) => sum + amount, 0)
}

export function outlook(at: View, seat: Seat): Outlook {
  const points = at.money.map((_, other) => pointsOf(empireOf(at, other)))
  const lead = Math.max(...points)
  const fresh = at.usedUp === 0 ? at.under.length : 0
  const left = pileOf(at).length + at.exchange.length + fresh
  const byPile = left / (at.money.length + exchangeExtra) + 0.5
  const byTarget = (at.target - lead) / Math.max(3.5, lead / Math.max(1, at.round))
  const rounds = Math.max(1, Math.min(byPile, byTarget))
  const income = baseOf(empireOf(at, seat)) + production(at, seat)
  const lacking = at.target - (points[seat] ?? 0)
  const rate = lacking <= 0 ? 16 : (0.85 * (moneyOf(at, seat) + (rounds - 0.5) * income)) / lacking
  const threat = (other: Seat) => (points[other] ?? 0) + 0.05 * production(at, other) * rounds
  const rival = at.money
    .map((_, other) => other)
    .filter((other) => other !== seat)
    .reduce((a, b) => (threat(b) > threat(a) ? b : a))
  return {
    seat,
    rounds,
    rate: Math.min(16, Math.max(4.5, rate)),
    rival,
    points,
    late: rounds < 2.5 || (points[rival] ?? 0) >= at.target - 14,
  }
}

/** What an empire is worth in money: points, and production for the rounds that are left. */
export const worth = (at: View, seat: Seat, { rate, rounds }: Outlook): number =>
  rate * pointsOf(empireOf(at, seat)) +
  (rounds - 0.3) * (0.8 * production(at, seat) + baseOf(empireOf(at, seat))) +
  moneyOf(at, seat)
