import { type Colour, colours, type Kind, kinds } from '../../../shared/games/black-friday/board.ts'
import type { View } from '../../../shared/games/black-friday/view.ts'
import { type Basket, countOf } from '../../../shared/kit/basket.ts'
import { mineOf, priceOf } from './part.ts'

/** BF8, BF15: the cases that may go along: those of a traded colour while there is one, otherwise any. */
export function going(from: Basket<Kind>, traded: Basket<Colour>): readonly Kind[] {
  const all = kinds.filter((kind) => countOf(from, kind) > 0)
  const same = all.filter((kind) => kind !== 'K' && countOf(traded, kind) > 0)
  return same.length > 0 ? same : all
}

/** The market after a purchase. */
export function marketAfter(view: View, bought: Basket<Colour>): Basket<Kind> {
  const market = { ...view.market }
  for (const colour of colours) market[colour] = countOf(market, colour) - countOf(bought, colour)
  return market
}

/** The case of which I hold most: laid on a table it may rise, and comes back into the bag. */
export function caseToLay(view: View, from: readonly Kind[], bought: Basket<Colour> = {}): Kind | undefined {
  const held = mineOf(view)?.hand ?? {}
  const worth = (kind: Kind) =>
    kind === 'K' ? 0 : 1 + priceOf(view, kind) * (countOf(held, kind) + countOf(bought, kind))
  return most(from, worth)
}

/** The case of which I hold least: what stays on the sales table goes into the bag and can be drawn. */
export function caseToTake(view: View, from: readonly Kind[], sold: Basket<Colour>): Kind | undefined {
  const held = mineOf(view)?.hand ?? {}
  return most(from, (kind) => (kind === 'K' ? 1 : -(countOf(held, kind) - countOf(sold, kind))))
}

/** Of the colours sold, the one of which I keep least. */
export function colourToFall(view: View, sold: Basket<Colour>): Colour | undefined {
  const held = mineOf(view)?.hand ?? {}
  const kept = (colour: Colour) => (countOf(held, colour) - countOf(sold, colour)) * priceOf(view, colour)
  return most(
    colours.filter((colour) => countOf(sold, colour) > 0),
    (colour) => -kept(colour),
  )
}

function most<K>(list: readonly K[], worth: (one: K) => number): K | undefined {
  let best: K | undefined
  for (const one of list) if (best === undefined || worth(one) > worth(best)) best = one
  return best
}
