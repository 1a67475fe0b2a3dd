import type { Domain, PlainChoice, PlainMove, Value } from '../../../shared/kit/choice.ts'

/** An order that is being put together. */
export type Draft = { readonly [field: string]: Value | undefined }

/** What a control stands at before it is touched: only what leaves no choice is filled in. */
export const begun = (choice: PlainChoice): Draft =>
  Object.fromEntries(Object.entries(choice.fields).map(([field, domain]) => [field, first(domain)]))

function first(domain: Domain): Value | undefined {
  switch (domain.kind) {
    case 'range':
      return domain.min
    case 'one':
      return domain.of.length === 1 && !domain.none ? domain.of[0] : undefined
    case 'several':
      return domain.min >= domain.of.length ? domain.of : []
    case 'count':
      return {}
  }
}

/** The order, or the first field that is still to be filled in. */
export function finished(choice: PlainChoice, draft: Draft): { move: PlainMove } | { missing: string } {
  const move: { do: string; [field: string]: Value } = { do: choice.do }
  for (const [field, domain] of Object.entries(choice.fields)) {
    const value = draft[field]
    if (!fits(domain, value)) return { missing: field }
    if (value !== undefined) move[field] = value
  }
  return { move }
}

function fits(domain: Domain, value: Value | undefined): boolean {
  if (value === undefined) return domain.kind === 'one' && domain.none === true
  if (domain.kind === 'several') return Array.isArray(value) && value.length >= domain.min
  if (domain.kind !== 'count') return true
  return Object.values(value).reduce((sum: number, n) => sum + (typeof n === 'number' ? n : 0), 0) >= domain.min
}
