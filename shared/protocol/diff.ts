import { same } from '../kit/json.ts'

/**
 * What changed between two JSON objects. Per key: `[]` deleted · `[value]` put · `[at, items]` appended to a list of
 * length `at` · an object: the same one level deeper (lists by index).
 */
export type Patch = { readonly [key: string]: Change }
export type Change = readonly [] | readonly [unknown] | readonly [number, readonly unknown[]] | Patch

/** P5: the patch does not belong to this board; ask for a whole screen. */
export class Misfit extends Error {}

type Record_ = { readonly [key: string]: unknown }

const isObject = (value: unknown): value is Record_ =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The patch that turns `from` into `to`, or undefined when they are equal. */
export function diff(from: object, to: object): Patch | undefined {
  return deeper(from as Record_, to as Record_)
}

/** Most of a board is what it was: equal values are passed over before anything else is asked. */
function deeper(from: Record_, to: Record_): Patch | undefined {
  let patch: Record<string, Change> | undefined
  let kept = 0
  for (const key in to) {
    const now = to[key]
    const was = from[key]
    if (was === now) {
      kept++
      continue
    }
    const known = was !== undefined && Object.hasOwn(from, key)
    if (known) kept++
    const change = known ? changed(was, now) : ([now] as const)
    if (change) {
      patch ??= {}
      patch[key] = change
    }
  }
  for (const _ in from) kept--
  if (kept === 0) return patch
  for (const key in from) {
    if (Object.hasOwn(to, key)) continue
    patch ??= {}
    patch[key] = []
  }
  return patch
}

function changed(from: unknown, to: unknown): Change | undefined {
  if (from === to) return undefined
  if (typeof from !== 'object' || typeof to !== 'object' || from === null || to === null) return [to]
  if (Array.isArray(from)) return Array.isArray(to) ? list(from, to) : [to]
  return Array.isArray(to) ? [to] : deeper(from as Record_, to as Record_)
}

function list(from: readonly unknown[], to: readonly unknown[]): Change | undefined {
  if (from.length === to.length) {
    let patch: Record<string, Change> | undefined
    let count = 0
    for (let i = 0; i < to.length; i++) {
      const change = changed(from[i], to[i])
      if (!change) continue
      patch ??= {}
      patch[i] = change
      count++
    }
    // More than half of the items changed: putting the list is shorter and says the same.
    return count * 2 > to.length ? [to] : patch
  }
  if (to.length > from.length && from.length > 0 && same(from, to.slice(0, from.length)))
    return [from.length, to.slice(from.length)]
  return [to]
}

/**
 * P3, P5: the object after the patch. `base` stays as it was and branches without a change keep their identity.
 * Throws `Misfit` before anything is used.
 */
export function patched<T extends object>(base: T, patch: Patch): T {
  return applied(base, patch) as T
}

function applied(base: unknown, patch: Patch): unknown {
  if (Array.isArray(base)) {
    const out: unknown[] = base.slice()
    for (const key of Object.keys(patch)) {
      const at = Number(key)
      if (!Number.isInteger(at) || at < 0 || at >= out.length) throw new Misfit(`no item ${key}`)
      out[at] = value(out[at], patch[key] as Change)
    }
    return out
  }
  if (!isObject(base)) throw new Misfit('nothing to go deeper into')
  const out: Record<string, unknown> = { ...base }
  for (const key of Object.keys(patch)) {
    const change = patch[key] as Change
    const known = Object.hasOwn(base, key)
    if (Array.isArray(change) && change.length === 0) {
      if (!known) throw new Misfit(`no ${key} to delete`)
      delete out[key]
    } else if (known) out[key] = value(base[key], change)
    else if (Array.isArray(change) && change.length === 1) out[key] = change[0]
    else throw new Misfit(`no ${key} to change`)
  }
  return out
}

function value(base: unknown, change: Change): unknown {
  if (!Array.isArray(change)) return applied(base, change as Patch)
  if (change.length === 1) return change[0]
  if (change.length !== 2) throw new Misfit('a list cannot lose an item by deletion')
  const [at, items] = change as readonly [number, readonly unknown[]]
  if (!Array.isArray(base) || base.length !== at) throw new Misfit(`the list does not end at ${at}`)
  return [...base, ...items]
}
