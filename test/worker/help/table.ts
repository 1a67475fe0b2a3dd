import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { sample } from '../../../shared/kit/choice.ts'
import { dice } from '../../../shared/kit/random.ts'
import { Browser, nonce } from './browser.ts'
import type { Page } from './page.ts'

export const roomOf = (code: string) => env.ROOM.getByName(code)

/** What the object keeps: the pages in order, each as its text. */
export const storedPages = (code: string): Promise<string[]> =>
  runInDurableObject(roomOf(code), (_, { storage }) =>
    storage.sql
      .exec<{ body: string }>('SELECT body FROM page ORDER BY n')
      .toArray()
      .map((row) => row.body),
  )

/** The room falls asleep; its sockets stay. */
export const sleep = (code: string): Promise<void> => evictDurableObject(roomOf(code))
/** The server goes down and comes up again: memory and sockets are gone. */
export const crash = (code: string): Promise<void> => evictDurableObject(roomOf(code), { webSockets: 'close' })

/** Server time goes on by so many milliseconds. */
export function later(ms: number): void {
  vi.setSystemTime(Date.now() + ms)
}

/** A table with these people sitting in order, each in a browser of their own. */
export async function gather(game: string, names: readonly string[]) {
  const browsers = names.map(() => new Browser())
  const [host] = browsers
  if (!host) throw new Error('nobody comes')
  const code = await host.open(game, names[0])
  const pages: Page[] = []
  for (const [seat, browser] of browsers.entries()) {
    const page = await browser.page(code)
    if (seat > 0) await page.want({ t: 'sit', seat, name: names[seat] ?? '', nonce: nonce(seat + 1) })
    pages.push(page)
  }
  return { code, browsers, pages }
}

/** The same, and the game has begun. */
export async function begin(game: string, names: readonly string[] = ['Ada', 'Ben']) {
  const table = await gather(game, names)
  const [host] = table.pages
  if (!host) throw new Error('nobody comes')
  await host.want({ t: 'start' })
  await together(table.pages)
  return table
}

/** The first two of them. */
export function pair<T>(list: readonly T[]): [T, T] {
  const [one, two] = list
  if (one === undefined || two === undefined) throw new Error('fewer than two')
  return [one, two]
}

/** Waits until all pages are at the newest rev among them. */
export async function together(pages: readonly Page[]): Promise<number> {
  await Promise.all(pages.map((page) => page.settled()))
  const rev = Math.max(...pages.map((page) => page.rev))
  await Promise.all(pages.map((page) => page.at(rev)))
  return rev
}

const random = dice(7)

/** The page that is asked, makes any move it may; whether there was one. */
export async function anyMove(pages: readonly Page[]): Promise<boolean> {
  const page = pages.find((one) => (one.screen?.choices.length ?? 0) > 0)
  if (!page?.screen) return false
  const { rev } = page
  // What sets cannot say may be refused; another draw will do.
  for (let i = 0; i < 200 && page.rev === rev; i++) await page.move(sample(page.screen.choices as never, random))
  await Promise.all(pages.map((other) => other.at(page.rev)))
  return true
}

/** The bot whose turn it is, moves: its pause is over and the alarm rings. Whether an alarm was set. */
export function ring(code: string): Promise<boolean> {
  later(600_000)
  return runDurableObjectAlarm(roomOf(code))
}

/** People and bots play on by chance until the game is over, or so many moves are made. */
export async function playOn(code: string, pages: readonly Page[], most = 20_000): Promise<void> {
  for (let i = 0; i < most; i++) {
    if (pages.every((page) => page.screen?.stage === 'over')) return
    if (!(await anyMove(pages))) {
      await ring(code)
      await together(pages)
    }
  }
}
