import type { Seat } from '../../../game/definition.ts'
import { add, countOf, total } from '../../../kit/basket.ts'
import type { Choice } from '../../../kit/choice.ts'
import { type Goods, goods } from '../board.ts'
import type { Why } from '../events.ts'
import { give, over } from '../hand.ts'
import type { Move, Say } from '../moves.ts'
import { afterTrade, breakOff, endRound, filled } from '../round.ts'
import { at, type Run, sorted } from '../run.ts'
import type { Round, State } from '../state.ts'
import { allowed, priceOf } from '../track.ts'

/** SM2, SM15: any of the wanted cards in hand, none at all included. */
export function choices(state: State, seat: Seat, round: Round): readonly Choice<Move>[] {
  const held = at(state, seat).goods.hidden
  const of: Goods = {}
  for (const good of goods) {
    const most = Math.min(countOf(held, good), countOf(round.wanted, good))
    if (most > 0) of[good] = most
  }
  const max = Math.min(total(of), allowed(state.texts, round.traded[seat] ?? 0))
  return [{ do: 'trade', fields: { goods: { kind: 'count', of, min: 0, max } } }]
}

export function refuse(state: State, seat: Seat, round: Round, move: Say<'trade'>): Why | undefined {
  for (const good of goods) {
    const wanted = countOf(round.wanted, good)
    if (countOf(move.goods, good) > wanted) return { key: 'wantedOnly', good, wanted }
  }
  const lack = over(at(state, seat).goods.hidden, move.goods)
  if (lack) return lack
  const most = allowed(state.texts, round.traded[seat] ?? 0)
  return total(move.goods) > most ? { key: 'goodsShort', most } : undefined
}

export function play(run: Run, seat: Seat, round: Round, move: Say<'trade'>): void {
  const { state, events } = run
  const size = total(move.goods)
  if (size === 0) {
    events.push({ e: 'notTraded', seat })
    afterTrade(run, seat, round, false)
    return
  }
  const player = at(state, seat)
  const price = priceOf(round.space)
  give(player.goods.hidden, move.goods)
  give(round.wanted, move.goods)
  for (const good of goods) add(round.table, good, countOf(move.goods, good))
  round.traded[seat] = (round.traded[seat] ?? 0) + size
  const sum = size * price
  player.wealth += sum
  state.sold += sum
  const handLeft = total(player.goods.hidden)
  events.push({ e: 'traded', seat, goods: sorted(move.goods), price, sum, handLeft })
  // SM23 comes before SM8, SM8 before SM7.
  if (handLeft === 0) breakOff(run, round, seat)
  else if (filled(round)) endRound(run, round, 'filled')
  else afterTrade(run, seat, round, true)
}
