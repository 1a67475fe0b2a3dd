import type { Viewer } from '../shared/game/definition.ts'
import type { Patch } from '../shared/protocol/diff.ts'
import { type Entry, protocol } from '../shared/protocol/messages.ts'
import type { Made } from '../shared/table/decide.ts'
import { type Line, linesFor, type News, news } from '../shared/table/news.ts'
import type { Screen } from '../shared/table/screen.ts'
import type { Table } from '../shared/table/table.ts'

/** One commit as it is kept: what the watchers saw, and beside it what may be told only later or only to one seat. */
export type Kept = {
  readonly rev: number
  readonly at: number
  /** The watchers' whole screen, for the first commit only. */
  readonly screen?: Screen
  readonly patch?: Patch
  readonly lines?: readonly Line[]
  /** Lines of a seat where they differ from the watchers'. */
  readonly own?: { readonly [seat: number]: readonly Line[] }
  /** Public when the game is over. */
  readonly move?: { readonly seat: number; readonly move: unknown }
}

/** What a commit is to each viewer, worked out once however many ask. */
export type Tidings = (viewer: Viewer) => News

export function tidings(before: Table, made: Made): Tidings {
  const known = new Map<Viewer, News>()
  return (viewer) => {
    const told = known.get(viewer) ?? news(before, made, viewer)
    known.set(viewer, told)
    return told
  }
}

export function keep(made: Made, told: Tidings): Kept {
  const { rev, at, chairs } = made.table
  const watched = told('watcher')
  const common = JSON.stringify(watched.lines ?? [])
  const own = Object.fromEntries(
    made.events.length === 0
      ? []
      : chairs.flatMap((_, seat) => {
          const lines = linesFor(made, seat)
          return JSON.stringify(lines) === common ? [] : [[seat, lines]]
        }),
  )
  return {
    rev,
    at,
    ...watched,
    ...(Object.keys(own).length > 0 && { own }),
    ...(made.move && { move: made.move }),
  }
}

/** The log of one viewer, oldest first. */
export const entries = (commits: readonly Kept[], viewer: Viewer): Entry[] =>
  commits.flatMap((commit) => {
    const own = viewer === 'watcher' ? undefined : commit.own?.[viewer]
    return (own ?? commit.lines ?? []).map((line) => ({ rev: commit.rev, line }))
  })

/** The record of a table: the very stream its watchers saw. Seed and moves are in it only after the end. */
export function recordOf(table: Table, commits: readonly Kept[]): object {
  const { code, game, rules, options, stage, commitment, nonces } = table
  const over = stage === 'over'
  const deal = { commitment, nonces, ...(over && { seed: table.seed.hidden }) }
  const told = commits.map(({ own: _, move, ...seen }) => (over && move ? { ...seen, ...move } : seen))
  return { protocol, code, game, rules, options, stage, deal, commits: told }
}
