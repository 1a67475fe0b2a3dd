import { goods } from '../../../shared/games/schwarzmarkt/board.ts'
import { countOf } from '../../../shared/kit/basket.ts'
import { change, order } from './order.ts'
import type { Part } from './part.ts'
import { Sign } from './sign.tsx'
import { say } from './text/say.ts'

/** New Goods Discovered: what lies in the pile, one card of it to take. */
export function Search({ view }: Part) {
  const pile = 'pile' in view.ask ? (view.ask.pile ?? {}) : {}
  return (
    <fieldset class="sm-picks sm-search">
      <legend>{say.ask.searchPile}</legend>
      {goods.map((good) => {
        const n = countOf(pile, good)
        return (
          <button
            type="button"
            key={good}
            class="sm-way sm-find"
            aria-label={`${say.kind[good]}, ${say.inPile(n)}`}
            aria-pressed={order.value.good === good}
            disabled={n === 0}
            onClick={() => change({ good })}
          >
            <Sign good={good} size={24} mute />
            <span>{say.inPile(n)}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
