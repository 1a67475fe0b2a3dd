import type { Move } from '../../../shared/games/schwarzmarkt/moves.ts'
import { total } from '../../../shared/kit/basket.ts'
import { useKeyboard } from '../../table/keyboard.ts'
import { useWords } from '../../table/words.ts'
import { reason } from '../../text/game.ts'
import { consequences } from './consequences.ts'
import { onward, order } from './order.ts'
import type { Part } from './part.ts'
import { Picks } from './picks.tsx'
import { planFor } from './plan.ts'
import { say } from './text/say.ts'
import { Tinted } from './told.tsx'

/** Where I put my order together: what there is to choose, what it does in words, and *Confirm*. */
export function Desk(part: Part) {
  const { view, choices, screen, send, why } = part
  const words = useWords()
  const form = useKeyboard()
  const plan = planFor(view, choices, order.value)
  const { move } = plan
  const sent = part.sent || onward.value !== undefined
  const told = consequences(view, screen, words, plan)
  const no = why ?? (plan.why && reason(plan.why, words))
  return (
    <form
      ref={form}
      class="sm-desk"
      data-at={choices[0]?.do}
      aria-label={say.yourOrder}
      onSubmit={(event) => {
        event.preventDefault()
        if (!move || sent) return
        if (move.do === 'trade' && plan.steps !== undefined && plan.steps > 0 && view.round)
          onward.value = { space: view.round.space, steps: plan.steps }
        send(move)
      }}
    >
      <Picks {...part} sent={sent} plan={plan} />
      <div class={`sm-will${move ? '' : ' sm-problem'}`} aria-live="polite">
        {no !== undefined && <p class="sm-refused">{no}</p>}
        {plan.problem !== undefined && (no === undefined || plan.why === undefined) && <p>{plan.problem}</p>}
        {told.head !== undefined && (
          <p class="sm-headline">
            <Tinted of={told.head} />
          </p>
        )}
        {told.rest.length > 0 && plan.why === undefined && (
          <p>
            {told.rest.map(({ text, loud }) => (
              <span key={text} class={loud ? 'sm-loud' : ''}>
                <Tinted of={text} />{' '}
              </span>
            ))}
          </p>
        )}
      </div>
      <button
        type="submit"
        class={`button main sm-confirm${move && !sent ? '' : ' sm-off'}`}
        aria-disabled={!move || sent}
      >
        {sent ? say.sent : labelOf(move)}
      </button>
    </form>
  )
}

const labelOf = (move: Move | undefined): string =>
  move === undefined ? say.confirm : move.do === 'trade' && total(move.goods) === 0 ? say.do.pass : say.do[move.do]
