import type { Screen } from '../../shared/table/screen.ts'

/** The people besides me whose consent counts while nobody of them is proposed about. */
export const others = ({ chairs, me }: Screen): readonly number[] =>
  chairs.flatMap((chair, seat) => (chair.kind === 'human' && !chair.away && seat !== me ? [seat] : []))

/** Nobody else has a voice: what I propose happens at once. */
export const alone = (screen: Screen): boolean => others(screen).length === 0

/**
 * What I may propose about somebody: that a bot plays until he is back, when he is gone; that he loses his seat, when he
 * is gone or somebody besides the two of us has a voice in it.
 */
export function proposable(screen: Screen, seat: number, here: readonly number[]): readonly ('away' | 'kick')[] {
  const chair = screen.chairs[seat]
  if (chair?.kind !== 'human' || seat === screen.me || screen.me === null) return []
  const gone = !here.includes(seat)
  const heard = others(screen).some((one) => one !== seat)
  return [...(gone && !chair.away ? ['away' as const] : []), ...(gone || heard ? ['kick' as const] : [])]
}

/** What I can do about a proposal. */
export type Voice = 'answer' | 'withdraw' | 'agreed' | 'none'
export function voiceIn({ voters, by, yes }: NonNullable<Screen['proposal']>, me: number | null): Voice {
  if (me === null || !voters.includes(me)) return 'none'
  if (by === me) return 'withdraw'
  return yes.includes(me) ? 'agreed' : 'answer'
}

/** The bots whose seats a latecomer may take over. */
export const vacancies = (screen: Screen): readonly number[] =>
  screen.stage === 'playing' && screen.settings.join === 'yes'
    ? screen.chairs.flatMap((chair, seat) => (chair.kind === 'bot' ? [seat] : []))
    : []
