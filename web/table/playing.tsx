import './playing.css'
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import type { Screen } from '../../shared/table/screen.ts'
import type { Store } from '../net/store.ts'
import { RulesText } from '../pages/rules-text.tsx'
import { say } from '../text/tell.ts'
import { nameOf } from '../text/title.ts'
import { Head, LineState } from './head.tsx'
import type { Kit } from './kit.ts'
import { later } from './later.tsx'
import { Notes, type Tab, Unread, useUnread } from './notes.tsx'
import { Closing, Result } from './over.tsx'
import { Players } from './players.tsx'
import { Sheet } from './sheet.tsx'
import { shown } from './shown.ts'
import { Tool } from './tool.tsx'
import { alone, vacancies } from './voters.ts'
import { useWide } from './wide.ts'

/** The board may be larger than its place: then the arrow keys move it. */
const focusable = { tabIndex: 0 }

const Bars = later(() => import('./bars.tsx').then((part) => part.Bars))
const Menu = later(() => import('./menu.tsx').then((part) => part.Menu))

type Props = { readonly store: Store; readonly screen: Screen; readonly kit: Kit }

/** The skeleton of every game: head, board, players with the log, and the strip; the game only fills the parts. */
export function Playing({ store, screen, kit }: Props) {
  const [panel, setPanel] = useState<'notes' | 'rules' | 'menu'>()
  const [tab, setTab] = useState<Tab>('log')
  const [looking, setLooking] = useState<'result' | 'board'>('result')
  const [joining, setJoining] = useState('sit' in useLocation().query)
  const wide = useWide()
  const reading = tab === 'chat' && (wide || panel === 'notes')
  const unread = useUnread(store, screen, reading)
  const given = shown(store, screen, kit.words)
  if (!given) return null
  const { face } = kit
  const over = screen.stage === 'over'
  const close = (): void => setPanel(undefined)
  const simple = screen.undo === 'free' || (screen.undo === 'consent' && alone(screen))
  const busy = store.sent.value.some((wish) => wish.t === 'undo' || wish.t === 'propose')
  const takeBack = (): void => store.wish(screen.undo === 'free' ? { t: 'undo' } : { t: 'propose', kind: 'undo' })
  const open = screen.me === null && vacancies(screen).length > 0
  const players = () => <Players store={store} screen={screen} face={face} shown={given} bubbles={!reading} />
  const notes = { store, screen, signs: face.signs, tab, onTab: setTab, unread }
  return (
    <div class="playing" data-game={screen.game}>
      <Head store={store} screen={screen} status={face.Status && <face.Status {...given} />}>
        {simple && <Tool icon="undo" name={say('undo')} disabled={busy} onClick={takeBack} />}
        {open && <Tool icon="seat" name={say('takeSeat')} onClick={() => setJoining(!joining)} />}
        <Tool icon="log" class="log-button" name={say('logShort')} onClick={() => setPanel('notes')}>
          <Unread n={unread} />
        </Tool>
        <Tool icon="rules" class="rules-button" name={say('rules')} onClick={() => setPanel('rules')} />
        <Tool icon="more" name={say('menu')} onClick={() => setPanel('menu')} />
      </Head>
      <LineState store={store} />
      <main id="content" class="board" {...focusable}>
        {over && screen.standings && looking === 'result' ? (
          <Result screen={screen} face={face} given={given} />
        ) : (
          <face.Board {...given} />
        )}
      </main>
      <aside class="side">
        <h2 class="unseen">{say('playersTitle')}</h2>
        {players()}
        {wide && <Notes {...notes} id="side" />}
      </aside>
      <Bars store={store} screen={screen} sitting={open && joining} onStay={() => setJoining(false)} />
      <section class={given.choices.length > 0 ? 'strip asked' : 'strip'} aria-label={say('order')}>
        {over ? (
          <Closing store={store} screen={screen} looking={looking} onLook={setLooking} />
        ) : (
          <face.Strip {...given} />
        )}
      </section>
      {panel === 'notes' && (
        <Sheet title={say('table')} onClose={close}>
          <div class="sheet-notes">
            <Notes {...notes} id="sheet" players={players()} />
          </div>
        </Sheet>
      )}
      {panel === 'menu' && (
        <Sheet title={say('menu')} onClose={close}>
          <Menu store={store} screen={screen} onDone={close} onRules={() => setPanel('rules')} />
        </Sheet>
      )}
      {panel === 'rules' && (
        <Sheet title={say('rulesFor', nameOf(screen.game))} onClose={close}>
          <RulesText game={screen.game} />
        </Sheet>
      )}
    </div>
  )
}
