import { describe, expect, test } from 'vitest'
import { find, names, play, prices, scene, steps } from './play.ts'

/** A pass of seat 1 fires the silver table. */
const nearly = { tables: { silver: { Y: 2, B: 2 } } }
const fire = { do: 'pass', case: 'R' } as const
/** A sale of seat 1 fires the first sales table. */
const soldOff = { seats: [{ shares: { Y: 1 } }] }
const sale = { do: 'sell', shares: { Y: 1 }, lower: 'Y', case: 'Y' } as const

describe('the draw', () => {
  test('BF5: one black takes nothing off, lifts silver by a space and goes back into the bag', () => {
    const { state, events } = play(scene({ ...nearly, level: 4, bag: { Y: 2, K: 1 } }), 0, fire)
    expect(find(events, 'drawn')).toEqual({ e: 'drawn', wanted: 7, colours: { Y: 2 }, black: 1 })
    expect(prices(state)).toEqual({ Y: 44, B: 24, R: 24, G: 24, O: 24 })
    expect(state.silver.price).toBe(35)
    expect(state.bag.black).toBe(1)
    expect(state.market.K).toBeUndefined()
  })

  test('BF6: two or more are taken off every colour, drawn or not, and go to the market', () => {
    const { state } = play(scene({ ...nearly, bag: { Y: 2, R: 3, K: 2 } }), 0, fire)
    expect(prices(state)).toEqual({ Y: 24, B: 16, R: 39, G: 16, O: 16 })
    expect(state.silver.price).toBe(40)
    expect(state.bag.black).toBe(0)
    expect(state.market.K).toBe(2)
  })

  test('BF26: a bag with too little gives all it has and is not filled again', () => {
    const { state, events } = play(scene({ ...nearly, bag: { G: 2 } }), 0, fire)
    expect(find(events, 'drawn')).toEqual({ e: 'drawn', wanted: 7, colours: { G: 2 }, black: 0 })
    expect(state.bag.cases.hidden).toEqual({ Y: 2, B: 2, R: 1 })
  })

  test('5.1: the coloured cases drawn go to the market', () => {
    const { state } = play(scene({ ...nearly, bag: { Y: 2, G: 1 }, market: { R: 2, Y: 1 } }), 0, fire)
    expect(state.market).toEqual({ Y: 3, R: 1, G: 1 })
  })

  test('5.1: the order of an adjustment', () => {
    const state = scene({
      ...soldOff,
      tables: { sales1: { Y: 2, B: 2, R: 2, K: 1 } },
      bag: { Y: 5 },
      market: { B: 1, Y: 1, R: 1, G: 1 },
    })
    expect(names(play(state, 0, sale).events).slice(3)).toEqual([
      'adjustment',
      'drawn',
      ...Array(5).fill('marker'),
      'cleared',
      'salesTable',
      'marker',
      'silverPrice',
      'level',
    ])
  })
})

describe('clearing', () => {
  test('BF10: blacks of the silver and purchase table go to the supply, whatever the option says', () => {
    for (const salesBlacks of ['supply', 'bag'] as const) {
      const given = scene({ tables: { silver: { Y: 2, B: 2, K: 2 } }, options: { salesBlacks } })
      const { state, events } = play(given, 0, fire)
      expect(find(events, 'cleared')).toMatchObject({ coloured: { Y: 2, B: 2, R: 1 }, black: 2, blackTo: 'supply' })
      expect([state.supply, state.bag.black]).toEqual([given.supply + 2, 0])
    }
  })

  test('BF31: those of a sales table go to the supply, or into the bag if the table wants it so', () => {
    const sold = { ...soldOff, level: 9, tables: { sales1: { Y: 2, B: 2, R: 2, K: 1 } } }
    const usual = scene(sold)
    const kept = play(usual, 0, sale).state
    expect([kept.supply, kept.bag.black]).toEqual([usual.supply + 1, 0])
    const crash = play(scene({ ...sold, options: { salesBlacks: 'bag' } }), 0, sale)
    expect([crash.state.supply, crash.state.bag.black]).toEqual([usual.supply, 1])
    expect(find(crash.events, 'cleared')?.blackTo).toBe('bag')
  })

  test('2.7: the sales tables follow each other 1, 2, 3, 2, 3', () => {
    const seats = [{ shares: { Y: 1 } }]
    const ripe = { Y: 2, B: 2, R: 2 }
    const next = (current: 1 | 2 | 3) =>
      play(scene({ seats, tables: { [`sales${current}`]: ripe, current } }), 0, sale).state.current
    expect([next(1), next(2), next(3)]).toEqual(['sales2', 'sales3', 'sales2'])
  })

  test('BF27: an emptied table is loaded from the market and the supply', () => {
    const state = scene({
      ...soldOff,
      tables: { sales1: {}, sales2: {}, sales3: { Y: 2, B: 2, R: 2, K: 3 }, current: 3 },
      market: { Y: 3, B: 1, R: 2, O: 5 },
      bag: { O: 1 },
    })
    const { state: next, events } = play(state, 0, sale)
    expect(find(events, 'salesTable')).toEqual({
      e: 'salesTable',
      table: 'sales2',
      loaded: true,
      cases: { Y: 2, B: 1, R: 2, O: 2, K: 2 },
    })
    expect(next.market).toEqual({ Y: 3, O: 4 })
    expect(next.supply).toBe(state.supply + 3 - 2)
  })

  test('BF27: fewer blacks where the supply is short', () => {
    const state = scene({
      ...soldOff,
      tables: { sales1: {}, sales2: { Y: 2, B: 2, R: 2 }, sales3: {}, current: 2 },
      market: { Y: 3, R: 3, B: 3, G: 3, O: 3, K: 13 },
    })
    const { events } = play(state, 0, sale)
    expect(find(events, 'salesTable')).toMatchObject({ table: 'sales3', cases: { Y: 2, B: 2, R: 2, G: 2, O: 2, K: 2 } })
  })

  test('BF30: missing colours are looked for after the next sales table has been loaded', () => {
    const state = scene({
      ...soldOff,
      tables: { sales1: {}, sales2: {}, sales3: { Y: 2, B: 2, R: 2, K: 3 }, current: 3 },
      market: { Y: 3, B: 2, R: 3, G: 3, O: 3 },
      bag: { O: 1 },
    })
    expect(steps(play(state, 0, sale).events).at(-1)).toBe('B missing 24→34')
  })
})

describe('triggers', () => {
  test('BF25: two full tables in one turn are two whole adjustments, one after the other', () => {
    const state = scene({
      turn: { seat: 2, phase: 'act' },
      seats: [{}, { cash: 60, cards: ['PASS'] }],
      tables: { silver: { Y: 2, B: 2 }, purchase: { Y: 2, B: 2 } },
    })
    const first = play(state, 1, { do: 'passCard', case: 'R' })
    expect(find(first.events, 'adjustment')).toMatchObject({ seat: 1, table: 'silver' })
    expect(first.state.phase).toMatchObject({ is: 'act', seat: 1 })
    const second = play(first.state, 1, { do: 'buy', shares: { R: 1 }, case: 'R' })
    expect(find(second.events, 'adjustment')).toMatchObject({ seat: 1, table: 'purchase' })
    expect(second.state.phase).toMatchObject({ is: 'act', seat: 2 })
  })

  test('2.7: with five players the tables fire at six and at four', () => {
    const state = scene({ players: 5, tables: { silver: { Y: 2, B: 2 } } })
    expect(find(play(state, 0, fire).events, 'adjustment')).toBeUndefined()
    const six = scene({ players: 5, tables: { silver: { Y: 2, B: 2, G: 1 } } })
    expect(find(play(six, 0, fire).events, 'adjustment')).toBeDefined()
    const five = scene({ players: 5, ...soldOff, tables: { sales1: { Y: 2, B: 2, R: 2, K: 1 } } })
    expect(find(play(five, 0, sale).events, 'adjustment')).toBeUndefined()
    const four = scene({ players: 5, ...soldOff, tables: { sales1: { Y: 2, B: 2, R: 1, K: 1 } } })
    expect(find(play(four, 0, sale).events, 'adjustment')).toBeDefined()
  })
})

describe('the level', () => {
  const high = { Y: [6, 3], B: [4, 0], R: [4, 0], G: [4, 0], O: [4, 0] } as const

  test('BF38: a black for every level gained or skipped', () => {
    const given = scene({ ...nearly, level: 1, markers: { ...high }, bag: { Y: 3 } })
    const { state, events } = play(given, 0, fire)
    expect(find(events, 'level')).toEqual({ e: 'level', from: 1, to: 6, blacks: 5 })
    expect([state.supply, state.bag.black]).toEqual([given.supply - 5, 5])
  })

  test('BF38: none when the supply is empty', () => {
    const market = { Y: 4, B: 4, R: 4, G: 4, O: 4, K: 8 }
    const given = scene({ ...nearly, level: 1, markers: { ...high }, bag: { Y: 3 }, market })
    expect(given.supply).toBe(1)
    const { state, events } = play(given, 0, fire)
    expect(find(events, 'level')).toEqual({ e: 'level', from: 1, to: 6, blacks: 1 })
    expect([state.supply, state.bag.black]).toEqual([0, 1])
  })

  test('2.3: the level never falls', () => {
    const state = scene({ ...nearly, level: 9 })
    const { state: next, events } = play(state, 0, fire)
    expect(next.level).toBe(9)
    expect(find(events, 'level')).toBeUndefined()
  })
})

describe('guards', () => {
  test('BF40: a whole round without a case moved brings an adjustment at the silver table', () => {
    const state = scene({ market: {}, idle: 2, tables: { silver: { Y: 1, K: 1 } } })
    const { state: next, events } = play(state, 0, { do: 'pass' })
    expect(find(events, 'adjustment')).toEqual({ e: 'adjustment', seat: 0, table: 'silver', level: 4, forced: true })
    expect(find(events, 'cleared')).toMatchObject({ table: 'silver', coloured: { Y: 1 }, black: 1 })
    expect(next.idle).toBe(0)
    expect(next.phase).toMatchObject({ is: 'act', seat: 1 })
  })

  test('BF40: a case moved begins the count anew; with the guards off nothing is forced', () => {
    expect(play(scene({ idle: 2 }), 0, fire).state.idle).toBe(0)
    expect(play(scene({ market: {}, idle: 1 }), 0, { do: 'pass' }).state.idle).toBe(2)
    const off = play(scene({ market: {}, idle: 2, options: { guards: 'off' } }), 0, { do: 'pass' })
    expect(names(off.events)).toEqual(['passed', 'noCase'])
  })

  test('BF40: a forced adjustment can end the game', () => {
    const state = scene({ market: {}, idle: 2, silver: { price: 95, bought: 3 } })
    expect(play(state, 0, { do: 'pass' }).state.phase.is).toBe('over')
  })

  test('BF41: silver rises from the eighth adjustment without a rise', () => {
    expect(play(scene({ ...nearly, still: 6 }), 0, fire).state).toMatchObject({ still: 7, silver: { price: 30 } })
    expect(play(scene({ ...nearly, still: 7 }), 0, fire).state).toMatchObject({ still: 8, silver: { price: 35 } })
    expect(play(scene({ ...nearly, still: 8 }), 0, fire).state).toMatchObject({ still: 9, silver: { price: 35 } })
    expect(play(scene({ ...nearly, still: 8, bag: { K: 1 } }), 0, fire).state.still).toBe(0)
  })
})
