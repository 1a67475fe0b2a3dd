import type { Reason, Seat } from '../game/definition.ts'
import type { Consent, Table } from './table.ts'
import type { TableWhy } from './why.ts'

type Wish<Do extends string, Rest = unknown> = { readonly do: Do; readonly who: string; readonly id: string } & Rest

/** What a browser wants of the table. `who` is the browser, `id` its name for this wish. */
export type Command =
  | Wish<'sit', { readonly seat: Seat; readonly name: string; readonly nonce: string }>
  | Wish<'leave'>
  | Wish<'name', { readonly name: string }>
  | Wish<'nonce', { readonly nonce: string }>
  | Wish<'bot', { readonly seat: Seat; readonly on: boolean }>
  | Wish<'kick', { readonly seat: Seat }>
  | Wish<'handover', { readonly seat: Seat }>
  /** The room says whether any browser of the host is connected (and for `propose`, whether that seat's person is gone). */
  | Wish<'host', { readonly hostHere: boolean }>
  | Wish<'options', { readonly options: unknown }>
  | Wish<'settings', { readonly settings: unknown }>
  | Wish<'start'>
  | Wish<'turn', { readonly ask: number; readonly move: unknown }>
  | Wish<'back'>
  | Wish<'undo'>
  | Wish<'propose', { readonly kind: Consent; readonly seat?: Seat | undefined; readonly gone: boolean }>
  | Wish<'answer', { readonly yes: boolean }>
  /** The room brings a new secret seed. */
  | Wish<'rematch', { readonly seed: string }>
  /** The room brings the hash of a new key. */
  | Wish<'device', { readonly hash: string; readonly until: number }>
  | Wish<'claim', { readonly hash: string }>

export type CommandOf<Do extends Command['do']> = Extract<Command, { do: Do }>

/** Something of the table's own in the log: not of the game. */
export type TableEvent =
  | { readonly e: 'table:sat'; readonly seat: Seat; readonly name: string }
  | { readonly e: 'table:joined'; readonly seat: Seat; readonly name: string; readonly bot: string }
  | { readonly e: 'table:left'; readonly name: string }
  | { readonly e: 'table:gaveUp'; readonly seat: Seat; readonly name: string; readonly bot: string }
  | { readonly e: 'table:kicked'; readonly seat: Seat; readonly name: string; readonly bot: string }
  | { readonly e: 'table:host'; readonly seat: Seat }
  | { readonly e: 'table:started' }
  | { readonly e: 'table:over' }
  | { readonly e: 'table:timeout'; readonly seat: Seat }
  | { readonly e: 'table:away'; readonly seat: Seat }
  | { readonly e: 'table:back'; readonly seat: Seat }
  | { readonly e: 'table:undone'; readonly seat: Seat; readonly agreed: boolean }
  | { readonly e: 'table:proposed'; readonly kind: Consent; readonly by: Seat; readonly seat: Seat | null }
  | { readonly e: 'table:declined'; readonly kind: Consent; readonly seat: Seat }
  | { readonly e: 'table:ended' }
  | { readonly e: 'table:rematch'; readonly match: number }

/** A table after a command, before it is numbered. */
export type Made = {
  readonly table: Table
  readonly own: readonly TableEvent[]
  /** Events of the game: each viewer reads them through the game's `line`. */
  readonly events: readonly { readonly e: string }[]
  readonly move?: { readonly seat: Seat; readonly move: unknown }
  /** The game went back to the state before this commit. */
  readonly undo?: number
  /** A new game begins with this commit: the record begins with a whole screen. */
  readonly fresh?: true
}

export type Decision = { readonly made: Made } | { readonly done: number } | { readonly why: Reason | TableWhy }

export const no = (key: TableWhy['key']): { why: TableWhy } => ({ why: { of: 'table', key } })

/** `more` may be another commit whose moves and game events are to be kept: table and own events are those given here. */
export const made = (table: Table, own: readonly TableEvent[] = [], more: Partial<Made> = {}): { made: Made } => ({
  made: { events: [], ...more, table, own },
})

const remembered = 24

/** P1: the commit gets its number and time; the wish it carries out is remembered. */
export function numbered(before: Table, one: Made, now: number, by?: { who: string; id: string }): { made: Made } {
  const rev = before.rev + 1
  const done = by ? [...before.done.slice(1 - remembered), { who: by.who, id: by.id, rev }] : before.done
  const told = one.own.length + one.events.length
  return { made: { ...one, table: { ...one.table, rev, at: now, done, told } } }
}
