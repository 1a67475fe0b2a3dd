import { expect, test } from 'vitest'
import { doubtful, serverTime, setTo } from '../../web/net/clock.ts'
import { clock, left } from '../../web/table/time.ts'

const hour = 3_600_000

test('F19: a clock on the wall that is an hour wrong changes nothing', () => {
  for (const wrong of [-hour, 0, hour]) {
    const told = setTo(1_000_000, { wall: 1_000_300 + wrong, steady: 50 })
    expect(serverTime(told, { wall: 1_005_300 + wrong, steady: 5_050 })).toBe(1_005_000)
  }
})

test('F19: a clock that is put while the page is open does not move the countdown, and the server is asked', () => {
  const told = setTo(1_000_000, { wall: 1_000_000, steady: 0 })
  const after = { wall: 1_010_000 + hour, steady: 10_000 }
  expect(serverTime(told, after)).toBe(1_010_000)
  expect(doubtful(told, after)).toBe(true)
})

test('F8: a machine that slept asks the server what time it is', () => {
  const told = setTo(1_000_000, { wall: 0, steady: 0 })
  expect(doubtful(told, { wall: 600_000, steady: 4_000 })).toBe(true)
  expect(doubtful(told, { wall: 600_000, steady: 599_000 })).toBe(false)
})

test('P10: the countdown is reckoned from the deadline: first the time of the move, then the reserve', () => {
  const time = { deadline: 100_000, bank: 30_000 }
  expect(left(time, 20_000)).toEqual({ all: 80_000, own: 50_000, reserve: 30_000 })
  expect(left(time, 90_000)).toEqual({ all: 10_000, own: 0, reserve: 10_000 })
})

test('P10: after the deadline nothing is left, and without one no clock runs', () => {
  expect(left({ deadline: 100_000, bank: 0 }, 130_000)).toEqual({ all: 0, own: 0, reserve: 0 })
  expect(left({ deadline: null, bank: 30_000 }, 0)).toBeUndefined()
})

test('a clock shows seconds while they matter, then minutes, then hours', () => {
  expect(clock(65_000)).toBe('1:05')
  expect(clock(400)).toBe('0:01')
  expect(clock(0)).toBe('0:00')
  expect(clock(5 * hour + 12 * 60_000)).toBe('5 h 12 min')
  expect(clock(51 * hour)).toBe('2 d 3 h')
})
