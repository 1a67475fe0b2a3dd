import type { ShownTime } from '../../shared/table/screen.ts'
import { say } from '../text/tell.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** From here on a clock is urgent, in milliseconds. */
export const hurry = 15 * second

/** Milliseconds left of a question: in all, of its own time, and of the reserve behind it. */
export type Left = { readonly all: number; readonly own: number; readonly reserve: number }

/** What is left at this moment of server time; undefined for a seat whose clock does not run. */
export function left({ deadline, bank }: ShownTime, now: number): Left | undefined {
  if (deadline === null) return undefined
  const all = Math.max(0, deadline - now)
  return { all, own: Math.max(0, all - bank), reserve: Math.min(all, bank) }
}

/** A length of time as a clock shows it, in whole seconds, of long ones only what matters. */
export function clock(ms: number): string {
  // Rounded up: a clock that shows 0:00 has run out.
  const whole = Math.ceil(ms / second) * second
  if (whole < hour) return say('timeLeft', Math.floor(whole / minute), (whole % minute) / second)
  const minutes = Math.ceil(ms / minute)
  if (minutes * minute < day) return say('timeHours', Math.floor(minutes / 60), minutes % 60)
  const hours = Math.ceil(ms / hour)
  return say('timeDays', Math.floor(hours / 24), hours % 24)
}
