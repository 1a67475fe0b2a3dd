import type { Company } from '../../../shared/games/black-monday/board.ts'
import type { View } from '../../../shared/games/black-monday/view.ts'
import { rowCount, rowOf } from './chart.tsx'
import { narrow } from './narrow.ts'

/** The latest prices of the pile as a line of steps on the axis; the last step runs into the price of now. */
export function Pile({ view, company, whole = false }: { view: View; company: Company; whole?: boolean }) {
  const most = whole ? Number.POSITIVE_INFINITY : narrow.value ? 5 : 12
  const laid = view.tracks[company].laid
  const shown = laid.slice(-most)
  const wide = 100 / Math.max(shown.length, narrow.value ? 3 : 6)
  const left = 100 - wide * shown.length
  const y = (price: number) => rowOf(price) + 0.5
  const line = shown.map(
    ({ to }, i) => `${i === 0 ? `M${left}` : 'V'}${i === 0 ? ` ${y(to)}` : y(to)}H${left + wide * (i + 1)}`,
  )
  const area = `${line.join('')}V${rowCount - 0.5}H${left}Z`
  return (
    <div class="bm-pile" aria-hidden="true">
      <svg aria-hidden="true" viewBox={`0 0 100 ${rowCount}`} preserveAspectRatio="none">
        <path class="bm-area" d={area} />
        <path class="bm-line" d={line.join('')} />
      </svg>
      {shown.map(({ to }, i) =>
        to === 0 && i < shown.length - 1 ? (
          <i key={laid.length - shown.length + i} style={{ left: `${left + wide * (i + 0.5)}%` }}>
            ✕
          </i>
        ) : null,
      )}
    </div>
  )
}
