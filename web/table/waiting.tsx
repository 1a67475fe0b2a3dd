import './waiting.css'
import { useState } from 'preact/hooks'
import type { Screen } from '../../shared/table/screen.ts'
import type { Store } from '../net/store.ts'
import { RulesText } from '../pages/rules-text.tsx'
import { reason } from '../text/game.ts'
import { say } from '../text/say.ts'
import { nameOf } from '../text/title.ts'
import { Chair } from './chair.tsx'
import { Head, LineState } from './head.tsx'
import { Invite } from './invite.tsx'
import type { Kit } from './kit.ts'
import { Options } from './options.tsx'
import { Sheet } from './sheet.tsx'
import { SitDown } from './sit-down.tsx'
import { Start } from './start.tsx'
import { Tool } from './tool.tsx'

type Props = { readonly store: Store; readonly screen: Screen; readonly kit: Kit }

/** The table before the game: chairs around it, and all that has to be settled. A watcher sees the same, live. */
export function Waiting({ store, screen, kit }: Props) {
  const [rules, setRules] = useState(false)
  const why = store.why.value
  const name = nameOf(screen.game)
  return (
    <div class="waiting">
      <Head store={store} screen={screen}>
        <Tool icon="rules" name={say('rules')} onClick={() => setRules(true)} />
      </Head>
      <LineState store={store} />
      <main id="content" tabIndex={-1}>
        <section class="round" data-seats={screen.chairs.length} aria-label={say('playersTitle')}>
          <ol class="chairs">
            {screen.chairs.map((chair, seat) => (
              <Chair key={`seat ${seat + 1}`} store={store} screen={screen} chair={chair} seat={seat} />
            ))}
          </ol>
          <div class="felt">
            <Start store={store} screen={screen} />
          </div>
        </section>
        <div class="settle">
          {screen.me === null && <SitDown store={store} screen={screen} />}
          {why && (
            <p role="alert" class="fault">
              {reason(why.why, kit.words)}
            </p>
          )}
          <Invite code={screen.code} game={name} />
          <Options store={store} screen={screen} words={kit.words} />
          <details class="seal">
            <summary>{say('deal')}</summary>
            <p>{say('dealLong')}</p>
            <p class="digits">
              <span class="unseen">{say('seal')}</span> {screen.deal.commitment}
            </p>
          </details>
        </div>
      </main>
      {rules && (
        <Sheet title={say('rulesFor', name)} onClose={() => setRules(false)}>
          <RulesText game={screen.game} />
        </Sheet>
      )}
    </div>
  )
}
