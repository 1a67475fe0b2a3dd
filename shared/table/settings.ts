import type { OptionSpec } from '../game/definition.ts'
import type { Domain, PlainChoice, Value } from '../kit/choice.ts'
import { read } from '../kit/choice.ts'

/** What the host decides about the table itself; `seconds`, `bank` (seconds) and `days` count under their pace only. */
export type Settings = {
  /** Whether the home page lists the table. */
  readonly list: 'link' | 'public'
  /** Whether a latecomer may take over a bot's seat in a running game. */
  readonly join: 'yes' | 'no'
  /** Who may chat. */
  readonly chat: 'all' | 'players'
  /** Whether the chat goes into the record. */
  readonly keep: 'yes' | 'no'
  readonly pace: 'none' | 'move' | 'days'
  readonly seconds: number
  readonly bank: number
  readonly days: number
}

const usual: Settings = {
  list: 'link',
  join: 'yes',
  chat: 'all',
  keep: 'no',
  pace: 'none',
  seconds: 60,
  bank: 180,
  days: 2,
}

const domains: { readonly [key in keyof Settings]: Domain } = {
  list: { kind: 'one', of: ['link', 'public'] },
  join: { kind: 'one', of: ['yes', 'no'] },
  chat: { kind: 'one', of: ['all', 'players'] },
  keep: { kind: 'one', of: ['yes', 'no'] },
  pace: { kind: 'one', of: ['none', 'move', 'days'] },
  seconds: { kind: 'range', min: 15, max: 600, step: 15 },
  bank: { kind: 'range', min: 0, max: 3600, step: 30 },
  days: { kind: 'range', min: 1, max: 14 },
}

/** The settings as sets, in the order in which they are shown. */
export const settingSpecs: readonly OptionSpec[] = Object.entries(domains).map(([key, domain]) => ({
  key,
  domain,
  usual: () => usual[key as keyof Settings],
}))

export const usualSettings = usual

/** What may still be changed while the game runs: not the clock, which would be unfair to somebody. */
export const changeable: readonly string[] = ['list', 'join', 'chat', 'keep']

/** Some of the settings or options, out of untrusted JSON; undefined when anything does not lie inside its set. */
export function readSome(specs: readonly OptionSpec[], json: unknown): { readonly [key: string]: Value } | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined
  const fields = Object.fromEntries(
    specs.flatMap((spec) => (Object.hasOwn(json, spec.key) ? [[spec.key, spec.domain]] : [])),
  )
  const choice: PlainChoice = { do: 'set', fields }
  const found = read([choice as never], { ...json, do: 'set' })
  if (!('move' in found)) return undefined
  const { do: _, ...set } = found.move as { do: string } & { [key: string]: Value }
  return set
}
