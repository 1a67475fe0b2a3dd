/** One thing said at a table, beside its commits. `seat` is null for a spectator, whose name is his own word. */
export type Saying = {
  readonly n: number
  /** Server time in milliseconds. */
  readonly at: number
  readonly seat: number | null
  readonly name: string
  readonly text: string
}
