import { expect, test, vi } from 'vitest'

/** Two cards that are in nobody's set, made up of words the rules know. */
vi.mock('../../../shared/games/friesematenten/cards/actions.ts', async (original) => {
  const { actions } = await original<typeof import('../../../shared/games/friesematenten/cards/actions.ts')>()
  const blackout = {
    uses: 1,
    minBid: 20,
    when: 'cards',
    aim: { at: 'card', of: ['status', 'factory'], whose: 'any' },
    cost: 7,
    ops: [{ op: 'remove' }],
  }
  const tip = {
    uses: 2,
    minBid: 9,
    when: 'cards',
    aim: { at: 'seat', whose: 'other' },
    ops: [{ op: 'money', most: 3 }],
  }
  return { actions: { ...actions, a97: blackout, a98: tip } }
})

vi.mock('../../../shared/games/friesematenten/cards/statuses.ts', async (original) => {
  const { statuses } = await original<typeof import('../../../shared/games/friesematenten/cards/statuses.ts')>()
  return { statuses: { ...statuses, s99: { minBid: 30, points: 9, ops: [{ op: 'upkeep', pay: 99 }] } } }
})

test('FM41: upkeep that cannot be paid takes the card out of the game', async () => {
  const { sit } = await import('./play.ts')
  const table = sit({ phase: 'production', money: [0, 0], empires: [['s99', 'f03', 'a07*1'], []] })
  table.plays(0, 'a07', 'f03')
  expect(table.told('removed').map(({ card, reason }) => `${card} ${reason}`)).toEqual(['a07 usedUp', 's99 upkeep'])
  const rich = sit({ phase: 'production', money: [99, 0], empires: [['s99', 'f03', 'a07*1'], []] })
  rich.plays(0, 'a07', 'f03')
  expect(rich.state.money).toEqual([99 + 50 - 99, 30])
})

test('a new card in the known vocabulary needs no code', async () => {
  const { sit } = await import('./play.ts')
  const { ids } = await import('../../../shared/games/friesematenten/cards.ts')
  expect(ids).toContain('a97')
  const table = sit({
    phase: 'cards',
    money: [20, 20],
    empires: [
      ['a97*1', 'a98*2', 'c08'],
      ['s15', 'f07'],
    ],
  })
  const card = (id: string) => ids.find((one) => one === id) ?? 'f01'
  table.plays(0, card('a97'), 's15')
  expect(table.state.money).toEqual([13, 20])
  expect(table.points()).toEqual([0, 3])
  table.plays(0, card('a98'), 1)
  expect(table.state.money).toEqual([16, 17])
  expect(table.whyPlay(0, card('a98'), 0)).toBe('othersOnly')
})
