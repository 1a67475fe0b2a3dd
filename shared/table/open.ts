import type { AnyGame } from '../games/index.ts'
import { digest } from '../kit/random.ts'
import { usualSettings } from './settings.ts'
import type { Table } from './table.ts'

/** A new table with every chair empty. `seed` is 64 hex digits from a secure source; only its hash is published. */
export function open(code: string, game: AnyGame, seed: string, now: number): Table {
  return {
    code,
    game: game.id,
    rules: game.rules,
    match: 1,
    rev: 0,
    at: now,
    stage: 'waiting',
    host: null,
    chairs: Array.from({ length: game.seats.most }, () => ({ kind: 'empty' })),
    settings: usualSettings,
    options: {},
    seed: { hidden: seed },
    commitment: digest(seed),
    nonces: [],
    chance: null,
    state: null,
    asks: [],
    times: [],
    past: [],
    proposal: null,
    keys: [],
    done: [],
    told: 0,
  }
}
