import { language } from './say.ts'

export type Title = {
  readonly id: string
  readonly seats: { readonly least: number; readonly most: number }
  readonly minutes: readonly [least: number, most: number]
  readonly en: { readonly name: string; readonly pitch: string }
}

const found = import.meta.glob<Title>('../../shared/games/*/title.ts', { eager: true, import: 'title' })

export const titleOf = (game: string): Title | undefined => found[`../../shared/games/${game}/title.ts`]
export const nameOf = (game: string): string => titleOf(game)?.[language].name ?? game
