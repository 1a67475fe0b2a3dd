/** What went wrong, in words; undefined when all is well. */
export type Fault = string | undefined

export const text = (value: unknown): string => JSON.stringify(value) ?? 'undefined'

/** The path of the first thing that is not plain JSON with whole numbers; undefined when all is. */
export function unplain(value: unknown, path = ''): Fault {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && !Object.is(value, -0) ? undefined : `${path} is ${value}`
  if (typeof value !== 'object') return `${path} is ${typeof value}`
  const list = Array.isArray(value)
  if (Object.getPrototypeOf(value) !== (list ? Array.prototype : Object.prototype))
    return `${path} is a ${value.constructor.name}`
  if (list && Object.keys(value).length !== value.length) return `${path} has holes or names`
  for (const [key, item] of Object.entries(value)) {
    const fault = unplain(item, `${path}.${key}`)
    if (fault) return fault
  }
  return undefined
}

/** Where two values part, for reports. */
export function parting(a: unknown, b: unknown, path = ''): string {
  const fields = (value: unknown) => (typeof value === 'object' && value !== null ? value : undefined)
  const one = fields(a)
  const two = fields(b)
  if (!one || !two) return `${path || 'all'}: ${text(a)} | ${text(b)}`
  const keys = Object.keys(one)
  if (text(keys) !== text(Object.keys(two)))
    return `keys of ${path || 'all'}: ${text(keys)} | ${text(Object.keys(two))}`
  const values: Record<string, unknown> = { ...two }
  for (const [key, item] of Object.entries(one))
    if (text(item) !== text(values[key])) return parting(item, values[key], `${path}.${key}`)
  return 'nowhere'
}

/** Freezes the value and everything in it; whoever writes into it throws. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const item of Object.values(value)) frozen(item)
  return Object.freeze(value)
}
