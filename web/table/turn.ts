import type { Screen } from '../../shared/table/screen.ts'
import { short } from '../text/name.tsx'
import { say } from '../text/tell.ts'

/** A game that was ended by agreement leaves a question open that is asked no longer. */
export const isAsked = (screen: Screen, seat: number): boolean =>
  screen.stage === 'playing' && screen.asked.includes(seat)

export const isMine = (screen: Screen): boolean => screen.me !== null && isAsked(screen, screen.me)

/** Whose turn it is, in words; undefined while nobody is asked. */
export function turn(screen: Screen): string | undefined {
  if (screen.stage === 'over') return say('gameOver')
  if (screen.stage !== 'playing' || screen.asked.length === 0) return undefined
  const others = screen.asked
    .filter((seat) => seat !== screen.me)
    .map((seat) => short(screen.chairs[seat]?.name ?? '', 12))
  return isMine(screen) ? say('youAnd', others) : say('turnOf', others)
}
