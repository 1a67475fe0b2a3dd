import { hand as deal, goods } from '../../../shared/games/schwarzmarkt/board.ts'
import { countOf, total } from '../../../shared/kit/basket.ts'
import { Lot } from './lot.tsx'
import { Purse } from './luxury.tsx'
import { order } from './order.ts'
import type { Part } from './part.ts'
import { basketOf, chosen } from './plan.ts'
import { say } from './text/say.ts'

/** My own: the goods by kind, each with what a sale pays now, and my luxuries. */
export function Mine({ view, choices, sent }: Part) {
  const { me, hand } = view
  if (me === null || !hand) return null
  const basket = chosen(choices, order.value)
  const asked = basketOf(choices) !== undefined && !sent
  const wealth = view.chairs[me]?.wealth ?? 0
  return (
    <section class="sm-own" aria-label={say.mine}>
      <div class={`sm-hand${total(hand) > deal.goods ? ' sm-full' : ''}`}>
        {goods.map((good) => (
          <Lot
            key={good}
            good={good}
            held={countOf(hand, good)}
            picked={countOf(basket, good)}
            basket={basket}
            view={view}
            choices={choices}
            asked={asked}
          />
        ))}
      </div>
      <div class="sm-riches">
        <p>
          <b class="sm-big">{wealth}</b> <span>{say.luxuries}</span>
        </p>
        <Purse sum={wealth} />
      </div>
    </section>
  )
}
