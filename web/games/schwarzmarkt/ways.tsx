import { fits, pays, stops } from '../../../shared/games/schwarzmarkt/preview.ts'
import { total } from '../../../shared/kit/basket.ts'
import { change, order } from './order.ts'
import { type Part, within } from './part.ts'
import { basketOf, chosen, type Plan } from './plan.ts'
import { say } from './text/say.ts'

/** A turn: sell, all that fits by one tap, or sell nothing and choose where the price goes. */
export function Ways({ plan, ...part }: Part & { plan: Plan }) {
  const { view, choices } = part
  const set = basketOf(choices)
  if (!set) return null
  const picked = chosen(choices, order.value)
  const n = total(picked)
  const all = within(fits(view), set.of, set.max)
  const most = total(all)
  const ends = stops(view).length === 0
  return (
    <fieldset class="sm-picks sm-ways">
      <legend class="unseen">{say.yourOrder}</legend>
      <button
        type="button"
        class="sm-way sm-sell"
        aria-pressed={n > 0}
        aria-disabled={most === 0}
        onClick={() => most > 0 && change({ goods: n === most ? {} : all, steps: undefined })}
      >
        <span>{n > 0 ? say.selling(n) : most > 0 ? say.sellAll(most) : say.noneFits}</span>
        {most > 0 && <b>{pays(view, n > 0 ? picked : all)}</b>}
      </button>
      <span class="sm-none-sold">
        {ends ? (
          <button
            type="button"
            class="sm-way sm-end"
            aria-label={say.noSaleEndLong}
            aria-pressed={n === 0 && plan.steps === 0}
            onClick={() => change({ goods: {}, steps: 0 })}
          >
            {say.noSaleEnd}
          </button>
        ) : (
          <>
            <span id="sm-none">{say.orNone}</span>
            <Steps {...part} plan={plan} />
          </>
        )}
      </span>
    </fieldset>
  )
}

/** The prices within reach without a sale. */
export function Steps({ view, plan }: Part & { plan: Plan }) {
  const at = plan.steps ?? (plan.move?.do === 'advance' ? plan.move.steps : undefined)
  return (
    <>
      {stops(view).map(({ steps, price }) => (
        <button
          type="button"
          key={steps}
          class="sm-way sm-to"
          aria-label={say.noSaleTo(steps, price)}
          aria-pressed={at === steps}
          onClick={() => change({ goods: {}, steps })}
        >
          {price}
        </button>
      ))}
    </>
  )
}
