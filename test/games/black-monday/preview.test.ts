import { expect, test } from 'vitest'
import { closing } from '../../../shared/games/black-monday/board.ts'
import { atLeastOne, closes, threat, unseen } from '../../../shared/games/black-monday/chance.ts'
import { blackMonday as game } from '../../../shared/games/black-monday/index.ts'
import type { Move } from '../../../shared/games/black-monday/moves.ts'
import { preview, settlement, uses } from '../../../shared/games/black-monday/preview.ts'
import type { State } from '../../../shared/games/black-monday/state.ts'
import { total } from '../../../shared/kit/basket.ts'
import { sample } from '../../../shared/kit/choice.ts'
import { dice } from '../../../shared/kit/random.ts'
import { buy, crash, end, exchange, play, price, scene, sell } from './play.ts'

const mine = (state: State) => game.view(state, state.phase.seat)
const percent = (chance: number) => `${(chance * 100).toFixed(1)} %`
function outcome(state: State, move: Move) {
  const found = preview(mine(state), move)
  if ('why' in found) throw new Error(JSON.stringify(found.why))
  return found
}

test.each([
  [2, 92, 8, 6, '43.0 %'],
  [3, 92, 16, 6, '69.3 %'],
  [4, 92, 24, 6, '84.7 %'],
  [6, 92, 40, 6, '97.1 %'],
  [4, 92, 24, 3, '60.1 %'],
  [4, 92, 24, 1, '26.1 %'],
  [3, 60, 16, 4, '72.2 %'],
  [4, 50, 24, 2, '73.5 %'],
])('%i players: of %i unseen cards %i are in other hands, %i would ruin: %s', (_, all, held, fit, chance) => {
  expect(percent(atLeastOne(all, held, fit))).toBe(chance)
})

test.each([
  [60, 2, '3.3 %'],
  [40, 4, '10.0 %'],
  [25, 8, '32.0 %'],
  [12, 6, '50.0 %'],
  [8, 8, '100.0 %'],
  [5, 2, '40.0 %'],
])('second deck of %i: the closing card is among the next %i with %s', (deck, draws, chance) => {
  const view = { ...mine(scene({ secondDeck: true })), deck }
  expect(percent(closes(view, draws))).toBe(chance)
})

test('in the first deck the market cannot close, but for a refill that goes past its end', () => {
  const early = scene({ seats: [{ hand: ['R500'] }] })
  expect(outcome(early, price('R500')).closes).toBe(0)
  const hand = ['R100', 'R200', 'B100', 'B200'] as const
  const late = scene({ players: 2, rest: 'discards', deckTop: ['Y1300', 'G1300'], seats: [{ hand: [...hand] }] })
  // 2 of 4 come from a second deck of 104 - 4 top cards - 4 kept + 2 drawn here - 8 there, and the closing card.
  expect(outcome(late, exchange(...hand)).closes).toBeCloseTo(2 / (104 - 4 - 6 - 8 + 1), 12)
})

test('threat: the unseen high cards within reach, and whether another hand holds one', () => {
  const state = scene({
    ...{ players: 3, prices: { R: 900 } },
    seats: [{ hand: ['R1200', 'R1300'] }],
    discards: ['R1100'],
  })
  const view = game.view(state, 0)
  expect(total(unseen(view))).toBe(104 - 8 - 4 - 1)
  expect(threat(view, 'R')).toEqual({ cards: ['R1100', 'R1200'], chance: atLeastOne(91, 16, 2) })
  expect(threat(view, 'B')).toEqual({ cards: [], chance: 0 })
})

test('threat: after the reshuffle a card that is not in the deck is in a hand for sure', () => {
  const before = scene({
    ...{ players: 3, prices: { Y: 800 }, rest: 'discards', deckTop: ['G1300'] },
    seats: [{ hand: ['R100'] }, { hand: ['Y1100'] }],
  })
  const { state } = play(before, exchange('R100'))
  expect(threat(game.view(state, 0), 'Y').chance).toBe(1)
  expect(threat(game.view(state, 1), 'Y').chance).toBeLessThan(1)
})

test('what each hand card could do now, or why not', () => {
  const state = scene({
    ...{ prices: { R: 900, B: 0, G: 300 } },
    seats: [{ cash: 2000, hand: ['R200', 'R1100', 'B700', 'G500', 'G1000'] }, { shares: ['R300', 'R400'] }],
  })
  const found = uses(mine(state))
  expect(found.map(({ card }) => card)).toEqual(expect.arrayContaining(['R200', 'R1100', 'B700', 'G500', 'G1000']))
  const of = (card: string) => found.find((use) => use.card === card)
  expect(of('R200')).toEqual({
    card: 'R200',
    buy: { shares: 2, cost: 1800 },
    price: { why: { key: 'outOfReach', company: 'R', price: 900, low: 700, high: 1200 } },
    crash: { why: { key: 'notHigh' } },
  })
  expect(of('R1100')).toEqual({
    card: 'R1100',
    buy: { why: { key: 'noShares' } },
    price: { from: 900, to: 1100 },
    crash: { lost: 7 },
  })
  expect(of('B700')).toMatchObject({ buy: { why: { key: 'companyDown' } }, price: { from: 0, to: 700 } })
  expect(of('G500')).toMatchObject({ buy: { shares: 5, cost: 1500 }, price: { from: 300, to: 500 } })
  expect(of('G1000')).toMatchObject({ buy: { why: { key: 'noCash', cost: 3000, cash: 2000 } } })
})

test('who is not on turn sees what his cards could do if it were; a watcher sees none', () => {
  const state = scene({ turn: { seat: 1, order: 'TP', bought: 2, priced: 2 }, seats: [{}, { hand: ['R400'] }] })
  expect(uses(game.view(state, 1)).find((use) => use.card === 'R400')?.buy).toEqual({ shares: 4, cost: 2000 })
  expect(uses(game.view(state, 'watcher'))).toEqual([])
  expect(preview(game.view(state, 'watcher'), end)).toEqual({ why: { key: 'notYourTurn' } })
})

test('a purchase: cost, cash left, shares held', () => {
  const state = scene({ prices: { R: 300 }, seats: [{ hand: ['R400'], shares: ['R500'] }] })
  expect(outcome(state, buy('R400'))).toMatchObject({
    ...{ cost: 1200, cash: { from: 20000, to: 18800 }, prices: [], lost: [], closes: 0 },
    held: [{ company: 'R', from: 5, to: 9 }],
    worth: [
      { seat: 0, from: 21500, to: 21500 },
      { seat: 1, from: 20000, to: 20000 },
    ],
  })
})

test('a sale: what it brings', () => {
  const state = scene({ prices: { Y: 800 }, seats: [{ shares: ['Y1000', 'Y200'] }] })
  expect(outcome(state, sell('Y1000', 'Y200'))).toMatchObject({ cost: -9600, cash: { from: 20000, to: 29600 } })
})

test('a price card: what it changes for everybody', () => {
  const state = scene({ seats: [{ hand: ['R700'], shares: ['R200'] }, { shares: ['R1000'] }] })
  expect(outcome(state, price('R700'))).toMatchObject({
    ...{ cost: 0, prices: [{ company: 'R', from: 500, to: 700 }] },
    worth: [
      { seat: 0, from: 21000, to: 21400 },
      { seat: 1, from: 25000, to: 27000 },
    ],
  })
})

test('a crash: who loses what', () => {
  const state = scene({
    prices: { Y: 600 },
    seats: [{ hand: ['Y1100'], shares: ['Y100'] }, { shares: ['Y500', 'B100'] }],
  })
  expect(outcome(state, crash('Y1100'))).toMatchObject({
    prices: [{ company: 'Y', from: 600, to: 0 }],
    lost: [
      { seat: 0, shares: 1, value: 600 },
      { seat: 1, shares: 5, value: 3000 },
    ],
    worth: [
      { seat: 0, from: 20600, to: 20000 },
      { seat: 1, from: 23500, to: 20500 },
    ],
  })
})

test('a refused draft comes back with the reason the table would give', () => {
  const state = scene({ seats: [{ hand: ['R1300'] }] })
  expect(preview(mine(state), price('R1300'))).toMatchObject({ why: { key: 'outOfReach' } })
  expect(preview(mine(state), end)).toEqual({ why: { key: 'mustAct' } })
})

test('the settlement if the market closed now is the settlement when it does', () => {
  const state = scene({
    ...{ players: 3, secondDeck: true, deckTop: [closing], prices: { R: 700, B: 1100, G: 0 } },
    seats: [{ cash: 9400, hand: ['Y100'], shares: ['R500', 'B300'] }, { shares: ['Y1000'] }],
  })
  const now = settlement(game.view(state, 'watcher'))
  expect(now[0]).toEqual({ seat: 0, cash: 9400, shares: 6800, total: 16200 })
  const over = play(state, exchange('Y100')).state
  expect(over.seats.map(({ cash }) => cash)).toEqual(now.map(({ total: sum }) => sum))
  expect(preview(mine(over), end)).toEqual({ why: { key: 'closed' } })
})

test('what a viewer cannot see lies in the deck and in the other hands, in either deck', () => {
  const random = dice(6)
  let { state } = game.setup({ crashRule: 'any', startSeat: 'random' }, 3, random)
  while (!game.standings(state)) {
    const { seat } = state.phase
    const view = mine(state)
    const held = view.seats.reduce((sum, other, i) => (i === seat ? sum : sum + other.cards), 0)
    expect(total(unseen(view))).toBe(view.deck - (view.second ? 1 : 0) + held)
    state = game.apply(state, seat, sample<Move>(game.choices(state, seat), random), random).state
  }
})

test('the view after a draft is the view after the move', () => {
  for (let seed = 0; seed < 20; seed++) {
    const random = dice(seed)
    let { state } = game.setup({ crashRule: 'any', startSeat: 'random' }, 2 + (seed % 5), random)
    while (!game.standings(state)) {
      const { seat } = state.phase
      const move = sample<Move>(game.choices(state, seat), random)
      const { after } = outcome(state, move)
      state = game.apply(state, seat, move, random).state
      if (move.do !== 'end' && move.do !== 'exchange') expect(after).toEqual(game.view(state, seat))
    }
  }
})
