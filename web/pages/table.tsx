import { useEffect, useRef, useState } from 'preact/hooks'
import { useLocation, useRoute } from 'preact-iso/router'
import { type Answer, type Info, info } from '../net/api.ts'
import { myTables } from '../net/mine.ts'
import { follow, type Store } from '../net/store.ts'
import { useKit } from '../table/kit.ts'
import { later } from '../table/later.tsx'
import { Playing } from '../table/playing.tsx'
import { useClaim, useSeat } from '../table/sitting.ts'
import { Voice } from '../table/voice.tsx'
import { WordsOf } from '../table/words.ts'
import { say } from '../text/tell.ts'
import { Apology } from './apology.tsx'

/** Who comes to a game that runs, or goes on with one, need not carry what is needed before it. */
const Waiting = later(() => import('../table/waiting.tsx').then((part) => part.Waiting))

/** A table, whatever its stage. The code decides; whoever is not seated watches (F10). */
export function TablePage() {
  const code = (useRoute().params.code ?? '').toLowerCase()
  return <TableOf key={code} code={code} />
}

/** Milliseconds until the table is asked for again when there is no line. */
const patience = 3_000

function TableOf({ code }: { readonly code: string }) {
  const { path, query, route } = useLocation()
  const plainly = 'plain' in query
  const [known, setKnown] = useState<Answer<Info>>()
  const [store, setStore] = useState<Store>()
  const kit = useKit(known && 'got' in known ? known.got.game : undefined, plainly)

  useEffect(() => {
    let gone = false
    let followed: Store | undefined
    const begin = async (): Promise<void> => {
      const answer = await info(code)
      if (gone) return
      setKnown(answer)
      if ('got' in answer) {
        followed = follow(code)
        setStore(followed)
      } else if (answer.trouble !== 'noTable') setTimeout(() => gone || begin(), patience)
    }
    begin()
    return () => {
      gone = true
      followed?.close()
    }
  }, [code])

  const screen = store?.screen.value
  const seated = screen !== undefined && screen.me !== null
  useSeat(store, screen)
  useClaim(store, screen !== undefined)
  // Who came to sit down and now sits: the address forgets that wish.
  const arrived = seated && 'sit' in query
  useEffect(() => {
    if (arrived) route(path, true)
  }, [arrived])

  // What had the focus is gone when the game begins: it moves on to the board.
  const stage = screen?.stage
  const before = useRef(stage)
  useEffect(() => {
    if (before.current === 'waiting' && document.activeElement === document.body)
      document.getElementById('content')?.focus()
    before.current = stage
  }, [stage])

  if (known && 'trouble' in known && known.trouble === 'noTable')
    return myTables().includes(code) ? <Gone /> : <Apology title={say('noTable')} long={say('noTableLong')} />
  if (store?.gone.value) return <Gone />
  if (kit === 'failed') return <Apology title={say('partMissing')} long={say('internal')} />
  if (!store || !screen || !kit)
    return (
      <p class="loading" role="status">
        {say(known && 'trouble' in known ? 'noLine' : 'loading')}
      </p>
    )
  return (
    <WordsOf.Provider value={kit.words}>
      <a class="skip" href="#content">
        {say('skip')}
      </a>
      {screen.stage === 'waiting' ? (
        <Waiting store={store} screen={screen} kit={kit} />
      ) : (
        <Playing store={store} screen={screen} kit={kit} />
      )}
      <Voice store={store} />
    </WordsOf.Provider>
  )
}

/** A table that was here once. */
const Gone = () => <Apology title={say('tableGone')} long={say('tableGoneLong')} />
