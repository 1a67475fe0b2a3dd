import { type Random, shuffle } from '../../kit/random.ts'
import { kinds, smallActions } from './board.ts'
import { type CardId, ids, isKind } from './cards.ts'
import type { Options } from './kinds.ts'

/** The action cards there are to take from. */
function actionsOf(options: Options): readonly CardId[] {
  if (options.deck === 'beginner' || options.actions === 'none') return []
  if (options.actions === 'small') return smallActions
  if (options.actions === 'chosen') return options.chosen
  return ids.filter((card) => isKind(card, 'action'))
}

/** The deck these options ask for, sorted; a custom share of each kind is drawn at random. */
export function deckOf(options: Options, random: Random): CardId[] {
  const actions = actionsOf(options)
  const deck = ids.filter((card) => !isKind(card, 'action') || actions.includes(card))
  if (options.deck !== 'custom') return deck
  return kinds
    .flatMap((kind) =>
      shuffle(
        deck.filter((card) => isKind(card, kind)),
        random,
      ).slice(0, options.share[kind] ?? 0),
    )
    .sort((a, b) => ids.indexOf(a) - ids.indexOf(b))
}
