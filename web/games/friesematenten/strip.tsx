import { useEffect, useRef } from 'preact/hooks'
import { RefusalDesk, ScrapDesk, VetoDesk } from './answer.tsx'
import { BidDesk } from './bidding.tsx'
import { Dialogs } from './dialogs.tsx'
import { Mine } from './mine.tsx'
import { forget } from './order.ts'
import { type Part, questionOf } from './part.ts'
import { PlayDesk } from './playing.tsx'
import { Quiet } from './quiet.tsx'

/** The strip at the bottom: what is mine, and my order; for all who wait or watch, what is going on. */
export function Strip(part: Part) {
  const { screen, choices } = part
  const asked = choices.length > 0
  const strip = useKeyboard(screen.ask)
  // A new question begins with an empty order.
  useEffect(() => forget, [screen.ask])
  return (
    <div ref={strip} class={`fm fm-strip${screen.me === null ? ' fm-watching' : ''}`} data-asked={asked || undefined}>
      <Mine {...part} />
      {asked ? <Desk key={screen.ask} {...part} /> : <Quiet {...part} />}
      <Dialogs {...part} />
    </div>
  )
}

function Desk(part: Part) {
  switch (questionOf(part.view)) {
    case 'bid':
      return <BidDesk {...part} />
    case 'veto':
      return <VetoDesk {...part} />
    case 'refusal':
      return <RefusalDesk {...part} />
    case 'scrap':
      return <ScrapDesk {...part} />
    default:
      return <PlayDesk {...part} />
  }
}

/** Whoever plays by keyboard finds the focus on his order again when he is asked the next time. */
let byKeyboard = false
function useKeyboard(ask: number | null) {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const on = (event: Event): void => {
      byKeyboard = event.type === 'keydown'
    }
    for (const type of ['keydown', 'pointerdown']) addEventListener(type, on)
    return () => {
      for (const type of ['keydown', 'pointerdown']) removeEventListener(type, on)
    }
  }, [])
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body
    if (byKeyboard && lost && ask !== null) strip.current?.querySelector<HTMLElement>('.fm-desk button')?.focus()
  }, [ask])
  return strip
}
