import type { CardId } from '../../../shared/games/friesematenten/cards.ts'
import type { Move } from '../../../shared/games/friesematenten/moves.ts'
import { whyNot } from '../../../shared/games/friesematenten/preview.ts'
import { useWords } from '../../table/words.ts'
import { reason } from '../../text/game.ts'
import { Card } from './card.tsx'
import { factsOf } from './facts.ts'
import { change, forget, type Order, order, planOf } from './order.ts'
import { empireOf, holderOf, lotOf, nameOf, offered, type Part, questionOf, whoIs } from './part.ts'
import { Says } from './says.tsx'
import { say } from './text/say.ts'
import { willPlay } from './will.ts'

/** Card phase, before a lot, before payday: choose a card, then what it is for, see what follows, confirm. */
export function PlayDesk(part: Part) {
  const { view, screen, choices, send, sent, why } = part
  const plan = planOf(choices, order.value)
  const card = plan.missing === 'card' ? undefined : order.value.card
  const couples = card !== undefined && factsOf(card).letter !== 'A'
  return (
    <form
      class="fm-desk"
      onSubmit={(event) => {
        event.preventDefault()
        if (plan.move && !sent) send(plan.move)
      }}
    >
      <h3 class="fm-ask">{card === undefined ? askCard(part) : askMore(plan.missing, card)}</h3>
      {card === undefined ? <Hand {...part} /> : <More {...part} card={card} />}
      <div class="fm-will" aria-live="polite">
        {why !== undefined && <em class="fm-refused">{why} </em>}
        {plan.move && <Says of={willPlay(view, screen, plan.move)} />}
      </div>
      <div class="fm-go">
        {card === undefined ? (
          <Enough {...part} />
        ) : (
          <>
            <button type="button" class="button" onClick={forget}>
              {say.dont}
            </button>
            <button type="submit" class="button main" disabled={!plan.move || sent}>
              {sent ? say.sent : couples ? say.couple(say.name(card)) : say.play(say.name(card))}
            </button>
          </>
        )}
      </div>
    </form>
  )
}

function askCard({ view }: Part): string {
  const lot = lotOf(view)
  const question = questionOf(view)
  if (question === 'lot' && lot) return say.whichBefore(say.name(lot))
  return question === 'bag' ? say.whichBag : say.whichCard
}

const askMore = (missing: ReturnType<typeof planOf>['missing'], card: CardId): string =>
  missing === 'seat'
    ? say.whichSeat(say.name(card))
    : missing === 'way'
      ? say.whichWay(say.name(card))
      : missing === 'target'
        ? say.whichTarget(say.name(card))
        : say.name(card)

/** My cards that can be played at all; the ones that cannot now are grey and say why. */
function Hand({ view, screen, choices, sent }: Part) {
  const words = useWords()
  const me = screen.me ?? 0
  const can = [
    ...new Set(offered(choices, 'play').flatMap(({ fields }) => ('of' in fields.card ? fields.card.of : []))),
  ]
  const cannot = empireOf(view, me).filter(({ card, on }) => {
    const { letter } = factsOf(card)
    return !can.includes(card) && (letter === 'A' || ((letter === 'K' || letter === 'P') && on === null))
  })
  return (
    <ul class="fm-picks">
      {can.map((card) => (
        <li key={card}>
          <Card
            id={card}
            look="chip"
            foot={say.start(say.when[factsOf(card).when])}
            uses={empireOf(view, me).find((held) => held.card === card)?.uses}
            pressed={false}
            tap={() => !sent && change({ card })}
          />
        </li>
      ))}
      {cannot.map(({ card, uses }) => {
        const why = whyNot(view, me, card)
        return (
          <li key={card} class="fm-cannot">
            <Card id={card} look="chip" uses={uses} />
            <small>{why && reason(why, words)}</small>
          </li>
        )
      })}
    </ul>
  )
}

/** What is still to be named: a card on the table, a player, a way. */
function More({ view, screen, choices, sent }: Part & { card: CardId }) {
  const { targets, seats, ways, move } = planOf(choices, order.value)
  const pick = (more: Order) => () => !sent && change(more)
  return (
    <div class="fm-more">
      {targets.length > 0 && (
        <ul class="fm-picks">
          {targets.map((target) => {
            const holder = holderOf(view, target)
            const where =
              holder < 0 ? say.inExchange : holder === screen.me ? say.inEmpire('you') : nameOf(screen, holder)
            const on = order.value.target === target || move?.target === target
            return (
              <li key={target}>
                <Card id={target} look="chip" foot={where} also={where} tap={pick({ target })} pressed={on} />
              </li>
            )
          })}
        </ul>
      )}
      {seats.length > 0 && (
        <span class="fm-seg">
          {seats.map((seat) => (
            <button
              type="button"
              key={seat}
              aria-pressed={order.value.seat === seat || move?.seat === seat}
              onClick={pick({ seat })}
            >
              {say.start(whoIs(screen, seat))}
            </button>
          ))}
        </span>
      )}
      {ways.length > 0 && (
        <span class="fm-seg">
          {ways.map((way) => (
            <button
              type="button"
              key={way}
              aria-pressed={order.value.way === way || move?.way === way}
              onClick={pick({ way })}
            >
              {say.start(say.way[way])}
            </button>
          ))}
        </span>
      )}
    </div>
  )
}

/** The ways out: no more cards, or none before this lot or any. */
function Enough({ view, choices, send, sent }: Part) {
  const skip = offered(choices, 'skip')[0]?.fields.until
  const go = (move: Move, text: string, look: string) => (
    <button key={text} type="button" class={`button ${look}`} disabled={sent} onClick={() => send(move)}>
      {sent ? say.sent : text}
    </button>
  )
  if (skip && 'of' in skip)
    return (
      <>
        {skip.of.map((until) =>
          go({ do: 'skip', until }, until === 'lot' ? say.skipLot : say.skipPhase, until === 'lot' ? 'main' : ''),
        )}
      </>
    )
  return go({ do: 'done' }, view.phase.in === 'bag' ? say.doneBag : say.done, 'main')
}
