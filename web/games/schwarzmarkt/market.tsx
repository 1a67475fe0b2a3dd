import { useWords } from '../../table/words.ts'
import { CardFace } from './card.tsx'
import { change, order } from './order.ts'
import { after, nameOf, offered, type Part } from './part.ts'
import { chosen } from './plan.ts'
import { say } from './text/say.ts'

/** My three black market cards. When I open they are chosen here, or by their short forms in the strip. */
export function Market({ view, screen, choices, sent }: Part) {
  const words = useWords()
  const { cards, me } = view
  if (!cards || me === null) return null
  const asked = offered(choices, 'playCard')
  const goes = chosen(choices, order.value)
  return (
    <section class="sm-market" aria-label={say.market}>
      <header>
        <h2>{say.market}</h2>
        <span>{asked ? say.opensNow : opens(view, screen, me)}</span>
      </header>
      <ul>
        {cards.map((card) => {
          const inside = <CardFace card={card} view={view} goes={goes} words={words} />
          return (
            <li key={card}>
              {asked && !sent ? (
                <button
                  type="button"
                  class={`sm-card${asked.fields.card.of.includes(card) ? '' : ' sm-stuck'}`}
                  aria-pressed={order.value.card === card}
                  onClick={() => change({ card })}
                >
                  {inside}
                </button>
              ) : (
                <div class="sm-card">{inside}</div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function opens(view: Part['view'], screen: Part['screen'], me: number): string {
  if (view.ask.at === 'over' || view.ask.at === 'returnSurplus') return ''
  const next = view.ask.at === 'playCard' ? view.starter : after(view, view.starter)
  if (next === me) return say.opensNext
  const before = (me + view.chairs.length - 1) % view.chairs.length
  return say.opensAfter(nameOf(screen, before))
}
