import { useEffect, useState } from 'preact/hooks'
import type { Store } from '../net/store.ts'
import { say } from '../text/rarely.ts'
import { Link } from './link.tsx'
import { clock } from './time.ts'

/** A second device for my seat: a link that works once, and how long it still does. */
export function Device({ store }: { readonly store: Store }) {
  const made = store.key.value
  const [now, setNow] = useState(store.time)
  useEffect(() => {
    if (!made) return undefined
    setNow(store.time())
    const timer = setInterval(() => setNow(store.time()), 1_000)
    return () => clearInterval(timer)
  }, [made])
  const rest = made ? made.until - now : 0
  const busy = store.sent.value.some((wish) => wish.t === 'device')
  return (
    <section>
      <h3>{say('device')}</h3>
      <p class="soft">{say('deviceLong')}</p>
      {made && rest > 0 ? (
        <>
          <p>
            <b>{say('deviceSecret')}</b>
          </p>
          <Link name={say('deviceLink')} link={`${location.origin}/t/${store.code}#key=${made.key}`} picture />
          <p class="soft" role="timer">
            {say('deviceUntil', clock(rest))}
          </p>
        </>
      ) : (
        <>
          {made && <p role="status">{say('deviceOver')}</p>}
          <button type="button" class="button" disabled={busy} onClick={() => store.wish({ t: 'device' })}>
            {say('deviceMake')}
          </button>
        </>
      )}
    </section>
  )
}
