import { mkdirSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decide } from './help/hand.ts'
import { asked, cableOf, launch, openTable, type Person, person, phone, settled, sitDown } from './help/people.ts'
import { type Server, serve } from './help/server.ts'
import { titleOf } from './help/titles.ts'

// An evening at one table, with everything that may happen to people on the way.

const game = 'black-friday'
const shots = new URL('shots/', import.meta.url).pathname
let server: Server
let browser: Browser
beforeAll(async () => {
  mkdirSync(shots, { recursive: true })
  server = await serve({ BOT_PAUSE: '120', MESSAGE_RATE: '200' })
  browser = await launch()
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const shot = ({ page }: Person, name: string) => page.screenshot({ path: `${shots}rehearsal-${name}.png` })

/** The menu; its sheet, to press something in it. */
async function menu({ page }: Person) {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  return page.getByRole('dialog', { name: 'More' })
}

/** Waits until the log of a page that is wide enough to show it says this. */
const reads = ({ page }: Person, text: string | RegExp) =>
  page.locator('.side .log li', { hasText: text }).first().waitFor()

test('a rehearsal: four people, two watchers and a bot, and all that may happen in an evening', {
  timeout: 400_000,
}, async () => {
  const [ada, ben, cleo, dan, eve, finn] = [
    await person(browser),
    await person(browser, phone),
    await person(browser),
    await person(browser),
    await person(browser),
    await person(browser, phone),
  ]
  const players = [ada, ben, cleo, dan]
  const everybody = [...players, eve, finn]
  const cable = await cableOf(cleo)

  // A table by link; Eve has the home page open and sees it come when it is made public.
  await eve.page.goto(server.url)
  await eve.page.getByText('No public table just now.').waitFor()
  const link = await openTable(ada, server.url, titleOf(game), 'Ada')
  const settings = ada.page.locator('.settings')
  await settings.locator('summary').click()
  await settings.getByRole('radio', { name: 'Listed publicly', exact: true }).click()
  const row = eve.page.locator('.hall li')
  await row.getByText('1 of 5 seats taken').waitFor()
  await settings.getByRole('radio', { name: 'Minutes', exact: true }).click()
  await settings.getByLabel('Time for each decision').selectOption({ label: '15 seconds' })
  await settings.getByText('15 seconds for each decision').waitFor()
  await settings.getByLabel('Reserve for the whole game').selectOption({ label: 'none' })
  await settings.locator('summary', { hasText: 'reserve' }).waitFor({ state: 'hidden' })

  for (const [one, name] of [
    [ben, 'Ben'],
    [cleo, 'Cleo'],
    [dan, 'Dan'],
  ] as const)
    await sitDown(one, link, name)
  await ada.page.getByRole('button', { name: 'Add a bot' }).click()
  await row.getByText('5 of 5 seats taken').waitFor()
  await shot(eve, 'hall')
  await row.getByRole('link', { name: 'Watch' }).click()
  await finn.page.goto(link)
  await ada.page.getByText('2 spectators').waitFor()
  await shot(ada, 'waiting')
  await shot(finn, 'waiting-phone')
  await ada.page.getByRole('button', { name: 'Start the game' }).click()
  for (const { page } of everybody) await page.locator('.playing').waitFor()

  // The clock of whoever is asked runs out, while the others do as people do.
  await asked(players)
  await shot(ada, 'playing')
  await shot(ben, 'playing-phone')
  await ada.page.getByRole('tab', { name: 'Chat' }).click()
  await ada.page.getByLabel('Say something').fill('Good luck, all of you')
  await ada.page.getByRole('button', { name: 'Send' }).click()
  await ada.page.locator('.saying', { hasText: 'Good luck' }).waitFor()
  await ada.page.getByRole('button', { name: 'Wow!' }).click()
  await eve.page.getByRole('tab', { name: /Chat/ }).click()
  await eve.page.locator('.saying', { hasText: 'Good luck, all of you' }).waitFor()
  await eve.page.locator('.saying .reaction', { hasText: 'Wow!' }).waitFor()
  await shot(eve, 'chat')
  for (const one of [ada, eve]) await one.page.getByRole('tab', { name: 'What happened' }).click()
  await ben.page.reload()
  await ben.page.locator('.players li', { hasText: 'you' }).waitFor()
  await reads(eve, /Time is up for \w+: a bot makes the move/)
  await shot(eve, 'time-is-up')

  // A move, taken back: at once when nothing was revealed by it, else with the consent of all.
  const mover = await asked(players)
  await decide(mover.page, 3)
  await mover.page.locator('.strip:not(.asked)').waitFor()
  const back = mover.page.getByRole('button', { name: 'Take back', exact: true })
  await asked(players)
  if (await back.count()) await back.click()
  else {
    await (await menu(mover)).getByRole('button', { name: 'Ask to take back my last move' }).click()
    const others = players.filter((one) => one !== mover)
    for (const [n, one] of others.entries()) {
      await one.page.getByRole('button', { name: 'Agree', exact: true }).waitFor()
      if (n === 0) await shot(one, 'question')
      await one.page.getByRole('button', { name: 'Agree', exact: true }).click()
    }
  }
  await reads(eve, /takes back a (step|move)/)
  await mover.page.locator('.strip.asked').waitFor()
  await decide(mover.page, 4)

  // A second device.
  const sheet = await menu(dan)
  await sheet.getByRole('button', { name: 'Make a link for my other device' }).click()
  const key = await sheet.getByLabel('Link for my other device').inputValue()
  await sheet.getByRole('img', { name: 'QR code of the link' }).scrollIntoViewIfNeeded()
  await shot(dan, 'device')
  await sheet.getByRole('button', { name: 'Close' }).click()
  const pocket = await person(browser, phone)
  await pocket.page.goto(key)
  await pocket.page.locator('.players li', { hasText: 'you' }).getByText('Dan').waitFor()
  expect(pocket.page.url()).toBe(link)
  await decide((await asked(players)).page, 5)

  // A line that is lost, and comes back by itself.
  await cleo.page.evaluate(() => document.querySelector('.board')?.setAttribute('data-same', 'page'))
  await cable.pull()
  await cleo.page.getByText('The line is down.').waitFor()
  await ada.page.locator('.players li', { hasText: 'Cleo' }).getByText('not here').waitFor()
  await shot(cleo, 'line-is-down')
  await cable.plug()
  await cleo.page.locator('.line-state p').waitFor({ state: 'hidden' })
  expect(await cleo.page.locator('.board[data-same]').count()).toBe(1)
  await settled(ada.page, cleo.page)

  // The power fails.
  const others = [ada, cleo, dan, eve]
  await server.kill()
  for (const { page } of everybody) await page.locator('.line-state p').waitFor()
  await shot(finn, 'line-is-down-phone')
  await server.start()
  for (const { page } of everybody) await page.locator('.line-state p').waitFor({ state: 'hidden', timeout: 60_000 })
  for (const { page } of others) await settled(ada.page, page)
  await decide((await asked(players)).page, 6)

  // They agree to stop.
  await (await menu(ada)).getByRole('button', { name: 'Propose to end the game here' }).click()
  await eve.page.getByText('proposes to end the game here').first().waitFor()
  for (const { page } of [ben, cleo, dan]) await page.getByRole('button', { name: 'Agree', exact: true }).click()
  for (const { page } of everybody) await page.locator('.closing').waitFor()
  await shot(ben, 'over-phone')
  await shot(eve, 'over')

  // And play again at the same address: the seats move on by one, and everybody comes along.
  await cleo.page.getByRole('button', { name: 'Rematch' }).click()
  for (const { page } of everybody) await page.locator('.waiting').waitFor()
  const names = await eve.page.locator('.chairs bdi').allTextContents()
  expect(names.slice(0, 3)).toEqual(['Ben', 'Cleo', 'Dan'])
  expect(names.at(-1)).toBe('Ada')
  await shot(eve, 'rematch')
  for (const { page } of everybody) expect(page.url()).toBe(link)
  await ada.page.getByRole('button', { name: 'Start the game' }).click()
  for (const { page } of everybody) await page.locator('.playing').waitFor()
  for (const { page } of [eve, finn]) expect(await page.locator('.strip.asked').count()).toBe(0)
  await shot(finn, 'again-phone')

  for (const one of [...everybody, pocket]) expect(one.faults).toEqual([])
})
