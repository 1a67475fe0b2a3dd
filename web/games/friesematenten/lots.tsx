import { pileOf } from '../../../shared/games/friesematenten/preview.ts'
import { Card } from './card.tsx'
import { tapFor } from './empire.tsx'
import { factsOf } from './facts.ts'
import { linesOf, lotOf, moneyOf, type Part, whoIs } from './part.ts'
import { say } from './text/say.ts'

/** The Exchange: the pile, what was knocked down last, and the lots in the order in which they come up. */
export function Lots(part: Part & { readonly hidden: boolean; readonly onPile: () => void }) {
  const { view, screen, recent, hidden, onPile } = part
  const up = hidden ? lotOf(view) : undefined
  const lots = view.exchange.filter(({ card }) => card !== up)
  const sold = linesOf(recent).findLast(({ line }) => line.e === 'awarded')?.line
  const me = screen.me
  return (
    <div class="fm-lots">
      <button type="button" class="fm-pile" onClick={onPile}>
        <span class="unseen">{say.pile(pileOf(view).length)}</span>
        <b aria-hidden="true">{pileOf(view).length}</b>
        {view.under.length > 0 && <small>{say.under(view.under.length)}</small>}
      </button>
      {sold?.e === 'awarded' && 'lots' in view.phase && (
        <span class="fm-sold" key={sold.card}>
          <b>{say.sold}</b>
          <small>{say.name(sold.card)}</small>
          <small>{say.soldTo(whoIs(screen, sold.seat), sold.price)}</small>
        </span>
      )}
      <ol class="fm-queue" aria-label={say.exchange}>
        {lots.map(({ card, markers }) => {
          const { least } = factsOf(card)
          const dear = me !== null && moneyOf(view, me) < least
          return (
            <li key={card} class={dear ? 'fm-dear' : ''}>
              <Card
                id={card}
                look="card"
                also={[say.from(least), markers > 0 ? say.unsold : ''].filter(Boolean).join(', ')}
                {...tapFor(part, card)}
              />
              <span class="fm-from" aria-hidden="true">
                <i>{say.from(0).replace('0', '')}</i>
                {least}
              </span>
              {markers > 0 && <i class="fm-marker" title={say.unsold} />}
            </li>
          )
        })}
      </ol>
      {view.exchange.length === 0 && <p>{say.empty}</p>}
    </div>
  )
}
