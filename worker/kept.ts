import type { Viewer } from '../shared/game/definition.ts'
import type { Saying } from '../shared/protocol/chat.ts'
import { type Patch, patched } from '../shared/protocol/diff.ts'
import { type Entry, protocol } from '../shared/protocol/messages.ts'
import type { Made } from '../shared/table/command.ts'
import { type Line, linesFor, type News, news } from '../shared/table/news.ts'
import { type Screen, screen } from '../shared/table/screen.ts'
import type { Table } from '../shared/table/table.ts'

/** One commit as it is kept: what the watchers saw, and beside it what may be told only later or only to one seat. */
export type Kept = {
  readonly rev: number
  readonly at: number
  /** The watchers' whole screen, for the first commit of each game. */
  readonly screen?: Screen
  readonly patch?: Patch
  readonly lines?: readonly Line[]
  /** Lines of a seat where they differ from the watchers'. */
  readonly own?: { readonly [seat: number]: readonly Line[] }
  /** Public when the game is over. */
  readonly move?: { readonly seat: number; readonly move: unknown }
  /** The game went back to where it stood after that commit. */
  readonly undo?: number
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
    ...(made.fresh ? { screen: screen(made.table, 'watcher') } : watched.patch && { patch: watched.patch }),
    ...(watched.lines && { lines: watched.lines }),
    ...(made.undo !== undefined && { undo: made.undo }),
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

/**
 * The record of one game at the table (the current one unless `match` says): the very stream its watchers saw, beginning
 * with a whole screen. Seed and moves are in it only after the end. Undefined for a game that was not played here.
 */
export function recordOf(
  table: Table,
  commits: readonly Kept[],
  said: readonly Saying[],
  match = table.match,
): object | undefined {
  const starts = commits.flatMap((commit, n) => (commit.screen ? [n] : []))
  const from = starts[match - 1]
  if (from === undefined) return undefined
  const played = commits.slice(from, starts[match])
  const over = match < table.match || table.stage === 'over'
  const { code, game, settings } = table
  const { rules, options, nonces, commitment, seed } = dealOf(table, played, match)
  const deal = { commitment, nonces, ...(over && { seed }) }
  const told = played.map(({ own: _, move, ...seen }) => (over && move ? { ...seen, ...move } : seen))
  const talk = settings.keep === 'yes' ? { talk: said } : {}
  return {
    protocol,
    code,
    game,
    rules,
    match,
    options,
    stage: over ? 'over' : table.stage,
    deal,
    commits: told,
    ...talk,
  }
}

/** What a finished game was dealt from stands in the last screen its watchers saw. */
function dealOf(table: Table, played: readonly Kept[], match: number) {
  if (match === table.match)
    return {
      rules: table.rules,
      options: table.options,
      nonces: table.nonces,
      commitment: table.commitment,
      seed: table.seed.hidden,
    }
  let last: Screen | undefined
  for (const { screen: whole, patch } of played) last = whole ?? (last && patch ? patched(last, patch) : last)
  return {
    rules: last?.rules ?? table.rules,
    options: last?.options ?? {},
    ...(last?.deal ?? { nonces: [], commitment: '', seed: null }),
  }
}
