import { expect, test } from 'vitest'
import { anyMove, begin, crash, storedPages } from './help/table.ts'

/** What the seat that is asked may do now, by the kinds of its choices. */
const question = (pages: readonly { readonly screen: { readonly choices: readonly { do: string }[] } | undefined }[]) =>
  pages.flatMap((page) => page.screen?.choices.map((choice) => choice.do) ?? [])

test('Friesematenten: a restart inside a veto window and inside an auction loses nothing', {
  timeout: 120_000,
}, async () => {
  const wanted = new Set(['bid', 'veto'])
  for (let game = 0; game < 12 && wanted.size > 0; game++) {
    const table = await begin('friesematenten', ['Ada', 'Ben', 'Cleo'])
    let { pages } = table
    while (wanted.size > 0 && pages.some((page) => page.screen?.stage === 'playing')) {
      const now = question(pages).find((kind) => wanted.has(kind))
      if (now) {
        wanted.delete(now)
        const [kept, shown] = [await storedPages(table.code), pages.map((page) => page.screen)]
        await crash(table.code)
        pages = await Promise.all(table.browsers.map((browser) => browser.page(table.code)))
        expect(await storedPages(table.code)).toEqual(kept)
        expect(pages.map((page) => page.screen)).toEqual(shown)
        // The very question that stood open is answered after the restart.
        expect(question(pages)).toContain(now)
      }
      expect(await anyMove(pages)).toBe(true)
    }
  }
  expect([...wanted]).toEqual([])
})
