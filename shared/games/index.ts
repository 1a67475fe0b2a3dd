import type { Game, Kinds } from '../game/definition.ts'
import { blackFriday } from './black-friday/index.ts'
import { blackMonday } from './black-monday/index.ts'

/** A game whose types the table does not know: it only carries its states, moves and views from one call to the next. */
export type AnyGame = Game<Kinds>

/** The registry: one import and one word per game. The one place where the types of the games are laid down. */
const shelf = [blackFriday, blackMonday] as unknown as readonly AnyGame[]

export const games: { readonly [id: string]: AnyGame } = Object.fromEntries(shelf.map((game) => [game.id, game]))

/** The game of this id, or undefined for an id that is none of ours. */
export const gameOf = (id: string): AnyGame | undefined => (Object.hasOwn(games, id) ? games[id] : undefined)
