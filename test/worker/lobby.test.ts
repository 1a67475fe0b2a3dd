import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { Browser } from './help/browser.ts'
import { List, lobbyOf, reported } from './help/lobby.ts'
import { begin, gather, later, pair, sleep, together } from './help/table.ts'

const isPublic = { t: 'settings', settings: { list: 'public' } } as const
const minute = 60_000

/** Ada's table is in the list. */
async function listed(names: readonly string[] = ['Ada']) {
  const list = await List.open()
  const table = await gather('toy', names)
  const [host] = table.pages
  if (!host) throw new Error('nobody')
  await host.want(isPublic)
  await reported(table.code)
  await list.until(() => list.of(table.code) !== undefined)
  return { ...table, host, list }
}

test('a public table appears live, with what may be known of it and nothing else', async () => {
  const { code, list } = await listed()
  expect(list.of(code)).toEqual({
    code,
    game: 'toy',
    stage: 'waiting',
    names: ['Ada'],
    bots: 0,
    most: 4,
    watchers: 0,
    open: true,
  })
  expect((await List.open()).of(code)).toEqual(list.of(code))
})

test('a table can be opened as a public one', async () => {
  const ada = new Browser()
  const body = JSON.stringify({ game: 'toy', name: 'Ada', nonce: '0'.repeat(32), list: 'public' })
  const { code } = await (await ada.fetch('/api/tables', { method: 'POST', body })).json<{ code: string }>()
  await ada.page(code)
  await reported(code)
  expect((await List.open()).of(code)).toMatchObject({ names: ['Ada'] })
})

test('a table by link only never appears', async () => {
  const { code } = await gather('toy', ['Ada', 'Ben'])
  await reported(code)
  expect((await List.open()).of(code)).toBeUndefined()
})

test('it changes live: a second person, a watcher, the start; several changes in a second are one report', async () => {
  const { code, host, list } = await listed()
  const ben = await new Browser().page(code)
  await ben.want({ t: 'sit', seat: 1, name: 'Ben', nonce: '0'.repeat(32) })
  await new Browser().page(code)
  await host.settled()
  expect(list.told(code)).toHaveLength(1)
  await reported(code)
  await list.until(() => list.told(code).length === 2)
  expect(list.of(code)).toMatchObject({ names: ['Ada', 'Ben'], watchers: 1, stage: 'waiting' })
  await host.want({ t: 'start' })
  await reported(code)
  await list.until(() => list.told(code).length === 3)
  expect(list.of(code)).toMatchObject({ stage: 'playing', open: false, most: 2 })
  // A move changes nothing that the list shows.
  await host.move({ do: 'draw' })
  await reported(code)
  await host.settled()
  expect(list.told(code)).toHaveLength(3)
})

test('F16: when everyone has left it disappears, and the link still works', async () => {
  const { code, pages, list, browsers } = await listed(['Ada', 'Ben'])
  for (const page of pages) page.close()
  await vi.waitFor(async () => {
    await reported(code)
    expect(list.of(code)).toBeUndefined()
  })
  const back = await browsers[0]?.page(code)
  expect(back?.screen).toMatchObject({ stage: 'waiting', me: 0 })
  await reported(code)
  await list.until(() => list.of(code) !== undefined)
})

test('F16: also when the room has slept in between and remembers no report', async () => {
  const { code, host, list } = await listed()
  await sleep(code)
  host.close()
  await vi.waitFor(async () => {
    await reported(code)
    expect(list.of(code)).toBeUndefined()
  })
})

test('by link again, or over: it disappears', async () => {
  const one = await listed()
  await one.host.want({ t: 'settings', settings: { list: 'link' } })
  await reported(one.code)
  await one.list.until(() => one.list.of(one.code) === undefined)
  const two = await listed(['Ada', 'Ben'])
  const [ada, ben] = pair(two.pages)
  await ada.want({ t: 'start' })
  await ada.want({ t: 'propose', kind: 'end' })
  await ben.want({ t: 'answer', yes: true })
  await reported(two.code)
  await two.list.until(() => two.list.of(two.code) === undefined)
})

test('F16: an entry whose room says nothing more is a ghost: its lease runs out', async () => {
  const list = await List.open()
  const lobby = lobbyOf('aaaa-aaaa')
  const entry = {
    code: 'aaaa-aaaa',
    game: 'toy',
    stage: 'waiting',
    names: [],
    bots: 0,
    most: 4,
    watchers: 1,
    open: true,
  } as const
  await lobby.report('aaaa-aaaa', entry, Date.now(), 6 * minute)
  await list.until(() => list.of('aaaa-aaaa') !== undefined)
  later(5 * minute)
  await runDurableObjectAlarm(lobby)
  expect((await List.open()).of('aaaa-aaaa')).toBeDefined()
  later(minute + 1)
  // Not shown to a newcomer even before the alarm has come.
  expect((await List.open()).of('aaaa-aaaa')).toBeUndefined()
  await runDurableObjectAlarm(lobby)
  await list.until(() => list.of('aaaa-aaaa') === undefined)
  const left = await runInDurableObject(lobby, (_, { storage }) =>
    storage.sql.exec("SELECT code FROM entry WHERE code = 'aaaa-aaaa'").toArray(),
  )
  expect(left).toEqual([])
})

test('a lease is renewed while somebody is there, also by a room that slept', async () => {
  const { code, host, list } = await listed()
  for (let n = 0; n < 5; n++) {
    // Ada's page pings while the room sleeps.
    for (let m = 0; m < 4; m++) {
      later(minute)
      await host.settled()
    }
    await sleep(code)
    await host.settled()
    await reported(code)
    await reported(code)
    await runDurableObjectAlarm(lobbyOf(code))
  }
  expect((await List.open()).of(code)).toMatchObject({ names: ['Ada'] })
  expect(list.of(code)).toBeDefined()
})

test('a report that is older than what is known changes nothing', async () => {
  const { code, list, host } = await listed()
  const lobby = lobbyOf(code)
  const known = list.of(code)
  if (!known) throw new Error('not listed')
  const entry = { ...known, names: ['Old'] }
  await lobby.report(code, entry, Date.now() - 10_000, minute)
  await lobby.report(code, null, Date.now() - 10_000, minute)
  await host.settled()
  expect((await List.open()).of(code)).toEqual(known)
  expect(list.told(code)).toHaveLength(1)
  // And once it is gone, a late old report does not bring it back.
  await lobby.report(code, null, Date.now() + 1, minute)
  await lobby.report(code, entry, Date.now() - 5, minute)
  expect((await List.open()).of(code)).toBeUndefined()
})

test('a room whose report fails plays on, and is listed when one gets through', async () => {
  const { code, pages } = await begin('toy')
  const [ada, ben] = pair(pages)
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  const prototype = await runInDurableObject(lobbyOf(code), (lobby) => Object.getPrototypeOf(lobby))
  const broken = vi.spyOn(prototype, 'report').mockImplementation(() => {
    throw new Error('no lobby today')
  })
  await ada.want(isPublic)
  await reported(code)
  expect(broken).toHaveBeenCalled()
  await ada.move({ do: 'draw' })
  await together([ada, ben])
  expect(ben.screen?.asked).toEqual([1])
  broken.mockRestore()
  quiet.mockRestore()
  for (let m = 0; m < 5; m++) {
    later(minute)
    await together([ada, ben])
  }
  await reported(code)
  await reported(code)
  expect((await List.open()).of(code)).toMatchObject({ names: ['Ada', 'Ben'] })
})

test('the socket hibernates: after a sleep of the lobby the list is still told', async () => {
  const { code, host, list } = await listed()
  await evictDurableObject(lobbyOf(code))
  await new Browser().page(code)
  await host.settled()
  await reported(code)
  await list.until(() => list.of(code)?.watchers === 1)
})

test('F21: the lobby only speaks: whoever says anything is closed, the others stay', async () => {
  const { code, host, list } = await listed()
  for (const text of ['{"t":"put"}', 'hello', new ArrayBuffer(3)]) {
    const loud = await List.open()
    loud.say(text)
    await loud.until(() => loud.closed !== undefined)
    expect(loud.closed).toBe(1008)
  }
  await host.want({ t: 'bot', seat: 1, on: true })
  await reported(code)
  await list.until(() => list.of(code)?.bots === 1)
})

test('F21: only a socket of our own pages, and only of a shard there is', async () => {
  const eve = new Browser()
  const upgrade = { upgrade: 'websocket' }
  expect((await eve.fetch('/api/lobby/0/socket')).status).toBe(426)
  expect(
    (await eve.fetch('/api/lobby/0/socket', { headers: { ...upgrade, origin: 'https://evil.test' } })).status,
  ).toBe(403)
  for (const shard of ['1', '-1', 'x', '0.5'])
    expect((await eve.fetch(`/api/lobby/${shard}/socket`, { headers: upgrade })).status, shard).toBe(404)
})

test('F12: no browser, key or seed is ever in the list', async () => {
  const { code, host, list, browsers } = await listed(['Ada', 'Ben'])
  await host.want({ t: 'device' })
  await host.want({ t: 'start' })
  await reported(code)
  await list.until(() => list.of(code)?.stage === 'playing')
  const text = JSON.stringify(list.frames)
  for (const browser of browsers) expect(text).not.toContain(browser.cookie?.slice(4))
  expect(Object.keys(list.of(code) ?? {}).toSorted()).toEqual([
    'bots',
    'code',
    'game',
    'most',
    'names',
    'open',
    'stage',
    'watchers',
  ])
})
