import { expect, test } from 'vitest'
import { crashRules, startSeats } from '../../../shared/games/black-monday/board.ts'
import { blackMonday as game } from '../../../shared/games/black-monday/index.ts'
import type { Move } from '../../../shared/games/black-monday/moves.ts'
import type { State } from '../../../shared/games/black-monday/state.ts'
import { read, sample } from '../../../shared/kit/choice.ts'
import { copy, encode } from '../../../shared/kit/json.ts'
import { dice, type Random } from '../../../shared/kit/random.ts'

const tables = [2, 3, 4, 5, 6].flatMap((seats) => crashRules.map((crashRule) => [seats, crashRule] as const))
const games = 30

test.each(tables)('%i seats, ruin by %s: random games keep every invariant to the end', (seats, crashRule) => {
  for (let n = 0; n < games; n++) {
    const random = dice(n * 31 + seats)
    let { state } = game.setup({ crashRule, startSeat: startSeats[n % 2] ?? 'random' }, seats, random)
    for (let move = 0; !game.standings(state); move++) {
      const { seat } = state.phase
      const wrong = step(state, random) ?? (move % 10 === 0 ? look(state) : undefined)
      if (wrong) throw new Error(`game ${n}, move ${move}: ${wrong}`)
      const kept = move % 20 === 0 ? copy(state) : undefined
      const next = game.apply(state, seat, sample<Move>(game.choices(state, seat), random), random)
      if (kept) expect(state).toEqual(kept)
      const on = next.state.phase.seat
      if (on !== seat && on !== (seat + 1) % seats) throw new Error(`after seat ${seat} comes seat ${on}`)
      state = next.state
    }
    expect(game.audit(state)).toBeUndefined()
    expect(
      game
        .standings(state)
        ?.map(({ seat }) => seat)
        .sort(),
    ).toEqual([...state.seats.keys()])
  }
})

/** What is wrong with this state, or with what it offers and refuses. */
function step(state: State, random: Random): string | undefined {
  const wrong = game.audit(state)
  if (wrong) return wrong
  const { seat } = state.phase
  for (const other of state.seats.keys())
    if (game.choices(state, other).length > 0 !== (other === seat)) return `seat ${other} is asked`
  const choices = game.choices(state, seat)
  for (const choice of choices) {
    const said = sample<Move>([choice], random)
    if (game.refuse(state, seat, said)) return `${JSON.stringify(said)} was offered and is refused`
    if (!('move' in read<Move>(game.moves, said))) return `${JSON.stringify(said)} has no shape`
  }
  const any = sample<Move>(game.moves, random)
  const offered = 'move' in read<Move>(choices, any)
  if (offered === (game.refuse(state, seat, any) !== undefined)) return `${JSON.stringify(any)}: offered ${offered}`
}

/** Every viewer's screen passes the door; throws when a secret is inside. */
function look(state: State): undefined {
  for (const viewer of [...state.seats.keys(), 'watcher' as const]) encode(game.view(state, viewer))
}

test('the same chance and the same moves give the same game', () => {
  const run = () => {
    const random = dice(77)
    let { state } = game.setup({ crashRule: 'reach', startSeat: 'random' }, 4, random)
    while (!game.standings(state)) {
      const { seat } = state.phase
      state = game.apply(state, seat, sample<Move>(game.choices(state, seat), random), random).state
    }
    return JSON.stringify(state)
  }
  expect(run()).toBe(run())
})
