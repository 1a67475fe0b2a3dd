import { useEffect } from 'preact/hooks'
import { Desk } from './desk.tsx'
import { Mine } from './mine.tsx'
import { forget } from './order.ts'
import type { Part } from './part.ts'
import { Quiet } from './quiet.tsx'

/** The strip at the bottom: what is mine, and my order; for all who wait or watch, what is going on. */
export function Strip(part: Part) {
  const asked = part.choices.length > 0
  const acts = asked && part.view.phase.is === 'act'
  useEffect(() => {
    if (!acts) forget()
  }, [acts])
  return (
    <div class={`bf bf-strip${part.view.me === null ? ' bf-watching' : ''}`}>
      <Mine {...part} />
      {asked ? <Desk {...part} /> : <Quiet {...part} />}
    </div>
  )
}
