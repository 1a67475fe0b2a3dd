import * as v from 'valibot'
import type { Reason } from '../game/definition.ts'
import type { Screen } from '../table/screen.ts'
import type { TableWhy } from '../table/why.ts'
import type { Saying } from './chat.ts'
import type { Patch } from './diff.ts'
import { reminder } from './reminder.ts'

/** Rises when old pages can no longer understand the room (P11). */
export const protocol = 1

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11))
const name = v.pipe(v.string(), v.maxLength(400))
const nonce = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
const rev = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** What a client may say. The room reads nothing else (F21). */
export const said = v.variant('t', [
  v.strictObject({
    t: v.literal('hello'),
    protocol: v.number(),
    build: v.pipe(v.string(), v.maxLength(64)),
    have: v.optional(v.strictObject({ rev, seat: v.nullable(seat) })),
  }),
  v.strictObject({ t: v.literal('again') }),
  v.strictObject({ t: v.literal('older'), before: rev }),
  v.strictObject({ t: v.literal('turn'), id, ask: rev, move: v.unknown() }),
  v.strictObject({ t: v.literal('sit'), id, seat, name, nonce }),
  v.strictObject({ t: v.literal('leave'), id }),
  v.strictObject({ t: v.literal('name'), id, name }),
  v.strictObject({ t: v.literal('bot'), id, seat, on: v.boolean() }),
  v.strictObject({ t: v.literal('options'), id, options: v.unknown() }),
  v.strictObject({ t: v.literal('settings'), id, settings: v.unknown() }),
  v.strictObject({ t: v.literal('start'), id }),
  v.strictObject({ t: v.literal('nonce'), id, nonce }),
  v.strictObject({ t: v.literal('kick'), id, seat }),
  v.strictObject({ t: v.literal('handover'), id, seat }),
  v.strictObject({ t: v.literal('host'), id }),
  v.strictObject({ t: v.literal('back'), id }),
  v.strictObject({ t: v.literal('undo'), id }),
  v.strictObject({
    t: v.literal('propose'),
    id,
    kind: v.picklist(['undo', 'end', 'kick', 'away']),
    seat: v.optional(seat),
  }),
  v.strictObject({ t: v.literal('answer'), id, yes: v.boolean() }),
  v.strictObject({ t: v.literal('rematch'), id }),
  v.strictObject({ t: v.literal('device'), id }),
  v.strictObject({ t: v.literal('say'), id, text: v.pipe(v.string(), v.maxLength(1000)), name }),
  v.strictObject({ t: v.literal('remind'), id, reminder: v.nullable(reminder) }),
  v.strictObject({ t: v.literal('claim'), id, key: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)) }),
])
export type Said = v.InferOutput<typeof said>
/** A message that asks for a commit and is answered by it, by `done` or by `refused`. */
export type Wish = Extract<Said, { id: string }>

/** A log line with the commit it belongs to. */
export type Entry = { readonly rev: number; readonly line: { readonly e: string } }

/** What the room says. */
export type Told =
  | {
      readonly t: 'screen'
      readonly rev: number
      readonly build: string
      readonly screen: Screen
      /** The last entries of the log, oldest first; `more` when there are older ones to ask for. */
      readonly log: readonly Entry[]
      readonly more: boolean
      /** P10: server time, for reading deadlines. */
      readonly now: number
      readonly id?: string
    }
  | {
      readonly t: 'patch'
      readonly rev: number
      readonly patch?: Patch
      readonly lines?: readonly { readonly e: string }[]
      /** The wish that this commit carried out, told to the seat that made it. */
      readonly id?: string
    }
  | { readonly t: 'done'; readonly id: string; readonly rev: number }
  | { readonly t: 'refused'; readonly id: string; readonly why: Reason | TableWhy }
  | { readonly t: 'error'; readonly why: TableWhy }
  | { readonly t: 'log'; readonly before: number; readonly log: readonly Entry[]; readonly more: boolean }
  | { readonly t: 'here'; readonly seats: readonly number[]; readonly watchers: number }
  | { readonly t: 'key'; readonly id: string; readonly key: string; readonly until: number }
  /** What was said last, to a newcomer; then each saying, with the wish of whoever said it. */
  | { readonly t: 'talk'; readonly said: readonly Saying[] }
  | { readonly t: 'said'; readonly saying: Saying; readonly id?: string }
  | { readonly t: 'gone' }
  | { readonly t: 'reload' }
