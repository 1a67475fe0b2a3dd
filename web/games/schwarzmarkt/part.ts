import {
  type Good,
  type Goods,
  goods,
  inflation,
  raid,
  type Text,
  type Title,
  texts,
  track,
} from '../../../shared/games/schwarzmarkt/board.ts'
import type { Line } from '../../../shared/games/schwarzmarkt/events.ts'
import type { Move } from '../../../shared/games/schwarzmarkt/moves.ts'
import type { View } from '../../../shared/games/schwarzmarkt/view.ts'
import { countOf } from '../../../shared/kit/basket.ts'
import type { Choice } from '../../../shared/kit/choice.ts'
import type { Screen } from '../../../shared/table/screen.ts'
import type { Shown } from '../../table/face.ts'

export type Part = Shown<View, Move>
export type Asked = readonly Choice<Move>[]

/** The choice of one kind of move; undefined when it is not mine now. */
export const offered = <D extends Move['do']>(choices: Asked, way: D): Extract<Asked[number], { do: D }> | undefined =>
  choices.find((choice): choice is Extract<Asked[number], { do: D }> => choice.do === way)

export const spaceOf = (price: number): number => track.findIndex((here) => here.price === price)
export const priceAt = (space: number): number => track[space]?.price ?? 0

/** Whether a text of this title lies open. */
export const lies = (open: readonly Text[], title: Title): boolean => open.some((text) => texts[text].title === title)
/** The space on which a trading round under these texts begins, and the one on which it ends. */
export const firstSpace = (open: readonly Text[]): number => (lies(open, 'inflation') ? spaceOf(inflation.first) : 0)
export const finalSpace = (open: readonly Text[]): number =>
  lies(open, 'raid') ? spaceOf(raid.last) : track.length - 1

/** The seat that is asked; undefined when the game is over. */
export const onTurn = (view: View): number | undefined => ('seat' in view.ask ? view.ask.seat : undefined)
export const after = (view: View, seat: number): number => (seat + 1) % view.chairs.length

/** What somebody is called at this table. */
export const nameOf = (screen: Screen, seat: number): string => screen.chairs[seat]?.name || `#${seat + 1}`

/** The line as this game's, when it is one of its lines. The table's own lines carry a colon in their name. */
export const ownLine = (line: { readonly e: string }): Line | undefined =>
  line.e.includes(':') ? undefined : (line as Line)

/** The basket as far as it can be had, its first goods first. */
export function within(wish: Readonly<Goods>, there: Readonly<Goods>, most: number): Goods {
  const out: Goods = {}
  let left = most
  for (const good of goods) {
    const n = Math.min(countOf(wish, good), countOf(there, good), left)
    if (n > 0) out[good] = n
    left -= n
  }
  return out
}

/** The goods that a basket holds, in the order of the board. */
export const kindsIn = (basket: Readonly<Goods>): Good[] => goods.filter((good) => countOf(basket, good) > 0)
