import { useState } from 'preact/hooks'
import { type Colour, colours, columns, grid, type Place } from '../../../shared/games/black-friday/board.ts'
import type { View } from '../../../shared/games/black-friday/view.ts'
import { narrow } from './narrow.ts'
import { priceAt } from './part.ts'
import { Shape, Sign } from './sign.tsx'
import { say } from './text/say.ts'
import { corners, type Trail } from './trail.ts'

const all = grid.length
const wide = columns.length
const x = (column: number) => column - columns[0]

/** Where in its space a marker stands: one stands large, several in a row that reaches to the left, off the next price. */
function spread(at: number, of: number): { shift: number; size: number } {
  if (of === 1) return { shift: 0.22, size: 1 }
  const step = of === 2 ? 0.4 : of === 3 ? 0.33 : of === 4 ? 0.29 : 0.25
  return { shift: 0.27 - step * (of - 1 - at), size: 0.74 }
}

/** On a phone: two rows above the highest marker, and as far as the last trails reach. */
function rowsNeeded(places: View['markers'], trails: readonly Trail[]): number {
  const used = [...Object.values(places), ...trails.flatMap((trail) => trail.places)].map(([row]) => row)
  return Math.min(all, Math.max(7, ...used.map((row) => row + 2)))
}

type Props = {
  readonly places: View['markers']
  readonly level: number
  readonly trails: readonly Trail[]
  /** Where a marker would go by the order that is open. */
  readonly coming: readonly Trail[]
}

/** The price tower: every price that is printed, the markers on it, and the way they last came. */
export function Tower({ places, level, trails, coming }: Props) {
  const [unfolded, unfold] = useState(false)
  const folds = narrow.value && !unfolded
  const rows = folds ? rowsNeeded(places, [...trails, ...coming]) : all
  const y = (row: number) => rows - row
  const on = (row: number, column: number) =>
    colours.filter((colour) => places[colour][0] === row && places[colour][1] === column)
  return (
    <div class="bf-tower">
      <ul class="unseen" aria-label={say.pricesOf}>
        {colours.map((colour) => {
          const [row] = places[colour]
          const levelOfRow = grid.find((line) => line.row === row)?.level ?? 0
          return <li key={colour}>{say.priceLine(colour, priceAt(places[colour]), row, levelOfRow)}</li>
        })}
      </ul>
      {rows < all && (
        <button type="button" class="bf-unfold" onClick={() => unfold(true)}>
          {say.unfold(all - rows)}
        </button>
      )}
      <div class="bf-grid" aria-hidden="true" style={`--count:${rows}`}>
        {grid.slice(all - rows).map((line, i, shown) => (
          <div
            key={line.row}
            class="bf-row"
            data-level={line.level === level ? 'now' : line.level < level ? 'past' : ''}
          >
            {shown[i - 1]?.level === line.level ? (
              <span />
            ) : (
              <span class="bf-rowlevel" style={`--rows:${shown.filter(({ level }) => level === line.level).length}`}>
                {line.level === 0 ? <i>{say.startRow}</i> : line.level}
              </span>
            )}
            {line.prices.map((price, column) => {
              const here = on(line.row, column + columns[0])
              return (
                <span
                  key={price}
                  class={`bf-cell${here.length > 0 ? ' bf-taken' : ''}${here.length > 1 ? ' bf-crowd' : ''}`}
                  style={`--height:${line.row / all}`}
                >
                  {price}
                </span>
              )
            })}
          </div>
        ))}
        <div class="bf-layer">
          <svg viewBox={`0 0 ${wide} ${rows}`} preserveAspectRatio="none" class="bf-trails" aria-hidden="true">
            {trails.map((trail) => (
              <Way key={trail.colour} trail={trail} y={y} kind="bf-was" />
            ))}
            {coming.map((trail) => (
              <Way key={trail.colour} trail={trail} y={y} kind="bf-next" />
            ))}
          </svg>
          {trails.map(
            ({ colour, places: [from] }) =>
              from && <Ghost key={colour} colour={colour} place={from} y={y} kind="bf-was" />,
          )}
          {coming.map(({ colour, places: way }) => {
            const to = way.at(-1)
            return to && <Ghost key={colour} colour={colour} place={to} y={y} kind="bf-next" />
          })}
          {colours.map((colour) => {
            const [row, column] = places[colour]
            const here = on(row, column)
            const { shift, size } = spread(here.indexOf(colour), here.length)
            return (
              <span
                key={colour}
                class="bf-marker"
                style={`--x:${x(column) + shift};--y:${y(row) + (here.length > 1 ? 0.17 : 0)};--size:${size};z-index:${2 + here.indexOf(colour)}`}
              >
                <Sign kind={colour} mute />
              </span>
            )
          })}
        </div>
      </div>
    </div>
  )
}

type Drawn = { y: (row: number) => number; kind: string }

function Way({ trail, y, kind }: Drawn & { trail: Trail }) {
  const nudge = (colours.indexOf(trail.colour) - 2) * 0.04
  const points = corners(trail.places).map(([row, column]) => `${x(column) + 0.72 + nudge},${y(row) + 0.82 + nudge}`)
  return (
    <>
      <polyline class={`bf-casing ${kind}`} points={points.join(' ')} />
      <polyline class={`bf-way ${kind} bf-${trail.colour}`} points={points.join(' ')} />
    </>
  )
}

/** Where a marker was, or would be. */
function Ghost({ colour, place: [row, column], y, kind }: Drawn & { colour: Colour; place: Place }) {
  return (
    <span class={`bf-marker bf-ghost ${kind}`} style={`--x:${x(column) + 0.22};--y:${y(row) + 0.3};--size:.7`}>
      <svg class={`bf-${colour}`} viewBox="-13 -13 26 26" aria-hidden="true">
        <Shape kind={colour} />
      </svg>
    </span>
  )
}
