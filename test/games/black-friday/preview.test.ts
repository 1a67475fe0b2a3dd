import { describe, expect, test } from 'vitest'
import type { Event } from '../../../shared/games/black-friday/events.ts'
import { blackFriday } from '../../../shared/games/black-friday/index.ts'
import type { Move } from '../../../shared/games/black-friday/moves.ts'
import { moved, outlookAfter, outlookNow, preview, settlementNow } from '../../../shared/games/black-friday/preview.ts'
import { same } from '../../../shared/kit/json.ts'
import { dice } from '../../../shared/kit/random.ts'
import { anyMove, find, play, scene } from './play.ts'
import { usual } from './position.ts'

const seen = (state: ReturnType<typeof scene>, move: Move, viewer = state.phase.seat) =>
  preview(blackFriday.view(state, viewer), move)

describe('before confirming', () => {
  test('a purchase: cost, cash afterwards, sold out and third case', () => {
    const state = scene({ market: { R: 2, Y: 3 }, tables: { purchase: { R: 2 } } })
    const found = seen(state, { do: 'buy', shares: { R: 1 }, case: 'R' })
    expect(found).toMatchObject({ cost: 28, income: 0, cash: 22, fires: null, interest: [], card: null })
    expect(found.steps.map(({ colour, cause, price }) => [colour, cause, price])).toEqual([
      ['R', 'soldOut', 32],
      ['R', 'third', 36],
    ])
  })

  test('a sale with debt: income, debt settled, what falls, which card is used up', () => {
    const state = scene({
      turn: { seat: 3, phase: 'act' },
      seats: [{}, {}, { cash: 0, subsidies: 5, unpaid: 3, cards: ['SELL+1'] }],
    })
    const found = seen(state, { do: 'sell', shares: { Y: 4 }, lower: 'Y', case: 'Y' })
    expect(found).toMatchObject({ income: 112, debt: 3, cash: 109, card: 'SELL+1' })
    expect(found.steps.map(({ cause, price }) => [cause, price])).toEqual([['sale', 24]])
  })

  test('a move that fires: the table, what everyone pays and who cannot', () => {
    const state = scene({
      tables: { silver: { Y: 2, B: 2 } },
      seats: [{ cash: 31, subsidies: 2 }, { cash: 0, subsidies: 3 }, { cash: 9 }],
    })
    expect(seen(state, { do: 'silver', bars: 1, case: 'R' })).toMatchObject({
      cost: 30,
      bars: 1,
      cash: 1,
      fires: 'silver',
      forced: false,
      interest: [
        { seat: 0, due: 2, paid: 1, unpaid: 1 },
        { seat: 1, due: 3, paid: 0, unpaid: 3 },
      ],
    })
  })

  test('BF40: a pass on an empty market that forces an adjustment', () => {
    expect(seen(scene({ market: {}, idle: 2 }), { do: 'pass' })).toMatchObject({ fires: 'silver', forced: true })
    expect(seen(scene({ market: {}, idle: 1 }), { do: 'pass' })).toMatchObject({ fires: null, forced: false })
  })

  test('silver after the draft counts the bars of the draft', () => {
    const state = scene({ silver: { price: 30, bought: 2 }, bag: { Y: 1 } })
    expect(outlookNow(blackFriday.view(state, 0)).silver.byBlacks).toEqual([30])
    expect(outlookAfter(blackFriday.view(state, 0), { do: 'silver', bars: 1, case: 'Y' }).silver.byBlacks).toEqual([35])
  })
})

test('section 13: where a marker would go for so many cases and blacks', () => {
  const prices = (blacks: number) => [0, 1, 2, 3].map((n) => moved([4, 0], n, blacks).price)
  expect([0, 1, 2, 3].map(prices)).toEqual([
    [24, 39, 44, 52],
    [24, 39, 44, 52],
    [16, 19, 24, 39],
    [12, 16, 19, 24],
  ])
})

test('if the game ended now: the settlement of the own seat, and of no seat whose shares are hidden', () => {
  const state = scene({ level: 4, seats: [{ cash: 44, shares: { Y: 2 }, bars: 4, subsidies: 5 }] })
  const view = blackFriday.view(state, 0)
  expect(settlementNow(view, 0)).toEqual({
    income: 56,
    subsidies: 0,
    interest: 0,
    bars: 1,
    cash: 0,
    gold: 1,
    silver: 0,
  })
  expect(settlementNow(view, 1)).toBeUndefined()
})

/** What a move has done up to its adjustment, in the words of the preview. */
function told(events: readonly Event[]) {
  const fired = find(events, 'adjustment')
  const before = fired ? events.slice(0, events.indexOf(fired)) : events
  return {
    steps: before.filter((event) => event.e === 'marker'),
    fires: fired?.table ?? null,
    forced: fired?.forced ?? false,
    interest: events.flatMap(({ e, ...rest }) => (e === 'interest' ? [rest] : [])),
    cost: find(events, 'bought')?.cost ?? find(events, 'silverBought')?.cost ?? 0,
    income: find(events, 'sold')?.income ?? 0,
    bars: find(events, 'silverBought')?.bars ?? 0,
    debt: find(events, 'interestPaid')?.paid ?? 0,
    card: find(events, 'cardUsed')?.card ?? null,
  }
}

test('what is foretold is what happens, in forty random games', () => {
  for (let seed = 0; seed < 40; seed++) {
    const random = dice(seed)
    const holdings = seed % 8 < 4 ? 'hidden' : 'open'
    let { state } = blackFriday.setup({ ...usual, holdings }, 2 + (seed % 4), random)
    while (!blackFriday.standings(state)) {
      const { seat } = state.phase
      const move = anyMove(state, seat, random)
      const { cash, ...foretold } = preview(blackFriday.view(state, seat), move)
      const { state: next, events } = play(state, seat, move, random)
      const happened = told(events)
      if (!same(happened, foretold)) expect(happened).toEqual(foretold)
      if (happened.fires === null && next.seats[seat]?.cash !== cash) expect(next.seats[seat]?.cash).toBe(cash)
      state = next
    }
  }
})
