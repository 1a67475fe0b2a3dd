import type { Seat } from '../game/definition.ts'
import type { Value } from '../kit/choice.ts'
import type { Hidden } from '../kit/json.ts'
import type { Chance } from '../kit/random.ts'

/** A chair before the start; a seat of the game afterwards. `who` names a browser and never leaves the room. */
export type Chair =
  | { readonly kind: 'empty' }
  | { readonly kind: 'bot'; readonly name: string }
  | { readonly kind: 'human'; readonly name: string; readonly who: string; readonly nonce: string }

/** All that a room knows of its table, as plain JSON. */
export type Table = {
  readonly code: string
  readonly game: string
  readonly rules: number
  /** P1: the number of commits. */
  readonly rev: number
  /** Server time of the last commit, in milliseconds. */
  readonly at: number
  readonly stage: 'waiting' | 'playing' | 'over'
  readonly host: string | null
  readonly chairs: readonly Chair[]
  /** Before the start what the host has set, afterwards every option with its value. */
  readonly options: { readonly [key: string]: Value }
  readonly seed: Hidden<string>
  /** SHA-256 of the seed, published before anybody sits down. */
  readonly commitment: string
  /** The players' nonces in the order in which they went into the deal. */
  readonly nonces: readonly string[]
  readonly chance: Hidden<Chance> | null
  readonly state: object | null
  /** P6: per seat the number of the question it is asked. */
  readonly asks: readonly number[]
  /** The last wishes carried out, so that a resend has no second effect (F3, F4). */
  readonly done: readonly { readonly who: string; readonly id: string; readonly rev: number }[]
  /** How many log lines the last commit told: a bot waits longer after much has happened. */
  readonly told: number
}

/** The seat of this browser, or undefined for a watcher. */
export function seatOf(table: Table, who: string | undefined): Seat | undefined {
  if (who === undefined) return undefined
  const seat = table.chairs.findIndex((chair) => chair.kind === 'human' && chair.who === who)
  return seat < 0 ? undefined : seat
}
