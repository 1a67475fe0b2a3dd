import type { Seat } from '../../../game/definition.ts'
import { type Basket, countOf, total } from '../../../kit/basket.ts'
import type { OneOf } from '../../../kit/choice.ts'
import { adjust } from '../adjust.ts'
import type { Kind, LayTable } from '../board.ts'
import type { Why } from '../events.ts'
import { isFull, lay, present } from '../lay.ts'
import { moved, type Play } from '../play.ts'

/** The field `case` of a move: one of these, or none when there are none. */
export const oneOf = (list: readonly Kind[]): OneOf<Kind> =>
  list.length > 0 ? { kind: 'one', of: list } : { kind: 'one', of: list, none: true }

/** Whether the case that goes along is one of those that may. */
export function wrongCase(list: Kind[], given: Kind | undefined, where: 'market' | 'sales'): Why | undefined {
  if (list.length === 0) return given === undefined ? undefined : { key: 'noCaseThere', where }
  if (given === undefined) return { key: 'caseNeeded', list }
  return list.includes(given) ? undefined : { key: 'caseColour', list }
}

/** BF8: for silver and passing, any case of the market. */
export function wrongAny(market: Basket<Kind>, given: Kind | undefined): Why | undefined {
  if (given !== undefined && total(market) > 0 && countOf(market, given) === 0)
    return { key: 'notInMarket', colour: given, n: 0 }
  return wrongCase(present(market), given, 'market')
}

/** 4.9, without the trigger. */
export function put(play: Play, seat: Seat, table: LayTable, kind: Kind): void {
  const { state, events } = play
  events.push({ e: 'casePlaced', seat, table, colour: kind })
  events.push(...lay(state, table, kind))
  moved(play)
}

/** Lays the case that goes along with a move, if there is one; BF25: a full table brings its adjustment at once. */
export function layAlong(play: Play, seat: Seat, table: LayTable, kind: Kind | undefined): void {
  const { state, events } = play
  if (kind === undefined) events.push({ e: 'noCase', seat, table })
  else put(play, seat, table, kind)
  if (isFull(state, table, state.seats.length)) adjust(play, seat, table, false)
}
