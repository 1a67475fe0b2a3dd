import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** A source of chance. `below(n)` is a whole number from 0 to n - 1, each equally likely; n is at least 1. */
export type Random = { below(n: number): number }

/** Where a deal's chance stands: the key is secret for as long as the game runs; `at` counts the words used. */
export type Chance = { readonly key: string; readonly at: number }

const words = 8
const span = 2 ** 32

/** SHA-256 of a text, as 64 hex digits. */
export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** The chance of a deal: the hash of the room's secret seed and every player's nonce, in the order of the seats. */
export const chanceOf = (seed: string, nonces: readonly string[]): Chance => ({
  key: digest([seed, ...nonces].join('|')),
  at: 0,
})

function block(key: string, n: number): Uint32Array {
  const input = new Uint8Array(36)
  input.set(hexToBytes(key))
  new DataView(input.buffer).setUint32(32, n)
  const hash = new DataView(sha256(input).buffer)
  return Uint32Array.from({ length: words }, (_, i) => hash.getUint32(i * 4))
}

/**
 * SHA-256 in counter mode. Slower than an ordinary generator and that is the point: nobody can work out the next
 * draw from the draws he has seen. `now()` is the chance to keep for the next move.
 */
export function deal(from: Chance): Random & { now(): Chance } {
  let at = from.at
  let loaded = -1
  let current: Uint32Array = new Uint32Array(0)
  const word = () => {
    const wanted = Math.floor(at / words)
    if (wanted !== loaded) {
      current = block(from.key, wanted)
      loaded = wanted
    }
    return current[at++ % words] ?? 0
  }
  return { below: (n) => unbiased(n, word), now: () => ({ key: from.key, at }) }
}

/** A fast generator (sfc32) for bots, tests and the bench: never for a deal. */
export function dice(seed: number): Random {
  let a = seed | 0
  let b = 0x9e3779b9 | 0
  let c = 0x243f6a88
  let d = 1
  const word = () => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return t >>> 0
  }
  for (let i = 0; i < 12; i++) word()
  return { below: (n) => unbiased(n, word) }
}

function unbiased(n: number, word: () => number): number {
  if (n <= 1) return 0
  const limit = span - (span % n)
  let w = word()
  while (w >= limit) w = word()
  return w % n
}

/** One of the items. Throws on an empty list. */
export function pick<T>(items: readonly T[], random: Random): T {
  const item = items[random.below(items.length)]
  if (item === undefined) throw new Error('pick from nothing')
  return item
}

/** A shuffled copy (Fisher and Yates). */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const out = items.slice()
  for (let i = out.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const item = out[i] as T
    out[i] = out[j] as T
    out[j] = item
  }
  return out
}
