import { expect, test } from 'vitest'
import type { Card } from '../../../shared/games/schwarzmarkt/board.ts'
import { apply, choices } from '../../../shared/games/schwarzmarkt/decide.ts'
import type { Move } from '../../../shared/games/schwarzmarkt/moves.ts'
import { bury } from '../../../shared/games/schwarzmarkt/piles.ts'
import type { State } from '../../../shared/games/schwarzmarkt/state.ts'
import { dice } from '../../../shared/kit/random.ts'
import { advance, during, holding, open, table, three, trade } from './play.ts'
import type { Before } from './position.ts'

const steal = (seat: number): Move => ({ do: 'chooseVictim', seat })
const rich = { purses: [9, 9, 9] }

test('SM10: after a text card the start passes clockwise', () => {
  expect(table(holding('T07')).play(0, open('T07')).now()).toMatchObject({ starter: 1, ask: 'seat 1 playCard' })
  const last = table(
    three({
      starter: 2,
      cards: [
        ['O05', 'O06', 'O13'],
        ['O01', 'O02', 'O03'],
        ['O07', 'O08', 'T07'],
      ],
    }),
  )
  expect(last.play(2, open('T07')).now().ask).toBe('seat 0 playCard')
})

test('SM11: the new card is in hand before the effect of the played one', () => {
  const game = table(holding('T01a')).play(0, open('T01a'))
  expect(game.told()).toEqual(['cardPlayed', 'blackMarketDrawn'])
  expect(game.now().cards).toMatchObject([['O05', 'O06', 'O10'], {}, {}])
  expect(game.now().ask).toBe('seat 0 chooseVictim')
})

test('SM12: a text that is carried out now opens no trading round and goes under the pile', () => {
  const game = table(holding('T01a')).play(0, open('T01a')).play(0, steal(1))
  expect(game.now()).toMatchObject({ round: null, cardsUnder: ['T01a'], texts: [] })
  expect(game.told()).toEqual(['goodsStolen', 'textDone'])
})

test('SM13: a text for the next trading round lies open until that round is over', () => {
  const game = table(holding('T07')).play(0, open('T07'))
  expect(game.now()).toMatchObject({ texts: ['T07'], cardsUnder: [] })
  game.play(1, open('O01'))
  expect(game.now().texts).toEqual(['T07'])
  for (let n = 0; n < 14; n++) game.play((1 + n) % 3, trade())
  expect(game.now()).toMatchObject({ texts: [], cardsUnder: ['O01', 'T07'], ask: 'seat 2 playCard' })
})

test('SM14: all open texts apply together, and two Goods Short have the effect of one', () => {
  const all: readonly Card[][] = [
    ['O06', 'O07', 'O08'],
    ['O01', 'O02', 'O03'],
    ['O09', 'O13', 'O14'],
  ]
  const game = table(three({ texts: ['T03a', 'T06', 'T05', 'T07', 'T03b'], cards: all })).play(0, open('O06'))
  expect(game.log().at(-1)).toEqual({
    e: 'tradingRoundStarted',
    starter: 0,
    offer: 'O06',
    texts: ['T03a', 'T06', 'T05', 'T07', 'T03b'],
    price: 9,
    finalPrice: 26,
  })
  expect(game.why(0, trade({ butter: 2 }))).toBe('goodsShort')
  game.play(0, trade({ butter: 1 })).play(1, trade())
  expect(game.now().round).toMatchObject({ price: 15, turn: 2 })
})

test('SM15: Goods Short counts over the whole trading round and binds the start player too', () => {
  const game = table(during({ offer: 'O06', turn: 0, price: 1 }, { texts: ['T03a'] } as const))
  expect(game.why(0, trade({ potatoes: 1, butter: 1 }))).toBe('goodsShort')
  game
    .play(0, trade({ potatoes: 1 }))
    .play(1, trade())
    .play(1, advance(1))
    .play(2, trade())
    .play(2, advance(1))
  expect(game.told()).toEqual(['priceMoved', 'tradeSkipped'])
  expect(game.why(0, trade({ potatoes: 1 }))).toBe('notNow')
})

test('SM16: a seat whose Goods Short card is used up only moves, and at the final space ends the round', () => {
  const used = { texts: ['T03a'] } as const
  const asked = table(during({ offer: 'O06', turn: 0, price: 9, traded: [0, 1, 0], table: { butter: 1 } }, used))
  expect(asked.play(0, trade()).play(0, advance(1)).now().ask).toBe('seat 1 advance')
  const ended = table(during({ offer: 'O06', turn: 0, price: 40, traded: [0, 1, 0], table: { butter: 1 } }, used))
  ended.play(0, trade())
  expect(ended.told()).toEqual(['notTraded', 'priceMoved', 'tradeSkipped', 'tradingRoundEnded'])
})

test('SM18: the seat chooses the victim, chance the card, and both of them know it afterwards', () => {
  const found: { [good: string]: number } = {}
  for (let seed = 0; seed < 300; seed++) {
    const game = table(holding('T01a'), dice(seed)).play(0, open('T01a')).play(0, steal(1))
    const { good } = game.log().find((event) => event.e === 'goodsStolen') ?? {}
    found[String(good)] = (found[String(good)] ?? 0) + 1
  }
  // 4 coffee and 2 butter: every card is equally likely.
  expect(Object.keys(found).sort()).toEqual(['butter', 'coffee'])
  expect(found.coffee).toBeGreaterThan(160)
  expect(found.coffee).toBeLessThan(240)
  const game = table(holding('T01a')).play(0, open('T01a')).play(0, steal(1))
  const stolen = (viewer: number | 'watcher') => game.read(viewer).find((line) => line.e === 'goodsStolen')
  expect(stolen(0)).toHaveProperty('good')
  expect(stolen(1)).toHaveProperty('good')
  expect(stolen(2)).not.toHaveProperty('good')
  expect(stolen('watcher')).not.toHaveProperty('good')
})

test('SM19: a hand emptied by Old Bill ends the game round like one emptied by trading', () => {
  const hands = [{ potatoes: 3, butter: 2 }, { coffee: 1 }, { potatoes: 2, flour: 5 }]
  const game = table(holding('T01a', { hands })).play(0, open('T01a')).play(0, steal(1))
  expect(game.log().find((event) => event.e === 'gameRoundEnded')).toEqual({
    e: 'gameRoundEnded',
    gameRound: 1,
    reason: 'stolen',
    seat: 1,
  })
  expect(game.told().slice(0, 3)).toEqual(['goodsStolen', 'textDone', 'gameRoundEnded'])
  expect(game.now()).toMatchObject({ gameRound: 2, starter: 1, handSizes: [9, 9, 9] })
})

test('SM20: New Goods needs luxuries worth 5 and costs exactly 5', () => {
  expect(table(holding('T02a', { purses: [4, 9, 9] })).why(0, open('T02a'))).toBe('tooPoor')
  const game = table(holding('T02a', { purses: [5, 0, 0] })).play(0, open('T02a'))
  expect(game.now()).toMatchObject({ purses: [0, 0, 0], ask: 'seat 0 searchPile' })
})

test('SM21: after the search the pile is shuffled, so that nothing in it is known any more', () => {
  const before = holding('T02a', { ...rich, goodsUnder: ['sugar', 'sugar'] })
  const game = table(before).play(0, open('T02a'))
  expect(game.sees(1).pile.known).toEqual({ sugar: 2 })
  game.play(0, { do: 'searchPile', good: 'sugar' })
  expect(game.now()).toMatchObject({ goodsUnder: [], known: [{}, {}, {}] })
  const orders = new Set(
    [1, 2, 3, 4].map((seed) => {
      const shuffled = table(before, dice(seed)).play(0, open('T02a')).play(0, { do: 'searchPile', good: 'sugar' })
      return shuffled.state().pile.order.hidden.join()
    }),
  )
  expect(orders.size).toBe(4)
})

test('SM22: a text without effect is held back, and only if all three are, one of them is played for nothing', () => {
  const poor = (third: Card) =>
    three({
      cards: [
        ['T02a', 'T02b', third],
        ['O01', 'O02', 'O03'],
        ['O07', 'O08', 'O09'],
      ],
    })
  expect(table(poor('O06')).why(0, open('T02b'))).toBe('tooPoor')
  expect(table(poor('T07')).why(0, open('T02b'))).toBe('tooPoor')
  // With this deck it cannot happen: New Goods has two copies, and a hand three cards.
  const state = emptied(poor('T01a'))
  expect(choices(state, 0)).toEqual([
    { do: 'playCard', fields: { card: { kind: 'one', of: ['T01a', 'T02a', 'T02b'] } } },
  ])
  const { state: next, events } = apply(state, 0, open('T01a'), dice(1))
  expect(events.slice(2)).toEqual([
    { e: 'cardFizzled', seat: 0, card: 'T01a', reason: 'nobodyHoldsGoods' },
    { e: 'textDone', card: 'T01a' },
  ])
  expect(next.phase).toEqual({ at: 'playCard', seat: 1 })
})

/** The position with all goods of seats 1 and 2 laid under the pile. */
function emptied(before: Before): State {
  const state = structuredClone(table(before).state())
  for (const seat of [1, 2]) {
    const player = state.seats[seat]
    if (player) {
      bury(state.pile, player.goods.hidden, 'all')
      state.seats[seat] = { ...player, goods: { hidden: {} } }
    }
  }
  return state
}

test('SM33: goods under the pile are known to those who saw them go there, until a shuffle', () => {
  const game = table(holding('T04', { goodsUnder: ['sugar'] })).play(0, open('T04'))
  game.play(0, { do: 'swapGoods', goods: { butter: 2 } })
  expect(game.sees(0).pile.known).toEqual({ butter: 2, sugar: 1 })
  for (const viewer of [1, 2, 'watcher'] as const) expect(game.sees(viewer).pile.known).toEqual({ sugar: 1 })
})

test('SM33: a known card that is drawn again is no longer counted in the pile', () => {
  // Five seats: fifteen goods lie in the pile, and all but one were seen to go under it.
  const under = (['sugar', 'flour'] as const).flatMap((good) => Array(7).fill(good))
  const before = {
    ...holding('T04'),
    hands: [
      { potatoes: 5, butter: 5, coffee: 2 },
      { coffee: 5, butter: 4, potatoes: 2 },
      { flour: 5, sugar: 5, potatoes: 5, coffee: 5, butter: 2 },
    ],
  }
  const rest = table({ ...before, goodsTop: ['butter'], goodsUnder: under })
  expect(rest.state().pile.order.hidden).toHaveLength(15)
  rest.play(0, open('T04')).play(0, { do: 'swapGoods', goods: { potatoes: 3 } })
  expect(rest.sees(1).pile).toEqual({ size: 15, known: { flour: 7, sugar: 5 } })
  expect(rest.sees(0).pile).toEqual({ size: 15, known: { potatoes: 3, flour: 7, sugar: 5 } })
})
