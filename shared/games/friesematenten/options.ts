import type { OptionSpec } from '../../game/definition.ts'
import { kinds, smallActions, targets, usualTarget } from './board.ts'
import { ids, isKind } from './cards.ts'

const actions = ids.filter((card) => isKind(card, 'action'))
const set = Object.fromEntries(kinds.map((kind) => [kind, ids.filter((card) => isKind(card, kind)).length]))

/** A share smaller than this would be over before it began. */
const leastDeck = 30

/** With two players every attack hits the same one, so they start with the small list. */
export const options: readonly OptionSpec[] = [
  { key: 'deck', domain: { kind: 'one', of: ['full', 'beginner', 'custom'] }, usual: () => 'full' },
  {
    key: 'actions',
    domain: { kind: 'one', of: ['none', 'small', 'all', 'chosen'] },
    usual: (seats) => (seats === 2 ? 'small' : 'all'),
  },
  { key: 'chosen', domain: { kind: 'several', of: actions, min: 0, max: actions.length }, usual: () => smallActions },
  { key: 'share', domain: { kind: 'count', of: set, min: leastDeck, max: ids.length }, usual: () => set },
  { key: 'target', domain: { kind: 'one', of: targets }, usual: () => usualTarget },
  { key: 'overbid', domain: { kind: 'one', of: ['refused', 'allowed'] }, usual: () => 'refused' },
]
