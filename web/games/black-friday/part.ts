import { type Colour, columns, grid, type Kind, type Place } from '../../../shared/games/black-friday/board.ts'
import type { Line } from '../../../shared/games/black-friday/events.ts'
import type { Move } from '../../../shared/games/black-friday/moves.ts'
import type { SeatView, View } from '../../../shared/games/black-friday/view.ts'
import type { Basket } from '../../../shared/kit/basket.ts'
import type { Choice } from '../../../shared/kit/choice.ts'
import type { Screen } from '../../../shared/table/screen.ts'
import type { Shown } from '../../table/face.ts'

export type Part = Shown<View, Move>
export type Offer = readonly Choice<Move>[]

/** The choices of one kind of move: several for a sale, one for each colour and one for a mixed basket. */
export const offered = <D extends Move['do']>(choices: Offer, way: D): Extract<Offer[number], { do: D }>[] =>
  choices.filter((choice): choice is Extract<Offer[number], { do: D }> => choice.do === way)

/** The price printed where a marker stands. */
export function priceAt([row, column]: Place): number {
  return grid.find((line) => line.row === row)?.prices[column - columns[0]] ?? 0
}

export const priceOf = (view: View, colour: Colour): number => priceAt(view.markers[colour])

/** The seat of the person looking on, if he sits. */
export const mineOf = (view: View): SeatView | undefined => (view.me === null ? undefined : view.seats[view.me])

/** All cases one by one, in the order given. */
export const oneByOne = <K extends Kind>(basket: Basket<K>, order: readonly K[]): K[] =>
  order.flatMap((kind) => Array.from({ length: basket[kind] ?? 0 }, () => kind))

/** What somebody is called at this table. */
export const nameOf = (screen: Screen, seat: number): string => screen.chairs[seat]?.name || `#${seat + 1}`

/** The line as this game's, when it is one of its lines. The table's own lines carry a colon in their name. */
export const ownLine = (line: { readonly e: string }): Line | undefined =>
  line.e.includes(':') ? undefined : (line as Line)
