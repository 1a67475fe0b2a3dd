import type { Patch } from '../../shared/protocol/diff.ts'
import type { Screen } from '../../shared/table/screen.ts'
import { hex } from './chance.ts'
import { keepNonce, myName } from './me.ts'
import { listing } from './wants.ts'

/** Why a page could not be shown: nothing there, too many tables opened, or no line. */
export type Trouble = 'noTable' | 'tooManyTables' | 'noLine' | 'internal'
export type Answer<T> = { readonly got: T } | { readonly trouble: Trouble }

/** A table in short, as this browser may know it: its seat there, and whose turn it is. */
export type Info = {
  readonly game: string
  readonly stage: Screen['stage']
  readonly seat: number | null
  readonly myTurn: boolean
  readonly turn: readonly string[]
}

/** The stored stream of a table, as far as a page needs it. */
export type TableRecord = {
  readonly code: string
  readonly game: string
  readonly match: number
  readonly stage: Screen['stage']
  readonly deal: { readonly commitment: string; readonly nonces: readonly string[]; readonly seed?: string | null }
  readonly commits: readonly { readonly rev: number; readonly at: number; readonly patch?: Patch }[]
}

async function ask<T>(path: string, init?: RequestInit): Promise<Answer<T>> {
  try {
    const answer = await fetch(`/api/tables${path}`, init)
    if (answer.ok) return { got: (await answer.json()) as T }
    return { trouble: answer.status === 404 ? 'noTable' : answer.status === 429 ? 'tooManyTables' : 'internal' }
  } catch {
    return { trouble: 'noLine' }
  }
}

/** Opens a table with me in its first chair, listed if I want mine to be; with bots the game begins at once. */
export async function openTable(game: string, bots: boolean): Promise<Answer<{ code: string }>> {
  const nonce = hex(16)
  const list = listing.on.value && !bots ? 'public' : 'link'
  const body = JSON.stringify({ game, name: myName.value, nonce, bots, list })
  const answer = await ask<{ code: string }>('', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  if ('got' in answer) keepNonce(answer.got.code, 1, nonce)
  return answer
}

/** Also gives this browser its cookie, without which it cannot sit down: so it comes before the socket. */
export const info = (code: string): Promise<Answer<Info>> => ask(`/${encodeURIComponent(code)}`)
/** The record of a game at this table, the current one unless `match` says otherwise. */
export const record = (code: string, match?: number): Promise<Answer<TableRecord>> =>
  ask(`/${encodeURIComponent(code)}/record${match === undefined ? '' : `?match=${match}`}`)
export const recordLink = (code: string, match: number): string =>
  `/api/tables/${encodeURIComponent(code)}/record?match=${match}`

/** The key for web push, or undefined where the host of this site has none. */
export async function pushKey(): Promise<string | undefined> {
  try {
    const answer = await fetch('/api/push')
    const { key }: { key: string | null } = await answer.json()
    return key ?? undefined
  } catch {
    return undefined
  }
}
