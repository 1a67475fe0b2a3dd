import { describe, expect, test } from 'vitest'
import { blackFriday } from '../../../shared/games/black-friday/index.ts'
import { find, names, play, prices, refused, scene, steps } from './play.ts'

describe('buying', () => {
  test('BF13: a purchase is paid at the prices before any marker moves', () => {
    const state = scene({ market: { R: 2, Y: 3 }, seats: [{ cash: 56 }] })
    const { state: next, events } = play(state, 0, { do: 'buy', shares: { R: 2 }, case: 'Y' })
    expect(find(events, 'bought')).toMatchObject({ shares: { R: 2 }, cost: 56 })
    expect(next.seats[0]).toMatchObject({ cash: 0, shares: { hidden: { R: 2 } }, known: { R: 2 } })
    expect(steps(events)).toEqual(['R soldOut 28→32'])
  })

  test('BF12: a colour steps right once when its last case leaves by a laid case', () => {
    const state = scene({ market: { R: 2, Y: 3 } })
    const { events } = play(state, 0, { do: 'buy', shares: { R: 1 }, case: 'R' })
    expect(steps(events)).toEqual(['R soldOut 28→32'])
  })

  test('BF12: two colours bought up in one purchase step in the order of colours', () => {
    const state = scene({ market: { O: 1, Y: 1, B: 4 }, seats: [{ cash: 100 }] })
    const { events } = play(state, 0, { do: 'buy', shares: { O: 1, Y: 1 }, case: 'B' })
    expect(steps(events)).toEqual(['Y soldOut 28→32', 'O soldOut 28→32'])
  })

  test('BF8: a purchase lays a case of a bought colour while one is left', () => {
    const state = scene({ market: { R: 2, G: 1, Y: 3, K: 1 }, seats: [{ cash: 100 }] })
    expect(refused(state, 0, { do: 'buy', shares: { R: 1, G: 1 }, case: 'Y' })).toEqual({
      key: 'caseColour',
      list: ['R'],
    })
    expect(refused(state, 0, { do: 'buy', shares: { R: 1, G: 1 } })).toEqual({ key: 'caseNeeded', list: ['R'] })
    play(state, 0, { do: 'buy', shares: { R: 1, G: 1 }, case: 'R' })
  })

  test('BF8: and any case, a black too, when none is left', () => {
    const state = scene({ market: { R: 1, Y: 3, K: 1 } })
    const { state: next } = play(state, 0, { do: 'buy', shares: { R: 1 }, case: 'K' })
    expect(next.tables.purchase).toEqual({ K: 1 })
    expect(refused(state, 0, { do: 'buy', shares: { R: 1 } })).toEqual({ key: 'caseNeeded', list: ['Y', 'K'] })
    expect(refused(state, 0, { do: 'buy', shares: { R: 1 }, case: 'G' })).toEqual({
      key: 'caseColour',
      list: ['Y', 'K'],
    })
  })

  test('4.5: whoever buys the market empty lays no case', () => {
    const state = scene({ market: { R: 1 } })
    expect(refused(state, 0, { do: 'buy', shares: { R: 1 }, case: 'R' })).toEqual({
      key: 'noCaseThere',
      where: 'market',
    })
    const { events } = play(state, 0, { do: 'buy', shares: { R: 1 } })
    expect(names(events)).toEqual(['bought', 'marker', 'noCase'])
  })

  test('4.5: limit, market and cash are refused in this order, each with its number', () => {
    const state = scene({ level: 4, market: { Y: 1, R: 5 }, seats: [{ cash: 83 }] })
    expect(refused(state, 0, { do: 'buy', shares: { Y: 4 }, case: 'R' })).toEqual({
      key: 'overLimit',
      what: 'buy',
      limit: 3,
    })
    expect(refused(state, 0, { do: 'buy', shares: { Y: 2 }, case: 'R' })).toEqual({
      key: 'notInMarket',
      colour: 'Y',
      n: 1,
    })
    expect(refused(state, 0, { do: 'buy', shares: { R: 3 }, case: 'R' })).toEqual({ key: 'noCash', cost: 84, cash: 83 })
  })
})

describe('selling', () => {
  test('BF14: all shares at the old prices, one colour falls by one step', () => {
    const state = scene({ seats: [{ cash: 0, shares: { Y: 2, O: 1 } }] })
    const { state: next, events } = play(state, 0, { do: 'sell', shares: { Y: 2, O: 1 }, lower: 'Y', case: 'O' })
    expect(find(events, 'sold')?.income).toBe(84)
    expect(next.seats[0]?.cash).toBe(84)
    expect(steps(events)).toEqual(['Y sale 28→24'])
    expect(prices(next).O).toBe(28)
  })

  test('BF14: a share on 4 stays there, and the log says so', () => {
    const state = scene({
      markers: { Y: [1, -3], B: [4, 0], R: [4, 0], G: [4, 0], O: [4, 0] },
      seats: [{ cash: 0, shares: { Y: 1 } }],
    })
    const { events } = play(state, 0, { do: 'sell', shares: { Y: 1 }, lower: 'Y', case: 'Y' })
    expect(steps(events)).toEqual(['Y sale 4→4'])
  })

  test('4.6: only a colour that is sold can fall', () => {
    const state = scene({ seats: [{ shares: { Y: 1, R: 1 } }] })
    expect(refused(state, 0, { do: 'sell', shares: { Y: 1 }, lower: 'R', case: 'Y' })).toEqual({ key: 'lowerColour' })
  })

  test('BF15: the case is of a sold colour, not always of the one that falls', () => {
    const state = scene({ seats: [{ shares: { Y: 1, R: 1 } }] })
    const sale = { do: 'sell', shares: { Y: 1, R: 1 }, lower: 'Y' } as const
    play(state, 0, { ...sale, case: 'R' })
    expect(refused(state, 0, { ...sale, case: 'G' })).toEqual({ key: 'caseColour', list: ['Y', 'R'] })
    expect(refused(state, 0, { ...sale, case: 'K' })).toEqual({ key: 'caseColour', list: ['Y', 'R'] })
    expect(refused(state, 0, sale)).toEqual({ key: 'caseNeeded', list: ['Y', 'R'] })
  })

  test('BF15: a black may be taken when no sold colour is there', () => {
    const state = scene({ seats: [{ shares: { Y: 1 } }], tables: { sales1: { B: 2, R: 2, G: 2, O: 2, K: 1 } } })
    const { state: next } = play(state, 0, { do: 'sell', shares: { Y: 1 }, lower: 'Y', case: 'K' })
    expect(next.tables.sales1).toEqual({ B: 2, R: 2, G: 2, O: 2 })
    expect(next.market.K).toBe(1)
  })

  test('BF16: the share limit holds for selling too', () => {
    const state = scene({ level: 2, seats: [{ shares: { Y: 3 } }] })
    expect(refused(state, 0, { do: 'sell', shares: { Y: 3 }, lower: 'Y', case: 'Y' })).toEqual({
      key: 'overLimit',
      what: 'sell',
      limit: 2,
    })
    play(state, 0, { do: 'sell', shares: { Y: 2 }, lower: 'Y', case: 'Y' })
  })

  test('4.6: nobody sells what he does not hold', () => {
    const state = scene({ seats: [{ shares: { Y: 1 } }] })
    expect(refused(state, 0, { do: 'sell', shares: { Y: 2 }, lower: 'Y', case: 'Y' })).toEqual({
      key: 'notHeld',
      colour: 'Y',
      n: 1,
    })
  })

  test('BF28: a sale fires at five coloured cases, and one that leaves fewer as well', () => {
    const six = scene({ seats: [{ shares: { Y: 1 } }], tables: { sales1: { Y: 2, B: 2, R: 2, K: 1 } } })
    const four = scene({ seats: [{ shares: { Y: 1 } }], tables: { sales1: { Y: 2, B: 2, K: 1 } } })
    const seven = scene({ seats: [{ shares: { Y: 1 } }], tables: { sales1: { Y: 2, B: 2, R: 2, G: 1, K: 1 } } })
    const sale = { do: 'sell', shares: { Y: 1 }, lower: 'Y', case: 'Y' } as const
    expect(find(play(six, 0, sale).events, 'adjustment')).toMatchObject({ table: 'sales1', forced: false })
    expect(find(play(four, 0, sale).events, 'adjustment')).toMatchObject({ table: 'sales1', forced: false })
    expect(find(play(seven, 0, sale).events, 'adjustment')).toBeUndefined()
  })

  test('BF28: a loaded table that is short does not fire before the next sale', () => {
    const state = scene({ tables: { sales1: {}, sales2: { Y: 1 }, current: 2 } })
    expect(find(play(state, 0, { do: 'pass', case: 'R' }).events, 'adjustment')).toBeUndefined()
  })

  test('BF29: a sale with an empty sales table takes no case', () => {
    const state = scene({ seats: [{ shares: { Y: 1 } }], tables: { sales1: {}, sales2: {}, current: 2 } })
    const sale = { do: 'sell', shares: { Y: 1 }, lower: 'Y' } as const
    expect(refused(state, 0, { ...sale, case: 'Y' })).toEqual({ key: 'noCaseThere', where: 'sales' })
    const { events } = play(state, 0, sale)
    expect(names(events).slice(0, 4)).toEqual(['sold', 'marker', 'noCase', 'adjustment'])
  })
})

describe('laying', () => {
  test('BF8: silver, passing and PASS may lay a black', () => {
    const state = scene({ market: { Y: 3, K: 3 }, seats: [{ cards: [] }, { cards: ['PASS'] }] })
    play(state, 0, { do: 'silver', bars: 1, case: 'K' })
    play(state, 0, { do: 'pass', case: 'K' })
    const mine = scene({ market: { Y: 3, K: 3 }, seats: [{}, { cards: ['PASS'] }], turn: { seat: 2, phase: 'act' } })
    expect(play(mine, 1, { do: 'passCard', case: 'K' }).state.tables.silver).toEqual({ K: 1 })
  })

  test('BF9: blacks fill no table and lift no marker', () => {
    const state = scene({ market: { Y: 3, K: 2 }, tables: { silver: { Y: 2, B: 2, K: 2 } } })
    const { state: next, events } = play(state, 0, { do: 'pass', case: 'K' })
    expect(names(events)).toEqual(['passed', 'casePlaced'])
    expect(next.tables.silver).toEqual({ Y: 2, B: 2, K: 3 })
  })

  test('BF11: the third case lifts the marker, the fourth does not', () => {
    const third = scene({ tables: { silver: { Y: 2 } } })
    expect(steps(play(third, 0, { do: 'pass', case: 'Y' }).events)).toEqual(['Y third 28→32'])
    const fourth = scene({ tables: { silver: { Y: 3 } } })
    expect(steps(play(fourth, 0, { do: 'pass', case: 'Y' }).events)).toEqual([])
    const second = scene({ tables: { silver: { Y: 1 }, purchase: { Y: 2 } } })
    expect(steps(play(second, 0, { do: 'pass', case: 'Y' }).events)).toEqual([])
  })

  test('BF11: after the table has been cleared the count starts again', () => {
    const state = scene({ tables: { silver: { Y: 4 } }, bag: { B: 1 } })
    const { state: cleared } = play(state, 0, { do: 'pass', case: 'Y' })
    expect(cleared.tables.silver).toEqual({})
    cleared.tables.silver = { Y: 2 }
    cleared.market.Y = 3
    expect(steps(blackFriday.apply(cleared, 1, { do: 'pass', case: 'Y' }, { below: () => 0 }).events)).toEqual([
      expect.stringContaining('Y third'),
    ])
  })

  test('4.9: one case can be the last of its colour and the third on its table', () => {
    const state = scene({ market: { Y: 1, B: 3 }, tables: { silver: { Y: 2 } } })
    expect(steps(play(state, 0, { do: 'pass', case: 'Y' }).events)).toEqual(['Y soldOut 28→32', 'Y third 32→36'])
  })

  test('4.7: a case goes along with silver while the market holds one', () => {
    const state = scene({ market: { Y: 1 } })
    expect(refused(state, 0, { do: 'silver', bars: 1 })).toEqual({ key: 'caseNeeded', list: ['Y'] })
    expect(refused(state, 0, { do: 'silver', bars: 1, case: 'B' })).toEqual({ key: 'notInMarket', colour: 'B', n: 0 })
    const empty = scene({ market: {} })
    expect(refused(empty, 0, { do: 'silver', bars: 1, case: 'Y' })).toEqual({ key: 'noCaseThere', where: 'market' })
    expect(names(play(empty, 0, { do: 'silver', bars: 1 }).events)).toEqual(['silverBought', 'noCase'])
  })

  test('4.7: silver has a limit and a price', () => {
    const state = scene({ level: 4, seats: [{ cash: 59 }] })
    expect(refused(state, 0, { do: 'silver', bars: 3, case: 'Y' })).toEqual({
      key: 'overLimit',
      what: 'silver',
      limit: 2,
    })
    expect(refused(state, 0, { do: 'silver', bars: 2, case: 'Y' })).toEqual({ key: 'noCash', cost: 60, cash: 59 })
  })
})

describe('special cards', () => {
  test('BF23: PASS before the main action does not replace it', () => {
    const state = scene({ turn: { seat: 2, phase: 'act' }, seats: [{}, { cards: ['PASS'] }] })
    const { state: next, events } = play(state, 1, { do: 'passCard', case: 'Y' })
    expect(names(events)).toEqual(['cardUsed', 'casePlaced'])
    expect(next.phase).toEqual({ is: 'act', seat: 1, moved: true })
    expect(refused(next, 1, { do: 'passCard', case: 'Y' })).toEqual({ key: 'noCard' })
    play(next, 1, { do: 'pass', case: 'Y' })
  })

  test('BF23: PASS after the main action ends the turn', () => {
    const state = scene({ turn: { seat: 2, phase: 'act' }, seats: [{}, { cards: ['PASS'] }] })
    const { state: after } = play(state, 1, { do: 'pass', case: 'Y' })
    expect(after.phase).toEqual({ is: 'after', seat: 1, moved: true })
    expect(play(after, 1, { do: 'passCard', case: 'B' }).state.phase).toMatchObject({ is: 'act', seat: 2 })
    const kept = play(after, 1, { do: 'end' }).state
    expect(kept.phase).toMatchObject({ is: 'act', seat: 2 })
    expect(kept.seats[1]?.cards).toEqual(['PASS'])
  })

  test('BF23: PASS needs a case in the market', () => {
    const state = scene({ market: {}, turn: { seat: 2, phase: 'act' }, seats: [{}, { cards: ['PASS'] }] })
    expect(refused(state, 1, { do: 'passCard', case: 'Y' })).toEqual({ key: 'noCaseThere', where: 'market' })
    expect(play(state, 1, { do: 'pass' }).state.phase).toMatchObject({ is: 'act', seat: 2 })
  })

  test('BF23: an adjustment that PASS fires can end the game before the main action', () => {
    const state = scene({
      silver: { price: 95, bought: 3 },
      turn: { seat: 2, phase: 'act' },
      seats: [{}, { cards: ['PASS'] }],
      tables: { silver: { Y: 2, B: 2 } },
    })
    const { state: next, events } = play(state, 1, { do: 'passCard', case: 'R' })
    expect(names(events)).toContain('gameEnd')
    expect(next.phase.is).toBe('over')
  })

  test('BF24: a +1 card is used up only by the extra unit, and one case is laid or taken', () => {
    const state = scene({ players: 5, level: 4, seats: [{}, {}, { cards: ['SELL+1'], shares: { Y: 4 } }] })
    state.phase = { is: 'act', seat: 2, moved: false }
    const three = play(state, 2, { do: 'sell', shares: { Y: 3 }, lower: 'Y', case: 'Y' })
    expect(three.state.seats[2]?.cards).toEqual(['SELL+1'])
    const four = play(state, 2, { do: 'sell', shares: { Y: 4 }, lower: 'Y', case: 'Y' })
    expect(four.state.seats[2]?.cards).toEqual([])
    expect(names(four.events).filter((name) => name === 'caseTaken')).toHaveLength(1)
    expect(find(four.events, 'cardUsed')).toEqual({ e: 'cardUsed', seat: 2, card: 'SELL+1' })
  })

  test('BF24: the same for silver and for buying', () => {
    const state = scene({
      players: 5,
      level: 4,
      seats: [{}, {}, {}, { cash: 90, cards: ['SILVER+1'] }, { cash: 112, cards: ['BUY+1'] }],
    })
    state.phase = { is: 'act', seat: 3, moved: false }
    expect(play(state, 3, { do: 'silver', bars: 2, case: 'Y' }).state.seats[3]?.cards).toEqual(['SILVER+1'])
    expect(play(state, 3, { do: 'silver', bars: 3, case: 'Y' }).state.seats[3]?.cards).toEqual([])
    state.phase = { is: 'act', seat: 4, moved: false }
    expect(play(state, 4, { do: 'buy', shares: { Y: 3 }, case: 'Y' }).state.seats[4]?.cards).toEqual(['BUY+1'])
    expect(play(state, 4, { do: 'buy', shares: { Y: 2, B: 2 }, case: 'Y' }).state.seats[4]?.cards).toEqual([])
  })
})
