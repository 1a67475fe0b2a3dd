import { useEffect, useRef } from 'preact/hooks'
import { Desk } from './desk.tsx'
import { Hand } from './hand.tsx'
import { Mine } from './mine.tsx'
import { forget, order } from './order.ts'
import { mineOf, type Part } from './part.ts'
import { Quiet } from './quiet.tsx'

/** The strip at the bottom: what is mine, my hand, and my order; for all who wait or watch, what is going on. */
export function Strip(part: Part) {
  const { view, choices } = part
  const asked = choices.length > 0
  const mine = mineOf(view)
  useForget(part)
  if (!mine)
    return (
      <div class="bm bm-strip bm-watching">
        <Quiet {...part} />
      </div>
    )
  return (
    <div class="bm bm-strip">
      <Mine {...part} />
      <Hand {...part} />
      {asked || order.value.way !== 'none' ? <Desk {...part} /> : <Quiet {...part} />}
    </div>
  )
}

/** An order is put away once it is carried out: my turn has gone on, or is over. What I plan while I wait is kept. */
function useForget({ view, choices }: Part): void {
  const { phase } = view
  const key =
    choices.length > 0 && phase.at === 'turn'
      ? `${phase.order}${phase.bought}${phase.priced} ${mineOf(view)?.cash} ${JSON.stringify(view.hand)}`
      : undefined
  const before = useRef(key)
  useEffect(() => {
    if (before.current !== undefined && before.current !== key) {
      forget()
      // What had the focus is gone or cannot be pressed now: the keyboard goes on from the hand.
      if (key !== undefined && document.activeElement === document.body)
        document.querySelector<HTMLElement>('.bm-card')?.focus({ preventScroll: true })
    }
    before.current = key
  }, [key])
}
