import { signal } from '@preact/signals'
import type { Line } from '../../../shared/games/schwarzmarkt/events.ts'
import { total } from '../../../shared/kit/basket.ts'
import { ownLine } from './part.ts'

export type Best = { readonly n: number; readonly price: number; readonly sum: number }
/** One player's game: wealth after every payment of anybody, cards sold, what they brought, the best sale. */
export type Course = {
  readonly wealth: readonly number[]
  readonly cards: number
  readonly brought: number
  readonly best: Best | undefined
}

export type History = { readonly code: string; readonly courses: readonly Course[] } | 'failed' | undefined
export const history = signal<History>(undefined)

type Commit = { readonly lines?: readonly { readonly e: string }[] }

/** From the table's public record: what every spectator has seen. */
export async function fetchHistory(code: string, seats: number): Promise<void> {
  try {
    const record: { commits: readonly Commit[] } = await (await fetch(`/api/tables/${code}/record`)).json()
    const lines = record.commits.flatMap(({ lines = [] }) => lines.flatMap((line) => ownLine(line) ?? []))
    history.value = { code, courses: coursesOf(lines, seats) }
  } catch {
    history.value = 'failed'
  }
}

export function coursesOf(lines: readonly Line[], seats: number): Course[] {
  const courses = Array.from({ length: seats }, () => ({
    wealth: [0],
    cards: 0,
    brought: 0,
    best: undefined as Best | undefined,
  }))
  const pay = (seat: number, sum: number) => {
    courses.forEach((course, n) => {
      course.wealth.push((course.wealth.at(-1) ?? 0) + (n === seat ? sum : 0))
    })
  }
  for (const line of lines) {
    if (line.e === 'paid') pay(line.seat, -line.amount)
    if (line.e !== 'traded') continue
    pay(line.seat, line.sum)
    const course = courses[line.seat]
    if (!course) continue
    const n = total(line.goods)
    course.cards += n
    course.brought += line.sum
    if (line.sum > (course.best?.sum ?? 0)) course.best = { n, price: line.price, sum: line.sum }
  }
  return courses
}
