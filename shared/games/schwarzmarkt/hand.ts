import { add, countOf } from '../../kit/basket.ts'
import { type Goods, goods } from './board.ts'
import type { Why } from './events.ts'

/** The first good of which more is named than is held. */
export function over(held: Readonly<Goods>, named: Readonly<Goods>): Why | undefined {
  for (const good of goods) {
    const most = countOf(held, good)
    if (countOf(named, good) > most) return { key: 'heldOnly', good, held: most }
  }
  return undefined
}

/** Cards leave the hand. Throws when it holds fewer. */
export function give(held: Goods, what: Readonly<Goods>): void {
  for (const good of goods) add(held, good, -countOf(what, good))
}
