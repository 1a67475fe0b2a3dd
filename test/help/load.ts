import type { Game, Kinds } from '../../shared/game/definition.ts'
import type { Words } from '../../shared/game/words.ts'
import { type AnyGame, gameOf } from '../../shared/games/index.ts'

export type AnyWords = Words<Kinds>
/** A game with its English text: all that is needed to play it and to read about it. */
export type Played = { readonly game: AnyGame; readonly words: AnyWords }

export const anyGame = <K extends Kinds>(game: Game<K>): AnyGame => game as unknown as AnyGame
export const anyWords = <K extends Kinds>(words: Words<K>): AnyWords => words as unknown as AnyWords

/** The game of this folder, whether it is in the registry yet or not. Throws when the folder exports no such game. */
export async function load(id: string): Promise<Played> {
  const text = await module(id, 'text/en.ts')
  const game = gameOf(id) ?? Object.values(await module(id, 'index.ts')).find((value) => isGame(value, id))
  if (!isGame(game, id)) throw new Error(`shared/games/${id}/index.ts exports no game '${id}'`)
  if (typeof text.en !== 'object') throw new Error(`shared/games/${id}/text/en.ts exports no 'en'`)
  return { game, words: text.en as AnyWords }
}

const isGame = (value: unknown, id: string): value is AnyGame =>
  typeof value === 'object' && value !== null && 'id' in value && value.id === id

const module = async (id: string, file: string): Promise<Record<string, unknown>> =>
  await import(/* @vite-ignore */ new URL(`../../shared/games/${id}/${file}`, import.meta.url).href)
