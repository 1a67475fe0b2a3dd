import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shelf } from '../../web/pages/shelf.ts'
import { moment, play } from './help/hand.ts'
import { launch, openTable, type Person, person, phone, sitDown } from './help/people.ts'
import { type Server, serve } from './help/server.ts'
import { titleOf } from './help/titles.ts'

// Two people, a bot and a spectator play every game on the shelf to its end, on its own board, in real Chromium.

let server: Server
let browser: Browser
beforeAll(async () => {
  server = await serve({ BOT_PAUSE: '120', MESSAGE_RATE: '200' })
  browser = await launch()
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const table = (people: readonly Person[]) => people.map(({ page }) => page)

/** What a page shows of a game that is over, without what differs between a player and a spectator. */
const places = (one: Person) => one.page.locator('.result .standings, .result ol').first().textContent()

for (const [n, game] of shelf.entries())
  test(`${game}: a whole game, with a refresh, and a restart of the server in the middle`, {
    timeout: 400_000,
  }, async () => {
    const [ada, ben, eve] = [await person(browser), await person(browser, phone), await person(browser)]
    const link = await openTable(ada, server.url, titleOf(game), 'Ada')
    await sitDown(ben, link, 'Ben')
    await eve.page.goto(link)
    await ada.page.getByRole('button', { name: 'Add a bot' }).first().click()
    await ada.page.getByRole('button', { name: 'Start' }).click()
    for (const one of [ada, ben, eve]) await one.page.locator('.playing').waitFor()
    expect(await moment(eve.page)).toBe('waiting')

    // A dozen decisions, then everything that may happen to people on the way.
    let decided = 0
    await play(table([ada, ben]), 7 + n, () => decided++ > 12)
    await ben.page.reload()
    await ben.page.locator('.playing').waitFor()
    decided = 0
    await play(table([ada, ben]), 17 + n, () => decided++ > 12)
    await server.kill()
    await ada.page.locator('.line-state p').waitFor()
    await server.start()
    await ada.page.locator('.line-state p').waitFor({ state: 'hidden', timeout: 60_000 })

    await play(table([ada, ben]), 27 + n)
    await eve.page.locator('.result').waitFor()
    expect(await places(ada)).toBe(await places(eve))
    expect(await places(ben)).toBe(await places(eve))
    for (const one of [ada, ben, eve]) expect(one.faults).toEqual([])
    const record = await (await fetch(`${link.replace('/t/', '/api/tables/')}/record`)).json()
    expect(record).toMatchObject({ stage: 'over', deal: { seed: expect.stringMatching(/^[0-9a-f]{64}$/) } })
    for (const one of [ada, ben, eve]) await one.context.close()
  })
