import type { AnyGame } from '../../shared/games/index.ts'
import * as real from '../../shared/games/index.ts'
import { toy } from '../help/toy.ts'

export type * from '../../shared/games/index.ts'
export const games: { readonly [id: string]: AnyGame } = { ...real.games, toy: toy as unknown as AnyGame }
export const gameOf = (id: string): AnyGame | undefined => (Object.hasOwn(games, id) ? games[id] : undefined)
