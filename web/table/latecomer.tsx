import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import type { Screen } from '../../shared/table/screen.ts'
import { myName, rename } from '../net/me.ts'
import type { Store } from '../net/store.ts'
import { isolated } from '../text/name.tsx'
import { say } from '../text/say.ts'
import { Bar } from './bar.tsx'
import { sit } from './sitting.ts'

/** The bots whose seats a latecomer may take over. */
export const vacancies = (screen: Screen): readonly number[] =>
  screen.stage === 'playing' && screen.settings.join === 'yes'
    ? screen.chairs.flatMap((chair, seat) => (chair.kind === 'bot' ? [seat] : []))
    : []

type Props = { readonly store: Store; readonly screen: Screen }

/** For a spectator of a running game: a bot's seat, when he wants one. Open at once for whoever came to join. */
export function Latecomer({ store, screen }: Props) {
  const [open, setOpen] = useState('sit' in useLocation().query)
  const busy = store.sent.value.some((wish) => wish.t === 'sit')
  if (!open)
    return (
      <Bar label={say('takeOver')} text={say('watching')}>
        <button type="button" class="button small" onClick={() => setOpen(true)}>
          {say('takeOver')}
        </button>
      </Bar>
    )
  return (
    <Bar label={say('takeOver')} title={say('takeOver')} text={say('takeOverLong')}>
      <input
        class="input"
        value={myName.value}
        maxLength={48}
        autocomplete="nickname"
        spellcheck={false}
        aria-label={say('yourName')}
        placeholder={say('yourName')}
        onInput={(event) => rename(event.currentTarget.value)}
      />
      {vacancies(screen).map((seat) => (
        <button type="button" key={seat} class="button main" disabled={busy} onClick={() => sit(store, screen, seat)}>
          {say('takeOverFrom', isolated(screen.chairs[seat]?.name ?? ''))}
        </button>
      ))}
      <button type="button" class="button" onClick={() => setOpen(false)}>
        {say('cancel')}
      </button>
    </Bar>
  )
}
