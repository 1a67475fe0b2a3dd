import { useEffect, useRef, useState } from 'preact/hooks'
import type { Store } from '../net/store.ts'
import { audible } from '../net/talk.ts'
import { mute } from '../net/wants.ts'
import { say } from '../text/tell.ts'
import { nameOf } from '../text/title.ts'
import { sentence } from './line.ts'
import { worded } from './reaction.ts'
import { isMine, turn } from './turn.ts'
import { spoken } from './worded.tsx'
import { useWords } from './words.ts'

/** A saying older than this, in milliseconds, is no news. */
const fresh = 60_000

/** Says aloud what happened and whose turn it is, and writes it on the browser's tab. */
export function Voice({ store }: { readonly store: Store }) {
  const words = useWords()
  const screen = store.screen.value
  const log = store.log.value
  const [said, setSaid] = useState('')
  const heard = useRef<number | undefined>(undefined)
  const newest = log.at(-1)?.rev ?? 0
  const mine = screen !== undefined && isMine(screen)
  const whose = screen && turn(screen)

  useEffect(() => {
    if (!screen) return
    const since = heard.current
    heard.current = newest
    // What had happened before this page came is to be read in the log.
    const lines = since === undefined ? [] : log.filter((entry) => entry.rev > since)
    const names = screen.chairs.map((chair) => chair.name)
    const news = lines.map((entry) => spoken(sentence(entry.line, words), names))
    setSaid([...news, whose ?? ''].join(' '))
  }, [newest, whose])

  const talk = audible(store.said.value, mute.on.value)
  const last = talk.at(-1)
  const heardTalk = useRef<number | undefined>(undefined)
  const [told, setTold] = useState('')
  useEffect(() => {
    const since = heardTalk.current
    heardTalk.current = last?.n ?? 0
    // What was said before this page came is to be read in the chat; my own words I know.
    if (since === undefined || !last || last.n <= since || last.seat === screen?.me) return
    if (store.time() - last.at < fresh) setTold(say('says', last.name || say('spectator'), worded(last.text)))
  }, [last?.n])

  useEffect(() => {
    if (!screen) return
    const name = nameOf(screen.game)
    document.title = mine ? `● ${whose} · ${name}` : whose ? `${whose} · ${name}` : `${name} · Outcry`
  }, [mine, whose, screen?.game])

  return (
    <>
      <p class="unseen" aria-live="polite">
        {said}
      </p>
      <p class="unseen" aria-live="polite">
        {told}
      </p>
    </>
  )
}
