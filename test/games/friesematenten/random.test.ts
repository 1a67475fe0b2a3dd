import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../shared/game/definition.ts'
import { fuel } from '../../../shared/games/friesematenten/audit.ts'
import { ids } from '../../../shared/games/friesematenten/cards.ts'
import { friesematenten as game } from '../../../shared/games/friesematenten/index.ts'
import type { Options } from '../../../shared/games/friesematenten/kinds.ts'
import type { Move } from '../../../shared/games/friesematenten/moves.ts'
import type { State } from '../../../shared/games/friesematenten/state.ts'
import { asked } from '../../../shared/games/friesematenten/turn.ts'
import { read, sample } from '../../../shared/kit/choice.ts'
import { copy, encode, same } from '../../../shared/kit/json.ts'
import { dice, type Random } from '../../../shared/kit/random.ts'

const optionsFor = (seats: number, more: Partial<Options>): Options =>
  ({ ...Object.fromEntries(game.options.map(({ key, usual }) => [key, usual(seats)])), ...more }) as Options

/** Random play to the end, with a look at every state. */
function* walk(
  seats: number,
  more: Partial<Options>,
  random: Random,
): Generator<{ before: State; state: State; seat: Seat }> {
  let { state } = game.setup(optionsFor(seats, more), seats, random)
  for (let open = asked(state); open; open = asked(state)) {
    const before = state
    const move = sample<Move>(game.choices(state, open.seat), random)
    state = game.apply(state, open.seat, move, random).state
    yield { before, state, seat: open.seat }
  }
}

const tables: Partial<Options>[] = [
  { actions: 'all' },
  { actions: 'all', overbid: 'allowed' },
  { actions: 'small', target: 30 },
  { actions: 'none' },
  { deck: 'custom', share: { factory: 10, status: 5, 'coupled-card': 3, 'coupled-person': 3, action: 9 } },
]

describe.each([2, 3, 4])('random play with %i seats', (seats) => {
  test.each(tables)('keeps every invariant to the end: %j', (more) => {
    for (let seed = 1; seed <= 15; seed++)
      for (const { state } of walk(seats, more, dice(seed))) {
        const fault = game.audit(state)
        if (fault) expect.fail(`seed ${seed}: ${fault}`)
      }
  })

  test('a view is the same for all, says nothing of the order of the pile, and play goes on from a redrawn one', () => {
    const random = dice(seats)
    for (let seed = 1; seed <= 6; seed++)
      for (const { state, seat } of walk(seats, { actions: 'all' }, random)) {
        if (random.below(10) > 0) continue
        const other = game.resample(state, seat, random)
        const seen = encode(game.view(state, seat))
        expect(encode(game.view(state, 'watcher'))).toBe(seen)
        expect(encode(game.view(other, seat))).toBe(seen)
        for (let one = 0; one < seats; one++) expect(game.choices(other, one)).toEqual(game.choices(state, one))
        expect(game.audit(other)).toBeUndefined()
      }
  })
})

test('what may be said is exactly what is not refused, for every card, target, seat and way', () => {
  const random = dice(11)
  const spread: Move[] = ids.flatMap((card) => [
    { do: 'play', card } as const,
    ...ids.map((target): Move => ({ do: 'play', card, target })),
    ...[0, 1, 2, 3].map((seat): Move => ({ do: 'play', card, seat })),
    ...(['up', 'down', 'put', 'take'] as const).map((way): Move => ({ do: 'play', card, way })),
  ])
  let legal = 0
  let looked = 0
  for (const { state } of walk(3, { actions: 'all' }, random)) {
    const open = asked(state)
    if (!open || !['playCard', 'moneyBag', 'beforeLot'].includes(open.what) || looked++ > 12) continue
    const gift = ids.flatMap((target) => [0, 1, 2].map((seat): Move => ({ do: 'play', card: 'a11', target, seat })))
    const mischief = ids.map(
      (target): Move => ({ do: 'play', card: 'a16', target, way: random.below(2) ? 'put' : 'take' }),
    )
    for (const move of [...spread, ...gift, ...mischief]) {
      const inside: boolean = 'move' in read<Move>(game.choices(state, open.seat), move)
      if (inside !== (game.refuse(state, open.seat, move) === undefined)) expect.fail(JSON.stringify({ move, inside }))
      if (inside) legal++
    }
  }
  expect(legal).toBeGreaterThan(30)
})

test('invariant 10: every play of the card phase lowers what is left to play', () => {
  const random = dice(5)
  let seen = 0
  for (let seed = 1; seed <= 10; seed++) {
    let fuelBefore: number | undefined
    for (const { before, state } of walk(3, { actions: 'all' }, random)) {
      // A play is over when it is closed, after its window and the scrapping it caused.
      const played = asked(before)?.what === 'playCard' && fuel(before) !== fuel(state)
      if (played || (asked(before)?.what === 'playCard' && state.play)) fuelBefore = fuel(before)
      if (fuelBefore === undefined || state.play) continue
      expect(fuel(state)).toBeLessThan(fuelBefore)
      fuelBefore = undefined
      seen++
    }
  }
  expect(seen).toBeGreaterThan(30)
})

test('nothing that is no move changes anything, and each gets its reason', () => {
  const wrong: unknown[] = [
    null,
    'bid',
    { do: 'bid', amount: -1 },
    { do: 'bid', amount: 2.5 },
    { do: 'bid', amount: '20' },
    { do: 'bid', amount: 1e9 },
    { do: '__proto__' },
    { do: 'play', card: '__proto__' },
    { do: 'play', card: 'f01', __proto__: { seat: 1 }, extra: 1 },
    { do: 'scrap', factory: 'constructor' },
  ]
  for (const { state } of walk(2, { actions: 'all' }, dice(3)))
    for (const json of wrong) {
      const before = copy(state)
      expect('misread' in read<Move>(game.moves, json)).toBe(true)
      expect(same(before, state)).toBe(true)
    }
})

test('the bot beats random play in at least 95 of 100 games of three', () => {
  let won = 0
  for (let n = 0; n < 100; n++) {
    const random = dice(500 + n)
    const me = n % 3
    let { state } = game.setup(optionsFor(3, {}), 3, random)
    for (let open = asked(state); open; open = asked(state)) {
      const choices = game.choices(state, open.seat)
      const move = open.seat === me ? game.bot(game.view(state, me), choices, random) : sample<Move>(choices, random)
      expect(game.refuse(state, open.seat, move)).toBeUndefined()
      state = game.apply(state, open.seat, move, random).state
    }
    if (game.standings(state)?.[0]?.seat === me) won++
  }
  expect(won).toBeGreaterThanOrEqual(95)
}, 60_000)
