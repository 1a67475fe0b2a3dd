import { type Colour, cardOf, colours } from '../../../shared/games/black-friday/board.ts'
import { countOf, total } from '../../../shared/kit/basket.ts'
import { Stepper } from '../../table/controls/stepper.tsx'
import { change, order, put, type Way } from './order.ts'
import { mineOf, type Part, priceOf } from './part.ts'
import { limitOf, roomOf, within } from './plan.ts'
import { Sign } from './sign.tsx'
import { say } from './text/say.ts'

/** How much of what: shares by colour, bars, or subsidies. */
export function Picks({ view, way }: Part & { way: Way }) {
  const mine = mineOf(view)
  if (!mine) return null
  if (way === 'silver')
    return (
      <Stepper
        label={say.silver}
        value={Math.min(order.value.bars, limitOf(view, mine, 'silver', 'SILVER+1'))}
        min={1}
        max={limitOf(view, mine, 'silver', 'SILVER+1')}
        onChange={(bars) => change({ bars })}
      />
    )
  if (way === 'subsidy')
    return (
      <Stepper
        label={say.ways.subsidy}
        value={Math.min(order.value.subsidies, Math.max(1, roomOf(view, mine)))}
        min={1}
        max={Math.max(1, roomOf(view, mine))}
        onChange={(subsidies) => change({ subsidies })}
      />
    )
  if (way !== 'buy' && way !== 'sell') return null
  const card = way === 'buy' ? 'BUY+1' : 'SELL+1'
  const most = limitOf(view, mine, 'shares', card)
  const there = way === 'buy' ? view.market : (mine.hand ?? {})
  const chosen = within(order.value[way], there, most)
  const full = total(chosen) >= most
  return (
    <fieldset class="bf-picks">
      <legend class="unseen">{`${say.ways[way]}: ${say.limit(total(chosen), most)}`}</legend>
      {colours
        .filter((colour) => way === 'buy' || countOf(there, colour) > 0)
        .map((colour) => (
          <Pick
            key={colour}
            colour={colour}
            n={countOf(chosen, colour)}
            most={countOf(there, colour)}
            full={full}
            price={priceOf(view, colour)}
            add={(by) => {
              change({ [way]: chosen })
              put(way, colour, by)
            }}
          />
        ))}
      <span class="bf-tally" aria-hidden="true">
        <b>{total(chosen)}</b>/{most}
        {most > cardOf(view.level).shares && <small>{card}</small>}
      </span>
    </fieldset>
  )
}

type One = { colour: Colour; n: number; most: number; full: boolean; price: number; add: (by: 1 | -1) => void }

/** One colour: a large key that adds, a small one that takes back; the arrow keys do both. */
function Pick({ colour, n, most, full, price, add }: One) {
  const word = say.kind[colour]
  const more = n < most && !full
  return (
    <span class={`bf-pick${n > 0 ? ' bf-picked' : ''}`}>
      <button
        type="button"
        disabled={!more && n === 0}
        aria-disabled={!more}
        onClick={() => more && add(1)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp' && more) add(1)
          else if (event.key === 'ArrowDown' && n > 0) add(-1)
          else return
          event.preventDefault()
        }}
      >
        <span class="unseen">{`${say.more(word)}, ${say.atPrice(price)}, ${say.there(most)}`}</span>
        <Sign kind={colour} size={24} mute />
        {n > 0 && <b>{n}</b>}
      </button>
      <span class="bf-under">
        {n > 0 && (
          <button type="button" class="bf-less" aria-label={say.fewer(word)} onClick={() => add(-1)}>
            −
          </button>
        )}
        <i>{say.money(price)}</i>
      </span>
    </span>
  )
}
