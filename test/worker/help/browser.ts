import { exports } from 'cloudflare:workers'
import { Page } from './page.ts'

const site = 'https://outcry.test'
export const nonce = (n: number): string => n.toString(16).padStart(32, '0')

let addresses = 1

/** A browser of its own: its cookie, and the requests it makes. */
export class Browser {
  cookie: string | undefined
  readonly address = `10.0.0.${addresses++}`

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('cf-connecting-ip', this.address)
    if (this.cookie) headers.set('cookie', this.cookie)
    const answer = await exports.default.fetch(new Request(`${site}${path}`, { ...init, headers }))
    const given = answer.headers.get('set-cookie')
    if (given) this.cookie = given.split(';')[0]
    return answer
  }

  async open(game: string, name = 'Ada', bots = false): Promise<string> {
    const body = JSON.stringify({ game, name, nonce: nonce(1), ...(bots && { bots }) })
    const answer = await this.fetch('/api/tables', { method: 'POST', body, headers: { origin: site } })
    if (answer.status !== 201) throw new Error(`opening a table: ${answer.status}`)
    return (await answer.json<{ code: string }>()).code
  }

  socket(code: string, headers: { [name: string]: string } = {}): Promise<Response> {
    return this.fetch(`/api/tables/${code}/socket`, { headers: { upgrade: 'websocket', origin: site, ...headers } })
  }

  /** A tab of this browser, connected but silent. */
  async tab(code: string): Promise<Page> {
    if (!this.cookie) await this.fetch(`/api/tables/${code}`)
    const { webSocket, status } = await this.socket(code)
    if (!webSocket) throw new Error(`no socket: ${status}`)
    return new Page(webSocket)
  }

  /** A tab of this browser that has its screen. */
  async page(code: string): Promise<Page> {
    return (await this.tab(code)).hello()
  }

  async record(code: string): Promise<Response> {
    return this.fetch(`/api/tables/${code}/record`)
  }
}
