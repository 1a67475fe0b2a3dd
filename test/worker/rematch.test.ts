import { expect, test } from 'vitest'
import { digest } from '../../shared/kit/random.ts'
import { Browser, nonce } from './help/browser.ts'
import type { Page } from './help/page.ts'
import { dealtAgain, type Record_, watched } from './help/replay.ts'
import { anyMove, begin, pair, playOn, sleep, storedPages, together } from './help/table.ts'

const record = async (code: string, match?: number) => {
  const answer = await new Browser().fetch(`/api/tables/${code}/record${match === undefined ? '' : `?match=${match}`}`)
  return { status: answer.status, text: await answer.text() }
}
const read = async (code: string, match?: number) => JSON.parse((await record(code, match)).text) as Record_
const names = (page: Page) => page.screen?.chairs.map((chair) => chair.name)

/** A game that is over, with undos in it, and who watched. */
async function played() {
  const table = await begin('toy', ['Ada', 'Ben', 'Cleo'])
  const watcher = await new Browser().page(table.code)
  const all = [...table.pages, watcher]
  for (let n = 0; n < 25; n++) {
    await anyMove(all)
    const undoer = table.pages.find((page) => page.screen?.undo === 'free')
    if (undoer && n % 3 === 0) await undoer.want({ t: 'undo' })
    await together(all)
  }
  await playOn(table.code, all)
  await together(all)
  return { ...table, watcher, all }
}
/** Ada asks for the next game, and everybody's browser gives its chance again. */
async function again({ pages, all }: Awaited<ReturnType<typeof played>>) {
  const [ada] = pair(pages)
  await ada.want({ t: 'rematch' })
  for (const [n, page] of pages.entries()) await page.want({ t: 'nonce', nonce: nonce(n + 70) })
  await together(all)
}

test('rematch: same address, seats moved on by one, the watchers follow by a patch, nobody comes anew', async () => {
  const table = await played()
  const { pages, watcher, all } = table
  const [ada] = pair(pages)
  const screens = watcher.frames.filter((told) => told.t === 'screen').length
  await again(table)
  expect(watcher.frames.filter((told) => told.t === 'screen')).toHaveLength(screens)
  for (const page of all) expect(names(page)).toEqual(['Ben', 'Cleo', 'Ada', ''])
  expect(pages.map((page) => page.screen?.me)).toEqual([2, 0, 1])
  expect(ada.screen).toMatchObject({ stage: 'waiting', match: 2, host: true, view: null, standings: null, choices: [] })
  expect(ada.here).toEqual({ t: 'here', seats: [0, 1, 2], watchers: 1 })
  await ada.want({ t: 'start' })
  await together(all)
  expect(watcher.screen).toMatchObject({ stage: 'playing', match: 2 })
  for (const [n, page] of pages.entries()) expect(page.screen?.me).toBe([2, 0, 1][n])
  expect(await anyMove(all)).toBe(true)
})

test('a new secret under a new commitment, told before anybody’s new nonce; the old nonces are gone', async () => {
  const table = await played()
  const { code, watcher } = table
  const old = watcher.screen?.deal
  await again(table)
  expect(watcher.screen?.deal).toEqual({ commitment: expect.any(String), nonces: [], seed: null })
  expect(watcher.screen?.deal.commitment).not.toBe(old?.commitment)
  await table.pages[0]?.want({ t: 'start' })
  await together(table.all)
  expect(watcher.screen?.deal.nonces).toEqual([nonce(71), nonce(72), nonce(70)])
  const { seed } = (JSON.parse((await storedPages(code)).at(-1) ?? '') as { table: { seed: { hidden: string } } }).table
  expect(digest(seed.hidden)).toBe(watcher.screen?.deal.commitment)
  for (const page of table.all) expect(page.raw.join()).not.toContain(seed.hidden)
})

test('whoever is second to ask, a watcher, or one who is early is told why not', async () => {
  const table = await played()
  const { pages, watcher, all } = table
  const [ada, ben] = pair(pages)
  expect(await watcher.want({ t: 'rematch' })).toMatchObject({ t: 'refused', why: { key: 'notSeated' } })
  await ada.want({ t: 'rematch' })
  expect(await ben.want({ t: 'rematch' })).toMatchObject({ t: 'refused', why: { key: 'notOver' } })
  await together(all)
})

test('every game has its record: what the watchers saw, whole, and it can be dealt again, undone moves and all', async () => {
  const table = await played()
  const { code, watcher, all, pages } = table
  const first = watcher.screen
  const now = await read(code)
  await again(table)
  await sleep(code)
  const one = await read(code, 1)
  expect(one).toEqual(now)
  expect(one).toMatchObject({ match: 1, stage: 'over', deal: first?.deal })
  expect(digest(one.deal.seed ?? '')).toBe(one.deal.commitment)
  expect(watched(one).at(-1)).toEqual(first)
  expect(one.commits.some((commit) => commit.undo !== undefined)).toBe(true)
  const screens = watched(one)
  const start = screens.findIndex((screen) => screen.view !== null)
  const told = one.commits
    .slice(start)
    .flatMap((commit, n) =>
      commit.seat !== undefined || commit.undo !== undefined || n === 0 ? [screens[start + n]?.view] : [],
    )
  expect(dealtAgain(one).map(({ view }) => view)).toEqual(told)

  await pages[0]?.want({ t: 'start' })
  await playOn(code, all)
  await together(all)
  const two = await read(code)
  expect(two).toMatchObject({ match: 2, stage: 'over', deal: watcher.screen?.deal })
  expect(await read(code, 2)).toEqual(two)
  expect(await read(code, 1)).toEqual(one)
  expect(watched(two).at(-1)).toEqual(watcher.screen)
  expect(two.commits[0]).toMatchObject({
    screen: { match: 2, stage: 'waiting' },
    lines: [{ e: 'table:rematch', match: 2 }],
  })
  expect(two.commits[0]?.patch).toBeUndefined()
  const revs = [...one.commits, ...two.commits].map((commit) => commit.rev)
  expect(revs).toEqual([...revs.keys()])
})

test('F12: while the second game runs its record holds neither seed nor moves nor the first game’s stream', async () => {
  const table = await played()
  const { code, all } = table
  await again(table)
  await table.pages[0]?.want({ t: 'start' })
  for (let n = 0; n < 6; n++) await anyMove(all)
  const { text } = await record(code)
  const running = JSON.parse(text) as Record_
  expect(running.stage).toBe('playing')
  expect(Object.keys(running.deal).toSorted()).toEqual(['commitment', 'nonces'])
  expect(text).not.toMatch(/"move"|"hidden":|"own"/)
  const old = await read(code, 1)
  expect(old.deal.seed).toBeDefined()
  expect(text).not.toContain(old.deal.seed)
})

test('a game that was not played here has no record', async () => {
  const { code } = await begin('toy')
  for (const match of [0, -1, 2, 1e9]) expect((await record(code, match)).status, `${match}`).toBe(404)
  expect((await record(code, 1)).status).toBe(200)
})
