import './notes.css'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Screen } from '../../shared/table/screen.ts'
import { keep, recall } from '../net/memory.ts'
import type { Store } from '../net/store.ts'
import { audible, unread } from '../net/talk.ts'
import { mute } from '../net/wants.ts'
import { say } from '../text/tell.ts'
import type { Face } from './face.ts'
import { later } from './later.tsx'
import { Log } from './log.tsx'

const Chat = later(() => import('./chat.tsx').then((part) => part.Chat))

const place = (code: string): string => `read ${code}`

/** How many sayings I have not read; none while `reading`. What was read is kept, so that it is known next time. */
export function useUnread(store: Store, screen: Screen, reading: boolean): number {
  const said = audible(store.said.value, mute.on.value)
  const newest = said.at(-1)?.n ?? 0
  useEffect(() => {
    if (reading && newest > Number(recall(place(store.code)))) keep(place(store.code), String(newest))
  }, [reading, newest])
  return reading ? 0 : unread(said, Number(recall(place(store.code))), screen.me)
}

/** The mark for what was not read: a number, in words for those who hear it. */
export const Unread = ({ n }: { readonly n: number }) =>
  n > 0 ? (
    <b class="unread">
      <span aria-hidden="true">{n > 99 ? '99+' : n}</span>
      <span class="unseen">{`, ${say('chatUnread', n)}`}</span>
    </b>
  ) : null

export type Tab = 'players' | 'log' | 'chat'
type Props = {
  readonly store: Store
  readonly screen: Screen
  readonly signs: Face['signs']
  readonly tab: Tab
  readonly onTab: (tab: Tab) => void
  readonly unread: number
  /** On a phone the players are a page of this book too. */
  readonly players?: ComponentChildren
  /** Parts the names of these tabs from those of another place. */
  readonly id: string
}

/** A page that scrolls: the arrow keys move it. */
const focusable = { tabIndex: 0 }

/** What happened, and beside it what was said: two pages of one book, never mixed. */
export function Notes({ store, screen, signs, tab, onTab, unread: fresh, players, id }: Props) {
  const tabs: readonly Tab[] = players ? ['players', 'log', 'chat'] : ['log', 'chat']
  const at = tabs.includes(tab) ? tab : 'log'
  const words = { players: say('playersTitle'), log: say(players ? 'logShort' : 'log'), chat: say('chat') }
  return (
    <>
      <div class="tabs" role="tablist" aria-label={say('logAndChat')}>
        {tabs.map((one) => (
          <button
            type="button"
            role="tab"
            key={one}
            id={`${id}-${one}`}
            aria-selected={at === one}
            aria-controls={`${id}-page`}
            tabIndex={at === one ? 0 : -1}
            onClick={() => onTab(one)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
              const step = event.key === 'ArrowLeft' ? tabs.length - 1 : 1
              const other = tabs[(tabs.indexOf(one) + step) % tabs.length] ?? one
              onTab(other)
              document.getElementById(`${id}-${other}`)?.focus()
            }}
          >
            {words[one]}
            {one === 'chat' && <Unread n={fresh} />}
          </button>
        ))}
      </div>
      <div class="page-of" id={`${id}-page`} role="tabpanel" aria-labelledby={`${id}-${at}`} {...focusable}>
        {at === 'players' && players}
        {at === 'log' && <Log store={store} signs={signs} />}
        {at === 'chat' && <Chat store={store} screen={screen} />}
      </div>
    </>
  )
}
