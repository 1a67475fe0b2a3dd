import type { Patch } from '../../shared/protocol/diff.ts'
import type { Screen } from '../../shared/table/screen.ts'
import { hex } from './chance.ts'
import { keepNonce, myName } from './me.ts'

/** Why a page could not be shown: nothing there, too many tables opened, or no line. */
export type Trouble = 'noTable' | 'tooManyTables' | 'noLine' | 'internal'
export type Answer<T> = { readonly got: T } | { readonly trouble: Trouble }

export type Info = { readonly game: string; readonly stage: Screen['stage'] }

/** The stored stream of a table, as far as a page needs it. */
export type TableRecord = {
  readonly code: string
  readonly game: string
  readonly stage: Screen['stage']
  readonly deal: { readonly commitment: string; readonly nonces: readonly string[]; readonly seed?: string }
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

/** Opens a table with me in its first chair; with bots the game begins at once. */
export async function openTable(game: string, bots: boolean): Promise<Answer<{ code: string }>> {
  const nonce = hex(16)
  const body = JSON.stringify({ game, name: myName.value, nonce, bots })
  const answer = await ask<{ code: string }>('', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  if ('got' in answer) keepNonce(answer.got.code, nonce)
  return answer
}

/** Also gives this browser its cookie, without which it cannot sit down: so it comes before the socket. */
export const info = (code: string): Promise<Answer<Info>> => ask(`/${encodeURIComponent(code)}`)
export const record = (code: string): Promise<Answer<TableRecord>> => ask(`/${encodeURIComponent(code)}/record`)
export const recordLink = (code: string): string => `/api/tables/${encodeURIComponent(code)}/record`
