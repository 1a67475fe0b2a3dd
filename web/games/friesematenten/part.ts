import type { CardId } from '../../../shared/games/friesematenten/cards.ts'
import type { Line } from '../../../shared/games/friesematenten/events.ts'
import type { Move } from '../../../shared/games/friesematenten/moves.ts'
import type { Held } from '../../../shared/games/friesematenten/state.ts'
import type { View } from '../../../shared/games/friesematenten/view.ts'
import type { Choice } from '../../../shared/kit/choice.ts'
import type { Screen } from '../../../shared/table/screen.ts'
import type { Shown } from '../../table/face.ts'
import { say } from './text/say.ts'

export type Part = Shown<View, Move>
export type Offer = readonly Choice<Move>[]
export type PlayMove = Extract<Move, { do: 'play' }>

export const offered = <D extends Move['do']>(choices: Offer, what: D): Extract<Offer[number], { do: D }>[] =>
  choices.filter((choice): choice is Extract<Offer[number], { do: D }> => choice.do === what)

/** What somebody is called at this table; to himself: you. */
export const nameOf = (screen: Screen, seat: number): string => screen.chairs[seat]?.name || `#${seat + 1}`
export const whoIs = (screen: Screen, seat: number): string => (seat === screen.me ? say.you : nameOf(screen, seat))

export const empireOf = (view: View, seat: number): readonly Held[] => view.empires[seat] ?? []
export const moneyOf = (view: View, seat: number): number => view.money[seat] ?? 0

/** Whose empire a card lies in. */
export const holderOf = (view: View, card: CardId): number =>
  view.empires.findIndex((empire) => empire.some((held) => held.card === card))

/** The card under the hammer, or about to be. */
export const lotOf = ({ phase }: View): CardId | undefined => ('lots' in phase ? phase.lots[0] : undefined)

/** Which decision is open: the seat's own word for the question. */
export type Question = 'veto' | 'scrap' | 'cards' | 'lot' | 'bid' | 'refusal' | 'bag' | 'over'
export const questionOf = ({ scrap, play, phase }: View): Question =>
  scrap !== null ? 'scrap' : play && !play.done ? 'veto' : phase.in

/** The line as this game's, when it is one of its lines. The table's own lines carry a colon in their name. */
export const ownLine = (line: { readonly e: string }): Line | undefined =>
  line.e.includes(':') ? undefined : (line as Line)

export const linesOf = (recent: Part['recent']): { rev: number; line: Line }[] =>
  recent.flatMap((entry) => {
    const line = ownLine(entry.line)
    return line ? [{ rev: entry.rev, line }] : []
  })

/** Cards that came to where they are with the last commit. */
export function movedOf(recent: Part['recent']): readonly CardId[] {
  const all = linesOf(recent)
  const last = all.at(-1)?.rev
  return all.flatMap(({ rev, line }) => {
    if (rev !== last) return []
    if (line.e === 'cardMoved') return [line.card, ...line.withCards]
    return line.e === 'awarded' || line.e === 'coupled' || line.e === 'blueTaken' || line.e === 'markerChanged'
      ? [line.card]
      : []
  })
}

/** The table without a card and what hangs on it. */
export const without = (view: View, card: CardId): View => ({
  ...view,
  empires: view.empires.map((empire) => empire.filter((held) => held.card !== card && held.on !== card)),
})
