import { signal } from '@preact/signals'
import { type Colour, colours, silverTrack, start } from '../../../shared/games/black-friday/board.ts'
import type { Line } from '../../../shared/games/black-friday/events.ts'
import { ownLine, priceAt } from './part.ts'

/** The prices after each adjustment, the opening prices first. */
export type Day = { readonly [colour in Colour]: number } & { readonly silver: number }

export type History = { readonly code: string; readonly days: readonly Day[] } | 'failed' | undefined
export const history = signal<History>(undefined)

type Commit = { readonly lines?: readonly { readonly e: string }[] }

/** From the table's public record: what every spectator has seen. */
export async function fetchHistory(code: string): Promise<void> {
  try {
    const record: { commits: readonly Commit[] } = await (await fetch(`/api/tables/${code}/record`)).json()
    history.value = {
      code,
      days: daysOf(record.commits.map(({ lines = [] }) => lines.flatMap((l) => ownLine(l) ?? []))),
    }
  } catch {
    history.value = 'failed'
  }
}

export function daysOf(commits: readonly (readonly Line[])[]): Day[] {
  const opening = priceAt(start)
  const now = { Y: opening, B: opening, R: opening, G: opening, O: opening, silver: silverTrack.first as number }
  const days: Day[] = [{ ...now }]
  for (const lines of commits) {
    for (const line of lines) {
      if (line.e === 'marker') now[line.colour] = line.price
      if (line.e === 'silverPrice') now.silver = line.to
    }
    if (lines.some((line) => line.e === 'adjustment')) days.push({ ...now })
  }
  return days
}

/** The highest price of all, for the scale. */
export const highest = (days: readonly Day[]): number =>
  Math.max(...days.flatMap((day) => [day.silver, ...colours.map((colour) => day[colour])]))
