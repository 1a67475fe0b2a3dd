import './countdown.css'
import { useEffect, useState } from 'preact/hooks'
import type { Screen } from '../../shared/table/screen.ts'
import type { Store } from '../net/store.ts'
import { say } from '../text/tell.ts'
import { clock, hurry, left } from './time.ts'
import { isAsked } from './turn.ts'

type Props = { readonly store: Store; readonly screen: Screen; readonly seat: number; readonly spoken?: boolean }

/** How often a running clock is looked at, and one that has hours to go. */
const often = 250
const seldom = 20_000
const soon = 3_600_000

/**
 * P10: the time a seat has left, reckoned here from the deadline. Calm, then urgent. It is not read out while it runs;
 * with `spoken` it says once that it is getting short.
 */
export function Countdown({ store, screen, seat, spoken }: Props) {
  const time = screen.times?.[seat]
  const deadline = time?.deadline ?? null
  const [now, setNow] = useState(store.time)
  const rest = time && left(time, now)
  const far = rest !== undefined && rest.all > soon
  useEffect(() => {
    if (deadline === null) return undefined
    setNow(store.time())
    const timer = setInterval(() => setNow(store.time()), far ? seldom : often)
    return () => clearInterval(timer)
  }, [store, deadline, far])
  if (!rest) return null
  // The last seconds, but never more than a third of all there was: a short clock is not red from the start.
  const { seconds, pace } = screen.settings
  const short = pace === 'move' ? Math.min(hurry, (seconds * 1_000 + (time?.bank ?? 0)) / 3) : hurry
  const urgent = rest.all <= short
  const banked = rest.own === 0 && rest.reserve > 0
  return (
    <>
      <span class={`countdown${urgent ? ' urgent' : banked ? ' banked' : far ? ' far' : ''}`} aria-hidden="true">
        {urgent && <i>!</i>}
        {rest.all === 0 ? say('timeUp') : clock(banked ? rest.reserve : rest.own)}
        {banked && !urgent && <small> {say('reserve')}</small>}
      </span>
      {spoken && (
        <span class="unseen" aria-live="assertive">
          {urgent ? say('hurry', Math.round(short / 1_000)) : ''}
        </span>
      )}
    </>
  )
}

/** The seat whose clock runs out first, of those that are asked; mine if I am. */
export function pressed(screen: Screen): number | undefined {
  if (screen.me !== null && isAsked(screen, screen.me)) return screen.me
  const due = (seat: number): number => screen.times?.[seat]?.deadline ?? Number.POSITIVE_INFINITY
  return [...screen.asked].sort((a, b) => due(a) - due(b))[0]
}
