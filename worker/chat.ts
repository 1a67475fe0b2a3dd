/** One thing said. `seat` is null for a spectator, whose name is his own word. */
export type Saying = {
  readonly n: number
  readonly at: number
  readonly seat: number | null
  readonly name: string
  readonly text: string
}

const kept = 200

/** The talk at a table, beside its commits: one row a saying, the last 200 of them. */
export class Chat {
  #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  prepare(): void {
    this.#sql.exec('CREATE TABLE chat (n INTEGER PRIMARY KEY, body TEXT NOT NULL)')
  }

  add(saying: Omit<Saying, 'n'>): Saying {
    const last = this.#sql.exec<{ n: number | null }>('SELECT MAX(n) AS n FROM chat').one().n ?? 0
    const said = { n: last + 1, ...saying }
    this.#sql.exec('INSERT INTO chat VALUES (?, ?)', said.n, JSON.stringify(said))
    // Forgotten in blocks, so that a saying costs one row on most days.
    if (said.n % 50 === 0) this.#sql.exec('DELETE FROM chat WHERE n <= ?', said.n - kept)
    return said
  }

  last(count: number): readonly Saying[] {
    return this.#sql
      .exec<{ body: string }>('SELECT body FROM chat ORDER BY n DESC LIMIT ?', count)
      .toArray()
      .map((row) => JSON.parse(row.body) as Saying)
      .reverse()
  }
}
