import type { Listed } from '../shared/protocol/lobby.ts'
import { shardOf } from '../shared/protocol/shard.ts'
import { listed } from '../shared/table/listed.ts'
import type { Table } from '../shared/table/table.ts'
import type { Here } from './presence.ts'

const debounce = 1000
const lease = 6 * 60_000
const renewal = 4 * 60_000

/** Tells the lobby how a public table stands. The room is the truth: a report that fails is only one that fails. */
export class Report {
  #env: Env
  /** What the lobby was told last in this wake, and when. */
  #told: { text: string; at: number } | undefined
  #due: number | undefined

  constructor(env: Env) {
    this.#env = env
  }

  /** Something may have changed. Reports are gathered for a second. */
  note(table: Table, here: Here, now: number): void {
    const text = JSON.stringify(listed(table, here))
    // After a sleep nobody remembers what a public table has told: it may stand in the list and have to go.
    const known = this.#told?.text ?? (table.settings.list === 'public' ? undefined : 'null')
    if (text === known) return
    this.#due ??= now + debounce
  }

  /** When to report next, in server time: a change, or the lease of an entry that stands. */
  due(): number | undefined {
    const renew = this.#told && this.#told.text !== 'null' ? this.#told.at + renewal : undefined
    return this.#due ?? renew
  }

  async send(table: Table, here: Here, now: number): Promise<void> {
    const due = this.due()
    if (due === undefined || due > now) return
    const entry: Listed | null = listed(table, here)
    this.#due = undefined
    this.#told = { text: JSON.stringify(entry), at: now }
    try {
      await this.#env.LOBBY.getByName(shardOf(table.code)).report(table.code, entry, now, lease)
    } catch (error) {
      // The table plays on; the lease runs out or the next report gets through.
      console.error(error)
    }
  }
}
