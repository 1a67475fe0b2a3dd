import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { Browser } from './help/browser.ts'
import { begin, crash, gather, later, pair, playOn, roomOf, sleep } from './help/table.ts'

const day = 24 * 3600 * 1000
/** Everything the object stores, as the names of its tables; undefined when there is nothing at all. */
const stored = (code: string) =>
  runInDurableObject(roomOf(code), async (_, { storage }) => ({
    tables: storage.sql
      .exec<{ name: string }>(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'",
      )
      .toArray()
      .map((row) => row.name),
    alarm: await storage.getAlarm(),
  }))
/** The alarm comes; a room that forgets itself ends with an error of its own making. */
async function ringing(code: string): Promise<void> {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  await runDurableObjectAlarm(roomOf(code)).catch((error: unknown) => expect(String(error)).toContain('forgotten'))
  quiet.mockRestore()
}
const known = async (code: string) => (await new Browser().fetch(`/api/tables/${code}`)).status

test('an abandoned table is kept for thirty days and then removed with all that was stored', async () => {
  const { code, pages } = await begin('toy')
  const [ada] = pair(pages)
  await ada.want({ t: 'say', text: 'hello', name: '' })
  for (const page of pages) page.close()
  await sleep(code)
  later(30 * day - 60_000)
  await ringing(code)
  expect(await known(code)).toBe(200)
  expect((await stored(code)).tables.toSorted()).toEqual(['chat', 'page', 'reminder'])
  later(61_000)
  await ringing(code)
  expect(await known(code)).toBe(404)
  expect(await stored(code)).toEqual({ tables: [], alarm: null })
})

test('a finished table is kept for ninety days', async () => {
  const { code, pages } = await begin('toy')
  await playOn(code, pages)
  for (const page of pages) page.close()
  await crash(code)
  later(89 * day)
  await ringing(code)
  expect(await known(code)).toBe(200)
  expect((await new Browser().record(code)).status).toBe(200)
  later(2 * day)
  await ringing(code)
  expect(await known(code)).toBe(404)
  expect((await new Browser().record(code)).status).toBe(404)
  expect(await stored(code)).toEqual({ tables: [], alarm: null })
})

test('every commit counts anew', async () => {
  const { code, pages, browsers } = await begin('toy')
  for (const page of pages) page.close()
  await sleep(code)
  later(20 * day)
  const back = await browsers[0]?.page(code)
  await back?.move({ do: 'draw' })
  back?.close()
  later(20 * day)
  await ringing(code)
  expect(await known(code)).toBe(200)
  later(11 * day)
  await ringing(code)
  expect(await known(code)).toBe(404)
})

test('whoever still has it open is told that this table is gone, and the socket is closed', async () => {
  const { code, pages } = await gather('toy', ['Ada', 'Ben'])
  const [ada] = pair(pages)
  later(31 * day)
  await ringing(code)
  expect(await ada.end()).toBe(1000)
  expect(ada.frames.at(-1)).toEqual({ t: 'gone' })
})

test('afterwards the code is unknown again: no socket, and a question about it stores nothing', async () => {
  const { code, browsers, pages } = await gather('toy', ['Ada', 'Ben'])
  for (const page of pages) page.close()
  later(31 * day)
  await ringing(code)
  expect((await browsers[0]?.socket(code))?.status).toBe(404)
  expect(await known(code)).toBe(404)
  expect(await stored(code)).toEqual({ tables: [], alarm: null })
  // And the code may be given out again.
  const opening = {
    code,
    game: 'toy',
    seed: 'ab'.repeat(32),
    who: 'x',
    name: 'Eve',
    nonce: '',
    list: 'link',
    bots: 0,
  } as const
  expect(await roomOf(code).create(opening)).toBe(true)
  expect(await known(code)).toBe(200)
})
