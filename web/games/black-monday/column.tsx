import type { Company } from '../../../shared/games/black-monday/board.ts'
import { face } from '../../../shared/games/black-monday/board.ts'
import { Chart } from './chart.tsx'
import { Heading } from './heading.tsx'
import { Holders } from './holders.tsx'
import { type Part, priceOf } from './part.ts'
import type { Plan } from './plan.ts'
import { say } from './text/say.ts'

export type Of = Part & { readonly company: Company; readonly plan: Plan | undefined }

/** The price this column would have after my order, when the order changes it. */
export function priceAfter({ company, plan }: Of): number | undefined {
  const { move, outcome } = plan ?? {}
  if (!outcome || !move || (move.do !== 'price' && move.do !== 'crash')) return undefined
  return face(move.card).company === company ? priceOf(outcome.after, company) : undefined
}

/** One company from the flaps down to its holders. */
export function Column(part: Of & { readonly look: () => void }) {
  const { view, company } = part
  const down = priceOf(view, company) === 0
  return (
    <section class={`bm-column bm-${company}${down ? ' bm-down' : ''}`} aria-label={say.title[company]}>
      <Heading {...part} />
      <Chart {...part} />
      <Holders {...part} />
    </section>
  )
}
