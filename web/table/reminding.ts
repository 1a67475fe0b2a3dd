import { useEffect, useRef, useState } from 'preact/hooks'
import type { Screen } from '../../shared/table/screen.ts'
import { keep, recall } from '../net/memory.ts'
import { ability, notify, permit, subscribe, unsubscribe } from '../net/push.ts'
import { listenForTouch, ring } from '../net/sound.ts'
import type { Store } from '../net/store.ts'
import { calls, sound } from '../net/wants.ts'
import { language } from '../text/say.ts'
import { say } from '../text/tell.ts'
import { nameOf } from '../text/title.ts'
import { isMine } from './turn.ts'

const place = (code: string): string => `called ${code}`

/** The table learns where this browser can be called, once per place and language. */
async function register(store: Store, game: string): Promise<void> {
  const subscription = await subscribe()
  const known = subscription ? `${language} ${subscription.endpoint}` : ''
  if (!subscription || recall(place(store.code)) === known) return
  keep(place(store.code), known)
  const title = say('callTitle', nameOf(game)).slice(0, 100)
  const body = say('callBody', store.code).slice(0, 200)
  store.wish({ t: 'remind', reminder: { subscription, title, body } })
}

/** After a press: may this browser call? Then it does from now on, at every table where I sit. */
export async function turnOn(store: Store, game: string): Promise<boolean> {
  const may = ability() === 'granted' || (await permit())
  calls.set(may)
  if (may) await register(store, game)
  return may
}

export async function turnOff(store: Store): Promise<void> {
  calls.set(false)
  keep(place(store.code), '')
  store.wish({ t: 'remind', reminder: null })
  await unsubscribe()
}

const seen = (): boolean => document.visibilityState === 'visible'

/**
 * Rings when it becomes my turn, and calls when nobody looks at the page. Returns whether this is the moment to ask if
 * the browser may: after my first move at a table of days.
 */
export function useReminding(store: Store, screen: Screen): boolean {
  const mine = isMine(screen)
  const before = useRef(mine)
  const [moved, setMoved] = useState(false)
  useEffect(listenForTouch, [])
  useEffect(() => {
    if (mine && !before.current) {
      if (sound.on.value) ring()
      if (calls.on.value && ability() === 'granted' && !seen())
        void notify(say('callTitle', nameOf(screen.game)), say('callBody', store.code), `/t/${store.code}`)
    }
    if (!mine && before.current) setMoved(true)
    before.current = mine
  }, [mine])
  const seated = screen.me !== null
  useEffect(() => {
    if (seated && calls.on.value && ability() === 'granted') void register(store, screen.game)
  }, [store, seated])
  return seated && moved && screen.stage === 'playing' && screen.settings.pace === 'days' && ability() === 'ask'
}
