import { abortAllDurableObjects, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { Browser } from './help/browser.ts'
import type { Page } from './help/page.ts'
import { rows } from './help/rows.ts'
import { anyMove, crash, gather, later, pair, roomOf, sleep, storedPages, together } from './help/table.ts'

const second = 1000
const day = 24 * 3600 * second
const quick = { pace: 'move', seconds: 30, bank: 60 } as const

/** A running game under a clock; Ada is asked. */
async function clocked(settings: object = quick, names: readonly string[] = ['Ada', 'Ben']) {
  const table = await gather('toy', names)
  const [host] = table.pages
  if (!host) throw new Error('nobody')
  await host.want({ t: 'settings', settings })
  await host.want({ t: 'start' })
  await together(table.pages)
  return { ...table, host }
}
const ringing = (code: string) => runDurableObjectAlarm(roomOf(code))
const due = (code: string) => runInDurableObject(roomOf(code), (_, { storage }) => storage.getAlarm())
const times = (page: Page, seat: number) => page.screen?.times?.[seat]
const timeouts = (page: Page) => page.log.filter(({ line }) => line.e === 'table:timeout').length

test('P10, F19: deadlines are server time, and the screen says what time the server has', async () => {
  const { browsers, code, host } = await clocked()
  const started = (await storedAt(code)) ?? 0
  expect(times(host, 0)).toEqual({ deadline: started + 90 * second, bank: 60 * second })
  expect(times(host, 1)).toEqual({ deadline: null, bank: 60 * second })
  later(20 * second)
  const tab = await browsers[1]?.page(code)
  // Whatever a phone's clock says: it counts from `now` to the deadline.
  const screen = tab?.frames.find((told) => told.t === 'screen')
  expect(screen?.t === 'screen' && screen.now).toBe(Date.now())
  expect((times(tab as Page, 0)?.deadline ?? 0) - Date.now()).toBeLessThanOrEqual(70 * second)
})
const storedAt = async (code: string) =>
  (JSON.parse((await storedPages(code)).at(-1) ?? '') as { table: { at: number } }).table.at

test('the alarm is set for the deadline, and one that comes early does nothing but ask anew', async () => {
  const { code, host } = await clocked()
  expect(await due(code)).toBeLessThanOrEqual(times(host, 0)?.deadline ?? 0)
  const { rev } = host
  later(30 * second)
  await ringing(code)
  await host.settled()
  expect(host.rev).toBe(rev)
  expect(await due(code)).toBeLessThanOrEqual(times(host, 0)?.deadline ?? 0)
})

for (const fall of ['nothing', 'sleep', 'crash', 'abort'] as const)
  test(`F20: a deadline that passes with nobody connected takes effect exactly once (${fall} in between)`, async () => {
    const { code, browsers, pages } = await clocked()
    const [ada, ben] = pair(pages)
    const { rev } = ada
    for (const page of [ada, ben]) page.close()
    if (fall === 'sleep') await sleep(code)
    if (fall === 'crash') await crash(code)
    if (fall === 'abort') await abortAllDurableObjects()
    later(91 * second)
    for (let n = 0; n < 3; n++) await ringing(code)
    if (fall === 'sleep') await sleep(code)
    await ringing(code)
    const back = await browsers[0]?.page(code)
    expect(back?.rev).toBe(rev + 1)
    expect(back && timeouts(back)).toBe(1)
    expect(back?.screen?.chairs[0]).toMatchObject({ kind: 'human', away: false })
    expect(back && times(back, 0)?.bank).toBe(0)
  })

test('F20: a deadline whose alarm was lost is kept when anything wakes the room', async () => {
  const { code, browsers, host } = await clocked()
  const { rev } = host
  await runInDurableObject(roomOf(code), (_, { storage }) => storage.deleteAlarm())
  await crash(code)
  await new Browser().fetch(`/api/tables/${code}`)
  later(91 * second)
  expect(await ringing(code)).toBe(true)
  expect((await browsers[0]?.page(code))?.rev).toBe(rev + 1)
})

test('days per move: the table sleeps, and after two days the bot makes one move, once', async () => {
  const { code, browsers, pages } = await clocked({ pace: 'days', days: 2 })
  const [ada] = pair(pages)
  const { rev } = ada
  for (const page of pages) page.close()
  await sleep(code)
  later(2 * day - 60 * second)
  await ringing(code)
  expect((await browsers[1]?.page(code))?.rev).toBe(rev)
  later(120 * second)
  await ringing(code)
  await ringing(code)
  const back = await browsers[1]?.page(code)
  expect(back?.rev).toBe(rev + 1)
  expect(back && timeouts(back)).toBe(1)
})

/** Ada never moves, Ben always does: until Ada is away. */
async function adaAway() {
  const table = await clocked()
  const [ada, ben] = pair(table.pages)
  for (let n = 0; n < 20 && !ada.screen?.chairs[0]?.away; n++) {
    if (ada.screen?.asked.includes(1)) await anyMove([ben])
    else {
      later(200 * second)
      await ringing(table.code)
    }
    await together([ada, ben])
  }
  while (ada.screen?.asked.includes(1)) {
    await anyMove([ben])
    await together([ada, ben])
  }
  return { ...table, ada, ben }
}

test('twice in a row and the seat is away: the bot plays on, also after a sleep, until I’m back, which works at once', async () => {
  const { code, ada, ben } = await adaAway()
  expect(timeouts(ben)).toBe(2)
  expect(ben.screen?.chairs[0]).toMatchObject({ kind: 'human', name: 'Ada', away: true })
  expect(times(ben, 0)?.deadline).toBeNull()
  await sleep(code)
  const { rev } = ben
  later(200 * second)
  await ringing(code)
  await ben.at(rev + 1)
  expect(timeouts(ben)).toBe(2)
  while (ada.screen?.asked.includes(1)) {
    await anyMove([ben])
    await together([ada, ben])
  }
  expect(await ada.want({ t: 'back' })).toMatchObject({ t: 'patch' })
  const now30 = Date.now() + 30 * second
  await together([ada, ben])
  expect(ben.screen?.chairs[0]).toMatchObject({ away: false })
  expect(times(ada, 0)?.deadline).toBe(now30)
  // No bot moves for her any more.
  later(20 * second)
  const now = ada.rev
  await ringing(code)
  await ada.settled()
  expect(ada.rev).toBe(now)
  await anyMove([ada])
  expect(ada.rev).toBe(now + 1)
})

test('one row is written per commit with clock and undo on: moves, timeouts, undo, proposals', async () => {
  const { code, pages, host } = await clocked({ pace: 'move', seconds: 600, bank: 3600 }, ['Ada', 'Ben', 'Cleo'])
  const counted = await rows(code)
  for (let n = 0; n < 50; n++) {
    const before = counted.written()
    const { rev } = host
    if (n % 5 === 3) {
      const page = pages.find((one) => one.screen?.undo === 'free')
      if (page) await page.want({ t: 'undo' })
      else await host.want({ t: 'propose', kind: 'end' })
    } else if (n % 5 === 4 && host.screen?.proposal) await host.want({ t: 'answer', yes: false })
    else if (n === 30) {
      later(5000 * second)
      await ringing(code)
    } else await anyMove(pages)
    await together(pages)
    expect(host.rev - rev, `${n}`).toBeLessThanOrEqual(1)
    expect(counted.written() - before, `step ${n}`).toBe(host.rev - rev)
  }
  expect(timeouts(host)).toBe(1)
  expect(host.log.some(({ line }) => line.e === 'table:undone')).toBe(true)
})

test('a deadline that moves later with every move leaves the alarm alone', async () => {
  const { code, pages } = await clocked({ pace: 'days', days: 2 })
  await together(pages)
  const before = await due(code)
  for (let n = 0; n < 4; n++) await anyMove(pages)
  expect(await due(code)).toBe(before)
})
