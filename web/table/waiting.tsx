import './waiting.css'
import { useState } from 'preact/hooks'
import type { Screen } from '../../shared/table/screen.ts'
import type { Store } from '../net/store.ts'
import { RulesText } from '../pages/rules-text.tsx'
import { reason } from '../text/game.ts'
import { say } from '../text/rarely.ts'
import { nameOf } from '../text/title.ts'
import { Chair } from './chair.tsx'
import { Earlier } from './earlier.tsx'
import { Head, LineState } from './head.tsx'
import { Invite } from './invite.tsx'
import type { Kit } from './kit.ts'
import { later } from './later.tsx'
import { Unread, useUnread } from './notes.tsx'
import { Options } from './options.tsx'
import { Sheet } from './sheet.tsx'
import { SitDown } from './sit-down.tsx'
import { Start } from './start.tsx'
import { Tool } from './tool.tsx'

const Settings = later(() => import('./settings.tsx').then((part) => part.Settings))
const Menu = later(() => import('./menu.tsx').then((part) => part.Menu))
const Chat = later(() => import('./chat.tsx').then((part) => part.Chat))

type Props = { readonly store: Store; readonly screen: Screen; readonly kit: Kit }

/** The table before the game: chairs around it, and all that has to be settled. A watcher sees the same, live. */
export function Waiting({ store, screen, kit }: Props) {
  const [panel, setPanel] = useState<'rules' | 'chat' | 'menu'>()
  const unread = useUnread(store, screen, panel === 'chat')
  const close = (): void => setPanel(undefined)
  const why = store.why.value
  const name = nameOf(screen.game)
  return (
    <div class="waiting">
      <Head store={store} screen={screen}>
        <Tool icon="chat" name={say('chat')} onClick={() => setPanel('chat')}>
          <Unread n={unread} />
        </Tool>
        <Tool icon="rules" name={say('rules')} onClick={() => setPanel('rules')} />
        <Tool icon="more" name={say('menu')} onClick={() => setPanel('menu')} />
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
          {why && why.to !== 'say' && (
            <p role="alert" class="fault">
              {reason(why.why, kit.words)}
            </p>
          )}
          <Invite code={screen.code} game={name} />
          <Settings store={store} screen={screen} />
          <Options store={store} screen={screen} words={kit.words} />
          <Earlier code={screen.code} match={screen.match} />
          <details class="seal">
            <summary>{say('deal')}</summary>
            <p>{say('dealLong')}</p>
            <p class="digits">
              <span class="unseen">{say('seal')}</span> {screen.deal.commitment}
            </p>
          </details>
        </div>
      </main>
      {panel === 'rules' && (
        <Sheet title={say('rulesFor', name)} onClose={close}>
          <RulesText game={screen.game} />
        </Sheet>
      )}
      {panel === 'chat' && (
        <Sheet title={say('chat')} onClose={close}>
          <Chat store={store} screen={screen} />
        </Sheet>
      )}
      {panel === 'menu' && (
        <Sheet title={say('menu')} onClose={close}>
          <Menu store={store} screen={screen} onDone={close} />
        </Sheet>
      )}
    </div>
  )
}
