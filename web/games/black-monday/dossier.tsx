import { type Card, columns, copies, face, kinds } from '../../../shared/games/black-monday/board.ts'
import { exposed, unseen } from '../../../shared/games/black-monday/preview.ts'
import { countOf } from '../../../shared/kit/basket.ts'
import { Sheet } from '../../table/sheet.tsx'
import { openFrom, risk } from './odds.ts'
import { nameOf, type Part } from './part.ts'
import { say } from './text/say.ts'

type Props = Part & { readonly company: ReturnType<typeof face>['company']; readonly close: () => void }

/** A closer look at one company: its whole pile, how it can be moved and ruined, and where each of its cards is. */
export function Dossier({ view, screen, company, close }: Props) {
  const { laid, gone } = view.tracks[company]
  const hidden = unseen(view)
  const from = openFrom(view.rule, company)
  const words = say.dossier
  return (
    <Sheet title={`${columns[company].sign} ${say.title[company]}, ${say.trade[company]}`} onClose={close}>
      <div class={`bm bm-dossier bm-${company}`}>
        <h3>{words.pile}</h3>
        <ol class="bm-prices">
          {laid.map(({ card, to }, i) => (
            <li key={`${i}${card}`} class={i < gone ? 'bm-pale' : ''}>
              {to}
            </li>
          ))}
        </ol>
        {gone > 0 && <p class="bm-soft">{words.pileHelp}</p>}
        <h3>{words.limits}</h3>
        <p>
          {say.limits(company)}: {say.limitsLong(company)}.
        </p>
        <h3>{words.ruin}</h3>
        <p>
          {words.from(from)} {exposed(view, company) && words.chance(say.percent(risk(view, company)))}
        </p>
        <h3>{words.cards}</h3>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.value}</th>
              <th scope="col">{words.carries}</th>
              <th scope="col">{words.copies}</th>
            </tr>
          </thead>
          <tbody>
            {kinds
              .filter((card) => face(card).company === company)
              .reverse()
              .map((card) => (
                <tr key={card}>
                  <th scope="row">{face(card).value}</th>
                  <td>{face(card).shares || '–'}</td>
                  <td>
                    {placesOf(view, screen, card, countOf(hidden, card)).map(({ text, known }, i) => (
                      <span key={`${i}${text}`} class={known ? 'bm-known' : 'bm-soft'}>
                        {text}
                      </span>
                    ))}
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  )
}

function placesOf(view: Part['view'], screen: Part['screen'], card: Card, hidden: number) {
  const words = say.dossier
  const { laid, gone } = view.tracks[face(card).company]
  const out: { text: string; known: boolean }[] = []
  const put = (text: string, n: number, known = true) => {
    for (let i = 0; i < Math.min(n, copies); i++) out.push({ text, known })
  }
  put(words.onPile, laid.slice(gone).filter((one) => one.card === card).length)
  put(words.discards, countOf(view.discards, card))
  put(words.hand, countOf(view.hand, card))
  for (const [seat, { shares }] of view.seats.entries()) put(words.holds(nameOf(screen, seat)), countOf(shares, card))
  put(words.unseen, hidden, false)
  return out
}
