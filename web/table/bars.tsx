import { useState } from 'preact/hooks'
import type { Screen } from '../../shared/table/screen.ts'
import { keep, recall } from '../net/memory.ts'
import type { Store } from '../net/store.ts'
import { reason } from '../text/game.ts'
import { say } from '../text/tell.ts'
import { Bar } from './bar.tsx'
import { Latecomer } from './latecomer.tsx'
import { Question } from './question.tsx'
import { turnOn, useReminding } from './reminding.ts'
import { useWords } from './words.ts'

type Props = {
  readonly store: Store
  readonly screen: Screen
  /** I want to sit down in place of a bot. */
  readonly sitting: boolean
  readonly onStay: () => void
}

const asked = 'asked to call'

/** All that stands between board and strip: what is asked of me beside the game, and what the table has refused. */
export function Bars({ store, screen, sitting, onStay }: Props) {
  const words = useWords()
  const moment = useReminding(store, screen)
  const [answered, setAnswered] = useState(recall(asked) !== '')
  const me = screen.me === null ? undefined : screen.chairs[screen.me]
  const why = store.why.value
  const busy = store.sent.value.some((wish) => wish.t === 'back')
  const settle = (): void => {
    keep(asked, 'yes')
    setAnswered(true)
  }
  return (
    <div class="bars">
      {why && why.to !== 'turn' && screen.stage !== 'waiting' && (
        <Bar kind="fault" label={say('settings')} text={reason(why.why, words)}>
          <button type="button" class="button small" onClick={store.heeded}>
            {say('understood')}
          </button>
        </Bar>
      )}
      {screen.proposal && screen.stage === 'playing' && (
        <Question store={store} screen={screen} proposal={screen.proposal} />
      )}
      {moment && !answered && (
        <Bar label={say('reminders')} text={say('callAsk')}>
          <button
            type="button"
            class="button small main"
            onClick={() => turnOn(store, screen.game).then(settle, settle)}
          >
            {say('callYes')}
          </button>
          <button type="button" class="button small" onClick={settle}>
            {say('callNo')}
          </button>
        </Bar>
      )}
      {sitting && <Latecomer store={store} screen={screen} onCancel={onStay} />}
      {me?.away && screen.stage === 'playing' && (
        <Bar kind="strong" label={say('youAreAway')} title={say('youAreAway')} text={say('youAreAwayLong')}>
          <button type="button" class="button main" disabled={busy} onClick={() => store.wish({ t: 'back' })}>
            {say(busy ? 'sent' : 'back')}
          </button>
        </Bar>
      )}
    </div>
  )
}
