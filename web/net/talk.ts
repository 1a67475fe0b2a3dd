import type { Saying } from '../../shared/protocol/chat.ts'

const most = 200

/** What was said at the table with more of it: in order, each saying once, the last two hundred. */
export function joined(said: readonly Saying[], more: readonly Saying[]): readonly Saying[] {
  const fresh = more.filter((one) => !said.some((known) => known.n === one.n))
  if (fresh.length === 0) return said
  return [...said, ...fresh].sort((a, b) => a.n - b.n).slice(-most)
}

/** What I read of it: with `mute`, nothing that spectators say. */
export const audible = (said: readonly Saying[], mute: boolean): readonly Saying[] =>
  mute ? said.filter((one) => one.seat !== null) : said

/** How many sayings are newer than the last one that was read; my own are not news to me. */
export const unread = (said: readonly Saying[], read: number, me: number | null): number =>
  said.filter((one) => one.n > read && (me === null || one.seat !== me)).length
