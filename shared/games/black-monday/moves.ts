import type { Choice } from '../../kit/choice.ts'
import { type Card, type Cards, cap, companies, copies, handSize, kinds } from './board.ts'

export type Move =
  | { readonly do: 'buy'; readonly card: Card }
  | { readonly do: 'sell'; readonly cards: Cards }
  | { readonly do: 'price'; readonly card: Card }
  | { readonly do: 'crash'; readonly card: Card }
  | { readonly do: 'exchange'; readonly cards: Cards }
  | { readonly do: 'end' }

const any = { kind: 'one', of: kinds } as const
const pack: Cards = {}
for (const card of kinds) pack[card] = copies
const some = (max: number) => ({ kind: 'count', of: pack, min: 0, max }) as const

/** Everything that can ever be said: the shape of the moves. */
export const moves: readonly Choice<Move>[] = [
  { do: 'buy', fields: { card: any } },
  { do: 'sell', fields: { cards: some(companies.length * cap) } },
  { do: 'price', fields: { card: any } },
  { do: 'crash', fields: { card: any } },
  { do: 'exchange', fields: { cards: some(handSize) } },
  { do: 'end', fields: {} },
]
