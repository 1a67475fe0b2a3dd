import type { Viewer } from '../../../shared/game/definition.ts'
import { encode, same } from '../../../shared/kit/json.ts'
import { type Change, diff, type Patch, patched } from '../../../shared/protocol/diff.ts'
import { screen } from '../../../shared/table/screen.ts'
import type { Table } from '../../../shared/table/table.ts'
import { type Fault, parting, text, unplain } from './json.ts'

/** P4, P5, P12: what goes to this viewer turns his old screen into the new one, shares the rest, and holds no secret. */
export function unpatched(before: Table, after: Table, viewer: Viewer, weigh: (bytes: number) => void): Fault {
  const from = screen(before, viewer)
  const to = screen(after, viewer)
  const odd = unplain(to, 'screen')
  if (odd) return `screen of ${viewer}: ${odd}`
  encode(to)
  const was = text(from)
  const patch = diff(from, to)
  weigh(patch ? encode(patch).length : 0)
  const made = patch ? patched(from, patch) : from
  if (!same(made, to)) return `the patch of ${viewer} does not lead to the new screen: ${parting(made, to)}`
  if (text(from) !== was) return `the patch of ${viewer} wrote into the old screen`
  return patch && torn(from, made, patch)
}

/** P5: the first branch that has no change and is not the very same object. */
export function torn(base: unknown, made: unknown, patch: Patch): Fault {
  const old = fieldsOf(base)
  const now = fieldsOf(made)
  for (const key of Object.keys(old)) {
    const change: Change | undefined = patch[key]
    if (change === undefined && old[key] !== now[key]) return `branch ${key} has no change and was copied`
    if (change === undefined || Array.isArray(change)) continue
    const fault = torn(old[key], now[key], change as Patch)
    if (fault) return fault
  }
  return undefined
}

const fieldsOf = (value: unknown): { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null ? { ...value } : {}
