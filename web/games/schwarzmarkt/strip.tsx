import { useEffect } from 'preact/hooks'
import { Desk } from './desk.tsx'
import { Mine } from './mine.tsx'
import { forget, onward } from './order.ts'
import { offered, type Part } from './part.ts'
import { Quiet } from './quiet.tsx'

/** The strip at the bottom: what is mine, and my order; for all who wait or watch, what is going on. */
export function Strip(part: Part) {
  const { view, screen, choices, send, sent, why } = part
  const asked = choices.length > 0
  const { ask } = screen
  useEffect(() => {
    // A new question: what was composed for the last one is void.
    if (ask !== null || !asked) forget()
  }, [ask, asked])
  useEffect(() => {
    const then = onward.value
    if (!then || sent) return
    const space = view.round?.space
    if (offered(choices, 'advance') && space === then.space) send({ do: 'advance', steps: then.steps })
    // Also when the first half was refused: then the whole turn is open again.
    if (!offered(choices, 'trade') || space !== then.space || why !== undefined) onward.value = undefined
  }, [choices, sent, view, send, why])
  return (
    <div class={`sm sm-strip${view.me === null ? ' sm-watching' : ''}`}>
      <Mine {...part} />
      {asked ? <Desk {...part} /> : <Quiet {...part} />}
    </div>
  )
}
