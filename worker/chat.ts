import type { Saying } from '../shared/protocol/chat.ts'

type Kept = Saying & { readonly who: string; readonly id: string }

const kept = 200

/** The talk at a table: one row a saying, the last 200 of them. */
export class Chat {
  #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  prepare(): void {
    this.#sql.exec('CREATE TABLE chat (n INTEGER PRIMARY KEY, body TEXT NOT NULL)')
  }

  /** Whether this browser has said this already, under the same id. */
  knows(who: string, id: string): boolean {
    return this.#read(20).some((one) => one.who === who && one.id === id)
  }

  add(saying: Omit<Saying, 'n'>, who: string, id: string): Saying {
    const n = (this.#read(1).at(-1)?.n ?? 0) + 1
    this.#sql.exec('INSERT INTO chat VALUES (?, ?)', n, JSON.stringify({ n, ...saying, who, id }))
    // Forgotten in blocks, so that a saying costs one row as a rule.
    if (n % 50 === 0) this.#sql.exec('DELETE FROM chat WHERE n <= ?', n - kept)
    return { n, ...saying }
  }

  last(count: number): readonly Saying[] {
    return this.#read(count).map(({ who: _, id: __, ...saying }) => saying)
  }

  #read(count: number): Kept[] {
    return this.#sql
      .exec<{ body: string }>('SELECT body FROM chat ORDER BY n DESC LIMIT ?', count)
      .toArray()
      .map((row) => JSON.parse(row.body) as Kept)
      .reverse()
  }
}
