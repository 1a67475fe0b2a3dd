import { expect, test } from 'vitest'
import { blackFriday } from '../../../shared/games/black-friday/index.ts'
import type { State } from '../../../shared/games/black-friday/state.ts'
import { scene } from './play.ts'

/** Section 11: each invariant broken once, in a table that was sound. */
const broken: [string, (state: State) => void][] = [
  ['1: a case more', (state) => Object.assign(state.market, { Y: 5 })],
  ['2: a black more', (state) => Object.assign(state, { supply: state.supply + 1 })],
  ['2: a black among the shares', (state) => Object.assign(state.seats[0]?.shares.hidden ?? {}, { K: 1 })],
  ['3: a negative count', (state) => Object.assign(state.market, { Y: -1 })],
  ['4: a marker off the grid', (state) => Object.assign(state.markers, { Y: [14, 0] })],
  ['5: silver off the track', (state) => Object.assign(state.silver, { price: 33 })],
  ['5: silver at 100 in a running game', (state) => Object.assign(state.silver, { price: 100 })],
  ['6: no such level', (state) => Object.assign(state, { level: 10 })],
  ['7: negative cash', (state) => Object.assign(state.seats[0] ?? {}, { cash: -1 })],
  ['7: more debt than subsidies', (state) => Object.assign(state.seats[1] ?? {}, { unpaid: 3 })],
  ['7: more subsidies than the level allows', (state) => Object.assign(state.seats[0] ?? {}, { subsidies: 6 })],
  ['7: debt and money', (state) => Object.assign(state.seats[0] ?? {}, { unpaid: 1 })],
  ['8: a full table', (state) => Object.assign(state.tables, { silver: state.tables.sales1, sales1: {} })],
  ['9: money from nowhere', (state) => Object.assign(state.seats[0] ?? {}, { cash: 51 })],
  ['10: bars from nowhere', (state) => Object.assign(state.seats[0] ?? {}, { bars: 1 })],
  ['11: a card that was never given', (state) => Object.assign(state.seats[0] ?? {}, { cards: ['PASS'] })],
  ['11: a card twice', (state) => Object.assign(state.seats[1] ?? {}, { cards: ['PASS', 'PASS'] })],
  ['13: known of the bag and not in it', (state) => Object.assign(state.bag.known, { Y: 2 })],
  ['13: known of a seat and not held', (state) => Object.assign(state.seats[0]?.known ?? {}, { Y: 1 })],
]

test.each(broken)('section 11.%s is found', (_, breaks) => {
  const state = scene({ seats: [{ subsidies: 2 }, { cash: 0, subsidies: 2 }] })
  expect(blackFriday.audit(state)).toBeUndefined()
  breaks(state)
  expect(blackFriday.audit(state)).toBeDefined()
})
