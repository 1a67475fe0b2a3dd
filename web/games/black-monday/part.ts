import { type Card, type Cards, type Company, face, kinds } from '../../../shared/games/black-monday/board.ts'
import type { Line } from '../../../shared/games/black-monday/events.ts'
import type { Move } from '../../../shared/games/black-monday/moves.ts'
import type { SeatView, View } from '../../../shared/games/black-monday/view.ts'
import type { Choice } from '../../../shared/kit/choice.ts'
import type { Screen } from '../../../shared/table/screen.ts'
import type { Shown } from '../../table/face.ts'

export type Part = Shown<View, Move>
export type Offer = readonly Choice<Move>[]

export const priceOf = (view: View, company: Company): number => view.tracks[company].laid.at(-1)?.to ?? 0

/** The seat of the person looking on, if he sits. */
export const mineOf = (view: View): SeatView | undefined => (view.me === null ? undefined : view.seats[view.me])

/** The cards of a basket one by one, in the order in which cards are shown. */
export const oneByOne = (cards: Readonly<Cards>): Card[] =>
  kinds.flatMap((card) => Array.from({ length: cards[card] ?? 0 }, () => card))

/** How many shares of a company are on these share cards. */
export const sharesOf = (cards: Readonly<Cards>, company: Company): number =>
  oneByOne(cards).reduce((sum, card) => sum + (face(card).company === company ? face(card).shares : 0), 0)

/** What somebody is called at this table. */
export const nameOf = (screen: Screen, seat: number): string => screen.chairs[seat]?.name || `#${seat + 1}`

/** The line as this game's, when it is one of its lines. The table's own lines carry a colon in their name. */
export const ownLine = (line: { readonly e: string }): Line | undefined =>
  line.e.includes(':') ? undefined : (line as Line)

/** Whether this may be done now: the room has offered it. */
export function offers(choices: Offer, move: Move): boolean {
  return choices.some((choice) => {
    if (choice.do !== move.do) return false
    return !('card' in choice.fields) || ('card' in move && choice.fields.card.of?.includes(move.card))
  })
}
