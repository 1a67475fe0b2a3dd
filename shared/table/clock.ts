import type { Seat } from '../game/definition.ts'
import type { Past, Table, Time } from './table.ts'

const day = 24 * 3600 * 1000

/** P10: when this seat's question runs out, in server time; null without a clock, a question, or a person to answer it. */
export function deadline(table: Table, seat: Seat): number | null {
  const { pace } = table.settings
  const time = table.times[seat]
  const chair = table.chairs[seat]
  if (pace === 'none' || table.stage !== 'playing' || !time || time.since === null) return null
  if (chair?.kind !== 'human' || chair.away) return null
  return time.since + granted(table, time.bank)
}

/** How long a question may stand, in milliseconds. */
const granted = ({ settings: { pace, seconds, days } }: Table, bank: number): number =>
  pace === 'days' ? days * day : seconds * 1000 + bank

/** The first seat whose time is up. */
export function expired(table: Table, now: number): Seat | undefined {
  const seat = table.times.findIndex((_, n) => {
    const due = deadline(table, n)
    return due !== null && due <= now
  })
  return seat < 0 ? undefined : seat
}

export const freshTimes = (table: Table, seats: readonly Seat[], count: number, now: number): readonly Time[] =>
  Array.from({ length: count }, (_, seat) => ({
    bank: table.settings.bank * 1000,
    since: seats.includes(seat) ? now : null,
  }))

/**
 * The times after a commit: `raised` are the seats whose question has changed, `asked` those that have one. What a
 * seat used beyond the time of its move comes out of its bank.
 */
export function ticked(
  table: Table,
  mover: Seat,
  raised: readonly boolean[],
  asked: readonly Seat[],
  now: number,
): readonly Time[] {
  return table.times.map((time, seat) => {
    const over = time.since === null ? 0 : Math.max(0, now - time.since - table.settings.seconds * 1000)
    const bank = seat === mover && table.settings.pace === 'move' ? Math.max(0, time.bank - over) : time.bank
    if (!asked.includes(seat)) return { bank, since: null }
    return { bank, since: raised[seat] || time.since === null ? now : time.since }
  })
}

/**
 * The times with which open questions come back. One whose time had run out gets all of it again, or taking back what
 * the clock did would be taken back by the clock at once.
 */
export const resumed = (table: Table, times: Past['times'], asked: readonly Seat[], now: number): readonly Time[] =>
  times.map(({ bank, used }, seat) => {
    if (!asked.includes(seat)) return { bank, since: null }
    return { bank, since: used !== null && used < granted(table, bank) ? now - used : now }
  })
