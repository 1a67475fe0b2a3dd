import { describe, expect, test } from 'vitest'
import type { Place } from '../../../shared/games/black-friday/board.ts'
import { blackFriday } from '../../../shared/games/black-friday/index.ts'
import { settled } from '../../../shared/games/black-friday/money.ts'
import { silverAfter } from '../../../shared/games/black-friday/outlook.ts'
import { find, names, play, refused, scene } from './play.ts'

const low: Place = [1, -3]
const poor = { Y: low, B: low, R: low, G: low, O: low }
/** A pass of seat 1 fires the silver table. */
const nearly = { tables: { silver: { Y: 2, B: 2 } } }
const fire = { do: 'pass', case: 'R' } as const

describe('subsidies and interest', () => {
  test('BF17: subsidies come before the main action of a turn', () => {
    const state = scene({ turn: { seat: 2, phase: 'act' }, seats: [{}, { cash: 0, cards: ['PASS'] }] })
    const { state: richer, events } = play(state, 1, { do: 'subsidy', count: 2 })
    expect(find(events, 'subsidy')).toEqual({ e: 'subsidy', seat: 1, count: 2, cash: 40, total: 2 })
    const { state: after } = play(richer, 1, { do: 'pass', case: 'Y' })
    expect(after.phase.is).toBe('after')
    expect(refused(after, 1, { do: 'subsidy', count: 1 })).toEqual({ key: 'notNow' })
  })

  test('4.2: the level limits the subsidies', () => {
    const state = scene({ level: 4, seats: [{ subsidies: 4 }] })
    expect(refused(state, 0, { do: 'subsidy', count: 2 })).toEqual({ key: 'subsidyLimit', limit: 5, room: 1 })
  })

  test('BF18: everyone pays what he can, the drawing seat first', () => {
    const state = scene({ ...nearly, seats: [{ cash: 1, subsidies: 3 }, { cash: 9, subsidies: 2 }, { cash: 0 }] })
    const { state: next, events } = play(state, 0, fire)
    expect(events.filter((event) => event.e === 'interest')).toEqual([
      { e: 'interest', seat: 0, due: 3, paid: 1, unpaid: 2 },
      { e: 'interest', seat: 1, due: 2, paid: 2, unpaid: 0 },
    ])
    expect(next.seats.map(({ cash, unpaid }) => [cash, unpaid])).toEqual([
      [0, 2],
      [7, 0],
      [0, 0],
    ])
  })

  test('BF19: face-down subsidies cost nothing again', () => {
    const state = scene({
      ...nearly,
      seats: [{}, { cash: 0, subsidies: 3, unpaid: 2 }, { cash: 0, subsidies: 4, unpaid: 4 }],
    })
    const { events } = play(state, 0, fire)
    expect(events.filter((event) => event.e === 'interest')).toEqual([
      { e: 'interest', seat: 1, due: 1, paid: 0, unpaid: 3 },
    ])
  })

  test('BF20: with debt only a subsidy or a sale is possible', () => {
    const state = scene({ seats: [{ cash: 0, subsidies: 2, unpaid: 2, shares: { Y: 1 } }] })
    expect(refused(state, 0, { do: 'buy', shares: { Y: 1 }, case: 'Y' })).toEqual({ key: 'interestFirst' })
    expect(refused(state, 0, { do: 'silver', bars: 1, case: 'Y' })).toEqual({ key: 'interestFirst' })
    expect(refused(state, 0, { do: 'pass', case: 'Y' })).toEqual({ key: 'interestFirst' })
    expect(blackFriday.choices(state, 0).map((choice) => choice.do)).toEqual(['subsidy', 'sell'])
    const { state: next, events } = play(state, 0, { do: 'subsidy', count: 1 })
    expect(events).toEqual([
      { e: 'subsidy', seat: 0, count: 1, cash: 18, total: 3 },
      { e: 'interestPaid', seat: 0, paid: 2, left: 0 },
    ])
    expect(next.seats[0]).toMatchObject({ cash: 18, unpaid: 0 })
  })

  test('BF20: who has debt and room but no share must take the subsidy', () => {
    const state = scene({ level: 9, seats: [{ cash: 0, subsidies: 7, unpaid: 3 }] })
    expect(refused(state, 0, { do: 'pass', case: 'Y' })).toEqual({ key: 'interestFirst' })
    expect(blackFriday.choices(state, 0).map((choice) => choice.do)).toEqual(['subsidy'])
  })

  test('BF21: a sale must cover the debt when a subsidy is to be had', () => {
    const state = scene({ level: 9, markers: poor, seats: [{ cash: 0, subsidies: 7, unpaid: 7, shares: { Y: 1 } }] })
    expect(refused(state, 0, { do: 'sell', shares: { Y: 1 }, lower: 'Y', case: 'Y' })).toEqual({
      key: 'saleTooSmall',
      debt: 7,
      income: 4,
    })
    expect(blackFriday.choices(state, 0).map((choice) => choice.do)).toEqual(['subsidy'])
  })

  test('BF21: without a subsidy it must cover the debt if an allowed sale can', () => {
    const state = scene({
      level: 9,
      markers: poor,
      seats: [{ cash: 0, subsidies: 8, unpaid: 7, shares: { Y: 1, R: 1 } }],
    })
    expect(refused(state, 0, { do: 'sell', shares: { Y: 1 }, lower: 'Y', case: 'Y' })).toMatchObject({
      key: 'saleTooSmall',
    })
    expect(blackFriday.choices(state, 0)).toHaveLength(1)
    const { state: next } = play(state, 0, { do: 'sell', shares: { Y: 1, R: 1 }, lower: 'Y', case: 'R' })
    expect(next.seats[0]).toMatchObject({ cash: 1, unpaid: 0 })
  })

  test('5.2: and pays what it can if no sale covers it', () => {
    const state = scene({ level: 9, markers: poor, seats: [{ cash: 0, subsidies: 8, unpaid: 7, shares: { Y: 1 } }] })
    const { state: next, events } = play(state, 0, { do: 'sell', shares: { Y: 1 }, lower: 'Y', case: 'Y' })
    expect(find(events, 'interestPaid')).toEqual({ e: 'interestPaid', seat: 0, paid: 4, left: 3 })
    expect(next.seats[0]).toMatchObject({ cash: 0, unpaid: 3 })
  })

  test('BF22: without room and without shares the debt stays and passing is allowed', () => {
    const state = scene({ level: 9, seats: [{ cash: 0, subsidies: 8, unpaid: 3 }] })
    expect(blackFriday.choices(state, 0).map((choice) => choice.do)).toEqual(['pass'])
    expect(play(state, 0, { do: 'pass', case: 'Y' }).state.seats[0]?.unpaid).toBe(3)
  })
})

describe('silver', () => {
  test.each([
    [20, 0, 2, 0, 0, 0, 20],
    [20, 1, 3, 0, 1, 0, 30],
    [45, 2, 10, 0, 3, 0, 70],
    [60, 0, 5, 1, 1, 0, 65],
    [85, 3, 4, 0, 1, 0, 100],
    [95, 1, 0, 0, 0, 0, 100],
    [70, 0, 0, 7, 0, 1, 75],
    [70, 0, 2, 6, 0, 0, 70],
  ])(
    'BF32, BF41, 10.5: at %i with %i blacks, %i bars and %i still',
    (from, blacks, bars, still, barSpaces, guardSpaces, to) => {
      const board = { silver: { price: from, bought: bars }, still, options: { guards: 'on' } } as const
      expect(silverAfter(board, blacks)).toMatchObject({ barSpaces, guardSpaces, price: to })
      const state = scene({
        ...nearly,
        silver: { price: from, bought: bars },
        still,
        bag: blacks > 0 ? { K: blacks } : { Y: 1 },
        market: { Y: 4, B: 4, R: 4, G: 4, O: 4 },
      })
      const { state: next, events } = play(state, 0, fire)
      expect(find(events, 'silverPrice')).toEqual({
        e: 'silverPrice',
        from,
        to,
        blackSpaces: blacks,
        barSpaces,
        guardSpaces,
        bars,
      })
      expect(next.silver).toEqual({ price: to, bought: 0 })
      expect(next.phase.is === 'over').toBe(to === 100)
    },
  )

  test('BF41: with the guards off silver stands still for ever', () => {
    const board = { silver: { price: 70, bought: 0 }, still: 20, options: { guards: 'off' } } as const
    expect(silverAfter(board, 0)).toMatchObject({ guardSpaces: 0, price: 70 })
  })

  test('BF44: five silver bars count as a gold bar at once', () => {
    const state = scene({ seats: [{ cash: 60, bars: 8 }] })
    expect(find(play(state, 0, { do: 'silver', bars: 2, case: 'Y' }).events, 'silverBought')).toEqual({
      e: 'silverBought',
      seat: 0,
      bars: 2,
      price: 30,
      cost: 60,
      gold: 2,
      silver: 0,
    })
  })

  test('BF39: bars and subsidies never run out', () => {
    const state = scene({ level: 9, seats: [{ cash: 200, bars: 60 }, { bars: 60 }, { bars: 60 }] })
    expect(play(state, 0, { do: 'silver', bars: 5, case: 'Y' }).state.seats[0]?.bars).toBe(65)
  })
})

describe('settlement', () => {
  /** Prices 58, 8, 74, 14, 70 at level 9. */
  const last = {
    level: 9,
    markers: { Y: [6, 1], B: [2, -2], R: [7, 1], G: [2, 1], O: [6, 3] } as const,
  }
  test.each([
    [{ Y: 2, R: 1 }, 13, 6, 0, 14, { income: 190, subsidies: 2, interest: 0, bars: 2, cash: 43, gold: 3, silver: 1 }],
    [{}, 0, 8, 0, 9, { income: 0, subsidies: 0, interest: 0, bars: 0, cash: 0, gold: 1, silver: 4 }],
    [{ B: 3, G: 1 }, 0, 7, 5, 12, { income: 38, subsidies: 1, interest: 5, bars: 0, cash: 53, gold: 2, silver: 2 }],
    [{ O: 4, R: 2 }, 31, 8, 0, 3, { income: 428, subsidies: 0, interest: 0, bars: 4, cash: 59, gold: 1, silver: 2 }],
  ])('section 6: %j with cash %i', (shares, cash, subsidies, unpaid, bars, wanted) => {
    const state = scene({ ...last, seats: [{ shares, cash, subsidies, unpaid, bars }] })
    const [seat] = state.seats
    if (seat) expect(settled(state, state.options, seat, shares)).toEqual(wanted)
  })

  const ending = {
    ...nearly,
    silver: { price: 95, bought: 0 },
    bag: { K: 1 },
    level: 4,
    rest: 'market',
  } as const

  test('BF33: at 100 the price moves are complete, but no level check and no turn follow', () => {
    const state = scene({ ...ending, level: 1 })
    const { state: next, events } = play(state, 0, fire)
    expect(names(events)).toContain('marker')
    expect(names(events)).not.toContain('level')
    expect(names(events).slice(-5)).toEqual(['gameEnd', 'finalSeat', 'finalSeat', 'finalSeat', 'standings'])
    expect(next.phase.is).toBe('over')
    expect(blackFriday.choices(next, 1)).toEqual([])
    expect(refused(next, 1, fire)).toEqual({ key: 'notNow' })
  })

  test('BF45: the subsidies of the settlement go by the level before the last adjustment', () => {
    const state = scene({ ...ending, level: 1, seats: [{ cash: 0 }] })
    expect(play(state, 0, fire).state.seats[0]?.subsidies).toBe(3)
  })

  test('BF34: debt is paid after the last subsidies', () => {
    const state = scene({ ...ending, seats: [{}, { cash: 0, subsidies: 4, unpaid: 4 }] })
    const { events } = play(state, 0, fire)
    expect(events.filter((event) => event.e === 'finalSeat')[1]).toMatchObject({ subsidies: 1, interest: 4, cash: 16 })
  })

  test('BF35: the last bars are limited by money alone, unless the option says otherwise', () => {
    const seats = [{ cash: 920, subsidies: 5, bars: 1 }]
    const free = find(play(scene({ ...ending, seats }), 0, fire).events, 'finalSeat')
    expect(free).toMatchObject({ bars: 9, cash: 15, gold: 2, silver: 0 })
    const held = scene({ ...ending, seats, options: { finalSilver: 'levelLimit' } })
    expect(find(play(held, 0, fire).events, 'finalSeat')).toMatchObject({ bars: 2, cash: 715, gold: 0, silver: 3 })
  })

  test('section 6: most gold, then most silver, then most cash', () => {
    const seats = [
      { cash: 5, subsidies: 5, bars: 9 },
      { cash: 30, subsidies: 5, bars: 9 },
      { cash: 99, subsidies: 5, bars: 8 },
      { cash: 5, subsidies: 5, bars: 10 },
    ]
    const { state } = play(scene({ ...ending, seats }), 0, fire)
    expect(blackFriday.standings(state)).toEqual([
      { seat: 3, place: 1 },
      { seat: 1, place: 2 },
      { seat: 0, place: 3 },
      { seat: 2, place: 4 },
    ])
  })

  test('BF36: equal seats share the place, and the next place is counted on', () => {
    const equal = { cash: 30, subsidies: 5, bars: 9 }
    const { state, events } = play(scene({ ...ending, seats: [{ ...equal, bars: 2 }, equal, equal] }), 0, fire)
    expect(find(events, 'standings')?.places).toEqual([[1, 2], [0]])
    expect(blackFriday.standings(state)).toEqual([
      { seat: 1, place: 1 },
      { seat: 2, place: 1 },
      { seat: 0, place: 3 },
    ])
  })
})
