import type { Move } from '../../../shared/games/black-friday/moves.ts'
import { useKeyboard } from '../../table/keyboard.ts'
import { Along } from './along.tsx'
import { consequences } from './consequences.ts'
import { afterSend, order, wayNow } from './order.ts'
import { mineOf, type Part } from './part.ts'
import { Picks } from './picks.tsx'
import { planFor, within } from './plan.ts'
import { Tinted } from './sign.tsx'
import { say } from './text/say.ts'
import { Ways } from './ways.tsx'

/** Where I put my order together: its kind, how much, what goes along, what it does in words, and *Confirm*. */
export function Desk(part: Part) {
  const { view, choices, screen, send, sent, why } = part
  const form = useKeyboard()
  const way = wayNow(view, choices, order.value.way)
  const plan = planFor(view, choices, order.value, way)
  const move = plan.first ?? plan.move
  const sold = within(order.value.sell, mineOf(view)?.hand ?? {}, 99)
  return (
    <form
      ref={form}
      class="bf-desk"
      aria-label={say.yourOrder}
      onSubmit={(event) => {
        event.preventDefault()
        if (!move || sent) return
        send(move)
        if (!plan.first) afterSend(move)
      }}
    >
      <Ways {...part} way={way} />
      {!plan.stuck && (
        <div class="bf-how">
          <Picks {...part} way={way} />
          <Along way={way} plan={plan} sold={sold} />
        </div>
      )}
      <div class={`bf-will${plan.problem ? ' bf-problem' : ''}`} aria-live="polite">
        {why !== undefined && <p class="bf-refused">{why}</p>}
        <p>
          {plan.problem ??
            consequences(view, screen, plan).map(({ text, loud }) =>
              loud ? (
                <strong key={text}>
                  <Tinted>{text}</Tinted>{' '}
                </strong>
              ) : (
                <span key={text}>
                  <Tinted>{text}</Tinted>{' '}
                </span>
              ),
            )}
        </p>
      </div>
      <button
        type="submit"
        class={`button main bf-confirm${move && !sent ? '' : ' bf-off'}`}
        aria-disabled={!move || sent}
      >
        {sent ? say.sent : labelOf(move)}
      </button>
    </form>
  )
}

const labelOf = (move: Move | undefined): string =>
  move?.do === 'subsidy' ? say.takeSubsidies(move.count) : move?.do === 'end' ? say.ways.end : say.confirm
