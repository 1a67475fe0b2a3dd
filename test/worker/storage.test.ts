import { expect, test, vi } from 'vitest'
import { Browser } from './help/browser.ts'
import { rows } from './help/rows.ts'
import { anyMove, begin, pair, playOn, storedPages, together } from './help/table.ts'

type Body = { table: { rev: number }; commits: { rev: number; at: number; move?: unknown; lines?: unknown }[] }
const bodies = async (code: string) => (await storedPages(code)).map((text) => JSON.parse(text) as Body)

test('one row is written per commit, over the edge of a page as well', async () => {
  const { code, pages } = await begin('toy', ['Ada', 'Ben', 'Cleo'])
  const counted = await rows(code)
  const from = await together(pages)
  for (let n = 0; n < 62; n++) {
    const before = counted.written()
    await anyMove(pages)
    expect(counted.written() - before, `commit ${from + n + 1}`).toBe(1)
  }
  expect(await bodies(code)).toHaveLength(3)
})

test('what makes no commit writes nothing: refusals, resends, questions, newcomers', async () => {
  const { code, browsers, pages } = await begin('toy')
  const [ada, ben] = pair(pages)
  await ada.move({ do: 'draw' }, 'once')
  const counted = await rows(code)
  await ada.move({ do: 'draw' }, 'once')
  await ada.move({ do: 'draw' })
  await ben.move({ do: 'bid', price: 3 })
  await ben.move({ do: 'fly' })
  await ben.want({ t: 'start' })
  await (await browsers[0]?.page(code))?.settled()
  await (await new Browser().page(code)).settled()
  ben.close()
  await together([ada])
  expect(counted.written()).toBe(0)
})

test('a page holds the table after its last commit and up to 32 commits, each with what the watchers saw', async () => {
  const { code, pages } = await begin('toy', ['Ada', 'Ben', 'Cleo'])
  await playOn(code, pages, 40)
  const stored = await bodies(code)
  expect(stored.map((body) => body.commits.length)).toEqual([32, 13])
  for (const body of stored) expect(body.table.rev).toBe(body.commits.at(-1)?.rev)
  expect(stored.flatMap((body) => body.commits.map((commit) => commit.rev))).toEqual(
    Array.from({ length: 45 }, (_, n) => n),
  )
  expect(stored[1]?.commits[0]).toMatchObject({
    move: expect.anything(),
    patch: expect.anything(),
    at: expect.anything(),
  })
})

test('what cannot be stored is not sent and not remembered', async () => {
  const { code, pages } = await begin('toy')
  const [ada, ben] = pair(pages)
  const rev = await together(pages)
  const before = await storedPages(code)
  const counted = await rows(code)
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  counted.fail()
  ada.say({ t: 'turn', id: 'lost', ask: ada.screen?.ask, move: { do: 'draw' } })
  expect(await ada.frame((told) => told.t === 'error')).toMatchObject({ why: { key: 'internal' } })
  counted.restore()
  quiet.mockRestore()
  await ben.settled()
  expect([ada.rev, ben.rev]).toEqual([rev, rev])
  expect(await storedPages(code)).toEqual(before)
  // The same wish, said again, is carried out once.
  expect(await ada.move({ do: 'draw' }, 'lost')).toMatchObject({ t: 'patch', rev: rev + 1 })
})
