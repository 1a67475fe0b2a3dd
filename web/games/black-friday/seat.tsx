import { cardOf, colours } from '../../../shared/games/black-friday/board.ts'
import { countOf, total } from '../../../shared/kit/basket.ts'
import type { Part } from './part.ts'
import { Bars, Sign } from './sign.tsx'
import { say } from './text/say.ts'

/** All that is public of one player. */
export function Seat({ view, seat }: Part & { seat: number }) {
  const one = view.seats[seat]
  if (!one) return null
  const limit = cardOf(view.level).subsidies
  const seen = one.hand ?? one.known
  const unknown = one.shares - total(seen)
  return (
    <div class="bf bf-seat">
      <p class="bf-first">
        <Bars bars={one.bars} size={13} />
        <b class="bf-cash">{say.money(one.cash)}</b>
      </p>
      <p class="bf-more">
        <span class={one.subsidies >= limit ? 'bf-atlimit' : ''}>{say.subsidies(one.subsidies, limit)}</span>
        {one.unpaid > 0 && <strong class="bf-owes">{say.debt(one.unpaid)}</strong>}
        {one.cards.map((card) => (
          <span key={card} class="bf-card" title={say.cardHelp[card]}>
            {say.card(card)}
          </span>
        ))}
      </p>
      <p class="bf-held">
        <span>{say.shares(one.shares)}</span>
        {colours
          .filter((colour) => countOf(seen, colour) > 0)
          .map((colour) => (
            <span key={colour} class="bf-count">
              <Sign kind={colour} size={14} />
              {countOf(seen, colour)}
            </span>
          ))}
        {unknown > 0 && total(seen) > 0 && <span>{say.unknown(unknown)}</span>}
      </p>
    </div>
  )
}
