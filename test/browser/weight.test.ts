import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shelf } from '../../web/pages/shelf.ts'
import { launch, person } from './help/people.ts'
import { type Server, serve } from './help/server.ts'

// What a browser really loads, all of it, also what comes after the first picture. A kilobyte has 1000 bytes.

let server: Server
let browser: Browser
beforeAll(async () => {
  server = await serve({ BOT_PAUSE: '200' })
  browser = await launch()
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

/** The gzipped bytes of every script that this address loads, and their text. */
async function scripts(path: string, game?: string): Promise<{ bytes: number; text: string }> {
  const { page, context } = await person(browser)
  const urls = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.add(new URL(request.url()).pathname)
  })
  let address = path
  if (game) {
    const data = { game, name: 'Ada', nonce: '0'.repeat(32), bots: true }
    const opened = await context.request.post(`${server.url}/api/tables`, { data })
    address = `/t/${(await opened.json()).code}`
  }
  await page.goto(server.url + address)
  await page
    .locator(game ? '.playing .strip' : '.poster')
    .first()
    .waitFor()
  await page.waitForLoadState('networkidle')
  await context.close()
  const texts = [...urls].map((url) => readFileSync(new URL(`../../dist/client${url}`, import.meta.url)))
  return {
    bytes: texts.reduce((sum, text) => sum + gzipSync(text).length, 0),
    text: texts.map(String).join('\n'),
  }
}

test('the home page with its posters and lists loads at most 25 kB of JavaScript', async () => {
  const { bytes } = await scripts('/')
  console.log(`home: ${bytes} bytes of JavaScript, gzipped`)
  expect(bytes).toBeGreaterThan(5_000)
  expect(bytes).toBeLessThanOrEqual(25_000)
})

for (const game of shelf)
  test(`a running table of ${game} with its board loads at most 60 kB of JavaScript`, async () => {
    const { bytes, text } = await scripts('/t/', game)
    console.log(`${game}: ${bytes} bytes of JavaScript, gzipped`)
    expect(bytes).toBeGreaterThan(30_000)
    expect(bytes).toBeLessThanOrEqual(60_000)
    // The checks of the messages stay in the room.
    expect(text).not.toContain('Invalid type: Expected')
  })
