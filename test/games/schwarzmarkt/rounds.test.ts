import { expect, test } from 'vitest'
import { rank } from '../../../shared/games/schwarzmarkt/end.ts'
import { schwarzmarkt } from '../../../shared/games/schwarzmarkt/index.ts'
import { purse } from '../../../shared/games/schwarzmarkt/preview.ts'
import { dice } from '../../../shared/kit/random.ts'
import { during, holding, open, table, three, trade } from './play.ts'

const lastTwo = {
  hands: [{ potatoes: 2 }, { coffee: 4, butter: 2 }, { potatoes: 2, flour: 5 }],
  starter: 1,
  texts: ['T07'],
} as const
const finish = () => table(during({ offer: 'O01', turn: 0, price: 12 }, lastTwo)).play(0, trade({ potatoes: 2 }))

test('SM23: a game round ends the moment a hand is traded away: paid in full, no step, no further turn', () => {
  const game = finish()
  expect(game.now().purses).toEqual([24, 0, 0])
  expect(game.told().slice(0, 2)).toEqual(['traded', 'gameRoundEnded'])
  expect(game.told()).not.toContain('priceMoved')
  expect(game.told()).not.toContain('tradingRoundEnded')
})

test('SM23: the last card in hand counts before the last card wanted', () => {
  const game = table(during({ offer: 'O01', turn: 0, price: 12, table: { potatoes: 2 } }, lastTwo))
  expect(
    game
      .play(0, trade({ potatoes: 2 }))
      .told()
      .slice(0, 2),
  ).toEqual(['traded', 'gameRoundEnded'])
})

test('SM24: the offer and the open texts of an interrupted trading round are shuffled into the pile', () => {
  const game = finish()
  const { market } = game.state()
  expect(market.order.hidden).toContain('O01')
  expect(market.order.hidden).toContain('T07')
  expect(market.seen).toBe(0)
  expect(game.now()).toMatchObject({ texts: [], round: null })
})

test('SM25: the refill comes from one shuffled pile of all goods outside the hands, up to nine each', () => {
  const game = finish()
  expect(game.now()).toMatchObject({ handSizes: [9, 9, 9], goodsUnder: [] })
  expect(game.state().pile.order.hidden).toHaveLength(60 - 27)
  const counts = game.log().filter((event) => event.e === 'refilled')
  expect(counts.map(({ seat, count }) => [seat, count])).toEqual([
    [2, 2],
    [0, 9],
    [1, 3],
  ])
})

test('SM25: the cards just traded may come back into a hand', () => {
  const back = [1, 2, 3, 4, 5, 6].some((seed) => {
    const game = table(during({ offer: 'O05', turn: 0, price: 12 }, sugarOnly), dice(seed))
    game.play(0, trade({ sugar: 2 }))
    return game.state().seats.some((player) => (player.goods.hidden.sugar ?? 0) > 0)
  })
  expect(back).toBe(true)
})
const sugarOnly = { hands: [{ sugar: 2 }, { coffee: 4, butter: 2 }, { potatoes: 2, flour: 5 }] }

test('SM26: a seat with more than nine returns cards of its choice first', () => {
  const hands = [{ potatoes: 2 }, { coffee: 8, butter: 3 }, { potatoes: 2, flour: 5 }]
  const game = table(during({ offer: 'O01', turn: 0, price: 12 }, { hands })).play(0, trade({ potatoes: 2 }))
  expect(game.now().ask).toBe('seat 1 returnSurplus')
  expect(game.why(1, { do: 'returnSurplus', goods: { coffee: 1 } })).toBe('returnExactly')
  expect(game.why(1, { do: 'returnSurplus', goods: { coffee: 3 } })).toBe('returnExactly')
  expect(game.why(0, { do: 'returnSurplus', goods: {} })).toBe('notYourTurn')
  game.play(1, { do: 'returnSurplus', goods: { butter: 2 } })
  expect(game.now()).toMatchObject({ ask: 'seat 1 playCard', handSizes: [9, 9, 9] })
  expect(game.now().hands).toMatchObject([{}, { coffee: 8, butter: 1 }, {}])
})

test('SM26: several seats return in turn, clockwise from the new start player', () => {
  const hands = [{ butter: 8, sugar: 3 }, { potatoes: 2 }, { coffee: 4, flour: 6 }]
  const game = table(during({ offer: 'O01', turn: 1, price: 12 }, { hands, starter: 1 }))
  game.play(1, trade({ potatoes: 2 }))
  expect(game.now().ask).toBe('seat 2 returnSurplus')
  game.play(2, { do: 'returnSurplus', goods: { coffee: 1 } })
  expect(game.now().ask).toBe('seat 0 returnSurplus')
})

test('SM27: black market hands are kept between the game rounds, the pile is shuffled', () => {
  const before = during({ offer: 'O01', turn: 0, price: 12 }, lastTwo)
  expect(finish().now().cards).toEqual(table(before).now().cards)
  const orders = [1, 2, 3].map((seed) =>
    table(before, dice(seed))
      .play(0, trade({ potatoes: 2 }))
      .state()
      .market.order.hidden.join(),
  )
  expect(new Set(orders).size).toBe(3)
})

test('SM28: game round 2 is started by the seat after the start player of the interrupted round', () => {
  expect(finish().now()).toMatchObject({ gameRound: 2, starter: 2, opened: 0, ask: 'seat 2 playCard' })
})

test('SM29: wealth is one number that no bank limits, and change is given', () => {
  const full = during({ offer: 'O11', turn: 0, price: 50 }, { purses: [1600, 1600, 1600] })
  expect(
    table(full)
      .play(0, trade({ potatoes: 3 }))
      .now().purses,
  ).toEqual([1750, 1600, 1600])
  expect(purse(1750)).toEqual({ nylons: 35 })
  expect(
    table(holding('T02a', { purses: [50, 0, 0] }))
      .play(0, open('T02a'))
      .now().purses,
  ).toEqual([45, 0, 0])
})

test('SM30: wealth is open or hidden; hidden, each seat sees its own alone until the end', () => {
  const purses = (wealth: 'open' | 'hidden') => {
    const game = table(three({ wealth, purses: [7, 8, 9] }))
    return ([0, 1, 'watcher'] as const).map((viewer) => game.sees(viewer).chairs.map((chair) => chair.wealth))
  }
  expect(purses('open')).toEqual([
    [7, 8, 9],
    [7, 8, 9],
    [7, 8, 9],
  ])
  expect(purses('hidden')).toEqual([
    [7, null, null],
    [null, 8, null],
    [null, null, null],
  ])
  const over = table(during({ offer: 'O01', turn: 0, price: 12 }, { ...lastTwo, wealth: 'hidden', gameRound: 2 }))
  over.play(0, trade({ potatoes: 2 }))
  expect(over.sees('watcher').chairs.map((chair) => chair.wealth)).toEqual([24, 0, 0])
})

test('SM31: goods left in hand are worth nothing', () => {
  const game = table(during({ offer: 'O01', turn: 0, price: 12 }, { ...lastTwo, gameRound: 2, purses: [0, 24, 25] }))
  game.play(0, trade({ potatoes: 2 }))
  expect(game.now().ask).toBe('over')
  expect(game.now().ranks).toEqual([
    [1, 2],
    [2, 0],
    [3, 1],
  ])
})

test('SM32: equal wealth goes to who has fewer goods left, then the rank is shared', () => {
  const end = (...scores: readonly (readonly [wealth: number, goodsLeft: number])[]) =>
    rank(scores.map(([wealth, goodsLeft], seat) => ({ seat, wealth, goodsLeft }))).map((one) => [one.rank, one.seat])
  expect(end([240, 0], [262, 3], [262, 1])).toEqual([
    [1, 2],
    [2, 1],
    [3, 0],
  ])
  expect(end([240, 0], [262, 2], [262, 2])).toEqual([
    [1, 1],
    [1, 2],
    [3, 0],
  ])
  expect(end([9, 1], [9, 1], [9, 1])).toEqual([
    [1, 0],
    [1, 1],
    [1, 2],
  ])
})

test('SM34: after the sixtieth black market card the game round ends', () => {
  const before = holding('T07', { opened: 59 })
  const game = table(before).play(0, open('T07'))
  expect(game.told().slice(0, 3)).toEqual(['cardPlayed', 'blackMarketDrawn', 'gameRoundEnded'])
  expect(game.log().find((event) => event.e === 'gameRoundEnded')).toEqual({
    e: 'gameRoundEnded',
    gameRound: 1,
    reason: 'limit',
  })
  expect(game.now()).toMatchObject({ gameRound: 2, starter: 1, opened: 0, texts: [] })
  expect(
    table({ ...before, opened: 58 })
      .play(0, open('T07'))
      .now().gameRound,
  ).toBe(1)
})

test('SM34: in game round 2 the limit ends the game', () => {
  const game = table(holding('T07', { opened: 59, gameRound: 2 })).play(0, open('T07'))
  expect(game.told()).toEqual(['cardPlayed', 'blackMarketDrawn', 'gameRoundEnded', 'gameEnded'])
  expect(schwarzmarkt.standings(game.state())?.map(({ place }) => place)).toEqual([1, 2, 3])
})

test('SM35: the first start player is drawn at random', () => {
  const starters = Array.from({ length: 60 }, (_, seed) => {
    const { state, events } = schwarzmarkt.setup({ goods: 'basic', wealth: 'open' }, 3, dice(seed))
    expect(events).toEqual([{ e: 'gameRoundStarted', gameRound: 1, starter: state.starter }])
    return state.starter
  })
  for (const seat of [0, 1, 2]) expect(starters.filter((other) => other === seat).length).toBeGreaterThan(8)
})
