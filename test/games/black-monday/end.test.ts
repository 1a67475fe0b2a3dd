import { expect, test } from 'vitest'
import { closing } from '../../../shared/games/black-monday/board.ts'
import { blackMonday } from '../../../shared/games/black-monday/index.ts'
import { list } from '../../../shared/games/black-monday/list.ts'
import { copy } from '../../../shared/kit/json.ts'
import { dice } from '../../../shared/kit/random.ts'
import { buy, end, exchange, handOf, play, price, refusal, scene, wander } from './play.ts'

test('BM24: two cards in the first deck, four to draw: two, the reshuffle at once, two more', () => {
  const before = scene({
    players: 2,
    rest: 'discards',
    deckTop: ['Y1300', 'G1300'],
    seats: [{ hand: ['R100', 'R200', 'B100', 'B200'] }],
  })
  // Random, since the closing card may be among the next two.
  const runs = Array.from({ length: 20 }, (_, seed) =>
    blackMonday.apply(before, 0, exchange('R100', 'R200', 'B100', 'B200'), dice(seed)),
  )
  const whole = runs.find(({ state }) => state.phase.at === 'turn')
  if (!whole) throw new Error('the market closed every time')
  const [, first, shuffled, second] = whole.events
  expect(whole.events.map((event) => event.e)).toEqual(['exchanged', 'drew', 'reshuffled', 'drew'])
  expect(first).toMatchObject({ count: 2, cards: { hidden: ['G1300', 'Y1300'] } })
  expect(shuffled).toMatchObject({ drawnBefore: 2, seat: 0 })
  expect(second).toMatchObject({ count: 2 })
  expect(handOf(whole.state, 0)).toHaveLength(8)
  // 104 - 4 top price cards - 6 in this hand - 8 in the other; what was exchanged is in.
  expect(shuffled).toMatchObject({ count: 104 - 4 - 6 - 8 + 1 })
  for (const { state } of runs) expect(blackMonday.audit(state)).toBeUndefined()
})

test('BM24: the last card that completes the hand brings the reshuffle too', () => {
  const before = scene({ players: 2, rest: 'discards', deckTop: ['Y1300'], seats: [{ hand: ['R100'] }] })
  const { state, events } = play(before, exchange('R100'))
  expect(events.map((event) => event.e)).toEqual(['exchanged', 'drew', 'reshuffled'])
  expect(state.phase.seat).toBe(1)
})

test('BM25: discards, covered price cards and the closing card go in; the rest stays', () => {
  const before = scene({
    players: 2,
    rest: 'discards',
    piles: { R: ['R100', 'R300', 'R500'] },
    deckTop: ['Y1300'],
    seats: [{ hand: ['R200', 'B400'], shares: ['G1000'] }, { shares: ['Y1000'] }],
  })
  const { state } = play(before, price('B400'), end)
  const deck = state.deck.hidden
  expect(deck.filter((card) => card === 'R300')).toHaveLength(2)
  expect(deck.filter((card) => card === 'B500')).toHaveLength(2)
  expect(deck.filter((card) => card === 'R500')).toHaveLength(1)
  expect(deck.filter((card) => card === 'B400')).toHaveLength(1)
  expect(deck.filter((card) => card === 'G1000')).toHaveLength(1)
  expect(deck.filter((card) => card === 'Y1000')).toHaveLength(1)
  expect(state.discards).toEqual({})
  expect(state.tracks.R).toMatchObject({ gone: 2, laid: [{ to: 100 }, { to: 300 }, { to: 500 }] })
})

test('BM25: a price pile that was shuffled once still counts its top card once', () => {
  const before = scene({ players: 2, rest: 'discards', deckTop: ['Y1300'], seats: [{ hand: ['R600', 'R800'] }] })
  const first = play(before, price('R600'), end).state
  expect(first.tracks.R.gone).toBe(1)
  expect(blackMonday.view(first, 0).tracks.R.laid.slice(first.tracks.R.gone)).toEqual([{ card: 'R600', to: 600 }])
})

test('BM26: the closing card ends the game at once; the hand stays short', () => {
  const before = scene({
    players: 2,
    secondDeck: true,
    deckTop: ['Y1300', closing],
    seats: [{ hand: ['R100', 'R200'] }],
  })
  const { state, events } = play(before, exchange('R100', 'R200'))
  expect(events.map((event) => event.e)).toEqual([
    ...['exchanged', 'drew', 'marketClosed', 'settled', 'settled', 'standings'],
  ])
  expect(handOf(state, 0)).toHaveLength(7)
  expect(state.deck.hidden).not.toContain(closing)
  expect(state.phase).toMatchObject({ at: 'closed', seat: 0 })
  for (const seat of [0, 1]) expect(blackMonday.choices(state, seat)).toEqual([])
  expect(refusal(state, end)).toEqual({ key: 'closed' })
  expect(refusal(state, buy('R300'), 1)).toEqual({ key: 'closed' })
})

test('BM27: 9400 in cash, 5 red at 700, 3 blue at 1100, green ruined: 16200', () => {
  const before = scene({
    players: 2,
    secondDeck: true,
    deckTop: [closing],
    prices: { R: 700, B: 1100, G: 0 },
    seats: [{ cash: 9400, hand: ['Y100', 'Y1300'], shares: ['R500', 'B300'] }],
  })
  const { state, events } = play(before, exchange('Y100'))
  expect(state.seats[0]).toMatchObject({ cash: 16200, shares: {} })
  expect(events).toContainEqual({ e: 'settled', seat: 0, shares: { R: 5, B: 3 }, income: 6800, total: 16200 })
  expect(list(state.discards)).toEqual(['R500', 'B300', 'Y100'])
})

test('BM28: 23000, 23000 and 21500: places 1, 1 and 3', () => {
  const before = scene({
    secondDeck: true,
    deckTop: [closing],
    seats: [{ cash: 23000, hand: ['Y100'] }, { cash: 21500 }, { cash: 22500, shares: ['R100'] }],
  })
  const { state, events } = play(before, exchange('Y100'))
  expect(blackMonday.standings(state)).toEqual([
    { seat: 0, place: 1 },
    { seat: 2, place: 1 },
    { seat: 1, place: 3 },
  ])
  expect(events.at(-1)).toEqual({ e: 'standings', places: [[0, 2], [1]] })
})

test('while the game goes on there are no standings', () => {
  expect(blackMonday.standings(scene({}))).toBeUndefined()
})

test('BM32: one closing card, in the second deck only, and one reshuffle', () => {
  for (let seed = 0; seed < 10; seed++) {
    const random = dice(seed)
    const { state } = blackMonday.setup({ crashRule: 'any', startSeat: 'random' }, 3, random)
    let shuffles = 0
    let closed = 0
    wander(state, random, (now, events) => {
      shuffles += events.filter((event) => event.e === 'reshuffled').length
      closed += events.filter((event) => event.e === 'marketClosed').length
      const cards = now.deck.hidden.filter((card) => card === closing)
      expect(cards).toHaveLength(shuffles - closed)
    })
    expect([shuffles, closed]).toEqual([1, 1])
  }
})

test('a state is left as it was', () => {
  const before = scene({ players: 2, rest: 'discards', deckTop: ['Y1300'], seats: [{ hand: ['R100'] }] })
  const kept = copy(before)
  play(before, exchange('R100'))
  expect(before).toEqual(kept)
})
