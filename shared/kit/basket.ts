import type { Random } from './random.ts'

/** How many of each kind. A kind that is absent counts 0; no count is negative. */
export type Basket<K extends string = string> = { [kind in K]?: number }

export const countOf = <K extends string>(basket: Basket<K>, kind: K): number => basket[kind] ?? 0

/** How many in all. */
export function total(basket: Basket): number {
  let sum = 0
  for (const kind in basket) sum += basket[kind] ?? 0
  return sum
}

/** Adds `by` (may be negative) to one kind, in place; a count of 0 is removed, so that equal baskets look equal. */
export function add<K extends string>(basket: Basket<K>, kind: K, by: number): void {
  const next = (basket[kind] ?? 0) + by
  if (next < 0) throw new Error(`basket: ${next} of ${kind}`)
  if (next === 0) delete basket[kind]
  else basket[kind] = next
}

/** Moves all of `what` from one basket into another, in place. */
export function move<K extends string>(what: Basket<K>, from: Basket<K>, to: Basket<K>): void {
  for (const kind in what) {
    const n = what[kind] ?? 0
    add(from, kind, -n)
    add(to, kind, n)
  }
}

/** Takes one thing at random out of the basket, in place: every thing is equally likely. Throws when it is empty. */
export function drawOne<K extends string>(basket: Basket<K>, random: Random): K {
  let left = random.below(total(basket))
  for (const kind in basket) {
    left -= basket[kind] ?? 0
    if (left < 0) {
      add<K>(basket, kind, -1)
      return kind
    }
  }
  throw new Error('draw from an empty basket')
}
