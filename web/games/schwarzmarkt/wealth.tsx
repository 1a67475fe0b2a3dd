import type { Screen } from '../../../shared/table/screen.ts'
import type { Course } from './history.ts'
import { nameOf } from './part.ts'
import { say } from './text/say.ts'

const high = 158
const left = 34
/** On a phone the drawing is as narrow as its place, so that its words keep their size. */
const width = () => (innerWidth < 720 ? 340 : 640)

type Props = { readonly courses: readonly Course[]; readonly order: readonly number[]; readonly screen: Screen }

/** Wealth over the game, a step for each payment; the winner's line is the strongest. */
export function Wealth({ courses, order, screen }: Props) {
  const wide = width()
  const right = wide - 100
  const length = courses[0]?.wealth.length ?? 1
  const top = Math.max(50, ...courses.flatMap((course) => course.wealth))
  const step = top > 300 ? 100 : 50
  const x = (i: number) => left + (i / Math.max(1, length - 1)) * (right - left)
  const y = (sum: number) => high - 14 - (sum / top) * (high - 28)
  const names = apart(order.map((seat) => ({ seat, y: y(courses[seat]?.wealth.at(-1) ?? 0) })))
  return (
    <figure class="sm-chart">
      <figcaption>{say.chart}</figcaption>
      <svg viewBox={`0 0 ${wide} ${high}`} role="img" aria-label={say.chart}>
        {Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => (
          <g key={i} class="sm-grid">
            <path d={`M${left} ${y(i * step)}H${right}`} />
            <text x={left - 6} y={y(i * step)}>
              {i * step}
            </text>
          </g>
        ))}
        {order.map((seat, at) => (
          <path
            key={seat}
            class={`sm-line sm-line-${at}`}
            d={(courses[seat]?.wealth ?? [])
              .map((sum, i) => (i === 0 ? `M${x(0)} ${y(sum)}` : `H${x(i)}V${y(sum)}`))
              .join('')}
          />
        ))}
        {names.map(({ seat, y }) => (
          <text key={seat} class="sm-name" x={right + 8} y={y}>
            {nameOf(screen, seat).slice(0, 14)}
          </text>
        ))}
      </svg>
    </figure>
  )
}

/** Names at the ends of lines, pushed apart so that each can be read. */
function apart(names: { seat: number; y: number }[]): { seat: number; y: number }[] {
  const sorted = names.sort((a, b) => a.y - b.y)
  for (let i = 1; i < sorted.length; i++) {
    const one = sorted[i]
    const before = sorted[i - 1]
    if (one && before) one.y = Math.max(one.y, before.y + 15)
  }
  const over = (sorted.at(-1)?.y ?? 0) - (high - 6)
  return over > 0 ? sorted.map(({ seat, y }) => ({ seat, y: y - over })) : sorted
}
