import { expect, test } from 'vitest'
import { digest } from '../../shared/kit/random.ts'
import { Browser } from './help/browser.ts'
import type { Page } from './help/page.ts'
import { begin, crash, later, pair, sleep, storedPages, together } from './help/table.ts'

const minute = 60_000

/** Asks for a key for a second device. */
async function keyFor(page: Page): Promise<string> {
  const from = page.frames.length
  await page.want({ t: 'device' })
  const told = await page.frame((one) => one.t === 'key', from)
  if (told.t !== 'key') throw new Error('no key')
  expect(told.until - Date.now()).toBe(10 * minute)
  return told.key
}
const why = (key: string) => ({ t: 'refused', why: { of: 'table', key } })

test('a second device sits on the same seat: both see the same, both may move', async () => {
  const { code, pages } = await begin('toy')
  const [ada, ben] = pair(pages)
  const key = await keyFor(ada)
  const phone = await new Browser().page(code)
  expect(phone.screen?.me).toBeNull()
  expect(await phone.want({ t: 'claim', key })).toMatchObject({ t: 'screen', screen: { me: 0 } })
  await together([ada, ben, phone])
  expect(phone.screen).toEqual(ada.screen)
  await phone.move({ do: 'draw' })
  await together([ada, ben, phone])
  expect(phone.screen).toEqual(ada.screen)
  expect(ada.screen?.asked).toEqual([1])
  // One seat, one person, no watcher.
  expect(ben.here).toMatchObject({ seats: [0, 1], watchers: 0 })
})

test('the key works once, also across a sleep and a crash', async () => {
  for (const fall of [sleep, crash]) {
    const { code, pages } = await begin('toy')
    const [ada] = pair(pages)
    const key = await keyFor(ada)
    await fall(code)
    const phone = await new Browser().page(code)
    expect(await phone.want({ t: 'claim', key })).toMatchObject({ t: 'screen', screen: { me: 0 } })
    await fall(code)
    const eve = await new Browser().page(code)
    expect(await eve.want({ t: 'claim', key })).toMatchObject(why('keyUsed'))
    expect(eve.screen?.me).toBeNull()
  }
})

test('the key works for ten minutes', async () => {
  const { code, pages } = await begin('toy')
  const [ada] = pair(pages)
  const one = await keyFor(ada)
  const other = await keyFor(ada)
  const phone = await new Browser().page(code)
  later(9 * minute)
  expect(await phone.want({ t: 'claim', key: one })).toMatchObject({ t: 'screen', screen: { me: 0 } })
  later(minute)
  const late = await new Browser().page(code)
  expect(await late.want({ t: 'claim', key: other })).toMatchObject(why('keyUsed'))
})

test('a key that was never given opens nothing, and a watcher gets none', async () => {
  const { code } = await begin('toy')
  const eve = await new Browser().page(code)
  expect(await eve.want({ t: 'claim', key: '0'.repeat(32) })).toMatchObject(why('keyUsed'))
  expect(await eve.want({ t: 'device' })).toMatchObject(why('notSeated'))
  expect(eve.frames.some((told) => told.t === 'key')).toBe(false)
})

test('F11, F12: the key reaches the socket that asked and nobody else: no other tab, watcher, record, page or storage', async () => {
  const { code, browsers, pages } = await begin('toy')
  const [ada, ben] = pair(pages)
  const watcher = await new Browser().page(code)
  const tab = (await browsers[0]?.page(code)) as Page
  const key = await keyFor(ada)
  await together([ada, ben, watcher, tab])
  const late = await new Browser().page(code)
  const told = [ben, watcher, tab, late].flatMap((page) => page.raw)
  const record = await (await new Browser().record(code)).text()
  const info = await (await ben_(browsers, code)).text()
  for (const secret of [key, digest(key)])
    for (const text of [...told, record, info]) expect(text.includes(secret)).toBe(false)
  expect(ada.raw.filter((text) => text.includes(key))).toHaveLength(1)
  const stored = (await storedPages(code)).join()
  expect(stored).not.toContain(key)
  expect(stored).toContain(digest(key))
  // The same wish again brings no second key.
  const keys = ada.frames.filter((one) => one.t === 'key').length
  await ada.want({ t: 'device' }, 'again')
  await ada.want({ t: 'device' }, 'again')
  await ada.settled()
  expect(ada.frames.filter((one) => one.t === 'key')).toHaveLength(keys + 1)
})
const ben_ = (browsers: readonly Browser[], code: string) => (browsers[1] as Browser).fetch(`/api/tables/${code}`)

test('F11: the table opened by link in a private window shows the public view only', async () => {
  const { code, pages } = await begin('toy')
  const [ada] = pair(pages)
  const own = await new Browser().page(code)
  expect(own.screen).toMatchObject({ me: null, ask: null, choices: [], host: false, undo: null })
  expect(own.screen?.view).not.toEqual(ada.screen?.view)
  expect(JSON.stringify(own.log)).not.toContain('"dealt"')
  expect(await own.move({ do: 'draw' })).toMatchObject(why('notSeated'))
})
