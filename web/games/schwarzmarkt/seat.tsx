import { chance, wanted } from '../../../shared/games/schwarzmarkt/preview.ts'
import { Purse } from './luxury.tsx'
import { Mark } from './mark.tsx'
import { kindsIn, type Part } from './part.ts'
import { Sign } from './sign.tsx'
import { say } from './text/say.ts'

/** A hand of so few may end the game round with the next sale. */
const few = 2

/** All that is public of one player, and how likely that hand holds what is wanted. */
export function Seat({ view, seat }: Part & { seat: number }) {
  const chair = view.chairs[seat]
  if (!chair) return null
  const over = view.ask.at === 'over'
  const low = chair.goods <= few && !over
  const sold = view.round?.traded[seat] ?? 0
  const odds = seat === view.me || over ? [] : kindsIn(wanted(view))
  return (
    <div class="sm sm-seat">
      <p class="sm-first">
        <span
          class={`sm-backs${low ? ' sm-low' : ''}`}
          title={low ? say.lowTitle(chair.goods) : say.cards(chair.goods)}
        >
          <span class="sm-row" aria-hidden="true">
            {Array.from({ length: chair.goods }, (_, i) => (
              <i key={i} />
            ))}
          </span>
          <b>
            {low ? say.low(chair.goods) : chair.goods}
            {!low && <span class="sm-word"> {say.cardsOf(chair.goods)}</span>}
          </b>
        </span>
        {seat === view.starter && !over && (
          <span class="sm-opener" title={say.openerTitle}>
            <Mark when="offer" size={13} />
            <span class="sm-word">{say.opener}</span>
          </span>
        )}
        <b class="sm-wealth" title={chair.wealth === null ? say.closed : say.wealth(chair.wealth)}>
          {chair.wealth ?? '?'}
        </b>
      </p>
      <p class="sm-second">
        {chair.wealth === null ? <span>{say.closed}</span> : <Purse sum={chair.wealth} size={17} />}
        {sold > 0 && <span class="sm-sold">{say.soldNow(sold)}</span>}
      </p>
      {odds.length > 0 && (
        <p class="sm-odds">
          {odds.map((good) => {
            const share = say.percent(chance(view, seat, good))
            return (
              <span key={good} title={say.chanceTitle(good, share)}>
                <Sign good={good} size={14} />
                {share}
              </span>
            )
          })}
        </p>
      )}
    </div>
  )
}
