import { describe, expect, test } from 'vitest'
import { colours } from '../../../shared/games/black-friday/board.ts'
import type { Event } from '../../../shared/games/black-friday/events.ts'
import { blackFriday } from '../../../shared/games/black-friday/index.ts'
import type { Options, State } from '../../../shared/games/black-friday/state.ts'
import { add, type Basket, countOf, total } from '../../../shared/kit/basket.ts'
import { encode } from '../../../shared/kit/json.ts'
import { dice } from '../../../shared/kit/random.ts'
import { anyMove, play } from './play.ts'
import { usual } from './position.ts'

/** A whole random game. Without the guards a game may stand still for ever: then it is left after 3,000 moves. */
function game(
  seats: number,
  seed: number,
  options: Partial<Options>,
  look: (state: State, was: State) => void,
): Event[] {
  const random = dice(seed)
  const begun = blackFriday.setup({ ...usual, ...options }, seats, random)
  let { state } = begun
  const events = [...begun.events]
  for (let n = 0; !blackFriday.standings(state); n++) {
    if (options.guards === 'off' && n > 3000) return events
    if (n > 5000) throw new Error('no end')
    const { seat } = state.phase
    const next = play(state, seat, anyMove(state, seat, random), random)
    look(next.state, state)
    events.push(...next.events)
    state = next.state
  }
  return events
}

const tables: Partial<Options>[] = [
  {},
  { specialCards: 'off' },
  { salesBlacks: 'bag' },
  { holdings: 'open' },
  { guards: 'off' },
  { finalSilver: 'levelLimit' },
]

describe.each(tables)('random games with %j', (options) => {
  test.each([2, 3, 4, 5])('%i players: every invariant after every move, to the end', (seats) => {
    const wrong: string[] = []
    for (let seed = 0; seed < 25; seed++)
      game(seats, seed, options, (state, was) => {
        for (const viewer of [...state.seats.keys(), 'watcher' as const]) encode(blackFriday.view(state, viewer))
        if (state.silver.price < was.silver.price) wrong.push(`silver falls with seed ${seed}`)
        if (state.level < was.level) wrong.push(`the level falls with seed ${seed}`)
        state.seats.forEach((seat, i) => {
          const before = was.seats[i]
          if (seat.bars < (before?.bars ?? 0)) wrong.push(`bars of ${i} fall with seed ${seed}`)
          if (!seat.cards.every((card) => before?.cards.includes(card))) wrong.push(`a new card with seed ${seed}`)
        })
      })
    expect(wrong).toEqual([])
  })
})

test('section 11.12: shares are start hand, plus bought, minus sold', () => {
  for (let seed = 0; seed < 30; seed++) {
    const held: Basket[] = []
    for (const event of game(4, seed, {}, () => undefined)) {
      if (event.e === 'dealt') held[event.seat] = { ...event.cases.hidden }
      if (event.e === 'finalSeat') expect(held[event.seat]).toEqual(event.shares)
      if (event.e !== 'bought' && event.e !== 'sold') continue
      const sign = event.e === 'bought' ? 1 : -1
      for (const colour of colours) add(held[event.seat] ?? {}, colour, sign * countOf(event.shares, colour))
    }
  }
})

test('5.3: with the guards a game has at most 128 adjustments', () => {
  for (let seed = 0; seed < 40; seed++) {
    const events = game(2 + (seed % 4), seed, {}, () => undefined)
    expect(events.filter((event) => event.e === 'adjustment').length).toBeLessThanOrEqual(128)
  }
})

test('a state is plain JSON, and apply leaves the old one as it was', () => {
  const random = dice(9)
  let { state } = blackFriday.setup(usual, 3, random)
  while (!blackFriday.standings(state)) {
    const before = JSON.stringify(state)
    const next = play(state, state.phase.seat, anyMove(state, state.phase.seat, random), random).state
    expect(JSON.stringify(state)).toBe(before)
    expect(JSON.parse(JSON.stringify(next))).toEqual(next)
    state = next
  }
  expect(state.seats.every((seat) => total(seat.shares.hidden) === 0)).toBe(true)
})
