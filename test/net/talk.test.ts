import { expect, test } from 'vitest'
import type { Saying } from '../../shared/protocol/chat.ts'
import { hear, nothing, type Seen } from '../../web/net/hear.ts'
import { audible, joined, unread } from '../../web/net/talk.ts'
import { coded, reactionIn, worded } from '../../web/table/reaction.ts'

const saying = (n: number, seat: number | null = 0): Saying => ({ n, at: n, seat, name: 'Ada', text: `word ${n}` })
const numbers = (said: readonly Saying[]): readonly number[] => said.map((one) => one.n)
const wish = { t: 'say', id: 'w1', text: 'word 4', name: 'Ada' } as const

test('what was said is kept in order, each saying once, however often it is told', () => {
  const before = [saying(2), saying(3)]
  expect(numbers(joined(before, [saying(3), saying(1), saying(4)]))).toEqual([1, 2, 3, 4])
  expect(joined(before, [saying(2)])).toBe(before)
})

test('the page keeps the last two hundred sayings', () => {
  const said = joined(
    [],
    Array.from({ length: 230 }, (_, n) => saying(n + 1)),
  )
  expect([said.length, said[0]?.n]).toEqual([200, 31])
})

test('P7: what I say is under way until the table has said it to all', () => {
  const seen: Seen = { ...nothing, said: [saying(3)], wishes: [wish] }
  const heard = hear(seen, { t: 'said', saying: saying(4), id: 'w1' }, 'b').seen
  expect([numbers(heard.said), heard.wishes]).toEqual([[3, 4], []])
})

test('the saying of somebody else answers no wish of mine', () => {
  expect(hear({ ...nothing, wishes: [wish] }, { t: 'said', saying: saying(4) }, 'b').seen.wishes).toEqual([wish])
})

test('a newcomer is told what was said last; what he knew stays', () => {
  const seen: Seen = { ...nothing, said: [saying(1)] }
  expect(numbers(hear(seen, { t: 'talk', said: [saying(2), saying(3)] }, 'b').seen.said)).toEqual([1, 2, 3])
})

test('a saying never gets into the log of the game', () => {
  expect(hear(nothing, { t: 'said', saying: saying(1) }, 'b').seen.log).toEqual([])
})

test('a player may hide what spectators say; what players say stays', () => {
  const said = [saying(1, 0), saying(2, null), saying(3, 1)]
  expect(numbers(audible(said, true))).toEqual([1, 3])
  expect(audible(said, false)).toBe(said)
})

test('unread is what came after the last one I read, but for my own words', () => {
  const said = [saying(1, 1), saying(2, 0), saying(3, 1), saying(4, null)]
  expect(unread(said, 1, 0)).toBe(2)
  expect(unread(said, 4, 0)).toBe(0)
  expect(unread(said, 0, null)).toBe(4)
})

test('what is said with one press is read in the language of the reader; words stay as they are', () => {
  expect(worded(coded('ouch'))).toBe('Ouch!')
  expect([reactionIn('ouch'), worded(':nothing:')]).toEqual([undefined, ':nothing:'])
})
