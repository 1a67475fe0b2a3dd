import { silverTrack } from '../../../shared/games/black-friday/board.ts'
import type { View } from '../../../shared/games/black-friday/view.ts'
import { say } from './text/say.ts'

const { first, last, space, barsPerSpace } = silverTrack
const track = Array.from({ length: (last - first) / space + 1 }, (_, i) => first + i * space)

/** The silver track, the spaces that bought bars already promise, and what the next one takes. */
export function Silver({ view }: { view: View }) {
  const { price, bought } = view.silver
  const promised = Math.floor(bought / barsPerSpace)
  const more = barsPerSpace - (bought % barsPerSpace)
  return (
    <section class="bf-silver" aria-label={say.silver}>
      <p>
        <span class="bf-big">{price}</span>
        <span>
          <b>{say.silver}</b>
          <small>{say.counter(bought, promised, more)}</small>
        </span>
      </p>
      <ol class="bf-track" aria-hidden="true">
        {track.map((at) => (
          <li
            key={at}
            class={
              at === price ? 'bf-here' : at < price ? 'bf-past' : at <= price + promised * space ? 'bf-promised' : ''
            }
          >
            {at % 20 === 0 || at === price ? at : ''}
          </li>
        ))}
      </ol>
    </section>
  )
}
