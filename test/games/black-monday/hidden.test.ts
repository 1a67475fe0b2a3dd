import { expect, test } from 'vitest'
import { type Cards, closing, kinds } from '../../../shared/games/black-monday/board.ts'
import { blackMonday as game } from '../../../shared/games/black-monday/index.ts'
import { list } from '../../../shared/games/black-monday/list.ts'
import { type Move, moves } from '../../../shared/games/black-monday/moves.ts'
import type { State } from '../../../shared/games/black-monday/state.ts'
import { sample } from '../../../shared/kit/choice.ts'
import { encode } from '../../../shared/kit/json.ts'
import { dice } from '../../../shared/kit/random.ts'
import { buy, crash, end, exchange, play, scene, wander } from './play.ts'

const start = (seats: number, seed: number) =>
  game.setup({ crashRule: 'any', startSeat: 'random' }, seats, dice(seed)).state
const viewers = (state: State) => [...state.seats.keys(), 'watcher' as const]
const hand = (state: State, seat: number) => list(state.seats[seat]?.hand.hidden ?? {})

/** A state on the way of a random game in which `when` holds: of the first game, from this seed on, that comes there. */
function reach(seats: number, seed: number, when: (state: State) => boolean): State {
  let found: State | undefined
  const random = dice(seed)
  wander(start(seats, seed), random, (state) => {
    if (!found && when(state)) found = state
  })
  return found ?? reach(seats, seed + 100, when)
}

test('BM29: share cards and cash are shown to all, hands to their owner only', () => {
  const before = scene({ seats: [{ hand: ['R400', 'Y1300'] }, { cash: 12300, shares: ['B500'] }] })
  const { state } = play(before, buy('R400'))
  for (const viewer of viewers(state)) {
    const view = game.view(state, viewer)
    expect(view.seats.map(({ cash, shares, cards }) => [cash, shares, cards])).toEqual([
      [18000, { R400: 1 }, 7],
      [12300, { B500: 1 }, 8],
    ])
    expect(list(view.hand)).toEqual(viewer === 'watcher' ? [] : hand(state, viewer))
  }
})

test('BM30: cards are named by company and value; the order in which a hand was drawn is not shown', () => {
  const one = scene({ seats: [{ hand: ['R100', 'Y900', 'B300'] }] })
  const two = scene({ seats: [{ hand: ['Y900', 'B300', 'R100'] }] })
  expect(JSON.stringify(game.view(one, 0))).toBe(JSON.stringify(game.view(two, 0)))
  expect(JSON.stringify(game.choices(one, 0))).toBe(JSON.stringify(game.choices(two, 0)))
  const text = JSON.stringify(game.view(one, 0))
  for (const name of text.match(/"[RBGY]\d[^"]*"/g) ?? []) expect(kinds).toContain(JSON.parse(name))
})

test('only the owner reads which cards he is dealt and draws', () => {
  const { events } = game.setup({ crashRule: 'reach', startSeat: 'seat1' }, 3, dice(3))
  const drew = play(scene({ seats: [{ hand: ['R100'] }] }), exchange('R100')).events
  for (const event of [...events, ...drew]) {
    if (event.e !== 'dealt' && event.e !== 'drew') continue
    for (const viewer of [0, 1, 2, 'watcher'] as const) {
      const line = game.line(event, viewer)
      expect(encode(line)).not.toContain('hidden')
      expect(line).toEqual({
        ...{ e: event.e, seat: event.seat, count: event.count },
        ...(viewer === event.seat ? { cards: event.cards.hidden } : {}),
      })
    }
  }
})

test('no line of anybody holds a secret', () => {
  const random = dice(8)
  wander(start(4, 8), random, (state, events) => {
    for (const event of events) for (const viewer of viewers(state)) encode(game.line(event, viewer))
  })
})

test('what a viewer may not know does not change what he sees, may do, or is told', () => {
  for (let seed = 0; seed < 24; seed++) {
    const random = dice(seed)
    wander(start(2 + (seed % 5), seed), random, (state) => {
      if (random.below(12) > 0) return
      for (const viewer of viewers(state)) {
        const other = game.resample(state, viewer, random)
        expect(game.audit(other)).toBeUndefined()
        expect(encode(game.view(other, viewer))).toBe(encode(game.view(state, viewer)))
        if (viewer === 'watcher') continue
        expect(encode(game.choices(other, viewer))).toBe(encode(game.choices(state, viewer)))
        for (let i = 0; i < 20; i++) {
          const move = sample<Move>(moves, random)
          expect(game.refuse(other, viewer, move)).toEqual(game.refuse(state, viewer, move))
        }
      }
    })
  }
})

test('play goes on from what was drawn anew, and it can be drawn anew again', () => {
  for (let seed = 0; seed < 12; seed++) {
    const random = dice(seed)
    const from = reach(3, seed, (state) => state.second !== null && state.deck.hidden.length < 40)
    let state = game.resample(from, seed % 2 === 0 ? 1 : 'watcher', random)
    while (!game.standings(state)) {
      const { seat } = state.phase
      state = game.apply(state, seat, sample<Move>(game.choices(state, seat), random), random).state
      expect(game.audit(state)).toBeUndefined()
      if (random.below(4) === 0) state = game.resample(state, seat, random)
    }
  }
})

test('first deck: other hands and the deck are drawn anew, the own hand stays', () => {
  const from = start(3, 1)
  const drawn = Array.from({ length: 20 }, (_, seed) => game.resample(from, 0, dice(seed)))
  for (const state of drawn) expect(hand(state, 0)).toEqual(hand(from, 0))
  expect(new Set(drawn.map((state) => hand(state, 1).join())).size).toBe(20)
  expect(new Set(drawn.map((state) => state.deck.hidden.join())).size).toBe(20)
  const watched = game.resample(from, 'watcher', dice(1))
  expect(hand(watched, 0)).not.toEqual(hand(from, 0))
})

test('after the reshuffle each of two players knows the hand of the other', () => {
  const before = scene({
    ...{ players: 2, rest: 'discards', deckTop: ['Y1300'] },
    seats: [{ hand: ['R400'] }, { hand: ['G1200', 'B700'] }],
  })
  const { state } = play(before, exchange('R400'))
  for (let seed = 0; seed < 5; seed++) expect(hand(game.resample(state, 0, dice(seed)), 1)).toEqual(hand(state, 1))
  expect(list(game.view(state, 0).second?.old ?? {})).toEqual(hand(state, 1))
  expect(game.view(state, 0).second?.made).toEqual(state.second?.made)
  const three = reach(3, 4, ({ second }) => second !== null)
  const seen = new Set(Array.from({ length: 20 }, (_, seed) => hand(game.resample(three, 0, dice(seed)), 1).join()))
  expect(seen.size).toBeGreaterThan(1)
})

test('second deck: nothing is in the deck more often than it went in, and the closing card is in it', () => {
  const from = reach(4, 9, (state) => state.second !== null && state.deck.hidden.length < 30)
  const made = from.second?.made ?? {}
  for (let seed = 0; seed < 30; seed++) {
    const { deck } = game.resample(from, 2, dice(seed))
    const inDeck: Cards = {}
    for (const card of deck.hidden) if (card !== closing) inDeck[card] = (inDeck[card] ?? 0) + 1
    for (const card of kinds) expect(inDeck[card] ?? 0).toBeLessThanOrEqual(made[card] ?? 0)
    expect(deck.hidden.filter((card) => card === closing)).toHaveLength(1)
    expect(deck.hidden).toHaveLength(from.deck.hidden.length)
  }
})

test('second deck: a card that can only have been drawn leaves the old hand as it was', () => {
  const before = scene({
    ...{ players: 2, secondDeck: true, turn: { seat: 2 }, deckTop: ['R400', 'Y1300', 'R400'] },
    seats: [{ hand: ['B900'] }, { hand: ['B100', 'Y1100'] }],
  })
  const old = hand(before, 1).filter((card) => card !== 'B100')
  const { state } = play(before, exchange('B100'), exchange('B900'), buy('R400'), end)
  const drawn = Array.from({ length: 20 }, (_, seed) => game.resample(state, 0, dice(seed)))
  for (const other of drawn) {
    expect(game.audit(other)).toBeUndefined()
    expect(hand(other, 1)).toEqual(expect.arrayContaining(old))
  }
  expect(new Set(drawn.map((other) => hand(other, 1).join())).size).toBeGreaterThan(5)
})

test('after the end nobody finds the closing card in a deck drawn anew', () => {
  const over = wander(start(3, 2), dice(2), () => {})
  for (const viewer of viewers(over)) {
    const drawn = game.resample(over, viewer, dice(5))
    expect(game.audit(drawn)).toBeUndefined()
    expect(drawn.deck.hidden).not.toContain(closing)
  }
})

test('a crash shows what was lost, and no hand', () => {
  const before = scene({ prices: { R: 900 }, seats: [{ hand: ['R1100'] }, { shares: ['R500'] }] })
  const [event] = play(before, crash('R1100')).events
  expect(event && game.line(event, 'watcher')).toMatchObject({ lost: [{ seat: 1, shares: 5, cards: ['R500'] }] })
})
