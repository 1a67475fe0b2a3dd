import { type Colour, colours, type Place } from '../../../shared/games/black-friday/board.ts'
import type { Cause, Line, Marker } from '../../../shared/games/black-friday/events.ts'
import type { Entry } from '../../../shared/protocol/messages.ts'
import { ownLine } from './part.ts'

/** The way of one marker in one commit: the places it stood on, and why it moved last. */
export type Trail = { readonly colour: Colour; readonly places: readonly Place[]; readonly cause: Cause }
/** The last commit in which a marker moved. */
export type Moved = { readonly rev: number; readonly trails: readonly Trail[]; readonly adjusted: boolean }

const isMarker = (line: Line | undefined): line is Marker => line?.e === 'marker'

export const linesOf = (entries: readonly Entry[], rev: number): Line[] =>
  entries.filter((entry) => entry.rev === rev).flatMap((entry) => ownLine(entry.line) ?? [])

export function lastMoved(recent: readonly Entry[]): Moved | undefined {
  const rev = recent.findLast((entry) => isMarker(ownLine(entry.line)))?.rev
  if (rev === undefined) return undefined
  const lines = linesOf(recent, rev)
  return { rev, trails: trailsOf(lines), adjusted: lines.some((line) => line.e === 'adjustment') }
}

export function trailsOf(lines: readonly Line[]): Trail[] {
  return colours.flatMap((colour) => {
    const steps = lines.filter(isMarker).filter((line) => line.colour === colour)
    const first = steps[0]
    const last = steps.at(-1)
    if (!first || !last) return []
    return [{ colour, places: [first.from, ...steps.map((step) => step.to)], cause: last.cause }]
  })
}

/** The way drawn with its corner: an adjustment goes up or down first and sideways last (2.4). */
export function corners(places: readonly Place[]): Place[] {
  const out: Place[] = []
  for (const place of places) {
    const last = out.at(-1)
    if (last && last[0] !== place[0] && last[1] !== place[1]) out.push([place[0], last[1]])
    out.push(place)
  }
  return out
}
