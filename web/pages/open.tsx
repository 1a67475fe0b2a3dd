import './open.css'
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { openTable, type Trouble } from '../net/api.ts'
import { listing } from '../net/wants.ts'
import { say } from '../text/say.ts'
import { nameOf } from '../text/title.ts'

/** The two ways into a game. */
export function Open({ game }: { readonly game: string }) {
  const { route } = useLocation()
  const [busy, setBusy] = useState<'bots' | 'table'>()
  const [trouble, setTrouble] = useState<Trouble>()
  const open = async (how: 'bots' | 'table'): Promise<void> => {
    setBusy(how)
    setTrouble(undefined)
    const answer = await openTable(game, how === 'bots')
    if ('got' in answer) route(`/t/${answer.got.code}`)
    else {
      setTrouble(answer.trouble)
      setBusy(undefined)
    }
  }
  const name = nameOf(game)
  return (
    <div class="open">
      <button type="button" class="button main" disabled={busy !== undefined} onClick={() => open('table')}>
        {say(busy === 'table' ? 'opening' : listing.on.value ? 'openPublic' : 'openTable')}
        <span class="unseen">{`: ${name}`}</span>
      </button>
      <button type="button" class="button" disabled={busy !== undefined} onClick={() => open('bots')}>
        {say(busy === 'bots' ? 'opening' : 'playBots')}
        <span class="unseen">{`: ${name}`}</span>
      </button>
      {trouble && (
        <p role="alert" class="fault">
          {say(trouble)}
        </p>
      )}
    </div>
  )
}
