import type { Screen } from '../../shared/table/screen.ts'
import { myName, rename } from '../net/me.ts'
import type { Store } from '../net/store.ts'
import { isolated } from '../text/name.tsx'
import { say } from '../text/tell.ts'
import { Bar } from './bar.tsx'
import { sit } from './sitting.ts'
import { vacancies } from './voters.ts'

type Props = { readonly store: Store; readonly screen: Screen; readonly onCancel: () => void }

/** For a spectator of a running game who wants to play: a bot's seat. */
export function Latecomer({ store, screen, onCancel }: Props) {
  const busy = store.sent.value.some((wish) => wish.t === 'sit')
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
      <button type="button" class="button" onClick={onCancel}>
        {say('cancel')}
      </button>
    </Bar>
  )
}
