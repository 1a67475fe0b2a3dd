import { face } from '../../../shared/games/black-monday/board.ts'
import { type Use, uses } from '../../../shared/games/black-monday/preview.ts'
import { countOf } from '../../../shared/kit/basket.ts'
import { span } from './chart.tsx'
import type { Of } from './column.tsx'
import { order, pick } from './order.ts'
import { Plunge } from './sign.tsx'
import { say } from './text/say.ts'

/** My hand cards of this company on its axis: pointing at the reach when they can be its next price. */
export function Tags({ view, company, screen }: Of) {
  const mine = uses(view).filter((use) => face(use.card).company === company)
  return (
    <div class="bm-tags">
      {mine.map((use) => (
        <Tag
          key={use.card}
          use={use}
          n={countOf(view.hand, use.card)}
          tap={() => pick(view, use.card)}
          live={screen.stage === 'playing'}
        />
      ))}
    </div>
  )
}

type Props = { readonly use: Use; readonly n: number; readonly live: boolean; readonly tap: () => void }

function Tag({ use, n, live, tap }: Props) {
  const { card, price, buy, crash } = use
  const now = order.value
  const on = now.way === 'card' ? now.card === card : now.way === 'exchange' && countOf(now.cards, card) > 0
  const reaches = !('why' in price)
  const dead = !reaches && 'why' in buy && 'why' in crash
  return (
    // The cards in the hand are the same controls; here they only lie nearer to the prices.
    <button
      type="button"
      tabIndex={-1}
      class={`bm-tag${reaches ? ' bm-fits' : ''}${dead ? ' bm-dead' : ''}${on ? ' bm-on' : ''}`}
      style={span(face(card).value)}
      disabled={!live}
      onClick={tap}
    >
      <span class="unseen">{say.tag(card, n)}</span>
      <b aria-hidden="true">{face(card).value}</b>
      {n > 1 && (
        <small class="bm-wide" aria-hidden="true">
          {say.copies}
        </small>
      )}
      {!('why' in buy) && (
        <i class="bm-parcel bm-wide" aria-hidden="true">
          {buy.shares}
        </i>
      )}
      {!('why' in crash) && (
        <i class="bm-can-ruin">
          <Plunge size={14} />
        </i>
      )}
    </button>
  )
}
