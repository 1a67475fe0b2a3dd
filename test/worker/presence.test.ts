import { expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { open } from '../../shared/table/open.ts'
import type { Chair } from '../../shared/table/table.ts'
import { nextLook, present, silence } from '../../worker/presence.ts'

const minute = 60_000
const [toy] = Object.values(games)
if (!toy) throw new Error('no games')
const human = (who: string): Chair => ({ kind: 'human', name: who, who: [who], nonce: '', away: false, missed: 0 })
const table = {
  ...open('abcd-efgh', toy, 'seed', 0),
  chairs: [human('ada'), { kind: 'bot' as const, name: 'B' }, human('ben')],
}

test('P9: a seat is here once, however many tabs it has; a bot is never told of', () => {
  const signs = ['ada', 'ada', 'ben', 'ada'].map((who) => ({ who, at: 0 }))
  expect(present(table, signs, 0)).toEqual({ seats: [0, 2], watchers: 0 })
})

test('P9: a browser that watches counts once, one without a cookie by itself', () => {
  const signs = ['eve', 'eve', null, null, 'ada'].map((who) => ({ who, at: 0 }))
  expect(present(table, signs, 0)).toEqual({ seats: [0], watchers: 3 })
})

test('F6: who is silent for two minutes is away, who pings once a minute is not', () => {
  const signs = [
    { who: 'ada', at: minute },
    { who: 'ben', at: 0 },
  ]
  expect(present(table, signs, 2 * minute)).toEqual({ seats: [0], watchers: 0 })
})

test('the room looks soon after a commit, and ever more seldom while nothing happens', () => {
  const looks = [0]
  for (let n = 0; n < 8; n++) looks.push(nextLook(0, looks.at(-1) ?? 0))
  const gaps = looks.slice(1).map((at, n) => at - (looks[n] ?? 0))
  expect(gaps[0]).toBeGreaterThan(silence)
  expect(gaps[0]).toBeLessThan(2 * minute)
  for (let n = 1; n < gaps.length; n++) expect(gaps[n]).toBeGreaterThanOrEqual(gaps[n - 1] ?? 0)
  expect(looks.at(-1)).toBeGreaterThan(180 * minute)
})
