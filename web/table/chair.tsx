import './chair.css'
import { useState } from 'preact/hooks'
import type { Screen, ShownChair } from '../../shared/table/screen.ts'
import { rename } from '../net/me.ts'
import type { Store } from '../net/store.ts'
import { Name } from '../text/name.tsx'
import { say } from '../text/rarely.ts'
import { Portrait } from './portrait.tsx'
import { sit } from './sitting.ts'

type Props = {
  readonly store: Store
  readonly screen: Screen
  readonly chair: ShownChair
  readonly seat: number
}

/** One chair: who sits on it, and what I may do with it. */
export function Chair({ store, screen, chair, seat }: Props) {
  const [renaming, setRenaming] = useState(false)
  const me = seat === screen.me
  const busy = store.sent.value.some((wish) => 'seat' in wish && wish.seat === seat)
  const away = chair.kind === 'human' && !me && !store.here.value.seats.includes(seat)
  return (
    <li
      style={{ '--seat': seat, '--seats': screen.chairs.length }}
      class={`chair ${chair.kind}${me ? ' me' : ''}`}
      data-seat={seat}
    >
      <Portrait kind={chair.kind} seat={seat} />
      <div class="sitter">
        {renaming && me ? (
          <Rename store={store} name={chair.name} done={() => setRenaming(false)} />
        ) : chair.kind === 'empty' ? (
          <span class="soft">{say('chair', seat + 1)}</span>
        ) : (
          <>
            <Name of={chair.name} />
            <small>
              {[me && say('you'), chair.host && say('host'), chair.kind === 'bot' && say('bot'), away && say('absent')]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </>
        )}
      </div>
      <div class="ways">
        {chair.kind === 'empty' && (
          <button type="button" class="button small" disabled={busy} onClick={() => sit(store, screen, seat)}>
            {say('sitHere')}
          </button>
        )}
        {chair.kind === 'empty' && screen.host && <Bot store={store} seat={seat} on busy={busy} />}
        {chair.kind === 'bot' && screen.host && <Bot store={store} seat={seat} on={false} busy={busy} />}
        {chair.kind === 'human' && screen.host && !me && (
          <>
            <button
              type="button"
              class="button small bare"
              disabled={busy}
              onClick={() => store.wish({ t: 'handover', seat })}
            >
              {say('handOver')}
              <span class="unseen">{`: ${chair.name}`}</span>
            </button>
            <button
              type="button"
              class="button small bare"
              disabled={busy}
              onClick={() => store.wish({ t: 'kick', seat })}
            >
              {say('kick')}
              <span class="unseen">{`: ${chair.name}`}</span>
            </button>
          </>
        )}
        {me && !renaming && (
          <>
            <button type="button" class="button small bare" onClick={() => setRenaming(true)}>
              {say('rename')}
            </button>
            <button type="button" class="button small bare" onClick={() => store.wish({ t: 'leave' })}>
              {say('leave')}
            </button>
          </>
        )}
      </div>
    </li>
  )
}

type BotProps = { readonly store: Store; readonly seat: number; readonly on: boolean; readonly busy: boolean }
const Bot = ({ store, seat, on, busy }: BotProps) => (
  <button type="button" class="button small bare" disabled={busy} onClick={() => store.wish({ t: 'bot', seat, on })}>
    {say(on ? 'addBot' : 'removeBot')}
    <span class="unseen">{`: ${say('chair', seat + 1)}`}</span>
  </button>
)

type RenameProps = { readonly store: Store; readonly name: string; readonly done: () => void }
function Rename({ store, name, done }: RenameProps) {
  return (
    <form
      class="renaming"
      onSubmit={(event) => {
        event.preventDefault()
        const field = event.currentTarget.elements.namedItem('name')
        if (field instanceof HTMLInputElement && field.value.trim() !== '') {
          rename(field.value.trim())
          store.wish({ t: 'name', name: field.value })
        }
        done()
      }}
    >
      <input
        class="input"
        name="name"
        aria-label={say('yourName')}
        defaultValue={name}
        maxLength={48}
        autocomplete="nickname"
        ref={(field) => field?.select()}
        onKeyDown={(event) => event.key === 'Escape' && done()}
      />
      <button type="submit" class="button small main">
        {say('save')}
      </button>
    </form>
  )
}
