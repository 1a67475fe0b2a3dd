import type { OptionSpec } from '../../game/definition.ts'
import { smallActions, targets, usualTarget } from './board.ts'
import { ids, isKind } from './cards.ts'

const actions = ids.filter((card) => isKind(card, 'action'))
const set = { factory: 19, status: 15, 'coupled-card': 5, 'coupled-person': 5, action: 16 } as const

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
