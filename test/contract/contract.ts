import { describe, expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { contract, type Plan } from '../help/check/contract.ts'
import { idle, report } from '../help/check/tally.ts'
import { load } from '../help/load.ts'

/** Thousands of games of each; the same ones every time. */
const plan: Plan = { games: 2000, commits: 500_000, look: 100, seed: 20_000 }

/** Every second game of the registry, so that two cores have something to do: from the first, or from the second. */
export const keeps = (from: 0 | 1): void =>
  describe.each(Object.values(games).filter((_, n) => n % 2 === from))('$id', ({ id }) => {
    test('keeps the contract in thousands of games', { timeout: 300_000 }, async () => {
      const { game, words } = await load(id)
      const { fault, tally } = contract(game, words, plan)
      console.log(`${id}: ${report(tally)}`)
      expect(fault).toBeUndefined()
      expect(tally.games.random).toBeGreaterThanOrEqual(500)
      expect(tally.games.bot).toBeGreaterThanOrEqual(50)
      expect(idle(tally, 500)).toBeUndefined()
    })
  })
