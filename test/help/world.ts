import { type AnyGame, games } from '../../shared/games/index.ts'
import { open } from '../../shared/table/open.ts'
import type { Table } from '../../shared/table/table.ts'
import { type Options, type State, seatsOf } from './walk.ts'

const seed = '5eed'.repeat(16)

/** A running table around a state, every chair taken by a human. Equal states give tables that differ in nothing. */
export function tableOf(game: AnyGame, state: State, seats: number, options: Options): Table {
  const nonces = seatsOf(seats).map((seat) => String(seat).repeat(32))
  return {
    ...open('TESTS', game, seed, 0),
    stage: game.standings(state) ? 'over' : 'playing',
    host: 'who0',
    chairs: nonces.map((nonce, seat) => ({
      kind: 'human',
      name: `Seat ${seat}`,
      who: [`who${seat}`],
      nonce,
      away: false,
      missed: 0,
    })),
    options,
    nonces,
    chance: { hidden: { key: seed, at: 0 } },
    state,
    asks: nonces.map(() => 1),
    times: nonces.map(() => ({ bank: 0, since: null })),
  }
}

/** Puts a game into the registry for the rest of a test file. */
export function enrol(game: AnyGame): void {
  Object.defineProperty(games, game.id, { value: game, configurable: true, enumerable: true })
}

/** Runs with the game in the registry, where tables look for theirs, and takes it out again. */
export function enrolled<T>(game: AnyGame, run: () => T): T {
  const known = Object.getOwnPropertyDescriptor(games, game.id)
  enrol(game)
  try {
    return run()
  } finally {
    if (known) Object.defineProperty(games, game.id, known)
    else Reflect.deleteProperty(games, game.id)
  }
}
