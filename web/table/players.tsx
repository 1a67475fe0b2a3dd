import './players.css'
import { useEffect, useRef } from 'preact/hooks'
import type { AnyMove } from '../../shared/kit/choice.ts'
import type { Screen } from '../../shared/table/screen.ts'
import type { Store } from '../net/store.ts'
import { Name } from '../text/name.tsx'
import { say } from '../text/tell.ts'
import { Bubble } from './bubble.tsx'
import { Countdown } from './countdown.tsx'
import type { Face, Shown } from './face.ts'
import { isAsked } from './turn.ts'

/** From five players on the list may be longer than its place: then the arrow keys move it. */
const focusable = { tabIndex: 0 }

type Props = {
  readonly store: Store
  readonly screen: Screen
  readonly face: Face
  /** What somebody says floats beside his name: not while the chat is read anyway. */
  readonly bubbles: boolean
  readonly shown: Shown<object, AnyMove>
}

/** Everybody at the table with what is public of them; whose turn it is stands out. */
export function Players({ store, screen, face, shown, bubbles }: Props) {
  const here = store.here.value
  const list = useRef<HTMLOListElement>(null)
  const first = screen.asked[0]
  useEffect(() => {
    const asked = list.current?.querySelector('.asked')
    // On a phone the row may be longer than the page is wide.
    if (asked instanceof HTMLElement) list.current?.scrollTo({ left: asked.offsetLeft - asked.offsetWidth / 2 })
  }, [first])
  return (
    <ol ref={list} class="players" {...(screen.chairs.length > 4 && focusable)}>
      {screen.chairs.map((chair, seat) => {
        const asked = isAsked(screen, seat)
        const me = seat === screen.me
        const absent = chair.kind === 'human' && !me && !here.seats.includes(seat)
        return (
          <li key={`${seat} ${chair.name}`} class={asked ? 'asked' : ''} aria-current={asked ? 'true' : undefined}>
            <h3>
              <Name of={chair.name} />
              {me && <small>{say('you')}</small>}
              {chair.kind === 'bot' && <small class="is-bot">{say('bot')}</small>}
              {(chair.away || absent) && <small class="away">{say(chair.away ? 'botPlays' : 'absent')}</small>}
              {asked && <Countdown store={store} screen={screen} seat={seat} />}
            </h3>
            <face.Seat {...shown} seat={seat} />
            {bubbles && !me && <Bubble store={store} seat={seat} />}
          </li>
        )
      })}
    </ol>
  )
}
