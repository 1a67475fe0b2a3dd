import type { Saying } from '../shared/protocol/chat.ts'
import type { Said } from '../shared/protocol/messages.ts'
import { tidy } from '../shared/table/name.ts'
import { seatOf, type Table } from '../shared/table/table.ts'
import type { TableWhy } from '../shared/table/why.ts'
import type { Chat } from './chat.ts'

const longest = 280

/** Takes down what somebody says, or says why not; `again` when it was taken down before. */
export function talk(
  table: Table,
  chat: Chat,
  { text, name, id }: Extract<Said, { t: 'say' }>,
  who: string,
  allowed: boolean,
  now: number,
): { saying: Saying } | { why: TableWhy } | { again: true } {
  // Said before and sent again: however much was said in between.
  if (chat.knows(who, id)) return { again: true }
  if (!allowed) return { why: { of: 'table', key: 'tooFast' } }
  const seat = seatOf(table, who) ?? null
  if (seat === null && table.settings.chat === 'players') return { why: { of: 'table', key: 'hushed' } }
  const typed = text.replace(/\p{Cc}|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu, ' ').trim()
  // Cut between characters, never inside of one.
  const line = Array.from(typed).slice(0, longest).join('')
  if (line === '') return { why: { of: 'table', key: 'malformed' } }
  const chair = seat === null ? undefined : table.chairs[seat]
  const called = chair && chair.kind !== 'empty' ? chair.name : tidy(name)
  return { saying: chat.add({ at: now, seat, name: called, text: line }, who, id) }
}
