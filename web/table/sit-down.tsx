import { useLocation } from 'preact-iso/router'
import type { Screen } from '../../shared/table/screen.ts'
import { myName, rename } from '../net/me.ts'
import type { Store } from '../net/store.ts'
import { say } from '../text/rarely.ts'
import { sit } from './sitting.ts'

/** For a watcher: my name and a seat, when I want one. Nobody is seated unasked (F10). */
export function SitDown({ store, screen }: { readonly store: Store; readonly screen: Screen }) {
  const wanted = 'sit' in useLocation().query
  // A bot makes room for a person, when no chair is empty.
  const empty = screen.chairs.findIndex((chair) => chair.kind === 'empty')
  const free = empty < 0 ? screen.chairs.findIndex((chair) => chair.kind === 'bot') : empty
  if (free < 0) return <p class="card soft">{say('allSeatsTaken')}</p>
  const busy = store.sent.value.some((wish) => wish.t === 'sit')
  return (
    <form
      class="card sit-down"
      onSubmit={(event) => {
        event.preventDefault()
        sit(store, screen, free)
      }}
    >
      <label class="field">
        {say('yourName')}
        <input
          class="input"
          value={myName.value}
          maxLength={48}
          autocomplete="nickname"
          spellcheck={false}
          placeholder={say('nameHint')}
          ref={(field) => {
            // Who came to sit down can say at once who he is.
            if (wanted && document.activeElement === document.body) field?.focus()
          }}
          onInput={(event) => rename(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button main" disabled={busy}>
        {say(busy ? 'sitting' : 'takeSeat')}
      </button>
      <p class="soft">{say('stayWatcher')}</p>
    </form>
  )
}
