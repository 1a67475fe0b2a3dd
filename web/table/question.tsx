import type { Screen } from '../../shared/table/screen.ts'
import type { Store } from '../net/store.ts'
import { say } from '../text/tell.ts'
import { Bar } from './bar.tsx'
import { voiceIn } from './voters.ts'
import { mark, Worded } from './worded.tsx'

type Props = {
  readonly store: Store
  readonly screen: Screen
  readonly proposal: NonNullable<Screen['proposal']>
}

/** A question to all: who asks for what, who has agreed, who has not answered yet, and my own yes or no. */
export function Question({ store, screen, proposal }: Props) {
  const { kind, by, seat, yes, voters } = proposal
  const names = screen.chairs.map((chair) => chair.name)
  const called = (seats: readonly number[]): readonly string[] =>
    seats.map((one) => (one === screen.me ? say('me') : mark(one)))
  const agreed = yes.filter((one) => one !== by)
  const open = voters.filter((one) => !yes.includes(one))
  const voice = voiceIn(proposal, screen.me)
  const busy = store.sent.value.some((wish) => wish.t === 'answer')
  const answer = (to: boolean) => () => store.wish({ t: 'answer', yes: to })
  const worded = (sentence: string) => <Worded sentence={sentence} names={names} me={screen.me} signs={{}} />
  const text = [agreed.length > 0 && say('agreed', called(agreed)), open.length > 0 && say('waitsFor', called(open))]
  return (
    <Bar
      label={say('proposal')}
      title={worded(say('proposed', kind, mark(by), seat === null ? '' : mark(seat)))}
      text={worded(text.filter(Boolean).join(' '))}
    >
      {voice === 'answer' && (
        <button type="button" class="button small main" disabled={busy} onClick={answer(true)}>
          {say('agree')}
        </button>
      )}
      {(voice === 'answer' || voice === 'withdraw') && (
        <button type="button" class="button small" disabled={busy} onClick={answer(false)}>
          {say(voice === 'answer' ? 'disagree' : 'withdraw')}
        </button>
      )}
    </Bar>
  )
}
