import { cardOf } from '../../../shared/games/black-friday/board.ts'
import { change, order, type Way } from './order.ts'
import { mineOf, type Part } from './part.ts'
import { planFor } from './plan.ts'
import { say } from './text/say.ts'

const main: readonly Way[] = ['buy', 'sell', 'silver', 'pass']
const last: readonly Way[] = ['end', 'passCard']

/** The kinds of order side by side. One that is not possible is grey; opened, it says why. */
export function Ways({ view, choices, way }: Part & { way: Way }) {
  const mine = mineOf(view)
  const one = (kind: Way, look: string, text: string) => {
    const { stuck, problem } = planFor(view, choices, order.value, kind)
    return (
      <button
        type="button"
        key={kind}
        class={`${look}${stuck ? ' bf-stuck' : ''}`}
        aria-pressed={way === kind}
        title={stuck ? problem : undefined}
        onClick={() => change({ way: kind })}
      >
        {text}
      </button>
    )
  }
  if (view.phase.is === 'opening') return <h3 class="bf-ask">{say.ways.opening}</h3>
  const after = view.phase.is === 'after'
  return (
    <fieldset class="bf-ways">
      <legend class="unseen">{say.yourOrder}</legend>
      <span class="bf-seg">{(after ? last : main).map((kind) => one(kind, '', say.ways[kind]))}</span>
      {!after && one('subsidy', 'bf-extra', `+$20 · ${mine?.subsidies ?? 0}/${cardOf(view.level).subsidies}`)}
      {!after && mine?.cards.includes('PASS') && one('passCard', 'bf-extra bf-play', say.ways.passCard)}
    </fieldset>
  )
}
