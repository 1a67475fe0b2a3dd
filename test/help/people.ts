import type { Command, Decision } from '../../shared/table/command.ts'
import { decide } from '../../shared/table/decide.ts'
import type { Settings } from '../../shared/table/settings.ts'
import type { Consent, Table } from '../../shared/table/table.ts'
import { after, made, seated, sit, start, wish } from './table.ts'

type Bare<C> = C extends Command ? Omit<C, 'who' | 'id'> : never

/** What the person in this chair wants; `n` names the browser `browser-n`, whatever chair it sits on. */
export const by = (n: number, want: Bare<Command>): Command => ({ ...want, who: `browser-${n}`, id: wish() }) as Command

export const turn = (table: Table, n: number, seat: number, move: unknown): Command =>
  by(n, { do: 'turn', ask: table.asks[seat] ?? 0, move })

export const propose = (n: number, kind: Consent, seat?: number, gone = false): Command =>
  by(n, { do: 'propose', kind, gone, ...(seat !== undefined && { seat }) })
export const answer = (n: number, yes: boolean): Command => by(n, { do: 'answer', yes })
export const set = (settings: Partial<Settings>): Command => by(0, { do: 'settings', settings })

/** Why the table says no; undefined when it does not. */
export function whyNot(table: Table, command: Command, now = table.at + 1000): string | undefined {
  const decision: Decision = decide(table, command, now)
  return 'why' in decision ? decision.why.key : undefined
}

/** The log lines of the table's own that a command makes, and the table after it. */
export function carried(table: Table, command: Command, now = table.at + 1000) {
  const { table: next, own, events } = made(decide(table, command, now))
  return { table: next, own, events }
}

/** A running game of people in the first seats and bots in the last ones, under these settings. */
export function game(people: number, bots = 0, settings: Partial<Settings> = {}): Table {
  const set_ = Object.keys(settings).length > 0 ? [set(settings)] : []
  const seats = Array.from({ length: bots }, (_, n) => by(0, { do: 'bot', seat: people + n, on: true }))
  return after(seated(people), ...set_, ...seats, start())
}

/** Somebody who comes later. */
export const newcomer = (n: number, seat: number): Command => ({ ...sit(n), seat }) as Command
