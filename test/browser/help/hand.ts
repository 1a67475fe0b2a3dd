import type { Page } from 'playwright-core'
import { dice, pick } from '../../../shared/kit/random.ts'

/** Whether this page is asked for a decision, or the game is over. */
export type Moment = 'asked' | 'waiting' | 'over'

export const moment = (page: Page): Promise<Moment> =>
  page.evaluate(() =>
    document.querySelector('.playing .strip.asked')
      ? 'asked'
      : document.querySelector('.playing .result')
        ? 'over'
        : 'waiting',
  )

/** Where on the page a mouse would press this turn: on *Confirm*, or on any other control of the strip that it can reach. */
type Spot = { readonly x: number; readonly y: number; readonly main: boolean }

const spots = (page: Page): Promise<Spot[]> =>
  page.evaluate(() => {
    const strip = document.querySelector('.playing .strip.asked')
    if (!strip) return []
    const found = strip.querySelectorAll<HTMLElement>('button, label:has(input), summary')
    return [...found].flatMap((control) => {
      const input = control.querySelector('input')
      if (control.matches(':disabled, [aria-disabled="true"]') || input?.disabled) return []
      // Part of the strip may have to be scrolled to, as a person would.
      control.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const { left, top, width, height } = control.getBoundingClientRect()
      const x = left + width / 2
      const y = top + height / 2
      const there = document.elementFromPoint(x, y)
      if (width === 0 || !there || !(control.contains(there) || there.contains(control))) return []
      return [{ x, y, main: control.matches('.main') }]
    })
  })

/**
 * A player who knows nothing: he tries the real controls of the board until *Confirm* can be pressed, and presses it.
 * Whatever a game asks must be answerable so.
 */
export async function decide(page: Page, seed: number): Promise<void> {
  const random = dice(seed)
  for (let click = 1; click <= 80; click++) {
    const all = await spots(page)
    if (all.length === 0) {
      if ((await moment(page)) !== 'asked') return
      await page.waitForTimeout(20)
      continue
    }
    const main = all.find((spot) => spot.main)
    // Most of the time he takes what he has; sometimes he looks at something else first.
    const spot = main && (click > 12 || random.below(3) > 0) ? main : pick(all, random)
    // He looks again before each press: what has scrolled meanwhile is somewhere else.
    await page.mouse.click(spot.x, spot.y)
    if (spot.main) await page.waitForTimeout(25)
  }
  throw new Error(`no way to answer: ${await page.locator('.strip').textContent()}`)
}

/** Lets these people play on until the game is over or `until`, asked before each decision, says stop. */
export async function play(pages: readonly Page[], seed: number, until: () => boolean = () => false): Promise<void> {
  const random = dice(seed)
  for (let round = 0; round < 20_000; round++) {
    const moments = await Promise.all(pages.map(moment))
    if (moments.every((one) => one === 'over')) return
    const asked = pages.filter((_, n) => moments[n] === 'asked')
    if (asked.length === 0) {
      await new Promise((done) => setTimeout(done, 40))
      continue
    }
    if (until()) return
    await decide(pick(asked, random), random.below(1_000_000))
  }
  throw new Error('the game did not end')
}
