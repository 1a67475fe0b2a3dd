import { signal } from '@preact/signals'
import type { Colour, Place } from '../../../shared/games/black-friday/board.ts'
import type { Line } from '../../../shared/games/black-friday/events.ts'
import type { Entry } from '../../../shared/protocol/messages.ts'
import { ownLine } from './part.ts'
import { linesOf } from './trail.ts'

/** The adjustment that is being looked at again, and how many of its steps have been shown; undefined: the present. */
export const replayed = signal<{ readonly rev: number; readonly step: number } | undefined>(undefined)

/** The last adjustment that this page has heard of, kept while newer commits push it out of `recent`. */
const kept = signal<{ readonly rev: number; readonly lines: readonly Line[] } | undefined>(undefined)

export function lastAdjustment(recent: readonly Entry[]): { rev: number; lines: readonly Line[] } | undefined {
  const rev = recent.findLast((entry) => ownLine(entry.line)?.e === 'adjustment')?.rev
  const old = kept.peek()
  if (rev === undefined) return old
  if (old?.rev === rev) return old
  const lines = linesOf(recent, rev)
  const found = { rev, lines: lines.slice(lines.findIndex((line) => line.e === 'adjustment')) }
  kept.value = found
  return found
}

/** Where the markers stood after so many steps; every adjustment moves all five. */
export function placesAt(
  now: { readonly [colour in Colour]: Place },
  lines: readonly Line[],
  step: number,
): { [colour in Colour]: Place } {
  const places = { ...now }
  for (const line of lines.slice(step).reverse()) if (line.e === 'marker') places[line.colour] = line.from
  for (const line of lines.slice(0, step)) if (line.e === 'marker') places[line.colour] = line.to
  return places
}
