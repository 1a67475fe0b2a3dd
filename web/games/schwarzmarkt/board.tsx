import { useMemo } from 'preact/hooks'
import { isText, texts } from '../../../shared/games/schwarzmarkt/board.ts'
import { Market } from './market.tsx'
import { Middle } from './middle.tsx'
import { order } from './order.ts'
import { offered, type Part } from './part.ts'
import { Ring } from './ring.tsx'
import { storyOf } from './stamps.ts'
import { Under } from './under.tsx'
import { Unseen } from './unseen.tsx'

/** The middle of the table: the sheet of coupons with the offer in it, the goods nobody has seen, my black market cards. */
export function Board(part: Part) {
  const { view, screen, recent, choices } = part
  const story = useMemo(() => storyOf(screen.code, recent), [screen.code, recent])
  const thought = offered(choices, 'playCard') ? order.value.card : undefined
  // A text I think of playing shows what it would change.
  const open =
    thought !== undefined && isText(thought) && texts[thought].when === 'next' ? [...view.texts, thought] : view.texts
  return (
    <div class="sm sm-board">
      <div class={`sm-field${view.me === null ? ' sm-watching' : ''}`}>
        <div class="sm-sheet">
          <Ring part={part} texts={open} story={story} />
          <Middle part={part} texts={open} story={story} />
        </div>
        <div class="sm-beside">
          <Unseen view={view} />
          {view.me === null ? <Under view={view} /> : <Market {...part} />}
        </div>
      </div>
    </div>
  )
}
