import type { Seat } from '../game/definition.ts'
import type { Value } from '../kit/choice.ts'
import type { Hidden } from '../kit/json.ts'
import type { Chance } from '../kit/random.ts'
import type { Settings } from './settings.ts'

/** `who` are the browsers of this person; they never leave the room. `missed`: moves in a row the clock has made for him. */
export type Person = {
  readonly kind: 'human'
  readonly name: string
  readonly who: readonly string[]
  readonly nonce: string
  /** A bot plays until the person says he is back. */
  readonly away: boolean
  readonly missed: number
}

/** A chair before the start; a seat of the game afterwards. */
export type Chair = { readonly kind: 'empty' } | { readonly kind: 'bot'; readonly name: string } | Person

/** A seat's time in milliseconds: what is left in the bank, and since when (server time) its question stands. */
export type Time = { readonly bank: number; readonly since: number | null }

/** The game before one move, for undo. `used`: how long each seat's open question had stood by then. */
export type Past = {
  readonly rev: number
  readonly seat: Seat
  /** Whether the move showed something new, by chance or out of a secret. */
  readonly revealed: boolean
  /** Whether the person of the seat made it: what a bot did in his place is no step of his own. */
  readonly own: boolean
  readonly state: object
  readonly chance: Hidden<Chance>
  readonly times: readonly { readonly bank: number; readonly used: number | null }[]
}

/** What needs everybody's consent: take back a move, end the game, give a seat to a bot for good, or until its person is back. */
export type Consent = 'undo' | 'end' | 'kick' | 'away'

export type Proposal = {
  readonly kind: Consent
  readonly by: Seat
  /** Whose seat, for `kick` and `away`. */
  readonly seat: Seat | null
  readonly yes: readonly Seat[]
}

/**
 * A second device may join this person once, until then (server time), with the key of this hash. It belongs to the
 * browser that wished for it, not to a seat: seats change hands.
 */
export type Key = { readonly hash: string; readonly who: string; readonly until: number }

/** All that a room knows of its table, as plain JSON. */
export type Table = {
  readonly code: string
  readonly game: string
  readonly rules: number
  /** Counts the games at this address, from 1: a rematch is the next one. */
  readonly match: number
  /** P1: the number of commits. */
  readonly rev: number
  /** Server time of the last commit, in milliseconds. */
  readonly at: number
  readonly stage: 'waiting' | 'playing' | 'over'
  /** A browser of the person who may set things up. */
  readonly host: string | null
  readonly chairs: readonly Chair[]
  readonly settings: Settings
  /** Before the start what the host has set, afterwards every option with its value. */
  readonly options: { readonly [key: string]: Value }
  readonly seed: Hidden<string>
  /** SHA-256 of the seed, published before anybody adds a nonce. */
  readonly commitment: string
  /** The players' nonces in the order in which they went into the deal. */
  readonly nonces: readonly string[]
  readonly chance: Hidden<Chance> | null
  readonly state: object | null
  /** P6: per seat the number of the question it is asked. */
  readonly asks: readonly number[]
  readonly times: readonly Time[]
  /** The last moves that can be taken back, oldest first. */
  readonly past: readonly Past[]
  readonly proposal: Proposal | null
  readonly keys: readonly Key[]
  /** The last wishes carried out, so that a resend has no second effect (F3, F4). */
  readonly done: readonly { readonly who: string; readonly id: string; readonly rev: number }[]
  /** How many log lines the last commit told: a bot waits longer after much has happened. */
  readonly told: number
}

/** The seat of this browser, or undefined for a watcher. */
export function seatOf(table: Table, who: string | undefined): Seat | undefined {
  if (who === undefined) return undefined
  const seat = table.chairs.findIndex((chair) => chair.kind === 'human' && chair.who.includes(who))
  return seat < 0 ? undefined : seat
}

/** The host's seat; he may have several browsers. */
export const hostSeat = (table: Table): Seat | undefined => seatOf(table, table.host ?? undefined)

/** Whether a bot plays this seat: one that sits there, or one that plays for somebody away. */
export function botPlays(table: Table, seat: Seat): boolean {
  const chair = table.chairs[seat]
  return chair?.kind === 'bot' || (chair?.kind === 'human' && chair.away)
}
