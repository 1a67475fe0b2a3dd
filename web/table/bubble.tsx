import './bubble.css'
import { useEffect, useState } from 'preact/hooks'
import type { Store } from '../net/store.ts'
import { short } from '../text/name.tsx'
import { worded } from './reaction.ts'

/** Milliseconds for which a saying floats beside its speaker. */
const lasting = 5_000

/** The newest saying of this seat, if it was said just now: those who have the chat shut see that somebody speaks. */
export function Bubble({ store, seat }: { readonly store: Store; readonly seat: number }) {
  const last = store.said.value.findLast((one) => one.seat === seat)
  const n = last?.n
  const [gone, setGone] = useState<number>()
  const rest = last ? last.at + lasting - store.time() : 0
  useEffect(() => {
    if (rest <= 0) return undefined
    const timer = setTimeout(() => setGone(n), rest)
    return () => clearTimeout(timer)
  }, [n])
  if (!last || n === gone || rest <= 0) return null
  return (
    <span class="bubble" aria-hidden="true" key={n} dir="auto">
      {short(worded(last.text), 60)}
    </span>
  )
}
