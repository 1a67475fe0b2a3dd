import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { gameOf } from '../shared/games/index.ts'
import { allShards } from '../shared/protocol/lobby.ts'
import { newCode, readCode } from './code.ts'
import { browser, personAt, personOf } from './identity.ts'

export { Lobby } from './lobby.ts'
export { Room } from './room.ts'

const wanted = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  name: v.pipe(v.string(), v.maxLength(400)),
  nonce: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  bots: v.optional(v.boolean()),
  list: v.optional(v.picklist(['link', 'public'])),
})

const app = new Hono<{ Bindings: Env }>().basePath('/api')

/** A page of somebody else's must not act with this browser's cookie. Programs without an origin may. */
const foreign = (request: Request): boolean => {
  const origin = request.headers.get('origin')
  return origin !== null && URL.parse(origin)?.host !== new URL(request.url).host
}

/** A name and a nonce, with room to spare. */
const small = bodyLimit({ maxSize: 4096, onError: (c) => c.json({ why: 'tooBig' }, 413) })

app.post('/tables', small, async (c) => {
  if (foreign(c.req.raw)) return c.json({ why: 'foreignOrigin' }, 403)
  const { success } = await c.env.CREATE.limit({ key: c.req.header('cf-connecting-ip') ?? 'local' })
  if (!success) return c.json({ why: 'tooManyTables' }, 429)
  const asked = v.safeParse(wanted, await c.req.json().catch(() => undefined))
  const game = asked.success ? gameOf(asked.output.game) : undefined
  if (!asked.success || !game) return c.json({ why: 'malformed' }, 400)
  const code = newCode()
  const seed = Array.from(crypto.getRandomValues(new Uint8Array(32)), (b) => b.toString(16).padStart(2, '0')).join('')
  const who = await personOf(browser(c), code)
  const { name, nonce, bots, list = 'link' } = asked.output
  const opening = { code, game: game.id, seed, who, name, nonce, list, bots: bots ? game.seats.best - 1 : 0 }
  const opened = await c.env.ROOM.getByName(code).create(opening)
  return opened ? c.json({ code }, 201) : c.json({ why: 'tryAgain' }, 503)
})

app.get('/tables/:code', async (c) => {
  const code = readCode(c.req.param('code'))
  const info = code && (await c.env.ROOM.getByName(code).info(await personAt(c, code)))
  if (!info) return c.json({ why: 'noTable' }, 404)
  browser(c)
  return c.json({ code, ...info })
})

app.get('/tables/:code/record', async (c) => {
  const code = readCode(c.req.param('code'))
  const match = Number(c.req.query('match') ?? Number.NaN)
  const record = code && (await c.env.ROOM.getByName(code).record(Number.isSafeInteger(match) ? match : undefined))
  if (!record) return c.json({ why: 'noTable' }, 404)
  return c.body(record, 200, {
    'content-type': 'application/json',
    'content-disposition': `inline; filename="${code}.json"`,
  })
})

/** Kept clear of everything that touches headers afterwards: that would break the 101 answer. */
app.get('/tables/:code/socket', async (c) => {
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') return c.json({ why: 'noSocket' }, 426)
  if (foreign(c.req.raw)) return c.json({ why: 'foreignOrigin' }, 403)
  const code = readCode(c.req.param('code'))
  if (!code) return c.json({ why: 'noTable' }, 404)
  const who = await personAt(c, code)
  const headers = new Headers({ upgrade: 'websocket', ...(who && { 'x-who': who }) })
  return c.env.ROOM.getByName(code).fetch(new Request(c.req.url, { headers }))
})

/** The list of public tables, live; one socket per shard, numbered from 0. */
app.get('/lobby/:shard/socket', async (c) => {
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') return c.json({ why: 'noSocket' }, 426)
  if (foreign(c.req.raw)) return c.json({ why: 'foreignOrigin' }, 403)
  const shard = allShards[Number(c.req.param('shard'))]
  if (!shard) return c.json({ why: 'noAddress' }, 404)
  return c.env.LOBBY.getByName(shard).fetch(c.req.raw)
})

/** The public key for web push; null where the host of this site has made none. */
app.get('/push', (c) => c.json({ key: c.env.VAPID_PUBLIC || null }))

app.notFound((c) => c.json({ why: 'noAddress' }, 404))
app.onError((error, c) => {
  console.error(error)
  return c.json({ why: 'internal' }, 500)
})

export default app
