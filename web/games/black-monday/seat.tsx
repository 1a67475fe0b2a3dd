import { companies, handSize } from '../../../shared/games/black-monday/board.ts'
import { settlement } from '../../../shared/games/black-monday/preview.ts'
import { type Part, sharesOf } from './part.ts'
import { usePlan } from './plan.ts'
import { Sign } from './sign.tsx'
import { say } from './text/say.ts'

/** All that is public of one player, and what my order would make of his worth. */
export function Seat(part: Part & { seat: number }) {
  const { view, seat } = part
  const plan = usePlan(part)
  const one = view.seats[seat]
  const worth = settlement(view)[seat]
  if (!one || !worth) return null
  const would = plan?.outcome?.worth.find((change) => change.seat === seat)
  const by = would ? would.to - would.from : 0
  return (
    <div class="bm bm-seat">
      <p class="bm-worth">
        <small>{say.worthOf}</small>
        <b>{say.money(worth.total)}</b>
        {by !== 0 && <em>{say.change(by)}</em>}
      </p>
      <p class="bm-has">
        <span>{say.cashIs(one.cash)}</span>
        {companies
          .filter((company) => sharesOf(one.shares, company) > 0)
          .map((company) => (
            <span key={company} class="bm-count">
              <Sign of={company} size={15} />
              {sharesOf(one.shares, company)}
            </span>
          ))}
        {one.cards !== handSize && <span class="bm-more">{say.handOf(one.cards)}</span>}
      </p>
    </div>
  )
}
