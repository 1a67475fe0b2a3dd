import './over.css'
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import type { AnyMove } from '../../shared/kit/choice.ts'
import type { Screen } from '../../shared/table/screen.ts'
import { openTable, recordLink, type Trouble } from '../net/api.ts'
import type { Store } from '../net/store.ts'
import { Name, short } from '../text/name.tsx'
import { say } from '../text/tell.ts'
import { Earlier } from './earlier.tsx'
import type { Face, Shown } from './face.ts'

const winners = (screen: Screen): readonly number[] =>
  (screen.standings ?? []).filter((one) => one.place === 1).map((one) => one.seat)

/** Who has won, in words. */
export function victory(screen: Screen): string {
  const first = winners(screen)
  if (first.length === 0) return say('agreedEnd')
  if (first.length === 1 && first[0] === screen.me) return say('youWin')
  return say(
    'wins',
    first.map((seat) => short(screen.chairs[seat]?.name ?? '', 20)),
  )
}

type ResultProps = {
  readonly screen: Screen
  readonly face: Face
  readonly given: Shown<object, AnyMove>
}

/** The final standings and how they came about. */
export const Result = ({ screen, face, given }: ResultProps) => (
  <div class="result">
    <h2>{victory(screen)}</h2>
    <ol class={face.Ending ? 'standings short' : 'standings'} aria-label={say('standings')}>
      {(screen.standings ?? []).map(({ seat, place }) => (
        <li key={seat} class={place === 1 ? 'first' : ''}>
          <span class="place">{place}</span>
          <div>
            <h3>
              <Name of={screen.chairs[seat]?.name ?? ''} />
            </h3>
            {!face.Ending && <face.Seat {...given} seat={seat} />}
          </div>
        </li>
      ))}
    </ol>
    {face.Ending && <face.Ending {...given} />}
    {screen.match > 1 && <Earlier code={screen.code} match={screen.match} />}
  </div>
)

type ClosingProps = {
  readonly store: Store
  readonly screen: Screen
  readonly looking: 'result' | 'board'
  readonly onLook: (at: 'result' | 'board') => void
}

/** What can be done when all is over. */
export function Closing({ store, screen, looking, onLook }: ClosingProps) {
  const { route } = useLocation()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  const again = async (): Promise<void> => {
    setBusy(true)
    const answer = await openTable(screen.game, false)
    if ('got' in answer) route(`/t/${answer.got.code}`)
    else {
      setTrouble(answer.trouble)
      setBusy(false)
    }
  }
  const sent = store.sent.value.some((wish) => wish.t === 'rematch')
  const decided = screen.standings !== null
  const other = looking === 'result' ? 'board' : 'result'
  return (
    <div class="closing">
      <p class={decided ? 'closing-title' : 'closing-title agreed'}>
        {decided && looking === 'result' ? say('over') : victory(screen)}
        <small>
          {!decided && `${say('agreedEndLong')} `}
          {say(screen.me === null ? 'rematchWatch' : 'rematchLong')}
        </small>
      </p>
      {decided && (
        <button type="button" class="button" onClick={() => onLook(other)}>
          {say(other)}
        </button>
      )}
      <a class="button" href={`/check/${screen.code}?match=${screen.match}`}>
        {say('check')}
      </a>
      <a class="button" href={recordLink(screen.code, screen.match)} download={`${screen.code}-${screen.match}.json`}>
        {say('record')}
      </a>
      <button type="button" class="button" disabled={busy} onClick={again}>
        {say(busy ? 'opening' : 'elsewhere')}
      </button>
      {screen.me !== null && (
        <button type="button" class="button main" disabled={sent} onClick={() => store.wish({ t: 'rematch' })}>
          {say(sent ? 'sent' : 'rematch')}
        </button>
      )}
      {trouble && (
        <p role="alert" class="fault">
          {say(trouble)}
        </p>
      )}
    </div>
  )
}
