import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { View } from '../../shared/games/black-friday/view.ts'
import type { Told } from '../../shared/protocol/messages.ts'
import { hear, nothing } from '../../web/net/hear.ts'
import { decide, moment } from './help/hand.ts'
import { asked, board, heard, launch, openTable, type Person, person, phone, settled, sitDown } from './help/people.ts'
import { type Server, serve } from './help/server.ts'
import { titleOf } from './help/titles.ts'

// What goes wrong in real browsers, by the numbers of the fault cases.

const game = 'black-friday'
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

type Pair = { readonly ada: Person; readonly ben: Person; readonly link: string }

/** Ada, who opened the table, and Ben, before the start. */
async function pair(): Promise<Pair> {
  const [ada, ben] = await Promise.all([person(browser), person(browser)])
  const link = await openTable(ada, server.url, titleOf(game), 'Ada')
  await sitDown(ben, link, 'Ben')
  return { ada, ben, link }
}

async function start({ ada, ben }: Pair): Promise<void> {
  await ada.page.getByRole('button', { name: 'Start the game' }).click()
  for (const { page } of [ada, ben]) await page.locator('.playing').waitFor()
}

async function playing(): Promise<Pair> {
  const both = await pair()
  await start(both)
  return both
}

/** Nobody's page has complained; all go home. */
async function leave(...people: readonly Person[]): Promise<void> {
  for (const { faults } of people) expect(faults).toEqual([])
  await Promise.all(people.map(({ context }) => context.close()))
}

test('F1: two tabs of one seat show the same; a move made in one appears in the other; neither drives the other out', async () => {
  const { ada, ben, link } = await playing()
  const one = await asked([ada, ben])
  const other = one === ada ? ben : ada
  const second = await one.context.newPage()
  let dialled = 0
  let dialledHere = 0
  one.page.on('websocket', () => dialledHere++)
  second.on('websocket', () => dialled++)
  await second.goto(link)
  await second.locator('.strip.asked').waitFor()
  expect(await board(second)).toEqual(await board(one.page))

  // A move in the first, then one in the second: both follow.
  for (const [here, there] of [
    [one.page, second],
    [second, one.page],
  ] as const) {
    while ((await asked([one, other])) !== one) await decide(other.page, 5)
    await there.locator('.strip.asked').waitFor()
    const before = await there.locator('.log li').count()
    await decide(here, 3)
    await expect.poll(() => there.locator('.log li').count()).toBeGreaterThan(before)
    await settled(here, there)
  }
  expect([dialledHere, dialled]).toEqual([0, 1])
  await leave(ada, ben)
})

test('F2: a refresh on my turn and on another’s: same seat and same board within 3 s', async () => {
  const { ada, ben } = await playing()
  const one = await asked([ada, ben])
  for (const { page } of [one, one === ada ? ben : ada]) {
    const before = await board(page)
    const was = await moment(page)
    const begun = performance.now()
    await page.reload()
    await page.locator('.playing .players').waitFor()
    expect(performance.now() - begun).toBeLessThan(3_000)
    expect(await moment(page)).toBe(was)
    await expect.poll(() => board(page)).toEqual(before)
  }
  await leave(ada, ben)
})

test('F9: a page older than the room loads itself anew once, and then all is well', async () => {
  const { ada, ben, link } = await playing()
  const page = await ada.context.newPage()
  let loads = 0
  page.on('load', () => loads++)
  let dialled = 0
  await page.routeWebSocket(/\/socket$/, (client) => {
    const old = dialled++ === 0
    const room = client.connectToServer()
    if (old) room.onMessage(() => client.send(JSON.stringify({ t: 'reload' })))
  })
  await page.goto(link)
  await page.locator('.playing').waitFor()
  expect(loads).toBe(2)
  expect(dialled).toBe(2)
  const one = await asked([ada, ben])
  const before = await page.locator('.log li').count()
  await decide(one.page, 11)
  await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(before)
  expect(await page.locator('.line-state p').count()).toBe(0)
  expect(loads).toBe(2)
  await leave(ada, ben)
})

test('F9: a page that stays older than the room is loaded anew only once, and then says so', async () => {
  const { ada, ben, link } = await playing()
  const page = await ada.context.newPage()
  let loads = 0
  page.on('load', () => loads++)
  await page.routeWebSocket(/\/socket$/, (client) => {
    const room = client.connectToServer()
    room.onMessage((message) => client.send(String(message).replace(/"build":"[^"]*"/, '"build":"newer"')))
  })
  await page.goto(link)
  await page.getByText('This page is older than the table.').waitFor()
  expect(await page.getByRole('button', { name: 'Load anew' }).isVisible()).toBe(true)
  expect(loads).toBe(2)
  await leave(ada, ben)
})

test('F10: whoever waits as a watcher before the start is not seated, and sees the start live', async () => {
  const both = await pair()
  const eve = await person(browser)
  let loads = 0
  eve.page.on('load', () => loads++)
  await eve.page.goto(both.link)
  await eve.page.locator('form.sit-down').waitFor()
  await both.ada.page.getByText('1 spectator').waitFor()
  expect(await eve.page.locator('.chair.me').count()).toBe(0)
  expect(await eve.page.locator('.chair.human').count()).toBe(2)
  await start(both)
  await eve.page.locator('.playing').waitFor()
  await eve.page.getByText('You are watching').first().waitFor()
  expect(await eve.page.locator('.players > li').count()).toBe(2)
  expect(await eve.page.locator('.players small', { hasText: /^you$/ }).count()).toBe(0)
  expect(loads).toBe(1)
  await leave(both.ada, both.ben, eve)
})

test('F11: in a private window a player is told what is public and nothing of his own seat', async () => {
  const both = await pair()
  const { ada, ben, link } = both
  const secret = await person(browser)
  const frames = heard(secret.page)
  const own = heard(ada.page)
  await secret.page.goto(link)
  await secret.page.locator('form.sit-down').waitFor()
  await ada.page.reload()
  await ada.page.locator('.chairs').waitFor()
  await start(both)
  await secret.page.locator('.playing').waitFor()
  for (let n = 0; n < 4; n++) {
    const one = await asked([ada, ben])
    await decide(one.page, 21 + n)
    await settled(ada.page, secret.page)
  }

  const hands = (told: readonly Told[]) => {
    let seen = nothing
    return told.flatMap((message) => {
      seen = hear(seen, message, message.t === 'screen' ? message.build : '').seen
      const view = seen.screen?.view as View | null | undefined
      return view ? [view.seats.map(({ hand }) => hand)] : []
    })
  }
  // Of herself Ada is told: so it would be seen here.
  expect(hands(own).some((all) => all.some((hand) => hand !== null))).toBe(true)
  await expect.poll(() => hands(frames).length).toBeGreaterThan(4)
  const all = hands(frames)
  expect(all.flat().filter((hand) => hand !== null)).toEqual([])
  for (const told of frames)
    if (told.t === 'screen') expect(told.screen).toMatchObject({ me: null, host: false, ask: null, choices: [] })
  expect(await secret.page.locator('.strip.asked').count()).toBe(0)
  await leave(ada, ben, secret)
})

const graphemes = (text: string): number => [...new Intl.Segmenter('en').segment(text)].length

test('F17: names of any kind are shown isolated and cut; they run nothing and take nobody’s seat', async () => {
  const family = '👩‍👩‍👧‍👦'
  const wild = [
    'W'.repeat(200),
    family.repeat(40),
    'שלום \u202eעולם',
    '<b onclick=alert(1)>x</b><img src=x onerror="document.title=\'run\'">',
  ]
  const ada = await person(browser)
  const others = await Promise.all(wild.map((_, n) => person(browser, n === 1 ? phone : undefined)))
  const link = await openTable(ada, server.url, titleOf(game), 'Ada')
  for (const [n, { page }] of others.entries()) {
    await page.goto(link)
    const form = page.locator('form.sit-down')
    await form.getByRole('textbox').fill(wild[n] ?? '')
    await form.getByRole('button').click()
    await page.locator('.chair.me').waitFor()
    expect(await page.locator('.chair.me').getAttribute('data-seat')).toBe(String(n + 1))
  }

  const look = async (where: string) => {
    for (const { page } of [ada, ...others]) {
      const names = await page.locator(`${where} bdi`).allTextContents()
      expect(names).toHaveLength(5)
      expect(names[0]).toBe('Ada')
      expect(names[1]).toBe('W'.repeat(24))
      expect(names[2]?.startsWith(family)).toBe(true)
      // The field itself may end inside a family, but never inside a sign.
      expect(() => encodeURIComponent(names[2] ?? '')).not.toThrow()
      expect(names[3]).not.toContain('\u202e')
      expect(names[4]?.startsWith('<b onclick=')).toBe(true)
      for (const name of names) expect(graphemes(name)).toBeLessThanOrEqual(24)
      expect(await page.locator(`${where} b[onclick], ${where} img`).count()).toBe(0)
      expect(await page.title()).not.toBe('run')
      // No name makes the page wider than the screen.
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  }
  await look('.chairs')
  await ada.page.getByRole('button', { name: 'Start the game' }).click()
  for (const { page } of [ada, ...others]) await page.locator('.playing').waitFor()
  await look('.players h3')
  await leave(ada, ...others)
})

test('F17: a name that is taken gets a number, an empty one a word; both get a chair of their own', async () => {
  const people = await Promise.all([person(browser), person(browser), person(browser)])
  const [ada, twin, nobody] = people
  const link = await openTable(ada, server.url, titleOf(game), 'Ada')
  for (const [{ page }, name] of [
    [twin, 'Ada'],
    [nobody, '  '],
  ] as const) {
    await page.goto(link)
    const form = page.locator('form.sit-down')
    await form.getByRole('textbox').fill(name)
    await form.getByRole('button').click()
    await page.locator('.chair.me').waitFor()
  }
  await expect.poll(() => ada.page.locator('.chair.human').count()).toBe(3)
  const names = await ada.page.locator('.chairs bdi').allTextContents()
  expect(names.slice(0, 2)).toEqual(['Ada', 'Ada 2'])
  expect(names[2]?.trim()).toMatch(/./)
  expect(await ada.page.locator('.chair.me').getAttribute('data-seat')).toBe('0')
  expect(await twin.page.locator('.chair.me').getAttribute('data-seat')).toBe('1')
  expect(await nobody.page.locator('.chair.me').getAttribute('data-seat')).toBe('2')
  await leave(...people)
})

test('F18: Back and Forward during a game harm nobody', async () => {
  const { ada, ben, link } = await playing()
  const before = [await board(ada.page), await board(ben.page)]
  await ada.page.goBack()
  await ada.page.locator('.home').waitFor()
  await ben.page.locator('.players .away').waitFor()
  expect(await ben.page.locator('.line-state p').count()).toBe(0)
  await ada.page.goForward()
  await ada.page.locator('.playing').waitFor()
  expect(ada.page.url()).toBe(link)
  await ben.page.locator('.players .away').waitFor({ state: 'detached' })
  // Ben had come from elsewhere, so for him the whole page goes.
  await ben.page.goto(server.url)
  await ben.page.goBack()
  await ben.page.locator('.playing').waitFor()
  await ben.page.goForward()
  await ben.page.locator('.home').waitFor()
  await ben.page.goBack()
  await ben.page.locator('.playing').waitFor()
  await expect.poll(async () => [await board(ada.page), await board(ben.page)]).toEqual(before)
  // And the game goes on.
  const one = await asked([ada, ben])
  await decide(one.page, 31)
  await settled(ada.page, ben.page)
  await expect.poll(() => board(ada.page)).not.toEqual(before[0])
  await leave(ada, ben)
})
