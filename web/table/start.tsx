import type { Screen } from '../../shared/table/screen.ts'
import type { Store } from '../net/store.ts'
import { Name } from '../text/name.tsx'
import { say } from '../text/rarely.ts'

/** The middle of the table: how many are still needed, and the host's *Start*. */
export function Start({ store, screen }: { readonly store: Store; readonly screen: Screen }) {
  const taken = screen.chairs.filter((chair) => chair.kind !== 'empty').length
  const needed = Math.max(0, screen.least - taken)
  const busy = store.sent.value.some((wish) => wish.t === 'start')
  const host = screen.chairs.findIndex((chair) => chair.host)
  const gone = screen.me !== null && !screen.host && !store.here.value.seats.includes(host)
  const name = screen.chairs[host]?.name
  return (
    <>
      <h2>{say('waitingFor', needed)}</h2>
      {screen.host ? (
        <>
          <button
            type="button"
            class="button main"
            aria-describedby="start-why"
            disabled={needed > 0 || busy}
            onClick={() => store.wish({ t: 'start' })}
          >
            {say(busy ? 'starting' : 'start')}
          </button>
          <p id="start-why">{needed > 0 ? say('startTooFew', needed) : say('startReady')}</p>
        </>
      ) : (
        <>
          {name !== undefined && (
            <p>
              <Name of={name} /> {say(gone ? 'hostGone' : 'startHost')}
            </p>
          )}
          {name === undefined && <p>{say('noHost')}</p>}
          {gone && (
            <button type="button" class="button main" onClick={() => store.wish({ t: 'host' })}>
              {say('takeHost')}
            </button>
          )}
        </>
      )}
    </>
  )
}
