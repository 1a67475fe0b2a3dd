import { add, type Basket, countOf, total } from '../../kit/basket.ts'
import { type Colour, dealFor, type Kind, kinds, type LayTable, thirdCase } from './board.ts'
import type { Cause, Marker } from './events.ts'
import type { Board } from './state.ts'
import { priceAt, step, type Way } from './steps.ts'

/** What a board does by itself when a marker steps or a case is laid: for the rules and for the preview alike. */
export function moveMarker(board: Board, colour: Colour, way: Way, cause: Cause): Marker {
  const from = board.markers[colour]
  const to = step(from, way)
  board.markers[colour] = to
  return { e: 'marker', colour, from, to, price: priceAt(to), cause }
}

/** BF12: a colour of which the market holds none any more steps right. */
export const soldOut = (board: Board, colour: Colour): Marker[] =>
  countOf(board.market, colour) === 0 ? [moveMarker(board, colour, 'right', 'soldOut')] : []

/** 4.9: one case from the market onto a table; answers the marker steps that follow. */
export function lay(board: Board, name: LayTable, kind: Kind): Marker[] {
  const table = board.tables[name]
  add(board.market, kind, -1)
  add(table, kind, 1)
  if (kind === 'K') return []
  const steps = soldOut(board, kind)
  if (countOf(table, kind) === thirdCase) steps.push(moveMarker(board, kind, 'right', 'third'))
  return steps
}

/** BF9: blacks count for nothing on a table. */
export const coloured = (basket: Basket<Kind>): number => total(basket) - countOf(basket, 'K')

export const isFull = (board: Board, name: LayTable, seats: number): boolean =>
  coloured(board.tables[name]) >= dealFor(seats).full

/** BF28: asked only after a sale. */
export const isSoldOff = (board: Board, seats: number): boolean =>
  coloured(board.tables[board.current]) <= dealFor(seats).left

export const present = (basket: Basket<Kind>): Kind[] => kinds.filter((kind) => countOf(basket, kind) > 0)

/** BF8, BF15: the cases of `from` that may go along: those of a traded colour while there is one, otherwise any. */
export function going(from: Basket<Kind>, traded: Basket<Colour>): Kind[] {
  const all = present(from)
  const same = all.filter((kind) => kind !== 'K' && countOf(traded, kind) > 0)
  return same.length > 0 ? same : all
}
