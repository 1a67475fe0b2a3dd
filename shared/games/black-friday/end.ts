import type { Seat, Standing } from '../../game/definition.ts'
import { add, type Basket } from '../../kit/basket.ts'
import { type Colour, colours, type Kind, subsidyMoney } from './board.ts'
import { type Settlement, settled } from './money.ts'
import { type Play, pay, seatOf, tidy } from './play.ts'
import type { State } from './state.ts'

/** Section 6: settles every seat, the one that started first, and ends the game. */
export function finish({ state, events }: Play): void {
  events.push({ e: 'gameEnd' })
  const results: Settlement[] = state.seats.map((holder) => settled(state, state.options, holder, holder.shares.hidden))
  for (let i = 0; i < state.seats.length; i++) {
    const seat = (state.first + i) % state.seats.length
    const holder = seatOf(state, seat)
    const result = results[seat]
    if (result === undefined) continue
    const shares: Basket<Colour> = tidy(holder.shares.hidden)
    const money = result.subsidies * subsidyMoney
    pay(state, holder, result.cash - holder.cash - money)
    holder.cash += money
    holder.subsidies += result.subsidies
    holder.unpaid -= result.interest
    holder.bars += result.bars
    state.sums.bars += result.bars
    for (const colour of colours) {
      const n = shares[colour] ?? 0
      add<Kind>(state.market, colour, n)
      add<Colour>(holder.shares.hidden, colour, -n)
    }
    holder.known = {}
    events.push({ e: 'finalSeat', seat, shares, ...result })
  }
  const places = placesOf(results, state.first)
  events.push({ e: 'standings', places })
  state.phase = { is: 'over', seat: state.phase.seat, places }
}

/** BF36: most gold, then silver, then cash; equal seats in one group, in turn order. */
function placesOf(results: readonly Settlement[], first: Seat): Seat[][] {
  const after = (seat: Seat) => (seat - first + results.length) % results.length
  const better = (a: Settlement, b: Settlement) => b.gold - a.gold || b.silver - a.silver || b.cash - a.cash
  const ranked = results
    .map((result, seat) => ({ result, seat }))
    .sort((a, b) => better(a.result, b.result) || after(a.seat) - after(b.seat))
  const groups: Seat[][] = []
  ranked.forEach(({ result, seat }, i) => {
    const last = ranked[i - 1]
    const group = groups[groups.length - 1]
    if (group !== undefined && last !== undefined && better(last.result, result) === 0) group.push(seat)
    else groups.push([seat])
  })
  return groups
}

export function standings(state: State): readonly Standing[] | undefined {
  if (state.phase.is !== 'over') return undefined
  const out: Standing[] = []
  for (const group of state.phase.places) {
    const place = out.length + 1
    for (const seat of group) out.push({ seat, place })
  }
  return out
}
