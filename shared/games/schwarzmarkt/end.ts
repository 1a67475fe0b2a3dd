import type { Seat, Standing } from '../../game/definition.ts'
import { total } from '../../kit/basket.ts'
import type { Place } from './events.ts'
import type { State } from './state.ts'

type Score = { readonly seat: Seat; readonly wealth: number; readonly goodsLeft: number }

/** SM31, SM32: higher wealth first, then fewer goods left in hand; who is still equal shares the rank. */
export function rank(scores: readonly Score[]): readonly Place[] {
  const best = scores.slice().sort((a, b) => b.wealth - a.wealth || a.goodsLeft - b.goodsLeft || a.seat - b.seat)
  const ahead = (of: Score) =>
    best.filter((other) => other.wealth > of.wealth || (other.wealth === of.wealth && other.goodsLeft < of.goodsLeft))
      .length
  return best.map((score) => ({ rank: ahead(score) + 1, ...score }))
}

export const places = (state: State): readonly Place[] =>
  rank(state.seats.map((player, seat) => ({ seat, wealth: player.wealth, goodsLeft: total(player.goods.hidden) })))

export const standings = (state: State): readonly Standing[] | undefined =>
  state.phase.at === 'over' ? places(state).map(({ seat, rank: place }) => ({ seat, place })) : undefined
