import { runInDurableObject } from 'cloudflare:test'
import { inject, vi } from 'vitest'
import type { Reminder } from '../../../shared/protocol/reminder.ts'
import type { Came } from '../../help/endpoint.ts'
import { roomOf } from './table.ts'

const url64 = (bytes: ArrayBuffer | Uint8Array): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}
const join = (...parts: Uint8Array[]): Uint8Array<ArrayBuffer> => Uint8Array.from(parts.flatMap((part) => [...part]))
const text = (words: string) => new TextEncoder().encode(words)
const pair = async (name: 'ECDH' | 'ECDSA', uses: KeyUsage[]): Promise<CryptoKeyPair> =>
  (await crypto.subtle.generateKey({ name, namedCurve: 'P-256' }, true, uses)) as CryptoKeyPair
const raw = async (key: CryptoKey) => new Uint8Array((await crypto.subtle.exportKey('raw', key)) as ArrayBuffer)
type KeyUsage = 'deriveBits' | 'sign' | 'verify'

/** A push service is always https; this one's line ends on loopback. */
export const service = 'https://push.outcry.test'
export function connect(): void {
  const away = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((to, init) =>
    String(to).startsWith(service)
      ? away(String(to).replace(service, inject('endpoint')), init as RequestInit)
      : away(to as RequestInfo, init as RequestInit),
  )
}

/** The room gets keys as `npm run vapid` makes them; the public one. For this wake only. */
export async function vapid(code: string): Promise<string> {
  const { publicKey, privateKey } = await pair('ECDSA', ['sign', 'verify'])
  const { d } = (await crypto.subtle.exportKey('jwk', privateKey)) as JsonWebKey
  const VAPID_PUBLIC = url64(await raw(publicKey))
  await runInDurableObject(roomOf(code), (room) => {
    const { env } = room as unknown as { env: Env }
    Object.assign(env, { VAPID_SUBJECT: 'mailto:ada@outcry.test', VAPID_PUBLIC, VAPID_PRIVATE: d })
  })
  return VAPID_PUBLIC
}

/** As if the site's host had made no keys. */
export const noVapid = (code: string): Promise<void> =>
  runInDurableObject(roomOf(code), (room) => {
    const { env } = room as unknown as { env: Env }
    Object.assign(env, { VAPID_SUBJECT: '', VAPID_PUBLIC: '', VAPID_PRIVATE: '' })
  })

/** A browser that wants to be called, at an endpoint of this name on loopback. */
export class Called {
  readonly name: string
  readonly #keys: CryptoKeyPair
  readonly #auth = crypto.getRandomValues(new Uint8Array(16))
  readonly #own: Uint8Array

  private constructor(name: string, keys: CryptoKeyPair, own: Uint8Array) {
    this.name = name
    this.#keys = keys
    this.#own = own
  }

  static async at(name: string): Promise<Called> {
    const keys = await pair('ECDH', ['deriveBits'])
    return new Called(`${name}${Math.random().toString(36).slice(2)}`, keys, await raw(keys.publicKey))
  }

  get reminder(): Reminder {
    return {
      subscription: {
        endpoint: `${service}/push/${this.name}`,
        expirationTime: null,
        keys: { p256dh: url64(this.#own), auth: url64(this.#auth) },
      },
      title: 'Outcry',
      body: 'C’est à vous.',
    }
  }

  /** What the push service was sent so far. */
  async came(): Promise<Came[]> {
    return (await fetch(`${inject('endpoint')}/came/${this.name}`)).json()
  }

  /** RFC 8291: what only this browser can read. */
  async read({ body }: Came): Promise<unknown> {
    const sent = bytesOf(body)
    const [salt, server, cipher] = [
      sent.slice(0, 16),
      sent.slice(21, 21 + (sent[20] ?? 0)),
      sent.slice(21 + (sent[20] ?? 0)),
    ]
    const theirs = await crypto.subtle.importKey('raw', server, { name: 'ECDH', namedCurve: 'P-256' }, true, [])
    const shared = await crypto.subtle.deriveBits(
      { name: 'ECDH', public: theirs } as unknown as SubtleCryptoDeriveKeyAlgorithm,
      this.#keys.privateKey,
      256,
    )
    const info = join(text('WebPush: info\0'), this.#own, server)
    const secret = await stretch(shared, this.#auth, info, 32)
    const key = await stretch(secret, salt, text('Content-Encoding: aes128gcm\0'), 16)
    const iv = await stretch(secret, salt, text('Content-Encoding: nonce\0'), 12)
    const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt'])
    const plain = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, aes, cipher))
    return JSON.parse(new TextDecoder().decode(plain.slice(0, plain.lastIndexOf(2))))
  }
}

async function stretch(from: ArrayBuffer, salt: Uint8Array, info: Uint8Array, length: number): Promise<ArrayBuffer> {
  const key = await crypto.subtle.importKey('raw', from, 'HKDF', false, ['deriveBits'])
  return crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, length * 8)
}

/** Whether the page's public key signed the call (RFC 8292), and for whom. */
export async function signed({ headers }: Came, publicKey: string): Promise<{ aud: string; sub: string; exp: number }> {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? []
  if (key !== publicKey) throw new Error(`another key: ${headers.authorization}`)
  const [head = '', claims = '', signature = ''] = token.split('.')
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const verifier = await crypto.subtle.importKey('raw', bytesOf(publicKey), algorithm, true, ['verify'])
  if (!(await crypto.subtle.verify(algorithm, verifier, bytesOf(signature), text(`${head}.${claims}`))))
    throw new Error('signed by somebody else')
  return JSON.parse(new TextDecoder().decode(bytesOf(claims)))
}
