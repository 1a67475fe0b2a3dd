import { expect, test } from 'vitest'
import type { Screen, ShownChair } from '../../shared/table/screen.ts'
import { hear, nothing } from '../../web/net/hear.ts'
import { headed, running } from '../../web/net/mine.ts'
import { alone, proposable, voiceIn } from '../../web/table/voters.ts'

const human = (name: string, away = false): ShownChair => ({ kind: 'human', name, host: false, away })
const bot: ShownChair = { kind: 'bot', name: 'Bot Alba', host: false, away: false }
const at = (chairs: readonly ShownChair[], me: number | null = 0): Screen => {
  const some: Partial<Screen> = { chairs, me }
  return some as Screen
}

test('a question to all: the proposer may withdraw, the others answer once, spectators only read', () => {
  const proposal = { kind: 'end', by: 0, seat: null, yes: [0, 2], voters: [0, 1, 2] } as const
  expect([0, 1, 2, null].map((me) => voiceIn(proposal, me))).toEqual(['withdraw', 'answer', 'agreed', 'none'])
})

test('who is to lose his seat has no voice in it', () => {
  const proposal = { kind: 'kick', by: 0, seat: 1, yes: [0], voters: [0, 2] } as const
  expect(voiceIn(proposal, 1)).toBe('none')
})

test('among bots and the absent I am alone, and what I propose happens at once', () => {
  expect(alone(at([human('Ada'), bot, human('Bruno', true)]))).toBe(true)
  expect(alone(at([human('Ada'), human('Bruno')]))).toBe(false)
})

test('a bot may be asked to play for somebody who is gone, not for somebody who is here', () => {
  const screen = at([human('Ada'), human('Bruno'), human('Cleo')])
  expect(proposable(screen, 1, [0, 2])).toEqual(['away', 'kick'])
  expect(proposable(screen, 1, [0, 1, 2])).toEqual(['kick'])
})

test('nobody loses his seat by the word of one other person while he sits there', () => {
  const screen = at([human('Ada'), human('Bruno'), bot])
  expect(proposable(screen, 1, [0, 1])).toEqual([])
  expect(proposable(screen, 1, [0])).toEqual(['away', 'kick'])
})

test('nothing is proposed about me, a bot, or by a spectator', () => {
  const chairs = [human('Ada'), bot, human('Bruno')]
  expect([proposable(at(chairs), 0, []), proposable(at(chairs), 1, []), proposable(at(chairs, null), 0, [])]).toEqual([
    [],
    [],
    [],
  ])
})

test('the key for a second device is told to the page that asked for it', () => {
  const asked = { ...nothing, wishes: [{ t: 'device', id: 'w1' } as const] }
  const { seen } = hear(asked, { t: 'key', id: 'w1', key: 'k', until: 9 }, 'b')
  expect([seen.key, seen.wishes]).toEqual([{ key: 'k', until: 9 }, []])
})

test('a table whose time has run out says so', () => {
  expect(hear(nothing, { t: 'gone' }, 'b').seen.gone).toBe(true)
})

test('my tables: the last one first, each once, the oldest fall out', () => {
  expect(headed(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c'])
  const many = Array.from({ length: 16 }, (_, n) => `t${n}`)
  expect(headed(many, 'new')).toHaveLength(16)
  expect(headed(many, 'new')).not.toContain('t15')
})

test('my tables: those that wait for me first, then those that run; finished ones and those I left are not there', () => {
  const one = { game: 'toy', stage: 'playing', seat: 0, myTurn: false, turn: [] } as const
  const tables = [
    { ...one, code: 'waiting', stage: 'waiting' } as const,
    { ...one, code: 'running' },
    { ...one, code: 'mine', myTurn: true },
    { ...one, code: 'over', stage: 'over' } as const,
    { ...one, code: 'left', seat: null },
  ]
  expect(running(tables).map((table) => table.code)).toEqual(['mine', 'running', 'waiting'])
})
