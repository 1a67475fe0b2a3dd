import { cap, companies, face } from '../../../shared/games/black-monday/board.ts'
import { settlement } from '../../../shared/games/black-monday/preview.ts'
import { countOf } from '../../../shared/kit/basket.ts'
import { order, sell } from './order.ts'
import { mineOf, oneByOne, type Part, priceOf, sharesOf } from './part.ts'
import { Sign } from './sign.tsx'
import { say } from './text/say.ts'

/** My own goods: money, what I am worth, and my share cards by company. A tap on a share card puts it in the sale. */
export function Mine({ view, sent }: Part) {
  const mine = mineOf(view)
  if (!mine || view.me === null) return null
  const worth = settlement(view)[view.me]
  const selling = order.value.way === 'sell' ? order.value.cards : {}
  const held = companies.filter((company) => sharesOf(mine.shares, company) > 0)
  return (
    <section class="bm-mine" aria-label={say.mine}>
      <p class="bm-purse">
        <b class="bm-cash">{say.money(mine.cash)}</b>
        <span>
          {say.cash} <i>{say.worth(worth?.total ?? 0)}</i>
        </span>
      </p>
      <ul>
        {held.length === 0 && <li class="bm-soft">{say.noShares}</li>}
        {held.map((company) => (
          <li key={company} class={`bm-lot bm-${company}`}>
            <span title={say.company[company]}>
              <Sign of={company} size={20} />
              <b>{sharesOf(mine.shares, company)}</b>
              <small>/{cap}</small>
            </span>
            {oneByOne(mine.shares)
              .filter((card) => face(card).company === company)
              .map((card, i, all) => {
                const copy = all.slice(0, i).filter((other) => other === card).length
                const on = copy < countOf(selling, card)
                return (
                  <button
                    type="button"
                    key={`${card}${copy}`}
                    class="bm-slip"
                    aria-pressed={on}
                    disabled={sent || priceOf(view, company) === 0}
                    title={say.slip(card, priceOf(view, company))}
                    onClick={() => sell(card, on ? -1 : 1)}
                  >
                    <span class="unseen">{say.slip(card, priceOf(view, company))}</span>
                    <b aria-hidden="true">{face(card).shares}</b>
                  </button>
                )
              })}
          </li>
        ))}
      </ul>
    </section>
  )
}
