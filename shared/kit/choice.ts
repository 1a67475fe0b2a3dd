import { pick, type Random, shuffle } from './random.ts'

/** A whole number from min to max, in steps (usually of 1) counted from min. */
export type Range = { readonly kind: 'range'; readonly min: number; readonly max: number; readonly step?: number }
/** One of the values; with `none` the field may also be left out. */
export type OneOf<T extends string | number = string | number> = {
  readonly kind: 'one'
  readonly of: readonly T[]
  readonly none?: true
}
/** Different values of the list, min to max of them; their order is kept. */
export type Several<T extends string | number = string | number> = {
  readonly kind: 'several'
  readonly of: readonly T[]
  readonly min: number
  readonly max: number
}
/** How many of each kind, 0 up to the number given for the kind, min to max in all. */
export type Count<K extends string = string> = {
  readonly kind: 'count'
  readonly of: { readonly [kind in K]?: number }
  readonly min: number
  readonly max: number
}
export type Domain = Range | OneOf | Several | Count

type DomainOf<V> = [V] extends [number]
  ? Range | OneOf<V>
  : [V] extends [string]
    ? OneOf<V>
    : [V] extends [readonly (infer I extends string | number)[]]
      ? Several<I>
      : [V] extends [{ readonly [kind in infer K extends string]?: number }]
        ? Count<K>
        : never

/** What every move is: a kind, and fields of numbers, words, lists or counts. */
export type AnyMove = { readonly do: string }
export type Value = string | number | readonly (string | number)[] | { readonly [kind: string]: number }
export type PlainMove = { readonly do: string; readonly [field: string]: Value }

type FieldsOf<M> = { readonly [F in keyof Omit<M, 'do'>]: DomainOf<Exclude<M[F & keyof M], undefined>> }

/** A move whose fields are sets: what may be done, once, as data. Several choices may share one `do`. */
export type Choice<M extends AnyMove = AnyMove> = M extends AnyMove
  ? { readonly do: M['do']; readonly fields: FieldsOf<M> }
  : never

/** A choice as the wire, the controls and the fuzzer see it. */
export type PlainChoice = { readonly do: string; readonly fields: { readonly [field: string]: Domain } }

export type Misread = { readonly key: 'notNow' | 'malformed'; readonly field?: string }

/**
 * P6, F21: turns untrusted JSON into a move that lies inside one of the choices, built anew so that no unknown key
 * survives. Nothing is clamped or guessed. Zero counts are dropped.
 */
export function read<M extends AnyMove>(
  choices: readonly Choice<M>[],
  json: unknown,
): { move: M } | { misread: Misread } {
  if (!isRecord(json) || typeof json.do !== 'string') return { misread: { key: 'malformed' } }
  let misread: Misread = { key: 'notNow' }
  for (const choice of choices as readonly PlainChoice[]) {
    if (choice.do !== json.do) continue
    const found = readOne(choice, json)
    if ('move' in found) return { move: found.move as unknown as M }
    misread = found.misread
  }
  return { misread }
}

function readOne(choice: PlainChoice, json: Record<string, unknown>): { move: PlainMove } | { misread: Misread } {
  for (const key of Object.keys(json))
    if (key !== 'do' && !Object.hasOwn(choice.fields, key)) return { misread: { key: 'malformed' } }
  const move: Record<string, Value> & { do: string } = { do: choice.do }
  for (const [field, domain] of Object.entries(choice.fields)) {
    const given = Object.hasOwn(json, field) ? json[field] : undefined
    if (given === undefined && domain.kind === 'one' && domain.none) continue
    const value = within(domain, given)
    if (value === undefined) return { misread: { key: 'malformed', field } }
    move[field] = value
  }
  return { move }
}

function within(domain: Domain, given: unknown): Value | undefined {
  switch (domain.kind) {
    case 'range':
      return typeof given === 'number' &&
        Number.isSafeInteger(given) &&
        given >= domain.min &&
        given <= domain.max &&
        (given - domain.min) % (domain.step ?? 1) === 0
        ? given
        : undefined
    case 'one':
      return domain.of.find((value) => value === given)
    case 'several': {
      if (!Array.isArray(given) || given.length < domain.min || given.length > domain.max) return undefined
      if (new Set(given).size !== given.length || !given.every((item) => domain.of.includes(item))) return undefined
      return given.slice()
    }
    case 'count': {
      if (!isRecord(given)) return undefined
      const counts: Record<string, number> = {}
      let sum = 0
      for (const key of Object.keys(given)) {
        const n = given[key]
        const most = Object.hasOwn(domain.of, key) ? (domain.of[key] ?? 0) : -1
        if (typeof n !== 'number' || !Number.isSafeInteger(n) || n < 0 || n > most) return undefined
        sum += n
      }
      if (sum < domain.min || sum > domain.max) return undefined
      for (const key of Object.keys(domain.of))
        if (Object.hasOwn(given, key) && given[key] !== 0) counts[key] = given[key] as number
      return counts
    }
  }
}

const isRecord = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** A move from one choice, each field drawn evenly from its set (a count: size first, then things). */
export function sample<M extends AnyMove>(choices: readonly Choice<M>[], random: Random): M {
  const choice = pick(choices as readonly PlainChoice[], random)
  const move: Record<string, Value> & { do: string } = { do: choice.do }
  for (const field in choice.fields) {
    const value = any(choice.fields[field] as Domain, random)
    if (value !== undefined) move[field] = value
  }
  return move as unknown as M
}

function any(domain: Domain, random: Random): Value | undefined {
  switch (domain.kind) {
    case 'range': {
      const step = domain.step ?? 1
      return domain.min + step * random.below(Math.floor((domain.max - domain.min) / step) + 1)
    }
    case 'one': {
      if (domain.none && random.below(domain.of.length + 1) === 0) return undefined
      return pick(domain.of, random)
    }
    case 'several': {
      const size = domain.min + random.below(Math.min(domain.max, domain.of.length) - domain.min + 1)
      return shuffle(domain.of, random).slice(0, size)
    }
    case 'count': {
      const things: string[] = []
      for (const kind in domain.of) for (let i = 0; i < (domain.of[kind] ?? 0); i++) things.push(kind)
      const size = domain.min + random.below(Math.min(domain.max, things.length) - domain.min + 1)
      const counts: Record<string, number> = {}
      for (let i = 0; i < size; i++) {
        const j = i + random.below(things.length - i)
        const kind = things[j] as string
        things[j] = things[i] as string
        counts[kind] = (counts[kind] ?? 0) + 1
      }
      return counts
    }
  }
}
