import { goods, supply } from '../../../shared/games/schwarzmarkt/board.ts'
import { unseen } from '../../../shared/games/schwarzmarkt/preview.ts'
import type { View } from '../../../shared/games/schwarzmarkt/view.ts'
import { countOf } from '../../../shared/kit/basket.ts'
import { Sign } from './sign.tsx'
import { say } from './text/say.ts'

const kinds = ['own', 'table', 'known', 'unseen'] as const

/** Where the cards of each good are, as far as I can know: mine, sold now, under the pile, and how many are unseen. */
export function Unseen({ view }: { view: View }) {
  const left = unseen(view)
  // Whoever looks through the pile has seen all of it.
  const pile = 'pile' in view.ask && view.ask.pile ? view.ask.pile : view.pile.known
  return (
    <section class="sm-unseen" aria-label={say.unseen}>
      <header>
        <h2>{say.unseen}</h2>
        <span>{say.pile(view.pile.size)}</span>
      </header>
      <ul>
        {goods.map((good) => {
          const counts = {
            own: countOf(view.hand ?? {}, good),
            table: countOf(view.round?.table ?? {}, good),
            known: countOf(pile, good),
            unseen: left[good],
          }
          return (
            <li key={good} title={say.row(good, counts.own, counts.table, counts.known, counts.unseen)}>
              <Sign good={good} size={22} mute />
              <span class="sm-word">{say.kind[good]}</span>
              <span class="sm-ticks" aria-hidden="true" style={`--of:${supply[view.options.goods][good]}`}>
                {kinds.map((kind) =>
                  Array.from({ length: counts[kind] }, (_, i) => <i key={`${kind}${i}`} class={`sm-tick-${kind}`} />),
                )}
              </span>
              <b>{counts.unseen}</b>
            </li>
          )
        })}
      </ul>
      <p class="sm-legend">
        {kinds.map((kind) => (
          <span key={kind} data-of={kind}>
            <i class={`sm-tick-${kind}`} />
            {say.legend[kind]}
          </span>
        ))}
      </p>
    </section>
  )
}
