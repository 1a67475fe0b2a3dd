import type { Game, Kinds } from '../game/definition.ts'
import { blackFriday } from './black-friday/index.ts'
import { blackMonday } from './black-monday/index.ts'
import { friesematenten } from './friesematenten/index.ts'
import { schwarzmarkt } from './schwarzmarkt/index.ts'

/** A game whose types the table does not know: it only carries its states, moves and views from one call to the next. */
export type AnyGame = Game<Kinds>

/** A game without its types, which the table need not know. The one place where they are laid down. */
export const plain = <K extends Kinds>(game: Game<K>): AnyGame => game as unknown as AnyGame

/** The registry: one import and one word per game. */
const shelf = [plain(blackFriday), plain(blackMonday), plain(schwarzmarkt), plain(friesematenten)]

export const games: { readonly [id: string]: AnyGame } = Object.fromEntries(shelf.map((game) => [game.id, game]))

/** The game of this id, or undefined for an id that is none of ours. */
export const gameOf = (id: string): AnyGame | undefined => (Object.hasOwn(games, id) ? games[id] : undefined)
