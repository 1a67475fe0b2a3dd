import type { OptionSpec, Seat } from '../game/definition.ts'
import { type AnyGame, gameOf } from '../games/index.ts'
import type { Value } from '../kit/choice.ts'
import { offered } from './offered.ts'
import type { Table } from './table.ts'

/** The table's game. Throws for a table of a game that is no longer in the registry. */
export function gameAt(table: Table): AnyGame {
  const game = gameOf(table.game)
  if (!game) throw new Error(`unknown game ${table.game}`)
  return game
}

/** The seats that have a choice now, in order. */
export function asked(table: Table): Seat[] {
  const state = table.state
  if (!state) return []
  const game = gameAt(table)
  return table.chairs.flatMap((_, seat) => (offered(game, state, seat).length > 0 ? [seat] : []))
}

/** Every option of the game with its value: what the host has set, else what is usual for so many seats. */
export function settled(
  game: { readonly options: readonly OptionSpec[]; readonly seats: { readonly least: number; readonly most: number } },
  set: { readonly [key: string]: Value },
  taken: number,
): { readonly [key: string]: Value } {
  const seats = Math.min(Math.max(taken, game.seats.least), game.seats.most)
  return Object.fromEntries(game.options.map((spec) => [spec.key, set[spec.key] ?? spec.usual(seats)]))
}
