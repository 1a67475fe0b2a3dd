import { expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { digest } from '../../shared/kit/random.ts'
import { Browser } from './help/browser.ts'
import { dealtAgain, type Record_, watched } from './help/replay.ts'
import { anyMove, begin, pair, playOn, together } from './help/table.ts'

const fetched = async (code: string) => (await (await new Browser().record(code)).json()) as Record_

test('before the end the record holds neither seed nor moves, and is what the watchers saw', async () => {
  const { code, pages } = await begin('toy')
  const watcher = await new Browser().page(code)
  await anyMove(pages)
  const record = await fetched(code)
  expect(record.stage).toBe('playing')
  expect(record.deal).toEqual({ commitment: expect.stringMatching(/^[0-9a-f]{64}$/), nonces: expect.any(Array) })
  for (const commit of record.commits) expect(Object.keys(commit)).not.toContain('move')
  await together([watcher])
  expect(watched(record).at(-1)).toEqual(watcher.screen)
})

test('the commitment is there before anybody but the host sits down, and stays', async () => {
  const ada = new Browser()
  const code = await ada.open('toy')
  const page = await ada.page(code)
  const { commitment } = (await fetched(code)).deal
  expect(page.screen?.deal.commitment).toBe(commitment)
  await page.want({ t: 'bot', seat: 1, on: true })
  await page.want({ t: 'start' })
  expect((await fetched(code)).deal.commitment).toBe(commitment)
  expect(page.screen?.deal).toMatchObject({ commitment, seed: null, nonces: [expect.any(String)] })
})

test('the record comes as a file of JSON with the code for a name', async () => {
  const ada = new Browser()
  const code = await ada.open('toy')
  const answer = await ada.record(code)
  expect(answer.headers.get('content-type')).toBe('application/json')
  expect(answer.headers.get('content-disposition')).toContain(code)
})

for (const id of Object.keys(games))
  test(`Check the deal, ${id}: the seed fits its commitment, and the rules deal and play the very same game from it`, async () => {
    const { code, pages } = await begin(id, ['Ada', 'Ben', 'Cleo'])
    const watcher = await new Browser().page(code)
    const all = [...pages, watcher]
    await playOn(code, all)
    const [ada] = pair(pages)
    const record = await fetched(code)
    expect(record.stage).toBe('over')
    expect(digest(record.deal.seed ?? '')).toBe(record.deal.commitment)
    expect(ada.screen?.deal).toEqual(record.deal)
    const screens = watched(record)
    expect(screens.at(-1)).toEqual(watcher.screen)
    const start = screens.findIndex((screen) => screen.view !== null)
    const again = dealtAgain(record)
    expect(again.map(({ view }) => view)).toEqual(screens.slice(start).map(({ view }) => view))
    const told = record.commits
      .slice(start)
      .map(({ lines }) => (lines ?? []).filter(({ e }) => !e.startsWith('table:')))
    expect(again.map(({ lines }) => lines)).toEqual(told)
  })
