import type { Past, Table } from '../shared/table/table.ts'
import type { Kept } from './kept.ts'

const perPage = 32

/**
 * The room's storage: pages of commits, each with the table after its last commit. A commit writes exactly one row;
 * loading reads the last page and replays nothing.
 */
export class Store {
  #sql: SqlStorage
  #page = 0
  /** The commits of the current page, encoded. */
  #commits: string[] = []
  #past = new WeakMap<Past, string>()
  /** Rows written by the last save: the deterministic budget a test reads. */
  rowsWritten = 0

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  /** The table after the last commit; undefined for a code that was never opened, and then nothing is written. */
  load(): Table | undefined {
    const exists = this.#sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'page'").toArray()
    if (exists.length === 0) return undefined
    const row = this.#sql
      .exec<{ n: number; body: string }>('SELECT n, body FROM page ORDER BY n DESC LIMIT 1')
      .toArray()[0]
    if (!row) return undefined
    const body = JSON.parse(row.body) as { table: Table; commits: Kept[] }
    this.#page = row.n
    this.#commits = body.commits.map((commit) => JSON.stringify(commit))
    return body.table
  }

  /** Before the first save, once: only a table that is opened has storage. */
  prepare(): void {
    this.#sql.exec('CREATE TABLE page (n INTEGER PRIMARY KEY, body TEXT NOT NULL)')
  }

  save(table: Table, commit: Kept): void {
    const full = this.#commits.length >= perPage
    const page = full ? this.#page + 1 : this.#page
    const commits = full ? [] : this.#commits
    const next = JSON.stringify(commit)
    const body = `{"table":${this.#encode(table)},"commits":[${commits.length > 0 ? `${commits.join(',')},` : ''}${next}]}`
    const cursor = this.#sql.exec(
      'INSERT INTO page (n, body) VALUES (?, ?) ON CONFLICT (n) DO UPDATE SET body = excluded.body',
      page,
      body,
    )
    this.rowsWritten = cursor.rowsWritten
    this.#page = page
    commits.push(next)
    this.#commits = commits
  }

  /** The states kept for undo stay the same from commit to commit: each is encoded once. */
  #encode(table: Table): string {
    const past = table.past.map((one) => {
      const known = this.#past.get(one) ?? JSON.stringify(one)
      this.#past.set(one, known)
      return known
    })
    return `${JSON.stringify({ ...table, past: undefined }).slice(0, -1)},"past":[${past.join(',')}]}`
  }

  /** Commits before `rev`, oldest first, at least `least` of them while there are so many, and whether there are more. */
  before(rev: number, least: number): { commits: Kept[]; more: boolean } {
    let found: Kept[] = []
    // Every page but the last is full, so the place of a commit is known without looking.
    let page = Math.min(this.#page, Math.floor((rev - 1) / perPage))
    for (; page >= 0 && found.length < least; page--)
      found = [...this.#read(page).filter((one) => one.rev < rev), ...found]
    return { commits: found, more: page >= 0 }
  }

  all(): Kept[] {
    return Array.from({ length: this.#page + 1 }, (_, page) => this.#read(page)).flat()
  }

  #read(page: number): Kept[] {
    if (page === this.#page) return this.#commits.map((text) => JSON.parse(text) as Kept)
    const row = this.#sql.exec<{ body: string }>('SELECT body FROM page WHERE n = ?', page).toArray()[0]
    return row ? (JSON.parse(row.body) as { commits: Kept[] }).commits : []
  }
}
