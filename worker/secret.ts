import { digest } from '../shared/kit/random.ts'

const minutes = 10

/** So many random bytes, in hex digits. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The secret of a deal. */
export const newSeed = (): string => randomHex(32)

/** A key for a second device, good for ten minutes; the table keeps only its hash. */
export function newKey(now: number): { key: string; hash: string; until: number } {
  const key = randomHex(16)
  return { key, hash: digest(key), until: now + minutes * 60_000 }
}
