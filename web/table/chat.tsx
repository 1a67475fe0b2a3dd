import './chat.css'
import './switch.css'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Screen } from '../../shared/table/screen.ts'
import { myName, rename } from '../net/me.ts'
import type { Store } from '../net/store.ts'
import { audible } from '../net/talk.ts'
import { mute } from '../net/wants.ts'
import { reason } from '../text/game.ts'
import { say } from '../text/rarely.ts'
import { allReactions, coded } from './reaction.ts'
import { Saying } from './saying.tsx'

type Props = { readonly store: Store; readonly screen: Screen }

const longest = 280
/** From so many characters on it is said how many are left. */
const near = 50

/** What people say at the table, newest first under the line to write on; never mixed with what happens in the game. */
export function Chat({ store, screen }: Props) {
  const said = audible(store.said.value, mute.on.value)
  const hushed = screen.me === null && screen.settings.chat === 'players'
  const spectators = mute.on.value || store.said.value.some((one) => one.seat === null)
  return (
    <div class="chat">
      {hushed ? <p class="soft">{say('chatHushed')}</p> : <Say store={store} screen={screen} />}
      {screen.settings.keep === 'yes' && <p class="soft">{say('chatKept')}</p>}
      {said.length === 0 && <p class="soft">{say('chatEmpty')}</p>}
      <ol>
        {said.toReversed().map((saying) => (
          <Saying key={saying.n} saying={saying} me={screen.me} />
        ))}
      </ol>
      {spectators && (
        <label class="switch">
          <input type="checkbox" checked={mute.on.value} onChange={(event) => mute.set(event.currentTarget.checked)} />
          {say('chatMute')}
        </label>
      )}
    </div>
  )
}

/** One line to write, and what is said often. P7: the line is empty when the table has heard it. */
function Say({ store, screen }: Props) {
  const [text, setText] = useState('')
  const sent = store.sent.value.some((wish) => wish.t === 'say')
  const why = store.why.value?.to === 'say' ? store.why.value.why : undefined
  const written = useRef(false)
  useEffect(() => {
    if (sent || !written.current) return
    written.current = false
    if (!why) setText('')
  }, [sent])
  const tell = (what: string): void => store.wish({ t: 'say', text: what, name: myName.value })
  const rest = longest - text.length
  return (
    <form
      class="say"
      onSubmit={(event) => {
        event.preventDefault()
        if (sent || text.trim() === '') return
        written.current = true
        tell(text)
      }}
    >
      {screen.me === null && (
        <input
          class="input"
          value={myName.value}
          maxLength={48}
          autocomplete="nickname"
          spellcheck={false}
          aria-label={say('yourName')}
          placeholder={say('chatName')}
          onInput={(event) => rename(event.currentTarget.value)}
        />
      )}
      <div class="say-line">
        <input
          class="input"
          value={text}
          maxLength={longest}
          readOnly={sent && written.current}
          aria-label={say('chatSay')}
          placeholder={say('chatSay')}
          autocomplete="off"
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="button small" disabled={sent || text.trim() === ''}>
          {say('chatSend')}
        </button>
      </div>
      <p class={why ? 'fault' : 'soft'} role="status">
        {why ? reason(why, undefined) : rest === 0 ? say('chatFull') : rest <= near ? say('chatLeft', rest) : ''}
      </p>
      <div class="reactions">
        {allReactions.map((one) => (
          <button type="button" key={one} class="chip" disabled={sent} onClick={() => tell(coded(one))}>
            {say('reaction', one)}
          </button>
        ))}
      </div>
    </form>
  )
}
