import type { CardId } from '../../../shared/games/friesematenten/cards.ts'
import { incomeOf, points, pointsFrom } from '../../../shared/games/friesematenten/preview.ts'
import { Sheet } from '../../table/sheet.tsx'
import { Art } from './card.tsx'
import { factsOf } from './facts.ts'
import { explain, explained } from './order.ts'
import { empireOf, holderOf, type Part, whoIs, without } from './part.ts'
import { say } from './text/say.ts'

/** Where somebody's points and income come from, card by card. */
export function Explain({ view, screen }: Part) {
  const seat = explained.value
  if (seat === undefined) return null
  const who = whoIs(screen, seat)
  const counted = pointsFrom(view, seat).sort((a, b) => b.points - a.points)
  const income = incomeOf(view, seat)
  const taxes = empireOf(view, seat).filter(({ card }) => incomeOf(without(view, card), seat).base !== income.base)
  const made = [
    ...income.factories.map((one) => ({
      ...one,
      note: one.paidTo === seat ? '' : say.divertedTo(whoIs(screen, one.paidTo)),
      counts: one.paidTo === seat,
    })),
    ...income.diverted.map((one) => ({
      ...one,
      note: say.divertedFrom(whoIs(screen, holderOf(view, one.card))),
      counts: true,
    })),
  ]
  return (
    <Sheet title={say.explainTitle(who)} onClose={() => explain(undefined)}>
      <div class="fm fm-explain">
        <table>
          <caption>{say.fromCards}</caption>
          <tbody>
            {counted.map(({ card, points: worth }) => (
              <tr key={card}>
                <Named card={card} note={worth === factsOf(card).points ? '' : say.onCard(factsOf(card).points)} />
                <td>{say.minus(worth)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say.sum}</th>
              <td>{say.goal(points(view, seat), view.target)}</td>
            </tr>
          </tfoot>
        </table>
        <table>
          <caption>{say.fromIncome}</caption>
          <tbody>
            <tr>
              <th scope="row">
                {say.base}
                {taxes.length > 0 && <small>{taxes.map(({ card }) => say.name(card)).join(', ')}</small>}
              </th>
              <td>{say.plus(income.base)}</td>
            </tr>
            {made.map(({ card, amount, note, counts }) => {
              const { value } = factsOf(card)
              const how = value === amount || value === '★' ? '' : say.onCard(Number(value))
              return (
                <tr key={card} class={counts ? '' : 'fm-void'}>
                  <Named card={card} note={[how, note].filter(Boolean).join(', ')} />
                  <td>{say.plus(amount)}</td>
                </tr>
              )
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say.sum}</th>
              <td>{say.plus(income.total)}</td>
            </tr>
            {income.upkeep > 0 && (
              <tr>
                <th scope="row">{say.upkeep}</th>
                <td>{say.plus(-income.upkeep)}</td>
              </tr>
            )}
          </tfoot>
        </table>
      </div>
    </Sheet>
  )
}

const Named = ({ card, note }: { card: CardId; note: string }) => (
  <th scope="row">
    <span class={`fm-dot fm-is-${factsOf(card).letter}`}>
      <Art id={factsOf(card).letter} />
    </span>
    {say.name(card)}
    {note && <small>{note}</small>}
  </th>
)
