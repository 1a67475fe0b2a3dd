import { total } from '../../../shared/kit/basket.ts'
import { Cards } from './cards.tsx'
import { change, order } from './order.ts'
import type { Part } from './part.ts'
import { basketOf, chosen, type Plan } from './plan.ts'
import { Search } from './search.tsx'
import { say } from './text/say.ts'
import { Victims } from './victims.tsx'
import { Steps, Ways } from './ways.tsx'

/** What there is to choose in the decision that is open. */
export function Picks(part: Part & { plan: Plan }) {
  switch (part.choices[0]?.do) {
    case 'playCard':
      return <Cards {...part} />
    case 'chooseVictim':
      return <Victims {...part} />
    case 'searchPile':
      return <Search {...part} />
    case 'trade':
      return <Ways {...part} />
    case 'advance':
      return (
        <fieldset class="sm-picks sm-ways">
          <legend>{say.ask.advance}</legend>
          <Steps {...part} />
        </fieldset>
      )
    case 'swapGoods':
    case 'returnSurplus':
      return <Tally {...part} />
    default:
      return null
  }
}

/** How many of my goods are chosen; they are chosen in the hand beside it. */
function Tally({ choices }: Part) {
  const set = basketOf(choices)
  if (!set) return null
  const n = total(chosen(choices, order.value))
  return (
    <div class="sm-picks sm-tally">
      <p>
        <b>{set.do === 'swapGoods' ? say.ask.swapGoods(n, set.max) : say.ask.returnSurplus(n, set.max)}</b>
        <span>{say.tapHand}</span>
      </p>
      <button type="button" class="button small" disabled={n === 0} onClick={() => change({ goods: {} })}>
        {say.clear}
      </button>
    </div>
  )
}
