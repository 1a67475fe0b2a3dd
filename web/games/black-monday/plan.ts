import { useMemo } from 'preact/hooks'
import type { Cards } from '../../../shared/games/black-monday/board.ts'
import type { Why } from '../../../shared/games/black-monday/events.ts'
import type { Move } from '../../../shared/games/black-monday/moves.ts'
import { deskOf, type Outcome, preview } from '../../../shared/games/black-monday/preview.ts'
import type { View } from '../../../shared/games/black-monday/view.ts'
import { countOf, total } from '../../../shared/kit/basket.ts'
import { type Order, order } from './order.ts'
import { oneByOne, type Part } from './part.ts'

/** My open order with what it would do, or why it would be refused. */
export type Plan = { readonly move: Move; readonly outcome?: Outcome; readonly why?: Why }

/** What is still there of these cards: the table may have changed since I chose them. */
export function within(cards: Cards, there: Readonly<Cards>): Cards {
  const out: Cards = {}
  for (const card of oneByOne(cards)) out[card] = Math.min(countOf(cards, card), countOf(there, card))
  for (const card of oneByOne(cards)) if (out[card] === 0) delete out[card]
  return out
}

/** Without anything chosen, a turn that has begun is an order to end it. */
function moveOf(view: View, chosen: Order): Move | undefined {
  const desk = deskOf(view)
  if (!desk) return undefined
  switch (chosen.way) {
    case 'card':
      return countOf(view.hand, chosen.card) > 0 ? { do: chosen.use, card: chosen.card } : undefined
    case 'sell': {
      const cards = within(chosen.cards, desk.shares)
      return total(cards) > 0 ? { do: 'sell', cards } : undefined
    }
    case 'exchange':
      return { do: 'exchange', cards: within(chosen.cards, view.hand) }
    case 'none':
      return desk.turn.order === '' ? undefined : { do: 'end' }
  }
}

export function planFor(view: View, chosen: Order): Plan | undefined {
  if (view.phase.at === 'closed') return undefined
  const move = moveOf(view, chosen)
  if (!move) return undefined
  const seen = preview(view, move)
  return 'why' in seen ? { move, why: seen.why } : { move, outcome: seen }
}

/** My open order, worked out anew only when it or the table changes. */
export function usePlan({ view }: Part): Plan | undefined {
  const now = order.value
  return useMemo(() => planFor(view, now), [view, now])
}
