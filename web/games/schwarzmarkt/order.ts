import { signal } from '@preact/signals'
import type { Card, Good, Goods } from '../../../shared/games/schwarzmarkt/board.ts'
import type { Why } from '../../../shared/games/schwarzmarkt/events.ts'
import { add } from '../../../shared/kit/basket.ts'

/** The order I am putting together. A turn is one order: what I sell, or how far the price moves without a sale. */
export type Order = {
  readonly card: Card | undefined
  readonly goods: Readonly<Goods>
  /** Spaces to move without a sale; 0 on the final space, where nothing moves any more. */
  readonly steps: number | undefined
  readonly seat: number | undefined
  readonly good: Good | undefined
  /** Why the last tap could not be followed. */
  readonly why: Why | undefined
}

const blank: Order = { card: undefined, goods: {}, steps: undefined, seat: undefined, good: undefined, why: undefined }

/** Board and strip draw the same order. There is one table on a page. */
export const order = signal<Order>(blank)

export const change = (part: Partial<Order>): void => {
  order.value = { ...order.value, why: undefined, ...part }
}
export const forget = (): void => {
  if (order.value !== blank) order.value = blank
}

/** One card more or fewer of a good; what is sold replaces a move without a sale. */
export function put(basket: Readonly<Goods>, good: Good, by: 1 | -1): void {
  const next = { ...basket }
  if ((next[good] ?? 0) + by < 0) return
  add(next, good, by)
  change({ goods: next, steps: undefined })
}

/**
 * The second half of a turn without a sale: the room asks for it once it has heard that nothing is sold. The player has
 * confirmed both at once, so it is answered by itself, from the space for which it was meant.
 */
export const onward = signal<{ readonly space: number; readonly steps: number } | undefined>(undefined)
