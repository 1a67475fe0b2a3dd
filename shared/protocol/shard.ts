import { digest } from '../kit/random.ts'
import { shards } from './lobby.ts'

/** The lobby object that lists this table: fixed from the first day, so that more of them can be added later. */
export const shardOf = (code: string): string => `lobby-${Number.parseInt(digest(code).slice(0, 8), 16) % shards}`
