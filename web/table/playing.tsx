import './playing.css'
import { useState } from 'preact/hooks'
import type { Screen } from '../../shared/table/screen.ts'
import type { Store } from '../net/store.ts'
import { RulesText } from '../pages/rules-text.tsx'
import { say } from '../text/say.ts'
import { nameOf } from '../text/title.ts'
import { Head, LineState } from './head.tsx'
import type { Kit } from './kit.ts'
import { Log } from './log.tsx'
import { Closing, Result } from './over.tsx'
import { Players } from './players.tsx'
import { Scroll } from './scroll.tsx'
import { Sheet } from './sheet.tsx'
import { shown } from './shown.ts'
import { Tool } from './tool.tsx'

/** The board may be larger than its place: then the arrow keys move it. */
const focusable = { tabIndex: 0 }

type Props = { readonly store: Store; readonly screen: Screen; readonly kit: Kit }

/** The skeleton of every game: head, board, players with the log, and the strip; the game only fills the parts. */
export function Playing({ store, screen, kit }: Props) {
  const [panel, setPanel] = useState<'log' | 'rules'>()
  const [looking, setLooking] = useState<'result' | 'board'>('result')
  const given = shown(store, screen, kit.words)
  if (!given) return null
  const { face } = kit
  const over = screen.stage === 'over'
  const here = store.here.value
  return (
    <div class="playing" data-game={screen.game}>
      <Head store={store} screen={screen} status={face.Status && <face.Status {...given} />}>
        <Tool icon="log" class="log-button" name={say('logShort')} onClick={() => setPanel('log')} />
        <Tool icon="rules" name={say('rules')} onClick={() => setPanel('rules')} />
      </Head>
      <LineState store={store} />
      <main id="content" class="board" {...focusable}>
        {over && looking === 'result' ? (
          <Result screen={screen} face={face} given={given} />
        ) : (
          <face.Board {...given} />
        )}
      </main>
      <aside class="side">
        <h2 class="unseen">{say('playersTitle')}</h2>
        <Players screen={screen} here={here} face={face} shown={given} />
        <Scroll class="side-log" label={say('log')}>
          <Log store={store} signs={face.signs} />
        </Scroll>
      </aside>
      <section class={given.choices.length > 0 ? 'strip asked' : 'strip'} aria-label={say('order')}>
        {over ? <Closing screen={screen} looking={looking} onLook={setLooking} /> : <face.Strip {...given} />}
      </section>
      {panel === 'log' && (
        <Sheet title={say('log')} onClose={() => setPanel(undefined)}>
          <Players screen={screen} here={here} face={face} shown={given} />
          <div class="sheet-log">
            <Log store={store} signs={face.signs} />
          </div>
        </Sheet>
      )}
      {panel === 'rules' && (
        <Sheet title={say('rulesFor', nameOf(screen.game))} onClose={() => setPanel(undefined)}>
          <RulesText game={screen.game} />
        </Sheet>
      )}
    </div>
  )
}
