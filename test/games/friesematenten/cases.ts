import type { CardId } from '../../../shared/games/friesematenten/cards.ts'
import { madeBy } from '../../../shared/games/friesematenten/preview.ts'
import { type Sitting, sit } from './play.ts'

/** A card that is played, with its effect, and refused, with the reason. */
export type Case = { does: () => void; refused: () => string | undefined; why: string }

export const rich = [60, 60, 60]
/** Three with 60 money each, two cards in the Exchange. */
export const cardPhase = (...empires: string[][]) =>
  sit({ phase: 'cards', money: rich, empires, exchange: ['s01', 's02'] })
export const bagPhase = (...empires: string[][]) => sit({ phase: 'production', money: rich, empires })
export const makes = (table: Sitting, seat: number, card: CardId) =>
  madeBy(table.state, seat).find((one) => one.card === card)?.amount
export const empire = (table: Sitting, seat: number) => table.state.empires[seat]?.map(({ card }) => card)
