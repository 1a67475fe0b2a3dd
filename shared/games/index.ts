import type { Game, Kinds } from '../game/definition.ts'
import type { AnyMove, Choice } from '../kit/choice.ts'

/** A game whose types the table does not know: it only carries its states, moves and views from one call to the next. */
export type AnyGame = Game<Kinds>
export type AnyChoice = Choice<AnyMove>

const plain = <K extends Kinds>(game: Game<K>): AnyGame => game as unknown as AnyGame

/** The registry: one import and one word per game. */
export const games: { readonly [id: string]: AnyGame } = byId([])

function byId(list: readonly AnyGame[]): { readonly [id: string]: AnyGame } {
  return Object.fromEntries(list.map((game) => [game.id, game]))
}

/** The game of this id, or undefined for an id that is none of ours. */
export const gameOf = (id: string): AnyGame | undefined => (Object.hasOwn(games, id) ? games[id] : undefined)
export { plain }
