import { signal } from '@preact/signals'
import { hex } from './chance.ts'
import { keep, recall } from './memory.ts'

/** What I am called: kept in this browser. */
export const myName = signal(recall('name'))
export function rename(name: string): void {
  myName.value = name
  keep('name', name)
}

/** Every game at a table has a deal of its own, and so a number of its own from me. */
const place = (code: string, match: number): string => (match === 1 ? `nonce ${code}` : `nonce ${code} ${match}`)

/** My part of the chance of a table's deal: made once per game, kept to be found again when the deal is checked. */
export function myNonce(code: string, match: number): string {
  const known = knownNonce(code, match)
  if (known) return known
  const nonce = hex(16)
  keepNonce(code, match, nonce)
  return nonce
}
export const knownNonce = (code: string, match: number): string => recall(place(code, match))
export const keepNonce = (code: string, match: number, nonce: string): void => keep(place(code, match), nonce)
