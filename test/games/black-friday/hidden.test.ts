import { describe, expect, test } from 'vitest'
import { colours } from '../../../shared/games/black-friday/board.ts'
import type { Event } from '../../../shared/games/black-friday/events.ts'
import { blackFriday } from '../../../shared/games/black-friday/index.ts'
import type { Options, State } from '../../../shared/games/black-friday/state.ts'
import { countOf, total } from '../../../shared/kit/basket.ts'
import { encode } from '../../../shared/kit/json.ts'
import { dice } from '../../../shared/kit/random.ts'
import { anyMove, play, scene } from './play.ts'
import { usual } from './position.ts'

/** A game after some random moves. */
function played(moves: number, seed: number, seats = 3, options: Partial<Options> = {}): State {
  const random = dice(seed)
  let { state } = blackFriday.setup({ ...usual, ...options }, seats, random)
  for (let i = 0; i < moves && !blackFriday.standings(state); i++)
    state = play(state, state.phase.seat, anyMove(state, state.phase.seat, random), random).state
  return state
}

describe('section 8: who sees what', () => {
  test('BF42: cash, subsidies, debt, bars, cards and the number of shares are shown; the shares are not', () => {
    const state = scene({
      seats: [{ shares: { Y: 2 } }, { cash: 7, subsidies: 3, bars: 6, cards: ['PASS'], shares: { R: 3 } }],
    })
    for (const viewer of [0, 2, 'watcher'] as const)
      expect(blackFriday.view(state, viewer).seats[1]).toEqual({
        cash: 7,
        subsidies: 3,
        unpaid: 0,
        bars: 6,
        cards: ['PASS'],
        known: {},
        shares: 3,
        hand: null,
      })
    expect(blackFriday.view(state, 1).seats[1]?.hand).toEqual({ R: 3 })
  })

  test('the bag: its number and its blacks, not its colours', () => {
    const { bag } = blackFriday.view(scene({ bag: { Y: 3, K: 2 } }), 0)
    expect(bag).toEqual({ total: 5, black: 2, known: {}, cases: null })
  })

  test('section 7: with open holdings all shares and the colours in the bag are seen', () => {
    const view = blackFriday.view(
      scene({ bag: { Y: 3 }, seats: [{}, { shares: { R: 3 } }], options: { holdings: 'open' } }),
      'watcher',
    )
    expect(view.seats[1]?.hand).toEqual({ R: 3 })
    expect(view.bag.cases).toEqual({ Y: 3 })
  })

  test('a start hand is read by its owner, or by all when holdings are open', () => {
    for (const open of [false, true]) {
      const dealt: Event = { e: 'dealt', seat: 1, count: 5, open, cases: { hidden: { R: 3, G: 2 } } }
      const hand = { e: 'dealt', seat: 1, count: 5, cases: { R: 3, G: 2 } }
      expect(blackFriday.line(dealt, 1)).toEqual(hand)
      for (const viewer of [0, 'watcher'] as const)
        expect(blackFriday.line(dealt, viewer)).toEqual(open ? hand : { e: 'dealt', seat: 1, count: 5 })
    }
  })

  test('what follows from public facts is known: bought and not sold; sold and never bought', () => {
    const given = scene({ seats: [{ shares: { Y: 2, R: 3 } }] })
    given.seats.forEach((seat) => {
      if (seat.shares.hidden.Y === 2) seat.known = {}
    })
    const bought = play(given, 0, { do: 'buy', shares: { Y: 1 }, case: 'Y' }).state
    expect(bought.seats[0]?.known).toEqual({ Y: 1 })
    bought.phase = { is: 'act', seat: 0, moved: false }
    const sold = play(bought, 0, { do: 'sell', shares: { Y: 2 }, lower: 'Y', case: 'Y' }).state
    expect(sold.seats[0]).toMatchObject({ known: {}, shares: { hidden: { Y: 1, R: 3 } } })
  })

  test('the order of keys tells nothing of the order in which cases came', () => {
    const state = scene({ seats: [{}, { shares: { O: 1, Y: 1 } }], market: { O: 2, K: 1, Y: 1 } })
    const view = blackFriday.view(state, 1)
    expect(Object.keys(view.market)).toEqual(['Y', 'O', 'K'])
    expect(Object.keys(view.seats[1]?.hand ?? {})).toEqual(['Y', 'O'])
  })

  test('no view and no line can carry a secret out', () => {
    const state = played(30, 5)
    for (const viewer of [0, 1, 2, 'watcher'] as const) encode(blackFriday.view(state, viewer))
    const { events } = blackFriday.setup(usual, 4, dice(1))
    for (const event of events)
      for (const viewer of [0, 1, 2, 3, 'watcher'] as const) encode(blackFriday.line(event, viewer))
  })
})

describe('section 8: the secrets drawn anew', () => {
  test.each([2, 3, 4, 5])('with %i players view, choices and legality stay the same for the viewer', (seats) => {
    for (let seed = 0; seed < 60; seed++) {
      const state = played(seed * 2, seed, seats)
      for (const viewer of [...state.seats.keys(), 'watcher' as const]) {
        const other = blackFriday.resample(state, viewer, dice(seed + 1000))
        expect(blackFriday.audit(other)).toBeUndefined()
        expect(encode(blackFriday.view(other, viewer))).toBe(encode(blackFriday.view(state, viewer)))
        if (viewer !== 'watcher') expect(blackFriday.choices(other, viewer)).toEqual(blackFriday.choices(state, viewer))
      }
    }
  })

  test('and the game goes on to its end', () => {
    for (let seed = 0; seed < 20; seed++) {
      const random = dice(seed)
      let state = played(20, seed, 4)
      while (!blackFriday.standings(state)) {
        state = blackFriday.resample(state, 'watcher', random)
        state = play(state, state.phase.seat, anyMove(state, state.phase.seat, random), random).state
      }
    }
  })

  test('the other hands do change, and keep what is known of them', () => {
    const state = played(25, 3, 4)
    const hands = new Set<string>()
    for (let seed = 0; seed < 50; seed++) {
      const other = blackFriday.resample(state, 0, dice(seed))
      expect(other.seats[0]?.shares).toEqual(state.seats[0]?.shares)
      for (const [i, seat] of other.seats.entries()) {
        expect(total(seat.shares.hidden)).toBe(total(state.seats[i]?.shares.hidden ?? {}))
        for (const colour of colours)
          expect(countOf(seat.shares.hidden, colour)).toBeGreaterThanOrEqual(countOf(seat.known, colour))
      }
      hands.add(JSON.stringify(other.seats[1]?.shares.hidden))
    }
    expect(hands.size).toBeGreaterThan(5)
  })

  test('when all is open nothing is drawn anew', () => {
    const state = played(25, 3, 3, { holdings: 'open' })
    expect(blackFriday.resample(state, 'watcher', dice(1))).toEqual(state)
  })
})
