import type { CardId } from '../../../shared/games/friesematenten/cards.ts'
import { afterBuying, points } from '../../../shared/games/friesematenten/preview.ts'
import type { Phase } from '../../../shared/games/friesematenten/state.ts'
import { Portrait } from '../../table/portrait.tsx'
import { short } from '../../text/name.tsx'
import { Art, Card } from './card.tsx'
import { factsOf } from './facts.ts'
import { moneyOf, nameOf, type Part, whoIs } from './part.ts'
import { say } from './text/say.ts'

type Bidding = Extract<Phase, { in: 'bid' }>

/** The card under the hammer, held up before a burst of rays. */
export const Held = ({ card, gavel }: { card: CardId; gavel?: boolean }) => (
  <div class="fm-held" key={card}>
    <svg class="fm-burst" viewBox="-100 -100 200 200" preserveAspectRatio="none" aria-hidden="true">
      <path d={burst} />
    </svg>
    <Card
      id={card}
      look="big"
      also={say.from(factsOf(card).least)}
      foot={gavel === false ? undefined : say.from(factsOf(card).least)}
    />
    {gavel && <Art id="gavel" class="fm-gavel" />}
  </div>
)

const burst = `M${Array.from({ length: 36 }, (_, n) => {
  const far = n % 2 === 0 ? 99 - ((n * 7) % 9) : 78
  const turn = (n * Math.PI) / 18
  return `${(far * Math.cos(turn)).toFixed(1)} ${(far * Math.sin(turn)).toFixed(1)}`
}).join('L')}Z`

/** The bidding: price, who leads, and a paddle for everybody: up while he is in, down when he is out. */
export function Bidding({ part, phase, lot }: { part: Part; phase: Bidding; lot: CardId }) {
  const { view, screen } = part
  const { high, best, still, turn } = phase.auction
  const reached = best === null ? 0 : points(afterBuying(view, best, lot, Math.min(high, moneyOf(view, best))), best)
  const wins = best !== null && reached >= view.target
  return (
    <div class="fm-bidding">
      <div class="fm-bubble" role="status" key={high}>
        <b class="fm-shout">{best === null ? `${factsOf(lot).least}?` : `${high}!`}</b>
        <span>
          <strong>
            {best === null ? say.opens(short(whoIs(screen, turn), 14)) : say.leads(short(whoIs(screen, best), 14))}
          </strong>
          {wins ? (
            <em>{say.wouldWin(short(whoIs(screen, best), 12), reached)}</em>
          ) : (
            <small>{best === null ? say.noBid : say.still(still.length)}</small>
          )}
        </span>
      </div>
      <ul class="fm-paddles">
        {screen.chairs.map((chair, seat) => {
          const state = seat === turn ? 'asked' : seat === best ? 'leads' : still.includes(seat) ? 'in' : 'out'
          const word =
            seat === best
              ? `${high}`
              : phase.barred.includes(seat)
                ? say.paddle.barred
                : say.paddle[state === 'leads' ? 'in' : state]
          return (
            <li key={seat} data-state={state}>
              <span class="fm-stick" aria-hidden="true" />
              <span class="fm-paddle">
                <Portrait kind={chair.kind} seat={seat} />
              </span>
              <b>{word}</b>
              <small>{short(nameOf(screen, seat), 9)}</small>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
