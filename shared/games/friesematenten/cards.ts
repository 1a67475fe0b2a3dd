import type { Card, Kind, Rows } from './card.ts'
import { actions } from './cards/actions.ts'
import { blues } from './cards/blues.ts'
import { factories } from './cards/factories.ts'
import { statuses } from './cards/statuses.ts'

export type CardId = keyof typeof factories | keyof typeof statuses | keyof typeof blues | keyof typeof actions

const whole = (rows: Rows, kind: Kind, when: Card['when']) =>
  Object.entries(rows).map(([id, row]) => [id, { kind, when, points: 0, aim: { at: 'nothing' }, ops: [], ...row }])

/** The 60 cards of the set, in the order of their numbers. Names and texts are in text/. */
export const cards: { readonly [id in CardId]: Card } = Object.fromEntries([
  ...whole(factories, 'factory', 'always'),
  ...whole(statuses, 'status', 'always'),
  ...whole(blues, 'coupled-card', 'cards'),
  ...whole(actions, 'action', 'cards'),
])

export const ids = Object.keys(cards) as CardId[]

export const isBlue = (id: CardId): boolean => cards[id].kind === 'coupled-card' || cards[id].kind === 'coupled-person'
export const isKind = (id: CardId, kind: Kind): boolean => cards[id].kind === kind

/** Red numbers: a factory that costs points, and money to be rid of. */
export const isNegative = (id: CardId): boolean => isKind(id, 'factory') && cards[id].points < 0
