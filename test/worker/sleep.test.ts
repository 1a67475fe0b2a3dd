import { abortAllDurableObjects, runInDurableObject } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { Browser } from './help/browser.ts'
import { anyMove, begin, crash, later, pair, ring, roomOf, sleep, storedPages, together } from './help/table.ts'

test('F8: sleep and wake: no new deal, the same board, the next move goes on', async () => {
  const { code, pages } = await begin('toy', ['Ada', 'Ben', 'Cleo'])
  await anyMove(pages)
  const before = await storedPages(code)
  const boards = pages.map((page) => page.screen)
  await sleep(code)
  for (const page of pages) {
    const from = page.frames.length
    page.say({ t: 'again' })
    await page.frame((told) => told.t === 'screen', from)
  }
  expect(pages.map((page) => page.screen)).toEqual(boards)
  expect(await storedPages(code)).toEqual(before)
  expect(await anyMove(pages)).toBe(true)
})

test('F8: nobody is marked gone by a sleep', async () => {
  const { code, browsers, pages } = await begin('toy', ['Ada', 'Ben', 'Cleo'])
  const heard = pages.map((page) => page.frames.length)
  await sleep(code)
  await browsers[0]?.page(code)
  await together(pages)
  const told = pages.flatMap((page, n) => page.frames.slice(heard[n]).filter((one) => one.t === 'here'))
  for (const here of told) expect(here).toMatchObject({ seats: [0, 1, 2], watchers: 0 })
  expect(pages[1]?.here.seats).toEqual([0, 1, 2])
})

test('F8: a sleeping room keeps the pings of those who are there, without waking', async () => {
  vi.useRealTimers()
  const { code, pages } = await begin('toy')
  const [ada, ben] = pair(pages)
  await sleep(code)
  ada.say('ping')
  await ada.pong
  await ben.settled()
  expect(ada.frames.filter((told) => told.t === 'error')).toEqual([])
})

test('F6: who has been silent for long is away, and back with the next hello', async () => {
  const { code, browsers, pages } = await begin('toy')
  const [ada, ben] = pair(pages)
  later(80_000)
  await ben.settled()
  later(50_000)
  await ben.settled()
  await ring(code)
  await ben.settled()
  expect(ben.here.seats).not.toContain(0)
  await browsers[0]?.page(code)
  await ben.settled()
  expect(ben.here.seats).toContain(0)
  expect(ada.rev).toBe(ben.rev)
})

test('F7: after a crash every acknowledged move is there and nothing is dealt anew', async () => {
  const { code, browsers, pages } = await begin('toy')
  for (let n = 0; n < 35; n++) await anyMove(pages)
  const [ada] = pair(pages)
  const { rev, screen } = ada
  await crash(code)
  const back = await browsers[0]?.page(code)
  expect(back?.rev).toBe(rev)
  expect(back?.screen).toEqual(screen)
})

test('F4, F7: a move in flight while the server dies happens once, or can be made again', async () => {
  for (const wait of [false, true]) {
    const { code, browsers, pages } = await begin('toy')
    const [ada] = pair(pages)
    const { rev, screen } = ada
    const turn = { t: 'turn', id: 'flight', ask: screen?.ask, move: { do: 'draw' } }
    ada.say(turn)
    if (wait) await ada.at(rev + 1)
    await abortAllDurableObjects()
    const back = await browsers[0]?.page(code)
    const answer = await back?.move({ do: 'draw' }, 'flight')
    // Either it was not done before, or it is only confirmed.
    expect(answer?.t === 'done' || answer?.t === 'patch').toBe(true)
    expect(back?.rev).toBe(rev + 1)
    expect(back?.screen?.view).toMatchObject({ deck: 11 })
  }
})

test('F4: a move said on a dead socket happens once when it is said again', async () => {
  const { code, browsers, pages } = await begin('toy')
  const [ada, ben] = pair(pages)
  const { rev } = ada
  ada.say({ t: 'turn', id: 'twice', ask: ada.screen?.ask, move: { do: 'draw' } })
  ada.close()
  const back = await browsers[0]?.page(code)
  await back?.move({ do: 'draw' }, 'twice')
  await together([ben])
  expect([back?.rev, ben.rev]).toEqual([rev + 1, rev + 1])
})

test('a wake by itself sets no alarm and writes nothing', async () => {
  const { code, pages } = await begin('toy')
  const due = () => runInDurableObject(roomOf(code), (_, { storage }) => storage.getAlarm())
  const before = await due()
  const stored = await storedPages(code)
  const prototype = await runInDurableObject(roomOf(code), (_, { storage }) => Object.getPrototypeOf(storage))
  const set = vi.spyOn(prototype, 'setAlarm')
  later(20_000)
  await sleep(code)
  await new Browser().page(code)
  await together(pages)
  expect(await due()).toBe(before)
  expect(set).not.toHaveBeenCalled()
  expect(await storedPages(code)).toEqual(stored)
})
