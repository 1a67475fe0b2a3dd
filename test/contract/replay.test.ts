import { expect, test } from 'vitest'
import { hide } from '../../shared/kit/json.ts'
import { anyGame } from '../help/load.ts'
import type { Fixture, Position } from '../help/position.ts'
import { replayed } from '../help/replay.ts'
import { toy } from '../help/toy.ts'
import type { Card, ToyKinds, ToyState } from '../help/toyTypes.ts'

const game = anyGame(toy)

const position: Position = {
  game: 'toy',
  read: (before) => {
    const seats = before.seats as { coins: number; hand: Card[] }[]
    const state: ToyState = {
      open: false,
      turn: { at: 'offer', seat: Number(before.turn) - 1 },
      coins: seats.map(({ coins }) => coins),
      hands: seats.map(({ hand }) => hide(hand)),
      deck: hide(before.deck as Card[]),
      won: seats.map(() => ({})),
    }
    return state
  },
  write(json) {
    const state = json as ToyState
    return {
      turn: 'seat' in state.turn ? state.turn.seat + 1 : 0,
      seats: state.coins.map((coins, seat) => ({ coins, hand: state.hands[seat]?.hidden })),
      deck: state.deck.hidden,
      deckCount: state.deck.hidden.length,
      won: { all: state.won.length, seats: state.won[0] },
    }
  },
  move: ({ seat, type, refused: _, ...fields }) => ({ seat: Number(seat) - 1, move: { do: type, ...fields } }),
  event: (event) => ({ ...event, seat: 1 + Number('seat' in event ? event.seat : 0) }),
}

const deck: Card[] = [...Array<Card>(6).fill('ash'), ...Array<Card>(6).fill('elm'), ...Array<Card>(3).fill('oak')]
const good: Fixture = {
  id: 'T-1',
  before: {
    turn: 1,
    seats: [
      { coins: 4, hand: ['oak', 'oak'] },
      { coins: 6, hand: ['oak'] },
    ],
    deck,
  },
  moves: [
    { seat: 1, type: 'sell', card: 'elm', refused: 'notHeld' },
    { seat: 1, type: 'steal', refused: 'malformed' },
    { seat: 1, type: 'sell', card: 'oak' },
    { seat: 2, type: 'bid', price: 2 },
  ],
  after: {
    turn: 2,
    seats: { '1': { coins: 6, hand: ['oak'] }, '2': { coins: 4, hand: ['oak'] } },
    deckCount: 15,
  },
  log: [
    { e: 'offered', seat: 1, card: 'oak' },
    { e: 'went', price: 2 },
  ],
}
const wrong = (change: Partial<Fixture>) => replayed({ ...good, ...change }, position, game)

test('a fixture that holds has no difference', () => expect(wrong({})).toEqual([]))

test('every kind of difference is told', () => {
  expect(wrong({ after: { ...good.after, turn: 1 } })).toEqual(['T-1: after.turn: should be 1, is 2'])
  expect(wrong({ after: { ...good.after, deckCount: 14 } })[0]).toContain('after.deckCount')
  expect(wrong({ after: { ...good.after, gold: 1 } })[0]).toContain('after.gold: the notation does not write it')
  expect(wrong({ after: { turn: 2, seats: { '1': { coins: 6, hand: ['oak'] } } } })).toEqual([
    'T-1: after.seats.2: should be {"coins":6,"hand":["oak"]}, is {"coins":4,"hand":["oak"]}',
  ])
  expect(wrong({ log: [...(good.log ?? []).toReversed()] })[0]).toContain('log: {"e":"offered"')
  expect(wrong({ log: [{ e: 'went', price: 3 }] })[0]).toContain('instead {"e":"went","seat":2,"card":"oak","price":2}')
  expect(wrong({ log: [{ e: 'flew' }] })[0]).toContain('no flew at all')
  expect(wrong({ moves: [{ ...good.moves[0], refused: 'noCard' }, ...good.moves.slice(1)] })[0]).toContain(
    'refused notHeld',
  )
  expect(wrong({ moves: [...good.moves, { seat: 2, type: 'draw', refused: 'full' }] })[0]).toContain('not refused')
  expect(wrong({ before: { ...good.before, deck: [] } })[0]).toContain('audit')
})

test('an apply that writes into its input is told', () => {
  const writes = anyGame<ToyKinds>({
    ...toy,
    refuse(state, seat, move) {
      const why = toy.refuse(state, seat, move)
      if (why) state.coins[0] = 0
      return why
    },
  })
  expect(replayed(good, position, writes).join()).toContain('position after refusing')
})
