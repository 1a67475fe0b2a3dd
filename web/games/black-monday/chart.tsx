import {
  type Company,
  columns,
  companies,
  face,
  kinds,
  reach,
  values,
} from '../../../shared/games/black-monday/board.ts'
import { unseen } from '../../../shared/games/black-monday/preview.ts'
import { countOf } from '../../../shared/kit/basket.ts'
import { type Of, priceAfter } from './column.tsx'
import { openFrom } from './odds.ts'
import { priceOf } from './part.ts'
import { Pile } from './pile.tsx'
import { Tags } from './tags.tsx'
import { say } from './text/say.ts'

/** The row of a price on the one axis: 1300 is row 0, 100 is row 12, the floor row 13. */
export const rowOf = (price: number): number => values.length - price / 100
export const rowCount = values.length + 1
/** A box on the axis, from the row of one price to that of another. */
export const span = (high: number, low = high) => ({ '--at': rowOf(high), '--rows': rowOf(low) - rowOf(high) + 1 })

/** The paper below the flaps: the pile as a line, the reach of one card, the price, and what my cards could do. */
export function Chart(part: Of) {
  const { view, company } = part
  const price = priceOf(view, company)
  const { low, high } = reach(company, price)
  const after = priceAfter(part)
  const from = openFrom(view.rule, company)
  return (
    <div class="bm-chart" data-company={companies.indexOf(company)}>
      {from <= 1300 && <span class="bm-zone" style={span(1300, from)} aria-hidden="true" />}
      <span class="bm-floor" style={span(0)} aria-hidden="true" />
      <Dots {...part} />
      <Pile view={view} company={company} />
      <div class="bm-band-lane" role="img" aria-label={say.reach(low, high)}>
        <span class="bm-band" style={span(high, low)}>
          {price > 0 && (
            <>
              <i>{high < price + columns[company].up ? '' : `+${columns[company].up}`}</i>
              <i>{low > price - columns[company].down ? '' : `−${columns[company].down}`}</i>
            </>
          )}
        </span>
        {after !== undefined && after !== price && (
          <span
            class={`bm-arrow${after < price ? ' bm-falls' : ''}`}
            style={span(Math.max(after, price), Math.min(after, price))}
          />
        )}
        {after !== undefined && after !== price && (
          <b class={`bm-goal${after === 0 ? ' bm-hazard' : ''}`} style={span(after)}>
            {after}
          </b>
        )}
        <b class="bm-marker" style={span(price)}>
          {price}
        </b>
      </div>
      <Tags {...part} />
      {price === 0 && (
        <p class="bm-stamp">
          <b>{say.stamp}</b>
          <span>{say.stampHelp}</span>
        </p>
      )}
    </div>
  )
}

/** How many copies of each card I cannot see: beside its row, as many dots. */
function Dots({ view, company }: { view: Of['view']; company: Company }) {
  const hidden = unseen(view)
  return (
    <ul class="bm-dots bm-wide" aria-hidden="true">
      {kinds
        .filter((card) => face(card).company === company)
        .map((card) => (
          <li key={card} style={span(face(card).value)} title={say.unseenDots(countOf(hidden, card))}>
            {'••'.slice(0, countOf(hidden, card))}
          </li>
        ))}
    </ul>
  )
}
