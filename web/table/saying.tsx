import type { Saying as Said } from '../../shared/protocol/chat.ts'
import { Name } from '../text/name.tsx'
import { say } from '../text/rarely.ts'
import { reactionIn, worded } from './reaction.ts'

/** As this machine's owner reads the time. */
const hour = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' })

/** One thing said: by whom (F17: his name and his words each keep their own direction), and when. */
export const Saying = ({ saying, me }: { readonly saying: Said; readonly me: number | null }) => (
  <li class={saying.seat === null ? 'saying watcher' : 'saying'}>
    <Name
      of={saying.name === '' ? say('spectator') : saying.name}
      class={saying.seat !== null && saying.seat === me ? 'who mine' : 'who'}
    />
    {saying.seat === null && saying.name !== '' && <small>{say('spectator')}</small>}
    <time dateTime={new Date(saying.at).toISOString()}>{hour.format(saying.at)}</time>
    <p class={reactionIn(saying.text) ? 'reaction' : ''} dir="auto">
      {worded(saying.text)}
    </p>
  </li>
)
