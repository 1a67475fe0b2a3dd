import type { Seat } from '../../shared/game/definition.ts'
import type { Random } from '../../shared/kit/random.ts'

/** One position of a specification as data: a state, moves, and what must have changed, been refused and been logged. */
export type Fixture = {
  readonly id: string
  readonly note?: string
  readonly before: Readonly<Record<string, unknown>>
  readonly moves: readonly (Readonly<Record<string, unknown>> & { readonly refused?: string })[]
  readonly after: Readonly<Record<string, unknown>>
  readonly log?: readonly Readonly<Record<string, unknown>>[]
}

/**
 * What a game says so that its fixtures can be replayed: how to read the specification's notation and how to write it.
 * `write` answers in the notation of `before`, complete, so that `after` (only what changed, objects listed completely)
 * can be compared key by key.
 */
export type Position = {
  readonly game: string
  read(before: Fixture['before']): object
  /** The events of the set-up, where the position is that of a beginning game and its `log` tells of the set-up. */
  events?(before: Fixture['before']): readonly { readonly e: string }[]
  write(state: object): Record<string, unknown>
  /** A move of the fixture as seat (from 0) and the JSON a client would send. */
  move(move: Fixture['moves'][number]): { seat: Seat; move: unknown }
  /** An event in the notation of the fixture's `log`; the watcher's line of it, seats as in the fixture. */
  event(event: { readonly e: string }): Record<string, unknown>
  /** Chance for the replay, where the fixture fixes draws; otherwise any. */
  random?(fixture: Fixture): Random
}
