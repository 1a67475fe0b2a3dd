import type { Kinds } from '../../shared/game/definition.ts'
import type { Words } from '../../shared/game/words.ts'
import type { Why } from '../net/hear.ts'
import { language } from './say.ts'
import { sayWhy } from './tell.ts'

export type AnyWords = Words<Kinds>

const found = import.meta.glob<AnyWords>('../../shared/games/*/text/en.ts', { import: 'en' })

/** The game's text in the player's language; undefined for a game that has none yet. */
export const wordsOf = async (game: string): Promise<AnyWords | undefined> =>
  found[`../../shared/games/${game}/text/${language}.ts`]?.()

/** A refusal in words, of the table or of the game. */
export function reason(why: Why, words: AnyWords | undefined): string {
  if ('of' in why) return sayWhy(why.key)
  return words?.reasons[why.key]?.(why) ?? why.key
}

/** A key nobody has named yet, as words: `blackTo` as `black to`. */
export const spelled = (key: string): string =>
  key
    .replace(/[_-]/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
    .trim()

export const moveName = (words: AnyWords | undefined, move: string): string => words?.moves[move] ?? spelled(move)
export const fieldName = (words: AnyWords | undefined, field: string): string => words?.fields[field] ?? spelled(field)
export const valueName = (words: AnyWords | undefined, value: string | number): string =>
  typeof value === 'number' ? String(value) : (words?.values[value] ?? spelled(value))
