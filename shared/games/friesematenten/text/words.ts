import type { Words } from '../../../game/words.ts'
import type { Kind, Sector, When } from '../card.ts'
import type { CardId } from '../cards.ts'
import type { Kinds } from '../kinds.ts'

/** What a card is called and what it does; an empty text: nothing but its numbers. */
export type CardWords = { readonly [card in CardId]: { readonly name: string; readonly text: string } }

/** The game's text: what every game has, and its cards. */
export type Text = Words<Kinds> & {
  readonly cards: CardWords
  readonly kinds: { readonly [kind in Kind]: string }
  readonly sectors: { readonly [sector in Sector]: string }
  /** When a card is played, in a word or two for its corner. */
  readonly times: { readonly [when in When]: string }
}
