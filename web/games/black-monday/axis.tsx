import { values } from '../../../shared/games/black-monday/board.ts'
import { total } from '../../../shared/kit/basket.ts'
import { Name } from '../../text/name.tsx'
import { reshuffled } from './odds.ts'
import { nameOf, type Part } from './part.ts'
import { say } from './text/say.ts'

const rows = [...values].reverse()

/** The left edge of the sheet: the deck, the prices that all four columns share, and the names of the holders. */
export function Axis({ view, screen }: Part) {
  const second = view.second !== null
  return (
    <div class="bm-axis">
      <p class={`bm-deck${second ? ' bm-second' : ''}`} title={say.deckHelp(view.deck, second, reshuffled(view))}>
        <span>{second ? say.decks.second : say.decks.first}</span>
        <b>{view.deck}</b>
        {second && (
          <small class="bm-closing">
            <span class="bm-wide">{say.closingIn}</span>
            <span class="bm-phone">{say.closingShort}</span>
          </small>
        )}
        <small class="bm-laid">{say.discards(total(view.discards))}</small>
      </p>
      <div class="bm-scale" aria-hidden="true">
        {rows.map((value) => (
          <span key={value}>{value}</span>
        ))}
        <b>0</b>
      </div>
      <ul class="bm-names" aria-hidden="true">
        {view.seats.map((_, seat) => (
          <li key={`seat ${seat}`} class={seat === view.me ? 'bm-me' : ''}>
            <Name of={nameOf(screen, seat)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
