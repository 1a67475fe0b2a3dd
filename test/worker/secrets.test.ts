import { expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import type { Table } from '../../shared/table/table.ts'
import { Browser } from './help/browser.ts'
import { anyMove, gather, pair, ring, sleep, storedPages, together } from './help/table.ts'

/** Every text that leaves the room in a whole game, and all that must not be in it. */
async function wholeGame(id: string) {
  const { code, browsers, pages } = await gather(id, ['Ada', 'Ben'])
  const [host] = pair(pages)
  const watcher = await new Browser().page(code)
  await host.want({ t: 'bot', seat: 2, on: true })
  await host.want({ t: 'start' })
  const all = [...pages, watcher]
  await together(all)
  const secrets = new Set<string>()
  const records: string[] = []
  const told: string[] = []
  let from = all.map(() => 0)
  for (let n = 0; n < 5000; n++) {
    const { table } = JSON.parse((await storedPages(code)).at(-1) ?? '') as { table: Table }
    secrets.add(table.seed.hidden)
    if (table.chance) secrets.add(table.chance.hidden.key)
    for (const chair of table.chairs) if (chair.kind === 'human') for (const who of chair.who) secrets.add(who)
    if (table.stage === 'over') break
    // All that was told while the game ran: the last commit opens the seed.
    told.push(...all.flatMap((page, n) => page.raw.slice(from[n])))
    from = all.map((page) => page.raw.length)
    if (n % 40 === 0) {
      records.push(await (await new Browser().record(code)).text())
      await sleep(code)
      told.push(...(await Promise.all(browsers.map(async (browser) => (await browser.page(code)).raw))).flat())
      // A wish that is refused, and a message that is none.
      for (const page of all) {
        await page.want({ t: 'start' })
        page.say({ t: 'turn' })
      }
    }
    if (!(await anyMove(all))) await ring(code)
    await together(all)
  }
  for (const browser of browsers) if (browser.cookie) secrets.add(browser.cookie.slice(4))
  const last = all.flatMap((page, n) => page.raw.slice(from[n]))
  return { secrets, told, records, last, pages: all }
}

for (const id of Object.keys(games))
  test(`F12: no frame, record or error of a whole game of ${id} holds a secret`, async () => {
    const { secrets, told, records, last, pages } = await wholeGame(id)
    const open = [...told, ...records]
    expect(open.length).toBeGreaterThan(100)
    expect(secrets.size).toBe(6)
    for (const secret of secrets) for (const text of open) if (text.includes(secret)) expect.unreachable(text)
    for (const text of [...open, ...last]) if (text.includes('"hidden":')) expect.unreachable(text)
    expect(pages.map((page) => page.screen?.stage)).toEqual(['over', 'over', 'over'])
  }, 120_000)

test('F12: nobody is shown another hand, on the board or in the log', async () => {
  const { told, pages } = await wholeGame('toy')
  expect(told.length).toBeGreaterThan(100)
  for (const [viewer, page] of pages.entries()) {
    const seen = page.raw.slice(0, -1).join('\n')
    for (const seat of [0, 1, 2].filter((other) => other !== viewer || viewer === 2)) {
      expect(seen).not.toMatch(new RegExp(`"e":"dealt","seat":${seat}`))
      expect(seen).not.toMatch(new RegExp(`"e":"drew","seat":${seat},"card"`))
    }
  }
  const [ada, , watcher] = pages
  expect(ada?.raw.join()).toMatch(/"e":"drew","seat":0,"card"/)
  expect(watcher?.raw.join()).not.toMatch(/"hands":\[\{|"hands":\[null,\{/)
})
