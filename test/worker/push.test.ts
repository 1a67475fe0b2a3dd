import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Browser } from './help/browser.ts'
import type { Page } from './help/page.ts'
import { Called, connect, noVapid, service, signed, vapid } from './help/push.ts'
import { begin, gather, later, pair, roomOf, sleep, together } from './help/table.ts'

let codes: string[] = []
beforeEach(connect)
afterEach(async () => {
  for (const code of codes) await noVapid(code)
  codes = []
})

/** Ben wants to be called; it is Ada's turn. */
async function waiting(name = 'ben') {
  const table = await begin('toy')
  codes.push(table.code)
  const key = await vapid(table.code)
  const [ada, ben] = pair(table.pages)
  const called = await Called.at(name)
  expect(await ben.want({ t: 'remind', reminder: called.reminder })).toMatchObject({ t: 'done' })
  return { ...table, ada, ben, called, key }
}
const closed = async (ada: Page, page: Page) => {
  page.close()
  await vi.waitFor(() => expect(ada.here.seats).toEqual([0]))
}
const rows = (code: string) =>
  runInDurableObject(roomOf(code), (_, { storage }) => storage.sql.exec('SELECT who FROM reminder').toArray().length)

test('whose tab is closed is called when it is his turn: sealed for his browser, signed by this site', async () => {
  const { code, ada, ben, called, key } = await waiting()
  await closed(ada, ben)
  await ada.move({ do: 'draw' })
  await vi.waitFor(async () => expect(await called.came()).toHaveLength(1))
  const [one] = await called.came()
  if (!one) throw new Error('nothing came')
  expect(one.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high' })
  expect(await called.read(one)).toEqual({ title: 'Outcry', body: 'C’est à vous.', url: `/t/${code}` })
  expect(atob(one.body)).not.toContain(code)
  const claims = await signed(one, key)
  expect(claims).toMatchObject({ aud: service, sub: 'mailto:ada@outcry.test' })
  await expect((await Called.at('eve')).read(one)).rejects.toThrow()
})

test('nobody is called whose tab is open, or whose question is not new', async () => {
  const { ada, ben, called } = await waiting()
  await ada.move({ do: 'draw' })
  await together([ada, ben])
  // He is asked, has seen it, and leaves: what others do meanwhile is no new question.
  await closed(ada, ben)
  await ada.want({ t: 'propose', kind: 'end' })
  await ada.want({ t: 'answer', yes: false })
  await ada.settled()
  expect(await called.came()).toEqual([])
})

test('a table of one move a day: nobody is connected, the clock makes a move, and the next one is called, once', async () => {
  const { code, pages } = await gather('toy', ['Ada', 'Ben'])
  codes.push(code)
  const [ada, ben] = pair(pages)
  await ada.want({ t: 'settings', settings: { pace: 'days', days: 1 } })
  await ada.want({ t: 'start' })
  await together([ada, ben])
  const called = await Called.at('days')
  await ben.want({ t: 'remind', reminder: called.reminder })
  ada.close()
  ben.close()
  await sleep(code)
  await vapid(code)
  later(25 * 3600_000)
  await runDurableObjectAlarm(roomOf(code))
  await vi.waitFor(async () => expect(await called.came()).toHaveLength(1))
  await runDurableObjectAlarm(roomOf(code))
  expect(await called.came()).toHaveLength(1)
})

test('an endpoint that is gone is forgotten; one that fails is tried again; the table plays on', async () => {
  for (const [name, kept] of [
    ['gone', 0],
    ['broken', 1],
  ] as const) {
    const { code, ada, ben, called } = await waiting(name)
    await closed(ada, ben)
    expect(await ada.move({ do: 'draw' })).toMatchObject({ t: 'patch' })
    await vi.waitFor(async () => expect(await called.came()).toHaveLength(1))
    await vi.waitFor(async () => expect(await rows(code)).toBe(kept))
  }
})

test('an endpoint that cannot be reached harms nobody', async () => {
  const { ada, ben, called } = await waiting()
  const { reminder } = called
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  const endpoint = 'https://127.0.0.1:1/push'
  await ben.want({ t: 'remind', reminder: { ...reminder, subscription: { ...reminder.subscription, endpoint } } })
  await closed(ada, ben)
  expect(await ada.move({ do: 'draw' })).toMatchObject({ t: 'patch' })
  await vi.waitFor(() => expect(quiet).toHaveBeenCalled())
  expect(ada.screen?.asked).toEqual([1])
})

test('whoever no longer wants it is not called', async () => {
  const { code, ada, ben, called } = await waiting()
  await ben.want({ t: 'remind', reminder: null })
  expect(await rows(code)).toBe(0)
  await closed(ada, ben)
  await ada.move({ do: 'draw' })
  await ada.settled()
  expect(await called.came()).toEqual([])
})

test('without keys nobody is called, the page is told so, and everything else works', async () => {
  const { code, ada, ben, called } = await waiting()
  await noVapid(code)
  await closed(ada, ben)
  expect(await ada.move({ do: 'draw' })).toMatchObject({ t: 'patch' })
  await ada.settled()
  expect(await called.came()).toEqual([])
  expect(await (await new Browser().fetch('/api/push')).json()).toEqual({ key: null })
})

test('F12: nobody else learns an endpoint: no frame, no record', async () => {
  const { code, ada, ben, called } = await waiting()
  await ada.move({ do: 'draw' })
  await together([ada, ben])
  const record = await (await new Browser().record(code)).text()
  for (const text of [...ada.raw, ...ben.raw, record]) expect(text).not.toContain(called.name)
})
