import type { AnyGame } from '../games/index.ts'
import { digest } from '../kit/random.ts'
import type { Table } from './table.ts'

/** A new table with every chair empty. `seed` is 64 hex digits from a secure source; only its hash is published. */
export function open(code: string, game: AnyGame, seed: string, now: number): Table {
  return {
    code,
    game: game.id,
    rules: game.rules,
    rev: 0,
    at: now,
    stage: 'waiting',
    host: null,
    chairs: Array.from({ length: game.seats.most }, () => ({ kind: 'empty' })),
    options: {},
    seed: { hidden: seed },
    commitment: digest(seed),
    nonces: [],
    chance: null,
    state: null,
    asks: [],
    done: [],
    told: 0,
  }
}
