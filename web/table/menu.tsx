import './menu.css'
import type { Screen } from '../../shared/table/screen.ts'
import type { Store } from '../net/store.ts'
import { reason } from '../text/game.ts'
import { say } from '../text/rarely.ts'
import { sayWhy } from '../text/tell.ts'
import { nameOf } from '../text/title.ts'
import { Device } from './device.tsx'
import { Earlier } from './earlier.tsx'
import { Invite } from './invite.tsx'
import { People } from './people.tsx'
import { Reminders } from './reminders.tsx'
import { Settings } from './settings.tsx'
import { Sure } from './sure.tsx'
import { alone } from './voters.ts'

type Props = {
  readonly store: Store
  readonly screen: Screen
  readonly onDone: () => void
  readonly onRules?: () => void
}

/** What is rare at a table: asking the others, a second device, reminders, how the table is run, giving up. */
export function Menu({ store, screen, onDone, onRules }: Props) {
  const playing = screen.stage === 'playing'
  const seated = screen.me !== null
  const why = store.why.value
  const idle = screen.proposal === null
  const ask = (kind: 'undo' | 'end') => () => {
    store.wish({ t: 'propose', kind })
    onDone()
  }
  return (
    <div class="menu">
      {why && why.to !== 'turn' && why.to !== 'say' && (
        <p class="fault" role="alert">
          {reason(why.why, undefined)}
        </p>
      )}
      {onRules && (
        <button type="button" class="button menu-rules" onClick={onRules}>
          {say('rulesFor', nameOf(screen.game))}
        </button>
      )}
      {playing && seated && (
        <section>
          <h3>{say('thisGame')}</h3>
          {!idle && <p class="soft">{sayWhy('proposalOpen')}</p>}
          {screen.undo === 'consent' && (
            <button type="button" class="button" disabled={!idle} onClick={ask('undo')}>
              {say(alone(screen) ? 'undoLong' : 'askUndo')}
            </button>
          )}
          {alone(screen) ? (
            <Sure name={say('end')} warning={say('endSure')} yes={say('end')} onYes={ask('end')} />
          ) : (
            <button type="button" class="button" disabled={!idle} onClick={ask('end')}>
              {say('askEnd')}
            </button>
          )}
          <Sure
            name={say('giveUp')}
            warning={say('giveUpSure')}
            yes={say('giveUpNow')}
            onYes={() => {
              store.wish({ t: 'leave' })
              onDone()
            }}
          />
        </section>
      )}
      {seated && screen.stage === 'playing' && <People store={store} screen={screen} onDone={onDone} />}
      {seated && <Device store={store} />}
      <Reminders store={store} screen={screen} />
      {screen.stage !== 'waiting' && (
        <>
          <Settings store={store} screen={screen} />
          <Invite code={screen.code} game={nameOf(screen.game)} />
        </>
      )}
      <Earlier code={screen.code} match={screen.match} />
    </div>
  )
}
