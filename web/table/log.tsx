import './log.css'
import type { Store } from '../net/store.ts'
import { say } from '../text/tell.ts'
import type { Face } from './face.ts'
import { current, grouped, sentence } from './line.ts'
import { Worded } from './worded.tsx'
import { useWords } from './words.ts'

type Props = { readonly store: Store; readonly signs: Face['signs'] }

/** What happened, in words: newest first, one group per move; older ones on request (P9). */
export function Log({ store, signs }: Props) {
  const words = useWords()
  const screen = store.screen.value
  if (!screen) return null
  const names = screen.chairs.map((chair) => chair.name)
  const { log, whole } = current(store.log.value)
  const groups = grouped(log)
  return (
    <div class="log">
      {groups.length === 0 && <p class="soft">{say('noLog')}</p>}
      <ol>
        {groups.map((group) => (
          <li key={group.rev}>
            {group.lines.map((line, n) => (
              <p key={`${group.rev}-${n}-${line.e}`} class={`said-${line.e.replace(':', '-')}`}>
                <Worded sentence={sentence(line, words)} names={names} me={screen.me} signs={signs} />
              </p>
            ))}
          </li>
        ))}
      </ol>
      {store.more.value && !whole && (
        <button type="button" class="button small bare" onClick={store.older}>
          {say('earlier')}
        </button>
      )}
    </div>
  )
}
