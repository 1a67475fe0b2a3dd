import { incomeOf, points } from '../../../shared/games/friesematenten/preview.ts'
import { Art } from './card.tsx'
import { explain } from './order.ts'
import { moneyOf, type Part, whoIs } from './part.ts'
import { say } from './text/say.ts'

/** Points on their way to the target, income and money; a tap tells where they come from. */
export function Seat({ view, screen, seat }: Part & { seat: number }) {
  const sum = points(view, seat)
  const { total, upkeep } = incomeOf(view, seat)
  const share = Math.max(0, Math.min(1, sum / view.target))
  return (
    <div class="fm fm-seat">
      <button type="button" class="fm-score" onClick={() => explain(seat)}>
        <span class="unseen">{say.explain(whoIs(screen, seat), sum)}</span>
        <span class="fm-sum" aria-hidden="true">
          <b>{say.minus(sum)}</b>
          <small>{say.pts(sum)}</small>
        </span>
        {view.stone === seat && (
          <span class="fm-stone" title={say.stone}>
            <Art id="stone" />
          </span>
        )}
        <span class={`fm-bar${share >= 1 ? ' fm-full' : ''}`} aria-hidden="true">
          <i style={`width:${share * 100}%`} />
        </span>
      </button>
      <p>
        <span>
          <i>{say.income}</i> <b>{say.plus(total - upkeep)}</b>
        </span>
        <span class="fm-coin">
          <i>{say.money}</i> <b>{moneyOf(view, seat)}</b>
        </span>
      </p>
    </div>
  )
}
