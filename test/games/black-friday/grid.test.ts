import { describe, expect, test } from 'vitest'
import { columns, grid, type Place, start } from '../../../shared/games/black-friday/board.ts'
import { calledLevel, levelAt, priceAt, shift, step, type Way } from '../../../shared/games/black-friday/steps.ts'
import { play, scene, steps } from './play.ts'

test('2.1: prices follow (row + 1)² + 3 + row × column; all markers start on 7', () => {
  for (const { row, prices } of grid)
    for (const [i, column] of columns.entries()) expect(prices[i]).toBe((row + 1) ** 2 + 3 + row * column)
  expect(grid.map(({ row }) => row)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  expect(grid.map(({ level }) => level)).toEqual([9, 9, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0])
  expect([priceAt(start), priceAt([1, -3]), priceAt([13, 3])]).toEqual([7, 4, 238])
})

test('BF1: a marker is a place: 10 in row 3 and 10 in row 1 go different ways', () => {
  const low: Place = [1, 3]
  const high: Place = [3, -3]
  expect([priceAt(low), priceAt(high)]).toEqual([10, 10])
  expect([priceAt(step(low, 'up')), priceAt(step(high, 'up'))]).toEqual([18, 16])
})

describe('2.2: one step', () => {
  test.each<[Place, Way, Place]>([
    [[4, 3], 'right', [5, 3]],
    [[4, -3], 'left', [3, -3]],
    [[1, -3], 'left', [1, -3]],
    [[1, -3], 'down', [1, -3]],
    [[1, -1], 'down', [1, -2]],
    [[13, 1], 'up', [13, 2]],
    [[13, 3], 'up', [13, 3]],
    [[13, 3], 'right', [13, 3]],
    [[12, 3], 'right', [13, 3]],
    [[2, -3], 'left', [1, -3]],
    [[1, 3], 'right', [2, 3]],
    [[13, -3], 'left', [12, -3]],
  ])('from %j %s to %j', (from, way, to) => expect(step(from, way)).toEqual(to))
})

test('BF2: the right edge turns up for a sold-out colour too', () => {
  const state = scene({ markers: { Y: [4, 0], B: [4, 0], R: [2, 3], G: [4, 0], O: [4, 0] }, market: { R: 2, Y: 3 } })
  const { events } = play(state, 0, { do: 'buy', shares: { R: 2 }, case: 'Y' })
  expect(steps(events)).toEqual(['R soldOut 18→28'])
})

test('BF2: the left edge turns down for a sale too', () => {
  const state = scene({
    markers: { Y: [4, -3], B: [4, 0], R: [4, 0], G: [4, 0], O: [4, 0] },
    seats: [{ shares: { Y: 1 } }],
  })
  const { events } = play(state, 0, { do: 'sell', shares: { Y: 1 }, lower: 'Y', case: 'Y' })
  expect(steps(events)).toEqual(['Y sale 16→10'])
})

test('BF3: down in the bottom row is left, until 4', () => {
  expect(priceAt(step([1, 0], 'down'))).toBe(6)
  expect(shift([1, -1], -5)).toEqual([1, -3])
})

test('BF4: up in the top row is right, until 238', () => {
  expect(priceAt(step([13, 0], 'up'))).toBe(212)
  expect(shift([13, 1], 7)).toEqual([13, 3])
})

describe('BF7: half of k rounded up and down the rows, one sideways when k is even', () => {
  const middle: Place = [7, 0]
  test.each([
    [-11, [1, 0]],
    [-10, [2, -1]],
    [-9, [2, 0]],
    [-8, [3, -1]],
    [-7, [3, 0]],
    [-6, [4, -1]],
    [-5, [4, 0]],
    [-4, [5, -1]],
    [-3, [5, 0]],
    [-2, [6, -1]],
    [-1, [6, 0]],
    [0, [7, -1]],
    [1, [8, 0]],
    [2, [8, 1]],
    [3, [9, 0]],
    [4, [9, 1]],
    [5, [10, 0]],
    [6, [10, 1]],
    [7, [11, 0]],
    [8, [11, 1]],
    [9, [12, 0]],
    [10, [12, 1]],
    [11, [13, 0]],
  ])('k = %i leads from (7,0) to %j', (k, to) => expect(shift(middle, k)).toEqual(to))
})

describe('10.3: steps and moves', () => {
  test.each<[number, Place, number]>([
    [1, [1, 0], 12],
    [2, [1, 0], 14],
    [4, [1, 0], 22],
    [0, [1, 0], 6],
    [-1, [1, 0], 6],
    [-3, [1, 0], 5],
    [6, [3, 2], 70],
    [2, [6, 3], 108],
    [0, [5, -3], 16],
    [-2, [3, -3], 4],
    [3, [4, 1], 58],
    [-4, [10, -1], 68],
    [4, [12, 2], 238],
    [5, [13, 0], 238],
    [-5, [2, 0], 5],
  ])('k = %i from %j gives %i', (k, from, price) => expect(priceAt(shift(from, k))).toBe(price))
})

/** '2,1 1,2': places as row and column. */
const places = (text: string): Place[] =>
  text.split(' ').map((at): Place => {
    const [row = 0, column = 0] = at.split(',').map(Number)
    return [row, column]
  })

describe('10.2: the three printed examples, from every start that fits them', () => {
  test.each([
    ['1 yellow', 1, '2,0', 19],
    ['1 blue', 0, '4,1', 28],
    ['1 red', 3, '4,2', 64],
    ['1 green', 0, '2,0', 10],
    ['1 orange', 1, '2,3 3,0', 28],
    ['2 yellow', -1, '3,0', 12],
    ['2 blue', -1, '4,0', 19],
    ['2 red', -2, '6,2', 44],
    ['2 green', 1, '2,-1', 16],
    ['2 orange', -2, '4,0', 16],
    ['3 yellow', -2, '5,1', 28],
    ['3 blue', -1, '9,1', 92],
    ['3 red', 0, '5,0 6,-2 7,-3', 34],
    ['3 green', 2, '6,3 7,2', 108],
    ['3 orange', -2, '6,0 7,-2 8,-3', 34],
  ])('example %s', (_, k, starts, price) => {
    for (const from of places(starts)) expect(priceAt(shift(from, k))).toBe(price)
  })

  test.each([
    ['green', 0, 1, '2,0 3,-2 4,-3', [10, 16]],
    ['orange', 1, -2, '2,3 3,0', [28, 16]],
  ])('%s through examples 1 and 2', (_, first, second, starts, wanted) => {
    for (const from of places(starts)) {
      const between = shift(from, first)
      expect([priceAt(between), priceAt(shift(between, second))]).toEqual(wanted)
    }
  })
})

describe('BF37, 10.4: the level is that of the highest price, of equal prices the higher row', () => {
  test.each([
    ['2,1 1,2 2,0 1,-1 2,3', 18, 0],
    ['3,-3 1,3 2,2 1,0 1,0', 16, 0],
    ['6,-3 5,0 4,3 2,2 3,0', 40, 2],
    ['5,-1 6,-3 4,0 3,3 2,0', 34, 4],
    ['6,3 4,0 5,2 3,3 7,-2', 70, 4],
    ['11,-3 10,2 9,3 4,0 8,0', 144, 8],
    ['3,0 2,1 2,0 1,3 1,0', 19, 1],
  ])('%s: highest price %i, level %i', (text, highest, level) => {
    const markers = places(text)
    expect(Math.max(...markers.map(priceAt))).toBe(highest)
    expect(calledLevel(markers)).toBe(level)
    expect(calledLevel(markers.toReversed())).toBe(level)
  })

  test('a row knows its card', () => expect(places('2,0 11,0 13,3').map(levelAt)).toEqual([0, 9, 9]))
})
