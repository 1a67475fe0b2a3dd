import './head.css'
import type { ComponentChildren } from 'preact'
import type { Screen } from '../../shared/table/screen.ts'
import type { Store } from '../net/store.ts'
import { say } from '../text/tell.ts'
import { nameOf } from '../text/title.ts'
import { Countdown, pressed } from './countdown.tsx'
import { isMine, turn } from './turn.ts'

type Props = {
  readonly store: Store
  readonly screen: Screen
  readonly status?: ComponentChildren
  readonly children?: ComponentChildren
}

/** The game, the table, and whose turn it is: the strongest mark on the page. */
export function Head({ store, screen, status, children }: Props) {
  const whose = turn(screen)
  const { watchers } = store.here.value
  const first = pressed(screen)
  return (
    <header class="head">
      <a class="mark" href="/" title={say('home')}>
        <svg viewBox="0 0 64 64" width="28" height="28" aria-hidden="true">
          <rect width="64" height="64" rx="14" fill="#24433a" />
          <path
            d="M11 45 23 33l9 7 19-23"
            fill="none"
            stroke="#f3ecdc"
            stroke-width="6"
            stroke-linecap="round"
            stroke-linejoin="round"
          />
          <circle cx="51" cy="17" r="7" fill="#d9ae55" />
        </svg>
        <span class="unseen">{say('home')}</span>
      </a>
      <h1>{nameOf(screen.game)}</h1>
      <div class="about">
        {status}
        <span class="code">{`${say('table').toLowerCase()} ${screen.code}`}</span>
        {screen.me === null && screen.stage !== 'waiting' && <span>{say('watching')}</span>}
        {watchers > 0 && <span class="watchers">{say('watchers', watchers)}</span>}
      </div>
      {whose && (
        <p class={isMine(screen) ? 'turn mine' : 'turn'}>
          <span>{whose}</span>
          {first !== undefined && <Countdown store={store} screen={screen} seat={first} spoken={first === screen.me} />}
        </p>
      )}
      <div class="tools">{children}</div>
    </header>
  )
}

/** Said once, calmly, while the line is down; the board stays as it is. */
export function LineState({ store }: { readonly store: Store }) {
  const status = store.status.value
  return (
    <div role="status" class="line-state">
      {status === 'lost' && <p>{say('lost')}</p>}
      {status === 'old' && (
        <p>
          {say('old')}{' '}
          <button type="button" class="button small" onClick={() => location.reload()}>
            {say('reload')}
          </button>
        </p>
      )}
    </div>
  )
}
