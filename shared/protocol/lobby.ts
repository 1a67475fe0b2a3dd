/** One public table as the home page lists it. */
export type Listed = {
  readonly code: string
  readonly game: string
  readonly stage: 'waiting' | 'playing'
  /** The people's names, in seat order. */
  readonly names: readonly string[]
  readonly bots: number
  readonly most: number
  readonly watchers: number
  /** Whether a newcomer can sit down now: on an empty chair, or in place of a bot. */
  readonly open: boolean
}

/** What the lobby says: everything to a newcomer, then each change. */
export type LobbyTold =
  | { readonly t: 'tables'; readonly tables: readonly Listed[] }
  | { readonly t: 'put'; readonly table: Listed }
  | { readonly t: 'drop'; readonly code: string }

export const shards = 1

/** All lobby objects; which of them lists a table is told in shard.ts. */
export const allShards: readonly string[] = Array.from({ length: shards }, (_, n) => `lobby-${n}`)
