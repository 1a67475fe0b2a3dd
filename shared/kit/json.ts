/** What a state, a view or a message may be made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A secret: plain JSON, found by searching for `hidden`, and refused by the one door out of the room (P12). */
export type Hidden<T> = { readonly hidden: T }

export const hide = <T>(value: T): Hidden<T> => ({ hidden: value })

/** A deep copy of plain JSON: rules copy the state once and then write into the copy. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const list: unknown[] = new Array(value.length)
    for (let i = 0; i < value.length; i++) list[i] = copy(value[i])
    return list as T
  }
  const out: Record<string, unknown> = {}
  for (const key in value) out[key] = copy(value[key])
  return out as T
}

/** Whether two pieces of plain JSON are equal, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false
    return true
  }
  if (Array.isArray(b)) return false
  const one = a as Record<string, unknown>
  const two = b as Record<string, unknown>
  let count = 0
  for (const key in one) {
    if (!Object.hasOwn(two, key) || !same(one[key], two[key])) return false
    count++
  }
  return Object.keys(two).length === count
}

export class Leak extends Error {
  constructor() {
    super('a secret was about to leave the room')
  }
}

/**
 * P12: the one serialiser. Throws `Leak` when a secret is inside. The text search is exact: quotes inside a string
 * are escaped, so `"hidden":` can only be a key.
 */
export function encode(value: unknown): string {
  const text = JSON.stringify(value)
  if (text.includes('"hidden":')) throw new Leak()
  return text
}
