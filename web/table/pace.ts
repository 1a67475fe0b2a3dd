import type { Range } from '../../shared/kit/choice.ts'
import type { Settings } from '../../shared/table/settings.ts'
import { say } from '../text/tell.ts'

/** Of a long range, what people choose: in seconds. */
const handy: { readonly [key: string]: readonly number[] } = {
  seconds: [15, 30, 45, 60, 90, 120, 180, 240, 300, 420, 600],
  bank: [0, 30, 60, 120, 180, 300, 480, 600, 900, 1200, 1800, 2700, 3600],
}

/** The values of a range that are offered: handy ones, and the one that is set. All of them when nobody has picked. */
export function steps(key: string, { min, max, step = 1 }: Range, set: string | number): readonly number[] {
  const inside = (n: number): boolean => n >= min && n <= max && (n - min) % step === 0
  const all = handy[key] ?? Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, n) => min + n * step)
  const found = all.filter(inside)
  return typeof set !== 'number' || found.includes(set) ? found : [...found, set].sort((a, b) => a - b)
}

/** How a table is run, in one line. */
export function summary(settings: Settings): string {
  const { list, join, chat, keep, pace, seconds, bank, days } = settings
  const clock = {
    none: say('settingValue', 'pace', 'none'),
    move: say('paceMove', say('duration', seconds), bank === 0 ? '' : say('duration', bank)),
    days: say('paceDays', say('days', days)),
  }
  return [
    say('settingValue', 'list', list),
    clock[pace],
    say(join === 'yes' ? 'joinYes' : 'joinNo'),
    chat === 'players' ? say('chatPlayers') : '',
    keep === 'yes' ? say('keepYes') : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
