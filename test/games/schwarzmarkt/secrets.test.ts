import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Viewer } from '../../../shared/game/definition.ts'
import { schwarzmarkt as game } from '../../../shared/games/schwarzmarkt/index.ts'
import type { Move } from '../../../shared/games/schwarzmarkt/moves.ts'
import type { State } from '../../../shared/games/schwarzmarkt/state.ts'
import { read } from '../../../shared/kit/choice.ts'
import { encode } from '../../../shared/kit/json.ts'
import { dice } from '../../../shared/kit/random.ts'
import { asked, holding, open, table, three } from './play.ts'
import { position } from './position.ts'

const viewers: readonly Viewer[] = [0, 1, 2, 3, 'watcher']

/** The position of a fixture file, and its moves. */
function fixture(id: string) {
  const file = new URL(`../../fixtures/schwarzmarkt/positions/${id}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Who may read a field of an event, after the moves of a worked example. */
function readers(id: string, e: string, field: string): Viewer[] {
  const { before, moves } = fixture(id)
  const own = table(before)
  for (const given of moves) {
    if (given.refused) continue
    const { seat, move } = position.move(given)
    const shaped = read<Move>(game.moves, move)
    if ('move' in shaped) own.play(seat, shaped.move)
  }
  return viewers.filter((viewer) => {
    const line = own.read(viewer).find((one) => one.e === e)
    expect(line).toBeDefined()
    return line !== undefined && field in line
  })
}

test.each([
  ['SM-E1', 'blackMarketDrawn', 'card', [0]],
  ['SM-E2', 'blackMarketDrawn', 'card', [3]],
  ['SM-E2', 'goodsStolen', 'good', [2, 3]],
  ['SM-E3', 'pileSearched', 'pile', [3]],
  ['SM-E3', 'goodsTaken', 'good', [3]],
  ['SM-X17', 'goodsSwapped', 'given', [0]],
  ['SM-X17', 'goodsSwapped', 'drawn', [0]],
  ['SM-X9', 'surplusReturned', 'goods', [3]],
])('%s: the line %s shows its %s to seats %j alone', (id, e, field, seats) => {
  expect(readers(id, e, field)).toEqual(seats)
})

test('only the owner sees a hand, and it is shown in the order of the board', () => {
  const hands = [
    { sugar: 1, potatoes: 4 },
    { coffee: 4, butter: 2 },
    { potatoes: 2, flour: 5 },
  ]
  const own = table(
    three({
      hands,
      cards: [
        ['T03a', 'O06', 'O05'],
        ['O01', 'O02', 'O03'],
        ['O07', 'O08', 'O09'],
      ],
    }),
  )
  expect(JSON.stringify(own.sees(0).hand)).toBe('{"potatoes":4,"sugar":1}')
  expect(own.sees(0).cards).toEqual(['O05', 'O06', 'T03a'])
  expect([own.sees('watcher').hand, own.sees('watcher').cards, own.sees('watcher').me]).toEqual([null, null, null])
})

test('no view depends on a hidden card of another seat or on the order of the piles', () => {
  for (let seed = 0; seed < 24; seed++) {
    const random = dice(seed)
    const seats = 3 + (seed % 3)
    let { state } = game.setup({ goods: seed % 2 ? 'basic' : 'variant', wealth: 'hidden' }, seats, random)
    for (let n = 0; n < 25 + (seed % 40) && !game.standings(state); n++) {
      const seat = asked(state) ?? 0
      state = game.apply(state, seat, game.bot(game.view(state, seat), game.choices(state, seat), random), random).state
      for (const viewer of viewers.filter((one) => one === 'watcher' || one < seats)) {
        const world = game.resample(state, viewer, random)
        const fault = game.audit(world)
        if (fault) throw new Error(fault)
        const shown = (one: State) =>
          encode([game.view(one, viewer), viewer === 'watcher' ? [] : game.choices(one, viewer)])
        if (shown(world) !== shown(state)) expect(shown(world)).toBe(shown(state))
      }
    }
  }
})

test('a redrawn world changes what the viewer cannot know and keeps what he knows', () => {
  const own = table(holding('T02a', { purses: [9, 9, 9], goodsUnder: ['sugar', 'sugar'] })).play(0, open('T02a'))
  const state = own.state()
  const before = JSON.stringify(state)
  const worlds = (viewer: Viewer) => [1, 2, 3, 4, 5].map((seed) => game.resample(state, viewer, dice(seed)))
  // Who searches knows the whole pile; the two other hands are mixed among themselves.
  for (const world of worlds(0)) expect(world.pile).toEqual(state.pile)
  expect(worlds(0).some((world) => JSON.stringify(world.seats) !== JSON.stringify(state.seats))).toBe(true)
  for (const world of worlds(1)) {
    expect(world.pile.order.hidden.slice(-2)).toEqual(['sugar', 'sugar'])
    expect(world.seats[1]).toEqual(state.seats[1])
  }
  expect(worlds(1).some((world) => JSON.stringify(world.seats[0]) !== JSON.stringify(state.seats[0]))).toBe(true)
  for (const world of worlds('watcher')) expect(world.seats).not.toEqual(state.seats)
  expect(JSON.stringify(state)).toBe(before)
})

test('while a seat searches the pile, nobody else sees what is in it', () => {
  const own = table(holding('T02a', { purses: [9, 9, 9] })).play(0, open('T02a'))
  expect(own.sees(0).ask).toHaveProperty('pile')
  for (const viewer of [1, 2, 'watcher'] as const) expect(own.sees(viewer).ask).not.toHaveProperty('pile')
})
