import { cardOf, colours } from '../../../shared/games/black-friday/board.ts'
import { settlementNow } from '../../../shared/games/black-friday/preview.ts'
import { countOf } from '../../../shared/kit/basket.ts'
import { change, isMyTurn, order, put } from './order.ts'
import { mineOf, offered, type Part, priceOf } from './part.ts'
import { limitOf, within } from './plan.ts'
import { Bars, Case } from './sign.tsx'
import { say } from './text/say.ts'

/** My own goods: money, cases with what they would bring, bars, subsidies, debt, cards. A tap on a case sells it. */
export function Mine(part: Part) {
  const { view, choices } = part
  const mine = mineOf(view)
  if (!mine || view.me === null) return null
  const hand = mine.hand ?? {}
  const held = colours.filter((colour) => countOf(hand, colour) > 0)
  const value = held.reduce((sum, colour) => sum + countOf(hand, colour) * priceOf(view, colour), 0)
  const end = view.phase.is === 'over' ? undefined : settlementNow(view, view.me)
  const sells = isMyTurn(part) && view.phase.is === 'act' && offered(choices, 'sell').length > 0
  const most = limitOf(view, mine, 'shares', 'SELL+1')
  const selling = order.value.way === 'sell' ? within(order.value.sell, hand, most) : {}
  return (
    <section class="bf-own" aria-label={say.mine}>
      <p class="bf-purse">
        <span class="bf-big">{say.money(mine.cash)}</span>
        <Bars bars={mine.bars} size={17} />
        <span class={mine.subsidies >= cardOf(view.level).subsidies ? 'bf-atlimit' : ''}>
          {say.subsidies(mine.subsidies, cardOf(view.level).subsidies)}
        </span>
        {mine.unpaid > 0 && <strong class="bf-owes">{say.debt(mine.unpaid)}</strong>}
        {mine.cards.map((card) => (
          <span key={card} class="bf-card" title={say.cardHelp[card]}>
            {say.card(card)}
          </span>
        ))}
      </p>
      <div class="bf-hand">
        {held.length === 0 && <span class="bf-soft bf-bare">{say.noShares}</span>}
        {held.map((colour) => {
          const n = countOf(hand, colour)
          const out = countOf(selling, colour)
          const inside = (
            <>
              <Case kind={colour} size={32} />
              <span>
                <b>{n}</b>
                <i>{say.money(n * priceOf(view, colour))}</i>
              </span>
              {out > 0 && <strong class="bf-mine">−{out}</strong>}
            </>
          )
          const tap = () => {
            if (order.value.way !== 'sell') change({ way: 'sell', sell: {} })
            if (countOf(within(order.value.sell, hand, most), colour) < n) put('sell', colour, 1)
          }
          return sells ? (
            <button type="button" key={colour} class="bf-lot" onClick={tap}>
              <span class="unseen">{say.ways.sell}</span>
              {inside}
            </button>
          ) : (
            <span key={colour} class="bf-lot" title={say.kind[colour]}>
              {inside}
            </span>
          )
        })}
      </div>
      {end && (
        <p class="bf-value">
          <span>{say.worth(value)}</span> <span>{say.settlement(end.gold, end.silver, end.cash)}</span>
        </p>
      )}
    </section>
  )
}
