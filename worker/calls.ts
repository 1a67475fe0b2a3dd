import type { Reminder } from '../shared/protocol/reminder.ts'
import { botPlays, type Table } from '../shared/table/table.ts'
import { push } from './push.ts'

/** Who wants to be called when it is his turn and his tab is closed. */
export class Calls {
  #sql: SqlStorage
  #env: Env

  constructor(sql: SqlStorage, env: Env) {
    this.#sql = sql
    this.#env = env
  }

  prepare(): void {
    this.#sql.exec('CREATE TABLE reminder (who TEXT PRIMARY KEY, body TEXT NOT NULL)')
  }

  set(who: string, reminder: Reminder | null): void {
    if (reminder) this.#sql.exec('INSERT OR REPLACE INTO reminder VALUES (?, ?)', who, JSON.stringify(reminder))
    else this.#sql.exec('DELETE FROM reminder WHERE who = ?', who)
  }

  /** Calls the absent whose question is new with this commit. */
  async call(before: Table, after: Table, here: () => readonly number[]): Promise<void> {
    if (!this.#env.VAPID_PUBLIC || after.stage !== 'playing') return
    const present = here()
    const seats = after.chairs.flatMap((chair, seat) => {
      const raised = (after.asks[seat] ?? 0) > (before.asks[seat] ?? 0)
      const open = after.times[seat]?.since !== null
      return chair.kind === 'human' && raised && open && !present.includes(seat) && !botPlays(after, seat)
        ? [chair]
        : []
    })
    await Promise.all(seats.flatMap((chair) => chair.who.map((who) => this.#one(who, `/t/${after.code}`))))
  }

  async #one(who: string, url: string): Promise<void> {
    const row = this.#sql.exec<{ body: string }>('SELECT body FROM reminder WHERE who = ?', who).toArray()[0]
    if (!row) return
    if ((await push(JSON.parse(row.body) as Reminder, url, this.#env)) === 'gone') this.set(who, null)
  }
}
