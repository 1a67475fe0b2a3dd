import { incomeOf, maximum } from '../../../shared/games/friesematenten/preview.ts'
import type { Play } from '../../../shared/games/friesematenten/state.ts'
import { Card } from './card.tsx'
import { factsOf } from './facts.ts'
import { Bidding, Held } from './hammer.tsx'
import { explain } from './order.ts'
import { empireOf, holderOf, lotOf, nameOf, type Part, whoIs } from './part.ts'
import { say } from './text/say.ts'

/** What is going on in the middle of the hall. */
export function Scene(part: Part) {
  const { view, screen } = part
  const { phase, play, scrap } = view
  const lot = lotOf(view)
  const who = (seat: number) => whoIs(screen, seat)
  if (scrap !== null) {
    const n = empireOf(view, scrap).filter(({ card }) => factsOf(card).letter === 'F').length
    return <Bill big={say.scrapping(who(scrap), n, maximum(view, scrap))} small={say.scraps} />
  }
  if (play && !play.done) return <Announced {...part} play={play} />
  if (phase.in === 'bid' && lot)
    return (
      <>
        <Held card={lot} gavel />
        <Bidding part={part} phase={phase} lot={lot} />
      </>
    )
  if (phase.in === 'lot' && lot)
    return (
      <>
        <Held card={lot} />
        <Bill big={say.before} small={phase.ask.map((seat) => say.bidsNow(who(seat))).join(', ')} />
      </>
    )
  if (phase.in === 'refusal' && lot)
    return (
      <>
        <Held card={lot} gavel />
        <Bill
          big={say.winner(who(phase.buyer), phase.price)}
          small={phase.left.map((seat) => say.bidsNow(who(seat))).join(', ')}
        />
      </>
    )
  if (phase.in === 'bag') return <Payday {...part} />
  if (phase.in === 'cards')
    return (
      <Bill
        big={say.turnOf(who(phase.seat))}
        small={phase.left.length > 0 ? `${say.order} ${phase.left.map(who).join(', ')}` : say.noMore}
      />
    )
  return phase.in === 'over' ? <Bill big={say.over} small={say.reason[phase.reason]} /> : null
}

const Bill = ({ big, small }: { big: string; small: string }) => (
  <div class="fm-bubble fm-bill" role="status" key={big}>
    <strong>{big}</strong>
    {small && <small>{small}</small>}
  </div>
)

/** What has been announced, on what, and who may still say no. */
function Announced({ view, screen, play }: Part & { play: Play }) {
  const { seat, card, target, to, way, left } = play
  const who = (one: number) => whoIs(screen, one)
  const couples = factsOf(card).letter === 'K' || factsOf(card).letter === 'P'
  const holder = typeof target === 'string' ? holderOf(view, target) : -1
  const aimed = [
    typeof target === 'number' ? say.onWho(who(target)) : '',
    typeof target === 'string'
      ? holder < 0
        ? say.onLot(say.name(target))
        : say.on(who(holder), say.name(target))
      : '',
    to === null ? '' : say.gift(who(to)),
    way === null ? '' : say.way[way],
  ].filter(Boolean)
  return (
    <>
      <Held card={card} gavel={false} />
      <div class="fm-bubble fm-bill" role="status">
        <small>{couples ? say.couples(who(seat)) : say.announces(who(seat))}</small>
        <strong>{say.name(card)}</strong>
        <span>{aimed.join(', ')}</span>
        {left.length > 0 && <small>{say.mayVeto(left.map((one) => nameOf(screen, one)).join(', '))}</small>}
      </div>
      {typeof target === 'string' && (
        <span class="fm-target">
          <Card id={target} look="card" />
        </span>
      )}
    </>
  )
}

/** Before payday: what everybody gets as things stand. */
const Payday = ({ view, screen }: Part) => (
  <div class="fm-payday">
    <p>
      <b>{say.payday}</b> {say.paydayNote}
    </p>
    <table aria-label={say.payday}>
      <tbody>
        {screen.chairs.map((_, seat) => {
          const { base, factories, diverted, upkeep, total } = incomeOf(view, seat)
          const own = factories.filter(({ paidTo }) => paidTo === seat)
          return (
            <tr key={seat}>
              <th scope="row">{nameOf(screen, seat)}</th>
              <td>{[base, ...own.map(({ amount }) => amount), ...diverted.map(({ amount }) => amount)].join(' + ')}</td>
              <td>
                <button type="button" class="fm-why" onClick={() => explain(seat)}>
                  {say.plus(total - upkeep)}
                </button>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  </div>
)
