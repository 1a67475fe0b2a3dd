import { expect, test } from 'vitest'
import { settingSpecs, usualSettings } from '../../shared/table/settings.ts'
import { steps, summary } from '../../web/table/pace.ts'

test('every value that is offered for the clock is one that the table takes', () => {
  for (const { key, domain } of settingSpecs) {
    if (domain.kind !== 'range') continue
    const { min, max, step = 1 } = domain
    const offered = steps(key, domain, min)
    expect(offered.length).toBeGreaterThan(5)
    for (const n of offered) expect([key, n, n >= min && n <= max && (n - min) % step]).toEqual([key, n, 0])
  }
})

test('a value that is set but not among the handy ones is shown all the same', () => {
  expect(steps('seconds', { kind: 'range', min: 15, max: 600, step: 15 }, 75)).toContain(75)
})

test('how a table is run is said in one line', () => {
  expect(summary(usualSettings)).toBe('By link only · No clock · latecomers may take over from bots')
  expect(summary({ ...usualSettings, list: 'public', pace: 'move', seconds: 90, bank: 300, join: 'no' })).toBe(
    'Listed publicly · 1:30 minutes for each decision, 5 minutes in reserve · latecomers watch',
  )
  expect(summary({ ...usualSettings, pace: 'days', days: 1, chat: 'players', keep: 'yes' })).toContain(
    '1 day for each decision',
  )
})
