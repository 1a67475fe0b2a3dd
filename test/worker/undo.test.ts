import { expect, test } from 'vitest'
import { Browser } from './help/browser.ts'
import type { Page } from './help/page.ts'
import { type Record_, watched } from './help/replay.ts'
import { begin, crash, pair, sleep, together } from './help/table.ts'

/** Offers some card this page's seat holds. */
async function offer(page: Page) {
  const card = page.screen?.choices.find((choice) => choice.do === 'sell')?.fields.card
  return page.move({ do: 'sell', card: card?.kind === 'one' ? card.of[0] : '' })
}
const board = ({ screen }: Page) => JSON.stringify([screen?.view, screen?.choices, screen?.asked])

for (const fall of ['awake', 'sleep', 'crash'] as const)
  test(`one’s own step is taken back, and all see it (${fall})`, async () => {
    const { code, browsers, pages } = await begin('toy')
    let [ada, ben] = pair(pages)
    const before = [ada, ben].map(board)
    const old = ada.screen?.ask
    await offer(ada)
    if (fall === 'sleep') await sleep(code)
    if (fall === 'crash') {
      await crash(code)
      ada = (await browsers[0]?.page(code)) as Page
      ben = (await browsers[1]?.page(code)) as Page
    }
    expect(ada.screen?.undo).toBe('free')
    expect(await ada.want({ t: 'undo' })).toMatchObject({ t: 'patch' })
    await together([ada, ben])
    expect([ada, ben].map(board)).toEqual(before)
    expect(ben.log.at(-1)?.line).toEqual({ e: 'table:undone', seat: 0, agreed: false })
    // The answer to the question as it was asked before is stale.
    expect(await ada.want({ t: 'turn', ask: old ?? 0, move: { do: 'draw' } })).toMatchObject({
      t: 'refused',
      why: { key: 'stale' },
    })
    expect(await ada.move({ do: 'draw' })).toMatchObject({ t: 'patch' })
  })

test('F13: after a draw one cannot take back alone', async () => {
  const { pages } = await begin('toy')
  const [ada, ben] = pair(pages)
  await ada.move({ do: 'draw' })
  await together([ada, ben])
  expect(ada.screen?.undo).toBe('consent')
  expect(await ada.want({ t: 'undo' })).toMatchObject({ t: 'refused', why: { of: 'table', key: 'revealed' } })
  expect(await ben.want({ t: 'undo' })).toMatchObject({ t: 'refused', why: { of: 'table', key: 'nothingToUndo' } })
})

for (const fall of [sleep, crash])
  test(`consent survives a ${fall.name}: what was agreed stays agreed, and the last yes takes effect`, async () => {
    const { code, browsers, pages } = await begin('toy', ['Ada', 'Ben', 'Cleo'])
    const [ada] = pair(pages)
    const before = board(ada)
    await ada.move({ do: 'draw' })
    await together(pages)
    await pages[1]?.move({ do: 'draw' })
    await together(pages)
    await ada.want({ t: 'propose', kind: 'undo' })
    await pages[1]?.want({ t: 'answer', yes: true })
    await fall(code)
    const cleo = (await browsers[2]?.page(code)) as Page
    expect(cleo.screen?.proposal).toEqual({ kind: 'undo', by: 0, seat: null, yes: [0, 1], voters: [0, 1, 2] })
    expect(await cleo.want({ t: 'answer', yes: true })).toMatchObject({ t: 'patch' })
    const back = (await browsers[0]?.page(code)) as Page
    expect(board(back)).toBe(before)
    expect(back.log.at(-1)?.line).toEqual({ e: 'table:undone', seat: 0, agreed: true })
    expect(back.screen?.proposal).toBeNull()
  })

test('F12: the record tells what was undone as the watchers saw it, and keeps no secret of it', async () => {
  const { code, pages } = await begin('toy')
  const [ada] = pair(pages)
  const watcher = await new Browser().page(code)
  await offer(ada)
  await ada.want({ t: 'undo' })
  await ada.move({ do: 'draw' })
  await together([...pages, watcher])
  const text = await (await new Browser().record(code)).text()
  const record = JSON.parse(text) as Record_
  expect(watched(record).at(-1)).toEqual(watcher.screen)
  const undone = record.commits.filter((commit) => commit.undo !== undefined)
  expect(undone.map(({ undo, lines }) => [undo, lines])).toEqual([
    [ada.rev - 3, [{ e: 'table:undone', seat: 0, agreed: false }]],
  ])
  expect(text).not.toMatch(/"hidden":|"chance"|"past"|"move"|"who"/)
})
