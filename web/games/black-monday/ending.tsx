import { companies } from '../../../shared/games/black-monday/board.ts'
import { nameOf, type Part, priceOf } from './part.ts'
import { Pile } from './pile.tsx'
import { Sign } from './sign.tsx'
import { say } from './text/say.ts'

/** How the final standings came about: what each seat's shares were paid at the last prices, the richest first. */
export function Ending({ view, screen }: Part) {
  if (view.phase.at !== 'closed') return null
  const settled = view.phase.settled.toSorted((a, b) => b.total - a.total)
  return (
    <div class="bm bm-ending">
      <table>
        <caption>{say.settled}</caption>
        <thead>
          <tr>
            <th scope="col">{say.final.who}</th>
            {companies.map((company) => (
              <th key={company} scope="col">
                <Sign of={company} size={18} />
                <span>{priceOf(view, company)}</span>
              </th>
            ))}
            <th scope="col">{say.final.income}</th>
            <th scope="col">{say.final.cash}</th>
            <th scope="col">{say.final.total}</th>
          </tr>
        </thead>
        <tbody>
          {settled.map(({ seat, shares, income, total }) => (
            <tr key={seat} data-mine={seat === view.me || undefined}>
              <th scope="row">
                <bdi>{nameOf(screen, seat)}</bdi>
              </th>
              {companies.map((company) => (
                <td key={company}>{shares[company] || '–'}</td>
              ))}
              <td>{income > 0 ? say.change(income) : '–'}</td>
              <td>{say.money(total - income)}</td>
              <td>
                <b>{say.money(total)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <section class="bm-piles">
        <h3>{say.piles}</h3>
        {companies.map((company) => (
          <figure key={company} class={`bm-${company}`}>
            <Pile view={view} company={company} whole />
            <figcaption>
              <Sign of={company} size={16} mute /> {say.title[company]} {priceOf(view, company)}
            </figcaption>
          </figure>
        ))}
      </section>
    </div>
  )
}
