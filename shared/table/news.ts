import type { Viewer } from '../game/definition.ts'
import { diff, type Patch } from '../protocol/diff.ts'
import type { Made } from './command.ts'
import { gameAt } from './game.ts'
import { screen } from './screen.ts'
import type { Table } from './table.ts'

export type Line = { readonly e: string }

/** What one commit is to one viewer: the change of his screen and the log lines he may read. */
export type News = { readonly patch?: Patch; readonly lines?: readonly Line[] }

/** P4: worked out from the table before and after, never from what a socket was sent last. */
export function news(before: Table, made: Made, viewer: Viewer): News {
  const patch = diff(screen(before, viewer), screen(made.table, viewer))
  const lines = linesFor(made, viewer)
  return { ...(patch && { patch }), ...(lines.length > 0 && { lines }) }
}

export function linesFor(made: Made, viewer: Viewer): readonly Line[] {
  const game = gameAt(made.table)
  const told = made.events.flatMap((event) => game.line(event, viewer) ?? [])
  // The end of the table comes after the last line of the game, its beginning before the first.
  return made.own.some((event) => event.e === 'table:over') ? [...told, ...made.own] : [...made.own, ...told]
}
