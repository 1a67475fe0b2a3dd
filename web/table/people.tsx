import type { Screen } from '../../shared/table/screen.ts'
import type { Store } from '../net/store.ts'
import { isolated, Name } from '../text/name.tsx'
import { say } from '../text/rarely.ts'
import { proposable } from './voters.ts'

type Props = { readonly store: Store; readonly screen: Screen; readonly onDone: () => void }

/** The other people at the table, and what can be done about one who is gone or must go. */
export function People({ store, screen, onDone }: Props) {
  const here = store.here.value.seats
  const people = screen.chairs.flatMap((chair, seat) =>
    chair.kind === 'human' && seat !== screen.me ? [{ ...chair, seat }] : [],
  )
  const hostHere = screen.chairs.some((chair, seat) => chair.host && here.includes(seat))
  if (people.length === 0) return null
  return (
    <section>
      <h3>{say('people')}</h3>
      {!screen.host && !hostHere && (
        <button type="button" class="button" onClick={() => store.wish({ t: 'host' })}>
          {say('takeHost')}
        </button>
      )}
      <ul class="people">
        {people.map(({ seat, name, away, host }) => (
          <li key={seat}>
            <h4>
              <Name of={name} />
              <small>
                {[host && say('host'), away && say('botPlays'), !here.includes(seat) && say('absent')]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </h4>
            <div class="ways">
              {proposable(screen, seat, here).map((kind) => (
                <button
                  type="button"
                  key={kind}
                  class="button small"
                  disabled={screen.proposal !== null}
                  onClick={() => {
                    store.wish({ t: 'propose', kind, seat })
                    onDone()
                  }}
                >
                  {say(kind === 'away' ? 'askAway' : 'askKick', isolated(name))}
                </button>
              ))}
              {screen.host && (
                <button type="button" class="button small" onClick={() => store.wish({ t: 'handover', seat })}>
                  {say('handOver')}
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
