import type { Seat, Standing } from '../../game/definition.ts'
import { empireOf, pointsOf } from './empire.ts'
import type { Place } from './events.ts'
import type { Ending } from './state.ts'
import type { Now } from './table.ts'
import type { View } from './view.ts'

/** FM20: points, then money, then a shared rank. Best first. */
export function places(at: Pick<View, 'empires' | 'money'>): Place[] {
  const order = at.money
    .map((money, seat) => ({ seat, points: pointsOf(empireOf(at, seat)), money }))
    .sort((a, b) => b.points - a.points || b.money - a.money || a.seat - b.seat)
  const out: Place[] = []
  for (const [i, { seat, points, money }] of order.entries()) {
    const before = out[i - 1]
    const tie = before?.points === points && before.money === money
    out.push({ rank: tie ? before.rank : i + 1, seat, points, money })
  }
  return out
}

export function endGame({ state, events }: Now, reason: Ending): void {
  state.phase = { in: 'over', reason }
  state.play = null
  state.scrap = null
  events.push({ e: 'gameEnded', reason, standings: places(state) })
}

export const standings = (state: View): readonly Standing[] | undefined =>
  state.phase.in === 'over' ? places(state).map(({ seat, rank }) => ({ seat, place: rank })) : undefined

/** FM19, FM51: whether somebody has the points to win, at the win check and never else. */
export const reached = (points: readonly number[], target: number): boolean => points.some((sum) => sum >= target)

export const pointsBySeat = (at: Pick<View, 'empires' | 'money'>): number[] =>
  at.money.map((_, seat: Seat) => pointsOf(empireOf(at, seat)))
