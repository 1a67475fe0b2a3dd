import { useEffect } from 'preact/hooks'
import { colours } from '../../../shared/games/black-friday/board.ts'
import type { View } from '../../../shared/games/black-friday/view.ts'
import { type Day, fetchHistory, highest, history } from './history.ts'
import { priceOf } from './part.ts'
import { Shape } from './sign.tsx'
import { say } from './text/say.ts'

const wide = 640
const high = 150
const right = 590

/** Prices after each adjustment and now, with silver as a broken line. */
export function Chart({ view, code, last }: { view: View; code: string; last: number | undefined }) {
  useEffect(() => {
    // A further adjustment is a reason to fetch again.
    if (last !== undefined || history.peek() === undefined) fetchHistory(code)
  }, [code, last])
  const found = history.value
  if (found === 'failed') return <p class="bf-empty">{say.noRecord}</p>
  if (!found || found.code !== code) return <p class="bf-empty">{say.loading}</p>
  const now: Day = {
    Y: priceOf(view, 'Y'),
    B: priceOf(view, 'B'),
    R: priceOf(view, 'R'),
    G: priceOf(view, 'G'),
    O: priceOf(view, 'O'),
    silver: view.silver.price,
  }
  const days = [...found.days, now]
  const top = Math.max(40, Math.ceil((highest(days) * 1.06) / 20) * 20)
  const x = (i: number) => 30 + (i * (right - 30)) / Math.max(1, days.length - 1)
  const y = (price: number) => high - 14 - (price / top) * (high - 26)
  const points = (key: keyof Day) => days.map((day, i) => `${x(i).toFixed(1)},${y(day[key]).toFixed(1)}`).join(' ')
  const scale = top <= 60 ? 20 : top <= 120 ? 40 : 60
  const steps = Array.from({ length: Math.floor(top / scale) + 1 }, (_, i) => i * scale)
  return (
    <svg class="bf-chart" viewBox={`0 0 ${wide} ${high}`} role="img" aria-label={say.chartAlt}>
      {steps.map((price) => (
        <g key={price} class="bf-line">
          <path d={`M30 ${y(price)}H${right}`} />
          <text x="24" y={y(price) + 4}>
            {price}
          </text>
        </g>
      ))}
      <polyline class="bf-course bf-ofsilver" points={points('silver')} />
      {colours.map((colour) => (
        <polyline key={colour} class={`bf-course bf-${colour}`} points={points(colour)} />
      ))}
      {spaced(now, y).map(({ key, at, column }) => (
        <g key={key} class={`bf-${key}`} transform={`translate(${right + 12 + column * 20} ${at}) scale(.66)`}>
          {key === 'silver' ? <path class="bf-bar bf-silver" d="M-11 6-7-6H7L11 6Z" /> : <Shape kind={key} />}
        </g>
      ))}
    </svg>
  )
}

/** The signs at the ends of the lines, side by side where they would cover each other. */
function spaced(now: Day, y: (price: number) => number) {
  const ends = ([...colours, 'silver'] as const).map((key) => ({ key, at: y(now[key]), column: 0 }))
  ends.sort((a, b) => a.at - b.at)
  ends.forEach((end, i) => {
    const last = ends[i - 1]
    if (last && end.at - last.at < 15) end.column = (last.column + 1) % 3
  })
  return ends
}
