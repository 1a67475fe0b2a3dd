import { type Colour, colours, columns, grid, type Place } from '../../../shared/games/black-friday/board.ts'
import type { View } from '../../../shared/games/black-friday/view.ts'
import { priceAt } from './part.ts'
import { Shape, Sign } from './sign.tsx'
import { say } from './text/say.ts'
import { corners, type Trail } from './trail.ts'

const rows = grid.length
const wide = columns.length
const x = (column: number) => column - columns[0]
const y = (row: number) => rows - row

/** A place's share of its space for each of the markers on it: one stands large, several in a row. */
function spread(at: number, of: number): { shift: number; size: number } {
  if (of === 1) return { shift: 0.2, size: 1 }
  const size = of === 2 ? 0.78 : of === 3 ? 0.7 : 0.64
  const span = of === 2 ? 0.44 : of === 3 ? 0.6 : 0.68
  return { shift: -span / 2 + (span * at) / (of - 1), size }
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
      <div class="bf-grid" aria-hidden="true">
        {grid.map((line, i) => (
          <div
            key={line.row}
            class="bf-row"
            data-level={line.level === level ? 'now' : line.level < level ? 'past' : ''}
          >
            <span class={`bf-rowlevel${grid[i - 1]?.level === line.level ? ' bf-same' : ''}`}>
              {grid[i - 1]?.level === line.level ? '' : line.level === 0 ? '·' : line.level}
            </span>
            {line.prices.map((price, column) => {
              const here = on(line.row, column + columns[0])
              return (
                <span
                  key={price}
                  class={`bf-cell${here.length > 0 ? ' bf-taken' : ''}${here.length > 1 ? ' bf-crowd' : ''}`}
                  style={`--height:${line.row / rows}`}
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
              <Way key={trail.colour} trail={trail} kind="bf-was" />
            ))}
            {coming.map((trail) => (
              <Way key={trail.colour} trail={trail} kind="bf-next" />
            ))}
          </svg>
          {trails.map(
            ({ colour, places: [from] }) => from && <Ghost key={colour} colour={colour} place={from} kind="bf-was" />,
          )}
          {coming.map(({ colour, places: way }) => {
            const to = way.at(-1)
            return to && <Ghost key={colour} colour={colour} place={to} kind="bf-next" />
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

function Way({ trail, kind }: { trail: Trail; kind: string }) {
  const nudge = (colours.indexOf(trail.colour) - 2) * 0.07
  const points = corners(trail.places).map(([row, column]) => `${x(column) + 0.62 + nudge},${y(row) + 0.5 + nudge}`)
  return (
    <>
      <polyline class={`bf-casing ${kind}`} points={points.join(' ')} />
      <polyline class={`bf-way ${kind} bf-${trail.colour}`} points={points.join(' ')} />
    </>
  )
}

/** Where a marker was, or would be. */
function Ghost({ colour, place: [row, column], kind }: { colour: Colour; place: Place; kind: string }) {
  return (
    <span class={`bf-marker bf-ghost ${kind}`} style={`--x:${x(column) + 0.12};--y:${y(row)};--size:.7`}>
      <svg class={`bf-${colour}`} viewBox="-13 -13 26 26" aria-hidden="true">
        <Shape kind={colour} />
      </svg>
    </span>
  )
}
