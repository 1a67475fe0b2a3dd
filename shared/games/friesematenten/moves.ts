import type { Choice } from '../../kit/choice.ts'
import { loudest } from './board.ts'
import { type CardId, ids } from './cards.ts'
import type { Way } from './state.ts'

export type Answer = 'yes' | 'no'

export type Move =
  /** Plays an action card or couples a blue card: a card as target, a seat as target or to be given to, a way. */
  | { do: 'play'; card: CardId; target?: CardId; seat?: number; way?: Way }
  /** No more cards in this phase. */
  | { do: 'done' }
  /** No card before this lot, or before any lot of this phase. */
  | { do: 'skip'; until: 'lot' | 'phase' }
  | { do: 'bid'; amount: number }
  | { do: 'pass' }
  | { do: 'veto'; use: Answer }
  | { do: 'firstRefusal'; use: Answer }
  | { do: 'scrap'; factory: CardId }

export const answers: readonly Answer[] = ['yes', 'no']
const ways: readonly Way[] = ['up', 'down', 'put', 'take']

/** The shape of every move. */
export const moves: readonly Choice<Move>[] = [
  {
    do: 'play',
    fields: {
      card: { kind: 'one', of: ids },
      target: { kind: 'one', of: ids, none: true },
      seat: { kind: 'one', of: [0, 1, 2, 3], none: true },
      way: { kind: 'one', of: ways, none: true },
    },
  },
  { do: 'done', fields: {} },
  { do: 'skip', fields: { until: { kind: 'one', of: ['lot', 'phase'] } } },
  { do: 'bid', fields: { amount: { kind: 'range', min: 1, max: loudest } } },
  { do: 'pass', fields: {} },
  { do: 'veto', fields: { use: { kind: 'one', of: answers } } },
  { do: 'firstRefusal', fields: { use: { kind: 'one', of: answers } } },
  { do: 'scrap', fields: { factory: { kind: 'one', of: ids } } },
]
