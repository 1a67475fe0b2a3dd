import type { Fault } from './json.ts'

/** What was played and looked at, so that no check is idle unnoticed. */
export type Tally = {
  readonly games: { random: number; bot: number }
  /** Games that stood still under options that are not the usual ones. */
  endless: number
  commits: number
  longest: number
  looks: number
  /** Redrawn worlds that differed from the true one, and commits after which the viewer still could not tell. */
  readonly worlds: { redrawn: number; alike: number; finished: number }
  /** Secrets found in events, and those that were exchanged for another. */
  secrets: number
  scrambled: number
  readonly reasons: Record<string, number>
  /** Bytes of every patch seen. */
  readonly patches: number[]
}

export const newTally = (): Tally => ({
  games: { random: 0, bot: 0 },
  endless: 0,
  commits: 0,
  longest: 0,
  looks: 0,
  worlds: { redrawn: 0, alike: 0, finished: 0 },
  secrets: 0,
  scrambled: 0,
  reasons: {},
  patches: [],
})

/** An unusual option may let a game stand still, but then it is rare. */
export const standsStill = (tally: Tally): Fault =>
  tally.endless * 50 > tally.games.random + tally.games.bot + 50 ? `${tally.endless} games stood still` : undefined

/** A check of secrets that had nothing to do although the game has secrets. */
export function idle(tally: Tally, least: number): Fault {
  if (tally.worlds.redrawn < least) return `only ${tally.worlds.redrawn} worlds were redrawn`
  if (tally.worlds.alike < least) return `only ${tally.worlds.alike} commits left redrawn worlds alike`
  // A game may tell nothing in secret; what its events say in the open the redrawn worlds have judged.
  return tally.secrets > 0 && tally.scrambled < least / 2
    ? `only ${tally.scrambled} secrets of events were exchanged`
    : undefined
}

export function report(tally: Tally): string {
  const sizes = tally.patches.toSorted((a, b) => a - b)
  const size = (part: number) => sizes[Math.floor((sizes.length - 1) * part)] ?? 0
  const { games, worlds } = tally
  return [
    `${games.random} random games and ${games.bot} of bots, ${tally.commits} commits, the longest game ${tally.longest}, ` +
      `${tally.endless} stood still under unusual options`,
    `${tally.looks} looked at closely, ${worlds.redrawn} worlds redrawn, ${worlds.alike} alike after the commit, ` +
      `${worlds.finished} played to the end, ${tally.secrets} secrets in events, ${tally.scrambled} exchanged`,
    `patches of ${size(0.5)} bytes (half), ${size(0.99)} (99 of 100)`,
    `reasons ${JSON.stringify(tally.reasons)}`,
  ].join('\n')
}
