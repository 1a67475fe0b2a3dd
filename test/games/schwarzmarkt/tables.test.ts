import { expect, test } from 'vitest'
import {
  goods,
  luxuries,
  offerCards,
  offers,
  statedOffers,
  supply,
  track,
} from '../../../shared/games/schwarzmarkt/board.ts'
import { schwarzmarkt } from '../../../shared/games/schwarzmarkt/index.ts'
import { chance, pays, preview, purse, stops, unseen, wanted } from '../../../shared/games/schwarzmarkt/preview.ts'
import type { Options } from '../../../shared/games/schwarzmarkt/state.ts'
import { countOf, total } from '../../../shared/kit/basket.ts'
import { dice } from '../../../shared/kit/random.ts'
import { during, holding, open, table, three, trade } from './play.ts'

test.each([
  [1, [3, 5, 7, 9], 3],
  [3, [5, 7, 9, 12], 5],
  [5, [7, 9, 12, 15], 7],
  [7, [9, 12, 15, 18], 9],
  [9, [12, 15, 18], 12],
  [12, [15, 18, 22], 15],
  [15, [18, 22, 26], 18],
  [18, [22, 26], 22],
  [22, [26, 30], 26],
  [26, [30, 35], 30],
  [30, [35], 35],
  [35, [40], 40],
  [40, [50], 50],
])('from %i the price can reach %j, and %i after a sale', (price, reached, sold) => {
  const game = table(during({ offer: 'O06', turn: 0, price }))
  expect(stops(game.sees(0)).map((stop) => stop.price)).toEqual(reached)
  expect(preview(game.sees(0), trade({ butter: 1 })).marker?.price).toBe(sold)
  expect(game.play(0, trade({ butter: 1 })).now().round).toMatchObject({ price: sold })
  const still = table(during({ offer: 'O06', turn: 0, price })).play(0, trade())
  if (reached.length > 1) still.play(0, { do: 'advance', steps: reached.length })
  expect(still.now().round).toMatchObject({ price: reached.at(-1), turn: 1 })
})

test('from 50 no price can be reached, and a turn ends the trading round', () => {
  const view = table(during({ offer: 'O06', turn: 0, price: 50 })).sees(0)
  expect(stops(view)).toEqual([])
  expect(preview(view, trade())).toMatchObject({ marker: null, ends: 'finalPrice' })
})

test('SM-X1: a sum is shown as the fewest luxuries, dearest first', () => {
  expect(purse(44)).toEqual({ cigarettes: 4, gum: 4 })
  expect(purse(73)).toEqual({ nylons: 1, cigarettes: 2, gum: 3 })
  expect(purse(136)).toEqual({ nylons: 2, cigarettes: 3, chocolate: 1, gum: 1 })
  expect(purse(250)).toEqual({ nylons: 5 })
  expect(purse(18)).toEqual({ cigarettes: 1, chocolate: 1, gum: 3 })
  expect(purse(0)).toEqual({})
})

test('SM-X3: four butter and one sugar before an offer that wants two butter and two sugar: six baskets', () => {
  const hands = [{ butter: 4, sugar: 1 }, { coffee: 4 }, { flour: 5 }]
  const game = table(during({ offer: 'O14', turn: 0, price: 9, table: { butter: 1 } }, { hands, cards: other }))
  const legal = baskets((butter, sugar) => game.why(0, trade({ butter, sugar })) === undefined)
  expect(legal).toEqual(['0+0', '0+1', '1+0', '1+1', '2+0', '2+1'])
  expect(pays(game.sees(0), { butter: 2, sugar: 1 })).toBe(27)
  expect(game.play(0, trade({ butter: 2, sugar: 1 })).now().purses).toEqual([27, 0, 0])
})
const other = [
  ['O16', 'O17', 'O18'],
  ['O04', 'O19', 'O20'],
  ['O13', 'O12', 'O15'],
] as const
const baskets = (legal: (a: number, b: number) => boolean): string[] =>
  [0, 1, 2, 3, 4].flatMap((a) => [0, 1, 2, 3, 4].filter((b) => legal(a, b)).map((b) => `${a}+${b}`))

test('SM-X14: all luxuries are 100 cards worth 1650', () => {
  expect(luxuries.reduce((sum, luxury) => sum + luxury.cards, 0)).toBe(100)
  expect(luxuries.reduce((sum, luxury) => sum + luxury.cards * luxury.value, 0)).toBe(1650)
})

test('SM-X15: unseen cards and the chance that a hand holds butter', () => {
  const hands = [
    { butter: 3, potatoes: 2, coffee: 4 },
    { coffee: 4, flour: 3 },
    { flour: 2, sugar: 4 },
  ]
  const view = table(three({ hands, goodsUnder: ['potatoes', 'potatoes', 'butter', 'butter'] })).sees(0)
  expect(unseen(view)).toEqual({ potatoes: 8, coffee: 8, flour: 12, butter: 7, sugar: 12 })
  expect(total(unseen(view))).toBe(47)
  expect(chance(view, 1, 'butter')).toBeCloseTo(0.704, 3)
  expect(chance(view, 2, 'butter')).toBeCloseTo(0.643, 3)
  expect(chance(view, 0, 'butter', 3)).toBe(1)
  expect(chance(view, 0, 'butter', 4)).toBe(0)
  // By hand: none and one of 7 butter among 6 of 47 cards leave 1 - C(40,6)/C(47,6) - 7 C(40,5)/C(47,6).
  expect(chance(view, 2, 'butter', 2)).toBeCloseTo(1 - 3838380 / 10737573 - (7 * 658008) / 10737573, 9)
})

test('cards on the table are not unseen, and a seat that searches the pile sees what is in it', () => {
  const view = table(during({ offer: 'O06', turn: 0, price: 9, table: { potatoes: 1, butter: 2 } })).sees(0)
  expect(unseen(view)).toEqual({ potatoes: 8, coffee: 12, flour: 12, butter: 8, sugar: 12 })
  const search = table(holding('T02a', { purses: [5, 5, 5] })).play(0, open('T02a'))
  // All that is left are the two other hands: four coffee, two butter, two potatoes, five flour.
  expect(unseen(search.sees(0))).toEqual({ potatoes: 2, coffee: 4, flour: 5, butter: 2, sugar: 0 })
})

test.each([
  [3, 33, 21],
  [4, 24, 18],
  [5, 15, 15],
])(
  'SM-X16: with %i players %i goods and %i black market cards are left after the deal',
  (seats, goodsLeft, cardsLeft) => {
    for (const option of ['basic', 'variant'] as const) {
      const options: Options = { goods: option, wealth: 'open' }
      const { state } = schwarzmarkt.setup(options, seats, dice(seats))
      const view = schwarzmarkt.view(state, 'watcher')
      expect([view.pile.size, view.market.size]).toEqual([goodsLeft, cardsLeft])
      expect(view.chairs).toEqual(Array(seats).fill({ goods: 9, wealth: 0 }))
      expect(schwarzmarkt.audit(state)).toBeUndefined()
    }
  },
)

test('SM-X17: two potatoes and three butter may be swapped as eight baskets', () => {
  const game = table(holding('T04')).play(0, open('T04'))
  const legal = baskets(
    (potatoes, butter) =>
      potatoes + butter > 0 && game.why(0, { do: 'swapGoods', goods: { potatoes, butter } }) === undefined,
  )
  // The hand of this test is three potatoes and two butter: the same eight, the other way round.
  expect(legal).toEqual(['0+1', '0+2', '1+0', '1+1', '1+2', '2+0', '2+1', '3+0'])
})

test('the board: 60 goods either way, every good wanted 18 times, 14 spaces that rise, what is stated is said so', () => {
  for (const stock of Object.values(supply)) expect(total(stock)).toBe(60)
  for (const good of goods)
    expect(offerCards.reduce((sum, offer) => sum + countOf<string>(offers[offer], good), 0)).toBe(18)
  expect(track.map((space) => space.price)).toEqual([1, 3, 5, 7, 9, 12, 15, 18, 22, 26, 30, 35, 40, 50])
  expect(track.map((space) => space.steps).slice(0, -1)).toEqual([4, 4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1])
  expect(track.filter((space) => space.status.price === 'stated').map((space) => space.price)).toEqual([1, 9, 12, 50])
  expect(statedOffers).toEqual(['O06'])
})

test('a preview says what a trade pays, what stays wanted, and what it ends', () => {
  const game = table(during({ offer: 'O06', turn: 0, price: 9, table: { butter: 1 } }))
  const view = game.sees(0)
  expect(wanted(view)).toEqual({ potatoes: 2, butter: 1 })
  expect(preview(view, trade({ potatoes: 1, butter: 1 }))).toEqual({
    pays: 18,
    costs: 0,
    handLeft: 3,
    wanted: { potatoes: 1 },
    marker: { steps: 1, space: 5, price: 12 },
    ends: null,
  })
  expect(preview(view, trade({ potatoes: 2, butter: 1 }))).toMatchObject({ pays: 27, marker: null, ends: 'filled' })
  expect(preview(view, trade())).toMatchObject({ pays: 0, marker: null, ends: null })
  const last = table(
    during({ offer: 'O06', turn: 0, price: 9 }, { hands: [{ butter: 1 }, { coffee: 4 }, { flour: 7 }] }),
  )
  expect(preview(last.sees(0), trade({ butter: 1 }))).toMatchObject({ pays: 9, handLeft: 0, ends: 'gameRound' })
})

test('a preview says what a text costs and that Old Bill may end the game round', () => {
  const hands = [{ potatoes: 3, butter: 2 }, { coffee: 1 }, { potatoes: 2, flour: 5 }]
  const rich = table(holding('T02a', { purses: [7, 0, 0] })).sees(0)
  expect(preview(rich, open('T02a'))).toMatchObject({ costs: 5 })
  expect(preview(rich, open('O06'))).toMatchObject({ costs: 0, wanted: { potatoes: 2, butter: 2 } })
  const bill = table(holding('T01a', { hands })).play(0, open('T01a')).sees(0)
  expect(preview(bill, { do: 'chooseVictim', seat: 1 })).toMatchObject({ handLeft: 6, ends: 'gameRound' })
  expect(preview(bill, { do: 'chooseVictim', seat: 2 })).toMatchObject({ handLeft: 6, ends: null })
})
