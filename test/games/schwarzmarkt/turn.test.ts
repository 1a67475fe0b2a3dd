import { expect, test } from 'vitest'
import { advance, during, open, table, three, trade } from './play.ts'

const potatoes = (n: number) => trade({ potatoes: n })

test('SM1: a turn is trade first, then move', () => {
  const game = table(three()).play(0, open('O06'))
  expect(game.now().ask).toBe('seat 0 trade')
  expect(game.why(0, advance(1))).toBe('notNow')
  game.play(0, trade())
  expect(game.now().ask).toBe('seat 0 advance')
  expect(game.why(0, potatoes(1))).toBe('notNow')
})

test('SM2: none, some or all of the wanted cards may be traded, each at the price shown', () => {
  const wanted = during({ offer: 'O11', turn: 0, price: 7 })
  for (const n of [0, 1, 2, 3]) {
    const game = table(wanted).play(0, potatoes(n))
    expect(game.now().purses).toEqual([n * 7, 0, 0])
    expect(game.now().wanted).toEqual(n === 3 ? { coffee: 2 } : { potatoes: 3 - n, coffee: 2 })
  }
  expect(table(wanted).why(0, potatoes(4))).toBe('wantedOnly')
  expect(table(wanted).why(0, trade({ butter: 1 }))).toBe('wantedOnly')
})

test('SM3: after a trade the marker moves exactly one space, however many cards were traded', () => {
  for (const n of [1, 3]) {
    const game = table(during({ offer: 'O11', turn: 0, price: 5 })).play(0, potatoes(n))
    expect(game.now().round).toMatchObject({ price: 7, turn: 1 })
    expect(game.now().ask).toBe('seat 1 trade')
  }
})

test('SM4: without a trade it moves at least one space and at most the dice number', () => {
  const game = table(during({ offer: 'O11', turn: 0, price: 9 })).play(0, trade())
  expect(game.now().offered).toEqual([{ do: 'advance', fields: { steps: { kind: 'range', min: 1, max: 3 } } }])
  expect(game.why(0, advance(4))).toBe('tooFar')
  expect(game.play(0, advance(3)).now().round).toMatchObject({ price: 18 })
})

test('SM5: a move never passes the final space that Raid makes of 26', () => {
  const at22 = during({ offer: 'O11', turn: 0, price: 22 }, { texts: ['T05'] })
  // The dice say 2; one space is left, so nobody is asked.
  expect(table(at22).play(0, trade()).now().round).toMatchObject({ price: 26, turn: 1 })
  const at18 = during({ offer: 'O11', turn: 0, price: 18 }, { texts: ['T05'] })
  expect(table(at18).play(0, trade()).play(0, advance(2)).now().round).toMatchObject({ price: 26 })
})

test('SM6: who moves the marker onto 50 has finished; only the next seat may trade there', () => {
  const game = table(during({ offer: 'O06', turn: 0, price: 40 })).play(0, trade())
  expect(game.now().round).toMatchObject({ price: 50, turn: 1 })
  expect(game.why(0, potatoes(1))).toBe('notYourTurn')
  expect(game.play(1, trade({ butter: 1 })).now().purses).toEqual([0, 50, 0])
})

test('SM7: nobody moves from the final space; after that turn the trading round is over', () => {
  const game = table(during({ offer: 'O06', turn: 1, price: 50 })).play(1, trade({ butter: 1 }))
  expect(game.told()).toEqual(['traded', 'tradingRoundEnded'])
  expect(game.log().at(-1)).toEqual({
    e: 'tradingRoundEnded',
    reason: 'finalPrice',
    price: 50,
    unmet: { potatoes: 2, butter: 1 },
  })
  expect(game.now().ask).toBe('seat 1 playCard')
})

test('SM8: the last wanted card ends the trading round at once, without a step', () => {
  const game = table(during({ offer: 'O06', turn: 0, price: 9, table: { butter: 2 } })).play(0, potatoes(2))
  expect(game.told()).toEqual(['traded', 'tradingRoundEnded'])
  expect(game.log().at(-1)).toMatchObject({ reason: 'filled', price: 9, unmet: {} })
})

test('SM9: the next card comes from the seat left of the start player, whoever traded last', () => {
  const game = table(during({ offer: 'O06', turn: 2, price: 9, table: { butter: 2 } }, { starter: 1 }))
  expect(game.play(2, potatoes(2)).now()).toMatchObject({ starter: 2, ask: 'seat 2 playCard' })
})

test('SM17: a seat without wanted cards is asked all the same', () => {
  const game = table(three()).play(0, open('O05'))
  expect(game.now().ask).toBe('seat 0 trade')
  expect(game.now().offered).toEqual([{ do: 'trade', fields: { goods: { kind: 'count', of: {}, min: 0, max: 0 } } }])
})
