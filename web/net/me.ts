import { signal } from '@preact/signals'
import { hex } from './chance.ts'

const get = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
const set = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // A browser that remembers nothing asks for the name again; nothing else is lost.
  }
}

/** What I am called: kept in this browser. */
export const myName = signal(get('name'))
export function rename(name: string): void {
  myName.value = name
  set('name', name)
}

/** My part of the chance of a table's deal: made once, kept to be found again when the deal is checked. */
export function myNonce(code: string): string {
  const known = knownNonce(code)
  if (known) return known
  const nonce = hex(16)
  set(`nonce ${code}`, nonce)
  return nonce
}
export const knownNonce = (code: string): string => get(`nonce ${code}`)
export const keepNonce = (code: string, nonce: string): void => set(`nonce ${code}`, nonce)
