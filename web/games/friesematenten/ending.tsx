import { incomeOf, points, pointsFrom } from '../../../shared/games/friesematenten/preview.ts'
import { Art } from './card.tsx'
import { Dialogs } from './dialogs.tsx'
import { factsOf, type Letter } from './facts.ts'
import { explain } from './order.ts'
import { moneyOf, nameOf, type Part } from './part.ts'
import { say } from './text/say.ts'

const letters: readonly Letter[] = ['F', 'S', 'K', 'P']

/** How the final standings came about: points by kind of card, the best card, the money that broke a tie. */
export function Ending(part: Part) {
  const { view, screen } = part
  const places = screen.standings ?? []
  return (
    <div class="fm fm-ending">
      {view.phase.in === 'over' && <p>{say.reason[view.phase.reason]}</p>}
      <table>
        <caption>{say.ending}</caption>
        <thead>
          <tr>
            <th scope="col">{say.endingHead.who}</th>
            {letters.map((letter) => (
              <th key={letter} scope="col">
                <span class={`fm-dot fm-is-${letter}`}>
                  <Art id={letter} />
                </span>
                <span class="fm-word">{say.kinds[letter]}</span>
              </th>
            ))}
            <th scope="col">{say.endingHead.points}</th>
            <th scope="col">{say.endingHead.money}</th>
            <th scope="col" class="fm-wide">
              {say.income}
            </th>
            <th scope="col" class="fm-wide">
              {say.endingHead.dearest}
            </th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ seat }) => {
            const from = pointsFrom(view, seat)
            const best = from.toSorted((a, b) => b.points - a.points)[0]
            return (
              <tr key={seat} data-mine={seat === screen.me || undefined}>
                <th scope="row">{nameOf(screen, seat)}</th>
                {letters.map((letter) => {
                  const sum = from.reduce((all, one) => all + (factsOf(one.card).letter === letter ? one.points : 0), 0)
                  return <td key={letter}>{sum === 0 ? '–' : say.minus(sum)}</td>
                })}
                <td>
                  <button type="button" class="fm-why" onClick={() => explain(seat)}>
                    {say.minus(points(view, seat))}
                  </button>
                </td>
                <td>{moneyOf(view, seat)}</td>
                <td class="fm-wide">{say.plus(incomeOf(view, seat).total)}</td>
                <td class="fm-wide">{best ? `${say.name(best.card)} ${say.minus(best.points)}` : '–'}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <Dialogs {...part} />
    </div>
  )
}
