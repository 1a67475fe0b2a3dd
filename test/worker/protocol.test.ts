import { runInDurableObject } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import type { Entry } from '../../shared/protocol/messages.ts'
import type { Table } from '../../shared/table/table.ts'
import { toy } from '../help/toy.ts'
import { Browser } from './help/browser.ts'
import type { Page } from './help/page.ts'
import { anyMove, begin, gather, later, pair, playOn, roomOf, sleep, storedPages, together } from './help/table.ts'

const names = ['Ada', 'Ben', 'Cleo']
const stored = async (code: string) => JSON.parse((await storedPages(code)).at(-1) ?? '{}') as { table: Table }

test('P1: rev rises by one with every commit, and is stored with it', async () => {
  const { code, pages } = await begin('toy')
  const before = await together(pages)
  for (let n = 1; n <= 40; n++) {
    await anyMove(pages)
    expect(pages[0]?.rev).toBe(before + n)
    expect((await stored(code)).table.rev).toBe(before + n)
  }
})

test('P2: every socket gets exactly one message per commit, an empty one when nothing changed for it', async () => {
  const { code, pages } = await gather('toy', names)
  const all = [...pages, await new Browser().page(code)]
  const from = await together(all)
  await pages[0]?.want({ t: 'start' })
  await together(all)
  await playOn(code, all, 30)
  await pages[0]?.want({ t: 'turn', ask: 0, move: {} })
  const upto = await together(all)
  expect(upto).toBe(from + 31)
  for (const page of all)
    for (let rev = from + 1; rev <= upto; rev++) expect(page.commits.get(rev), `rev ${rev}`).toBe(1)
})

test('P3: whoever asks again gets the whole screen of the same rev', async () => {
  const { pages } = await begin('toy')
  const [ada] = pair(pages)
  await anyMove(pages)
  const { screen, rev } = ada
  const from = ada.frames.length
  ada.say({ t: 'again' })
  expect(await ada.frame((told) => told.t === 'screen', from)).toMatchObject({ rev, screen })
})

test('P4: patches still fit after the room has slept, since nothing is remembered per socket', async () => {
  const { code, pages } = await begin('toy', names)
  const all = [...pages, await new Browser().page(code)]
  for (let n = 0; n < 12; n++) {
    await sleep(code)
    await anyMove(all)
  }
  await together(all)
  for (const page of all) {
    expect(page.gaps).toBe(0)
    const patched = page.screen
    const from = page.frames.length
    page.say({ t: 'again' })
    await page.frame((told) => told.t === 'screen', from)
    expect(page.screen).toEqual(patched)
  }
})

test('P4: all watchers are told the same bytes', async () => {
  const { code, pages } = await begin('toy', names)
  const watchers = [await new Browser().page(code), await new Browser().page(code)]
  const [one, two] = watchers.map((page) => page.raw.length)
  await playOn(code, [...pages, ...watchers], 20)
  await together(watchers)
  const patches = (n: number, from = 0) =>
    watchers[n]?.raw.slice(from).filter((text) => text.startsWith('{"t":"patch"'))
  expect(patches(0, one)).toEqual(patches(1, two))
  expect(patches(0, one)).toHaveLength(20)
})

test('P5, F5: a lost message is noticed at the next one, and a whole screen follows', async () => {
  const { pages } = await begin('toy')
  const [ada, ben] = pair(pages)
  ben.lose = 1
  await ada.move({ do: 'draw' })
  const from = ben.frames.length
  // Ben has not heard that it is his turn; what his own move brings is one too far.
  ben.say({ t: 'turn', id: 'blind', ask: 1, move: { do: 'draw' } })
  await ben.frame((told) => told.t === 'screen', from)
  expect(ben.gaps).toBe(1)
  await together(pages)
  expect(ben.screen?.view).toMatchObject({ deck: 10 })
})

test('P6: a resent turn is the same turn: one answer, no second effect', async () => {
  const { pages } = await begin('toy')
  const [ada] = pair(pages)
  const first = await ada.move({ do: 'draw' }, 'once')
  const second = await ada.move({ do: 'draw' }, 'once')
  expect(first).toMatchObject({ t: 'patch', id: 'once' })
  expect(second).toEqual({ t: 'done', id: 'once', rev: ada.rev })
  expect(ada.screen?.view).toMatchObject({ deck: 11 })
})

test('P6: only the seat’s own question raises its ask', async () => {
  const { code, pages } = await begin('toy', names)
  const before = (await stored(code)).table.asks
  await pages[0]?.move({ do: 'draw' })
  const after = (await stored(code)).table.asks
  expect(after.map((ask, seat) => ask - (before[seat] ?? 0))).toEqual([1, 1, 0])
})

test('P7: a commit names its wish to the seat that made it, to nobody else', async () => {
  const { code, browsers, pages } = await begin('toy')
  const second = await browsers[0]?.page(code)
  const all = [...pages, ...(second ? [second] : []), await new Browser().page(code)]
  await pages[0]?.move({ do: 'draw' }, 'mine')
  await together(all)
  const named = all.map((page) => page.frames.some((told) => 'id' in told && told.id === 'mine'))
  expect(named).toEqual([true, false, true, false])
})

test('P8: who has everything is sent nothing, who has not gets a screen', async () => {
  const { code, browsers, pages } = await begin('toy')
  const rev = await together(pages)
  const came = async (have?: { rev: number; seat: number | null }, build?: string) => {
    const tab = await browsers[1]?.tab(code)
    await tab?.hello(have, build)
    return tab?.frames.map((told) => told.t)
  }
  expect(await came({ rev, seat: 1 })).toEqual(['here'])
  expect(await came({ rev: rev - 1, seat: 1 })).toEqual(['screen', 'here'])
  expect(await came({ rev, seat: null })).toEqual(['screen', 'here'])
  expect(await came()).toEqual(['screen', 'here'])
})

/** The log of a page that has just come, read back to its beginning. */
async function wholeLog(page: Page): Promise<Entry[]> {
  const log = [...page.log]
  for (let more = true; more; ) {
    const from = page.frames.length
    page.say({ t: 'older', before: log[0]?.rev ?? 0 })
    const told = await page.frame((one) => one.t === 'log', from)
    if (told.t !== 'log') throw new Error('no log')
    log.unshift(...told.log)
    more = told.more
  }
  return log
}

test('P9: log lines travel beside the patch; read back on request they are the same, for a seat as for a watcher', async () => {
  const { code, browsers, pages } = await gather('toy', names)
  const [ada, ben] = pair(pages)
  const watcher = await new Browser().page(code)
  await ada.want({ t: 'start' })
  const all = [...pages, watcher]
  await together(all)
  await playOn(code, all, 64)
  await together(all)
  const back = await browsers[0]?.page(code)
  if (!back) throw new Error('no page')
  expect(back.log.length).toBeLessThan(ada.log.length)
  expect(await wholeLog(back)).toEqual(ada.log)
  expect(await wholeLog(await new Browser().page(code))).toEqual(watcher.log)
  expect(ada.log).not.toEqual(ben.log)
})

test('P9: coming and going is told, and is no commit', async () => {
  const { code, browsers, pages } = await begin('toy')
  const [ada, ben] = pair(pages)
  const rev = ada.rev
  expect(ada.here).toMatchObject({ seats: [0, 1], watchers: 0 })
  const watcher = await new Browser().page(code)
  await ada.settled()
  expect(ada.here).toMatchObject({ seats: [0, 1], watchers: 1 })
  ben.close()
  watcher.close()
  await ada.frame((told) => told.t === 'here' && told.seats.length === 1 && told.watchers === 0)
  await browsers[1]?.page(code)
  await ada.settled()
  expect(ada.here).toMatchObject({ seats: [0, 1], watchers: 0 })
  expect(ada.rev).toBe(rev)
})

test('P10: nothing that is sent ticks: an hour later the same rev is the same screen', async () => {
  const { code } = await begin('toy')
  const now = (await new Browser().page(code)).screen
  later(3_600_000)
  expect((await new Browser().page(code)).screen).toEqual(now)
})

test('P10: the deadline of a bot is server time, and sleep does not move it', async () => {
  const ada = new Browser()
  const code = await ada.open('toy', 'Ada', true)
  const page = await ada.page(code)
  await page.move({ do: 'draw' })
  const due = () => runInDurableObject(roomOf(code), (_, { storage }) => storage.getAlarm())
  const before = await due()
  expect(before).toBeGreaterThan(Date.now())
  await sleep(code)
  await ada.page(code)
  expect(await due()).toBe(before)
})

test('P11: an old build or protocol is told to reload, and gets its screen all the same', async () => {
  const { code, browsers } = await begin('toy')
  const old = await browsers[0]?.tab(code)
  await old?.hello(undefined, 'older')
  expect(old?.frames.map((told) => told.t)).toEqual(['reload', 'screen', 'here'])
  const other = await browsers[0]?.tab(code)
  other?.say({ t: 'hello', protocol: 99, build: 'test' })
  expect(await other?.frame((told) => told.t === 'reload')).toEqual({ t: 'reload' })
})

test('P11: an unknown message is an error', async () => {
  const { pages } = await begin('toy')
  pages[0]?.say({ t: 'dance' })
  expect(await pages[0]?.frame((told) => told.t === 'error')).toEqual({
    t: 'error',
    why: { of: 'table', key: 'malformed' },
  })
})

test('P12: a secret that reaches the door is not sent, and the commit is not made', async () => {
  const { code, pages } = await begin('toy')
  const [ada, ben] = pair(pages)
  const before = await storedPages(code)
  const view = vi.spyOn(toy, 'view').mockImplementation((state) => ({ deck: state.deck }) as never)
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  ada.say({ t: 'turn', id: 'x', ask: ada.screen?.ask, move: { do: 'draw' } })
  expect(await ada.frame((told) => told.t === 'error')).toMatchObject({ why: { key: 'internal' } })
  view.mockRestore()
  quiet.mockRestore()
  await ben.settled()
  expect(await storedPages(code)).toEqual(before)
  expect(pages.flatMap((page) => page.raw).join()).not.toContain('"hidden":')
  // The table plays on.
  await ada.move({ do: 'draw' })
  expect((await together(pages)) - (ada.rev ?? 0)).toBe(0)
})
