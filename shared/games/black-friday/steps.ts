import { columns, grid, type Place } from './board.ts'

const top = grid.length
const left = columns[0]
const right = columns[columns.length - 1] ?? 0

const rowAt = (row: number) => {
  const found = grid[top - row]
  if (found === undefined) throw new Error(`no row ${row}`)
  return found
}

export function priceAt([row, column]: Place): number {
  const price = rowAt(row).prices[column - left]
  if (price === undefined) throw new Error(`no column ${column}`)
  return price
}

export const levelAt = ([row]: Place): number => rowAt(row).level

export type Way = 'up' | 'down' | 'left' | 'right'

/** BF2 to BF4: one step of a marker; at an edge it turns, in the corners it stays. */
export function step([row, column]: Place, way: Way): Place {
  switch (way) {
    case 'up':
      return row < top ? [row + 1, column] : [row, Math.min(column + 1, right)]
    case 'down':
      return row > 1 ? [row - 1, column] : [row, Math.max(column - 1, left)]
    case 'right':
      return column < right ? [row, column + 1] : [Math.min(row + 1, top), column]
    case 'left':
      return column > left ? [row, column - 1] : [Math.max(row - 1, 1), column]
  }
}

/** BF7: the move of an adjustment for `k` cases: half of it, rounded up, vertically; then one step sideways if k is even. */
export function shift(place: Place, k: number): Place {
  let at = place
  for (let i = 0; i < Math.ceil(Math.abs(k) / 2); i++) at = step(at, k > 0 ? 'up' : 'down')
  return k % 2 === 0 ? step(at, k > 0 ? 'right' : 'left') : at
}

/** BF5, BF6: how much the blacks of a draw take off every colour. */
export const subtracted = (blacks: number): number => (blacks >= 2 ? blacks : 0)

/** BF37: the level that the highest-priced marker calls for; of equal prices the higher row. */
export function calledLevel(places: readonly Place[]): number {
  let best = 0
  let level = 0
  for (const place of places) {
    const price = priceAt(place)
    const here = levelAt(place)
    if (price > best || (price === best && here > level)) {
      best = price
      level = here
    }
  }
  return level
}
