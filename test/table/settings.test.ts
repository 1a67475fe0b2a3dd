import { expect, test } from 'vitest'
import { screen } from '../../shared/table/screen.ts'
import { settingSpecs, usualSettings } from '../../shared/table/settings.ts'
import { by, carried, game, propose, set, whyNot } from '../help/people.ts'
import { after, opened, seated } from '../help/table.ts'

const wants = (n: number, settings: unknown) => by(n, { do: 'settings', settings })

test('a new table is by link only, lets latecomers in, all may chat, nothing of it is kept, and it has no clock', () => {
  expect(opened().settings).toEqual({
    list: 'link',
    join: 'yes',
    chat: 'all',
    keep: 'no',
    pace: 'none',
    seconds: 60,
    bank: 180,
    days: 2,
  })
  expect(Object.fromEntries(settingSpecs.map((spec) => [spec.key, spec.usual(3)]))).toEqual(usualSettings)
})

test('the host sets some of them, the rest stays, and everybody sees it', () => {
  const { table } = carried(seated(2), wants(0, { pace: 'move', seconds: 45 }))
  for (const viewer of [0, 1, 'watcher'] as const)
    expect(screen(table, viewer).settings).toEqual({ ...usualSettings, pace: 'move', seconds: 45 })
  expect(after(table, wants(0, { bank: 0 })).settings).toEqual({ ...table.settings, bank: 0 })
})

test('only the host, and whoever sits there', () => {
  expect(whyNot(seated(2), wants(1, { list: 'public' }))).toBe('hostOnly')
  expect(whyNot(seated(2), wants(9, { list: 'public' }))).toBe('notSeated')
})

test('F21: what does not lie inside its set is refused as a whole', () => {
  for (const bad of [
    { seconds: 20 },
    { seconds: 0 },
    { seconds: 615 },
    { seconds: 15.5 },
    { seconds: '30' },
    { bank: -30 },
    { bank: 3630 },
    { days: 0 },
    { days: 15 },
    { pace: 'fast' },
    { list: 'public', join: 'maybe' },
    { gold: 1 },
    { do: 'x', list: 'loud' },
    JSON.parse('{"__proto__":{"list":"public"}}'),
    JSON.parse('{"list":"public","constructor":1}'),
    null,
    [],
    'public',
    7,
  ])
    expect(whyNot(seated(2), wants(0, bad)), JSON.stringify(bad)).toBe('badOption')
})

test('in a running game the clock cannot be changed, everything else can', () => {
  const table = game(2, 0, { pace: 'move', seconds: 30 })
  for (const late of [{ pace: 'none' }, { seconds: 60 }, { bank: 0 }, { days: 3 }, { chat: 'players', pace: 'days' }])
    expect(whyNot(table, wants(0, late))).toBe('running')
  const open = { list: 'public', join: 'no', chat: 'players', keep: 'yes' } as const
  expect(after(table, set(open)).settings).toEqual({ ...table.settings, ...open })
})

test('after the end the clock stays as it was as well, until the next game is set up', () => {
  const over = after(game(1, 1), propose(0, 'end'))
  expect(whyNot(over, wants(0, { pace: 'days' }))).toBe('running')
  const next = after(over, by(0, { do: 'rematch', seed: 'ab' }), wants(0, { pace: 'days' }))
  expect(next.settings.pace).toBe('days')
})

test('options of the game: usual for so many seats until the host sets them; shown as sets only before the start', () => {
  const table = after(seated(2), by(0, { do: 'options', options: { coins: 9 } }))
  expect(screen(table, 1).options).toEqual({ coins: 9, hands: 'hidden' })
  expect(Object.keys(screen(table, 1).offer ?? {})).toEqual(['coins', 'hands'])
  const running = game(2)
  expect(screen(running, 0).offer).toBeNull()
  expect(running.options).toEqual({ coins: 6, hands: 'hidden' })
  expect(whyNot(running, by(0, { do: 'options', options: { coins: 9 } }))).toBe('running')
  expect(whyNot(seated(2), by(1, { do: 'options', options: { coins: 9 } }))).toBe('hostOnly')
  expect(whyNot(seated(2), by(0, { do: 'options', options: { coins: 10 } }))).toBe('badOption')
})
