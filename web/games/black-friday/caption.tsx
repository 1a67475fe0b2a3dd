import type { Entry } from '../../../shared/protocol/messages.ts'
import { priceAt } from './part.ts'
import { lastAdjustment, replayed } from './replay.ts'
import { Tinted } from './sign.tsx'
import { say } from './text/say.ts'
import type { Moved } from './trail.ts'

/** Under the tower: what moved last, and why. */
export function Caption({ moved, recent }: { moved: Moved | undefined; recent: readonly Entry[] }) {
  const last = lastAdjustment(recent)
  if (replayed.value) return <p class="bf-caption">{say.showing}</p>
  if (!moved) return <p class="bf-caption">{say.nothingMoved}</p>
  const short = moved.trails.map(({ colour, places, cause }) => {
    const from = priceAt(places[0] ?? [1, 0])
    const to = priceAt(places.at(-1) ?? [1, 0])
    return moved.adjusted ? say.went(colour, from, to) : say.moved(colour, from, to, cause)
  })
  return (
    <p class="bf-caption">
      {moved.adjusted && <b>{say.adjusted} </b>}
      <Tinted>{short.join(moved.adjusted ? '   ' : ', ')}</Tinted>
      {moved.adjusted && last && (
        <button
          type="button"
          onClick={() => {
            replayed.value = { rev: last.rev, step: 0 }
          }}
        >
          {say.replay}
        </button>
      )}
    </p>
  )
}
