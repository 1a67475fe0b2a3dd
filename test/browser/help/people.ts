import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import type { Told } from '../../../shared/protocol/messages.ts'
import { chromium as path } from '../../../tools/chromium.ts'

export const desktop = { width: 1366, height: 768 }
export const phone = { width: 390, height: 844 }

/** Somebody with a browser of his own: cookies, storage and all. */
export type Person = { readonly page: Page; readonly context: BrowserContext; readonly faults: string[] }

export async function launch(): Promise<Browser> {
  const executablePath = path()
  if (!executablePath) throw new Error('no Chromium: node tools/chromium.ts')
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-quic', '--no-first-run'],
  })
}

/** A fresh browser profile. What its console complains about is gathered: no page of ours should. */
export async function person(browser: Browser, viewport = desktop): Promise<Person> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    // A line that is cut on purpose is told by the browser itself; that is no fault of the page.
    const line = message.text()
    if (message.type() === 'error' && !/WebSocket|ERR_CONNECTION|Failed to load resource/.test(line)) faults.push(line)
  })
  return { page, context, faults }
}

/** Opens a table of a game on the home page and comes to sit at it. Returns its address. */
export async function openTable({ page }: Person, url: string, game: string, name: string): Promise<string> {
  await page.goto(url)
  await page.getByLabel('Your name').fill(name)
  await page
    .getByRole('region', { name: game })
    .or(page.locator('article', { hasText: game }))
    .first()
    .getByRole('button', { name: 'Open a table' })
    .click()
  await page.waitForURL('**/t/**')
  await page.locator('.chairs').waitFor()
  return page.url()
}

/** Follows the link and takes the first free chair. */
export async function sitDown({ page }: Person, link: string, name: string): Promise<void> {
  await page.goto(link)
  const form = page.locator('form.sit-down')
  await form.getByRole('textbox').fill(name)
  await form.getByRole('button').click()
  await page.locator('.chairs', { hasText: name }).waitFor()
}

/** Whoever of these people is asked, as soon as one is. */
export async function asked<P extends Person>(people: readonly P[]): Promise<P> {
  for (const late = Date.now() + 20_000; Date.now() < late; ) {
    const all = await Promise.all(people.map(({ page }) => page.locator('.playing .strip.asked').count()))
    const one = people.find((_, n) => all[n])
    if (one) return one
    await new Promise((done) => setTimeout(done, 40))
  }
  throw new Error('nobody is asked')
}

/** What a page shows of a running game: who I am, the board, the players with what is theirs, and what happened. */
export const board = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const text = (of: string): string =>
      [...document.querySelectorAll(of)].map((one) => one.textContent ?? '').join(' | ')
    const mine = [...document.querySelectorAll('.players h3')].find((one) => one.querySelector('small'))
    return [mine?.textContent ?? '', text('.board'), text('.players > li'), text('.side .log li')]
  })

/** How many moves this page tells of. What they are called depends on who reads it. */
const log = (page: Page): Promise<number> => page.locator('.side .log li').count()

/** Waits until these two pages have heard of equally many moves. */
export async function settled(one: Page, other: Page): Promise<void> {
  for (const late = Date.now() + 10_000; Date.now() < late; ) {
    const [here, there] = await Promise.all([log(one), log(other)])
    if (here === there) return
    await new Promise((done) => setTimeout(done, 40))
  }
  throw new Error('two pages do not show the same')
}

/** All that the rooms tell this page from now on. */
export function heard(page: Page): Told[] {
  const told: Told[] = []
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/api/tables/')) return
    socket.on('framereceived', ({ payload }) => {
      if (payload !== 'pong') told.push(JSON.parse(String(payload)))
    })
  })
  return told
}

/**
 * The cable of a person who comes later: it can be pulled and plugged in again. The browser's own *offline* leaves
 * sockets that stand alone.
 */
export async function cableOf({ page, context }: Person): Promise<{ pull(): Promise<void>; plug(): Promise<void> }> {
  let pulled = false
  const cuts: (() => Promise<unknown>)[] = []
  await page.routeWebSocket(/\/socket$/, (client) => {
    if (pulled) {
      void client.close()
      return
    }
    const room = client.connectToServer()
    cuts.push(() => Promise.all([client.close(), room.close()]))
  })
  return {
    async pull() {
      pulled = true
      await context.setOffline(true)
      await Promise.all(cuts.splice(0).map((cut) => cut()))
    },
    async plug() {
      pulled = false
      await context.setOffline(false)
    },
  }
}
