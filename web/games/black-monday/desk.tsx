import { useWords } from '../../table/words.ts'
import { type AnyWords, reason } from '../../text/game.ts'
import { consequences } from './consequences.ts'
import { Lanes } from './lanes.tsx'
import { exchange, forget, order } from './order.ts'
import { offers, type Part } from './part.ts'
import { type Plan, usePlan } from './plan.ts'
import { Tinted } from './sign.tsx'
import { say } from './text/say.ts'

/** Where I put my order together: the two parts of the turn, what the order does in words, and the button that gives it. */
export function Desk(part: Part) {
  const { choices, send, sent, why } = part
  const words = useWords()
  const plan = usePlan(part)
  const asked = choices.length > 0
  const move = plan?.outcome && plan.move.do !== 'end' && offers(choices, plan.move) ? plan.move : undefined
  return (
    <form
      class="bm-desk"
      aria-label={say.yourOrder}
      onSubmit={(event) => {
        event.preventDefault()
        if (move && !sent) send(move)
      }}
    >
      <Lanes {...part} plan={plan} />
      <div class="bm-will" aria-live="polite">
        {why !== undefined && <p class="bm-refused">{why}</p>}
        <p>
          {!asked && <b>{say.planning} </b>}
          <Will {...part} plan={plan} words={words} />
        </p>
      </div>
      <div class="bm-give">
        {asked ? (
          <button type="submit" class={plan?.move.do === 'end' ? 'button' : 'button main'} disabled={!move || sent}>
            {sent ? say.sent : labelOf(plan)}
          </button>
        ) : (
          <button type="button" class="button" onClick={forget}>
            {say.stop}
          </button>
        )}
        {asked && <Other {...part} plan={plan} />}
      </div>
    </form>
  )
}

const labelOf = (plan: Plan | undefined): string => {
  if (!plan || plan.move.do === 'end') return say.confirm
  return plan.outcome?.prices[0]?.from === 0 ? say.restart : say.main[plan.move.do]
}

/** What follows, or why it cannot be. */
function Will({ view, screen, plan, words }: Part & { plan: Plan | undefined; words: AnyWords | undefined }) {
  if (order.value.way === 'exchange' && (!plan || plan.why?.key === 'exchangeCount')) return <>{say.pickExchange}</>
  if (!plan) return <>{say.start}</>
  if (plan.why) return <Tinted>{reason(plan.why, words)}</Tinted>
  return (
    <>
      {consequences(view, screen, plan).map(({ text, loud }) =>
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
    </>
  )
}

/** Beside the order: to exchange while nothing is done, to end the turn once something is. */
function Other({ choices, send, sent, plan }: Part & { plan: Plan | undefined }) {
  if (order.value.way === 'exchange')
    return (
      <button type="button" class="button" onClick={forget}>
        {say.exchangeBack}
      </button>
    )
  if (offers(choices, { do: 'exchange', cards: {} }))
    return (
      <button type="button" class="button" onClick={() => exchange({})}>
        {say.exchangeKey}
      </button>
    )
  // It never stands where *Confirm* was a moment ago: a double click must not end a turn.
  return (
    <button
      type="button"
      class={plan?.move.do === 'end' ? 'button main' : 'button'}
      disabled={sent}
      onClick={() => send({ do: 'end' })}
    >
      {say.endKey}
    </button>
  )
}
