import type { Basket } from '../../kit/basket.ts'
import type { Choice } from '../../kit/choice.ts'
import { type Colour, cases, colours, type Kind, kinds, levels } from './board.ts'

/** `case`: the case laid or taken along with the move; left out when there is none. */
export type Move =
  | { do: 'opening'; case: Colour }
  | { do: 'subsidy'; count: number }
  | { do: 'passCard'; case: Kind }
  | { do: 'buy'; shares: Basket<Colour>; case?: Kind }
  | { do: 'sell'; shares: Basket<Colour>; lower: Colour; case?: Kind }
  | { do: 'silver'; bars: number; case?: Kind }
  | { do: 'pass'; case?: Kind }
  | { do: 'end' }

const many = cases.ofColour
const shares = {
  kind: 'count',
  of: { Y: many, B: many, R: many, G: many, O: many },
  min: 1,
  max: many * colours.length,
} as const
const anyCase = { kind: 'one', of: kinds, none: true } as const
const mostSubsidies = Math.max(...levels.map((level) => level.subsidies))

/** The shape of every move. Wide enough that too much of something is refused in words, not as malformed. */
export const moves: readonly Choice<Move>[] = [
  { do: 'opening', fields: { case: { kind: 'one', of: colours } } },
  { do: 'subsidy', fields: { count: { kind: 'range', min: 1, max: mostSubsidies } } },
  { do: 'passCard', fields: { case: { kind: 'one', of: kinds } } },
  { do: 'buy', fields: { shares, case: anyCase } },
  { do: 'sell', fields: { shares, lower: { kind: 'one', of: colours }, case: anyCase } },
  { do: 'silver', fields: { bars: { kind: 'range', min: 1, max: 99 }, case: anyCase } },
  { do: 'pass', fields: { case: anyCase } },
  { do: 'end', fields: {} },
]
