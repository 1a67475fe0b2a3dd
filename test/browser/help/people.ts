import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
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
