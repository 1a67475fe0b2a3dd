import type { View } from '../../../shared/games/schwarzmarkt/view.ts'
import { Brief } from './brief.tsx'
import { Mark, whenOf } from './mark.tsx'
import { say } from './text/say.ts'

/** For spectators, where a player has his hand: the cards that were played last and lie under their pile. */
export function Under({ view }: { view: View }) {
  const last = view.market.under.slice(-6).reverse()
  return (
    <section class="sm-under" aria-label={say.under}>
      <header>
        <h2>{say.under}</h2>
        <span>{say.pile(view.market.size)}</span>
      </header>
      {last.length === 0 && <p>{say.hidden}</p>}
      <ul>
        {last.map((card) => (
          <li key={card}>
            <Mark when={whenOf(card)} />
            <Brief card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}
