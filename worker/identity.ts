import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

const name = 'who'
const shape = /^[0-9a-f]{32}$/
const year = 365 * 24 * 3600

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The browser's secret, from its cookie; a browser without one gets one with this answer. */
export function browser(c: Context): string {
  const known = known_(c)
  if (known) return known
  const secret = hex(crypto.getRandomValues(new Uint8Array(16)))
  setCookie(c, name, secret, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: year,
    secure: new URL(c.req.url).protocol === 'https:',
  })
  return secret
}

const known_ = (c: Context): string | undefined => {
  const cookie = getCookie(c, name)
  return cookie && shape.test(cookie) ? cookie : undefined
}

/**
 * Who this browser is at this table, or undefined. A hash, so that what a room stores cannot be used as a cookie and
 * two tables cannot be told to know the same browser.
 */
export async function personAt(c: Context, code: string): Promise<string | undefined> {
  const secret = known_(c)
  return secret === undefined ? undefined : personOf(secret, code)
}

export async function personOf(secret: string, code: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${secret}|${code}`))
  return hex(new Uint8Array(hash).slice(0, 16))
}
