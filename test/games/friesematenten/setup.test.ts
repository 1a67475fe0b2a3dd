import { describe, expect, test } from 'vitest'
import { ids, isKind } from '../../../shared/games/friesematenten/cards.ts'
import { friesematenten as game } from '../../../shared/games/friesematenten/index.ts'
import type { Options } from '../../../shared/games/friesematenten/kinds.ts'
import { chance, pileOf } from '../../../shared/games/friesematenten/preview.ts'
import { dice } from '../../../shared/kit/random.ts'

const usual = (seats: number): Options =>
  Object.fromEntries(game.options.map(({ key, usual }) => [key, usual(seats)])) as Options
const begin = (seats: number, options: Partial<Options> = {}, seed = 1) =>
  game.setup({ ...usual(seats), ...options }, seats, dice(seed)).state
const greens = (state: ReturnType<typeof begin>) => state.deck.filter((id) => isKind(id, 'action'))

test('FM1, FM-X1: players + 3 cards lie in the Exchange, the rest in the pile', () => {
  const rows = [2, 3, 4].map((seats) =>
    [{ actions: 'all' }, { actions: 'small' }, { actions: 'none' }].map((options) => {
      const state = begin(seats, options as Partial<Options>)
      return [state.exchange.length, state.pile.hidden.length]
    }),
  )
  expect(rows).toEqual([
    [
      [5, 55],
      [5, 47],
      [5, 39],
    ],
    [
      [6, 54],
      [6, 46],
      [6, 38],
    ],
    [
      [7, 53],
      [7, 45],
      [7, 37],
    ],
  ])
})

test('everybody begins with 60, and the stone falls to every seat', () => {
  expect(begin(4).money).toEqual([60, 60, 60, 60])
  const stones = Array.from({ length: 60 }, (_, seed) => begin(4, {}, seed).stone)
  expect([...new Set(stones)].sort()).toEqual([0, 1, 2, 3])
})

describe('the deck', () => {
  test('FM49: the first game has no green cards', () => {
    expect(greens(begin(3, { deck: 'beginner' }))).toEqual([])
    expect(begin(3, { deck: 'beginner' }).deck).toHaveLength(44)
  })

  test('is small for two and whole for three or four, unless told', () => {
    expect([2, 3, 4].map((seats) => begin(seats).deck.length)).toEqual([52, 60, 60])
  })

  test('takes exactly the green cards that are ticked', () => {
    expect(greens(begin(3, { actions: 'chosen', chosen: ['a14', 'a02'] }))).toEqual(['a02', 'a14'])
  })

  test('may be a share of each kind, drawn anew each time', () => {
    const share = { factory: 12, status: 10, 'coupled-card': 3, 'coupled-person': 2, action: 5 }
    const kinds = ['factory', 'status', 'coupled-card', 'coupled-person', 'action'] as const
    const decks = [1, 2].map((seed) => begin(3, { deck: 'custom', share }, seed).deck)
    for (const deck of decks)
      expect(kinds.map((kind) => deck.filter((id) => isKind(id, kind)).length)).toEqual([12, 10, 3, 2, 5])
    expect(decks[0]).not.toEqual(decks[1])
  })

  test('FM-set: 60 cards, 24 of them with 3 or more points, minimum bids 24 on average', async () => {
    const { cards } = await import('../../../shared/games/friesematenten/cards.ts')
    expect(ids).toHaveLength(60)
    expect(ids.filter((id) => cards[id].points >= 3)).toHaveLength(24)
    expect(ids.reduce((sum, id) => sum + Math.max(0, cards[id].points), 0)).toBe(156)
    expect(Math.round(ids.reduce((sum, id) => sum + cards[id].minBid, 0) / 60)).toBe(24)
  })
})

test('FM43: money, empires and the list of the pile are open; the order of the pile is not', () => {
  const state = begin(4)
  const view = game.view(state, 'watcher')
  expect(view.money).toEqual(state.money)
  expect(pileOf(view)).toEqual(state.pile.hidden.slice().sort())
  expect(JSON.stringify(view)).not.toContain('hidden')
  expect(Object.keys(view)).not.toContain('pile')
})

test('FM-X22: chances of the next fill', () => {
  expect(chance(1, 7, 53).toFixed(3)).toBe('0.132')
  expect(chance(13, 7, 53).toFixed(3)).toBe('0.879')
})
