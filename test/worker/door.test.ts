import { listDurableObjectIds, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { Browser, nonce } from './help/browser.ts'
import { gather, roomOf } from './help/table.ts'

const open = (browser: Browser, body: unknown, headers = {}) =>
  browser.fetch('/api/tables', {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const good = { game: 'toy', name: 'Ada', nonce: nonce(1) }

test('an unknown code is a 404 whichever way it is asked for, and nothing is stored', async () => {
  const browser = new Browser()
  for (const path of ['', '/record']) expect((await browser.fetch(`/api/tables/abcd-efgh${path}`)).status).toBe(404)
  expect((await browser.socket('abcd-efgh')).status).toBe(404)
  expect(browser.cookie).toBeUndefined()
  const kept = await runInDurableObject(roomOf('abcd-efgh'), async (_, { storage }) => ({
    tables: storage.sql.exec('SELECT name FROM sqlite_master').toArray(),
    keys: (await storage.list()).size,
    alarm: await storage.getAlarm(),
  }))
  expect(kept).toEqual({ tables: [], keys: 0, alarm: null })
})

test('a malformed code dies in the Worker: no object is woken', async () => {
  const browser = new Browser()
  const before = await listDurableObjectIds(env.ROOM)
  for (const code of [
    'abcd',
    'abcd-efg',
    'abcd-efgh-jkmn',
    'abcd_efgh',
    'abcl-efgh',
    '..%2f..',
    '%00',
    `${'a'.repeat(4000)}`,
  ]) {
    expect((await browser.fetch(`/api/tables/${code}`)).status, code).toBe(404)
    expect((await browser.fetch(`/api/tables/${code}/record`)).status, code).toBe(404)
    expect((await browser.socket(code)).status, code).toBe(404)
  }
  expect(await listDurableObjectIds(env.ROOM)).toHaveLength(before.length)
})

test('a code may be typed in capitals', async () => {
  const browser = new Browser()
  const code = await browser.open('toy')
  expect(await (await browser.fetch(`/api/tables/${code.toUpperCase()}`)).json()).toMatchObject({ code, game: 'toy' })
})

test('a page of somebody else’s opens no table and no socket', async () => {
  const browser = new Browser()
  const code = await browser.open('toy')
  for (const origin of ['https://elsewhere.test', 'null', 'https://outcry.test.elsewhere.test']) {
    expect((await open(browser, good, { origin })).status).toBe(403)
    expect((await browser.socket(code, { origin })).status).toBe(403)
  }
})

test('a socket address that is asked without an upgrade says so', async () => {
  const browser = new Browser()
  const code = await browser.open('toy')
  expect((await browser.fetch(`/api/tables/${code}/socket`)).status).toBe(426)
})

test('a table is opened only for a well-formed wish', async () => {
  const before = await listDurableObjectIds(env.ROOM)
  for (const body of [
    '',
    '{',
    'null',
    {},
    { ...good, game: 'chess' },
    { ...good, game: '__proto__' },
    { ...good, nonce: 'x' },
    { ...good, name: 5 },
    { ...good, seed: 'mine' },
  ])
    expect((await open(new Browser(), body)).status, JSON.stringify(body)).toBe(400)
  expect((await open(new Browser(), { ...good, name: 'x'.repeat(5000) })).status).toBe(413)
  expect(await listDurableObjectIds(env.ROOM)).toHaveLength(before.length)
})

test('who opens tables without end is stopped; others are not', async () => {
  const greedy = new Browser()
  let opened = 0
  while ((await open(greedy, good)).status === 201) opened++
  // Thirty a minute; a new minute may begin in between.
  expect(opened).toBeGreaterThanOrEqual(30)
  expect(opened).toBeLessThanOrEqual(60)
  expect(await (await open(greedy, good)).json()).toEqual({ why: 'tooManyTables' })
  expect((await open(new Browser(), good)).status).toBe(201)
})

test('the cookie is out of reach of scripts, and the room knows only a hash of it', async () => {
  const browser = new Browser()
  const answer = await open(browser, good)
  expect(answer.headers.get('set-cookie')).toMatch(/^who=[0-9a-f]{32};.*HttpOnly; Secure; SameSite=Lax/)
  const { code } = await answer.json<{ code: string }>()
  const text = await runInDurableObject(roomOf(code), (_, { storage }) =>
    JSON.stringify(storage.sql.exec('SELECT body FROM page').toArray()),
  )
  expect(text).not.toContain(browser.cookie?.slice(4))
})

test('one browser holds twelve sockets at a table, and watchers never keep a player out', async () => {
  const { code, browsers } = await gather('toy', ['Ada', 'Ben'])
  const watcher = new Browser()
  for (let n = 0; n < 12; n++) await watcher.tab(code)
  expect((await watcher.socket(code)).status).toBe(429)
  expect((await browsers[0]?.socket(code))?.status).toBe(101)
})

test('an unknown address below the interface is a 404', async () => {
  expect((await new Browser().fetch('/api/anything')).status).toBe(404)
})
