import { expect, test } from 'vitest'
import type { Viewer } from '../../shared/game/definition.ts'
import { games } from '../../shared/games/index.ts'
import { news } from '../../shared/table/news.ts'
import { botGame } from './bots.ts'
import { median } from './figures.ts'

const budget = 200

/** The JSON bytes of each patch that each viewer gets in whole games among plain bots. */
function sizes(id: string): number[] {
  const game = games[id]
  if (!game) throw new Error(id)
  const { least, most } = game.seats
  const list: number[] = []
  for (let seats = least; seats <= most; seats++)
    for (const { before, made } of botGame(game, seats, seats)) {
      const viewers: Viewer[] = [...made.table.chairs.keys(), 'watcher']
      for (const viewer of viewers) {
        const { patch } = news(before, made, viewer)
        list.push(patch ? new TextEncoder().encode(JSON.stringify(patch)).length : 0)
      }
    }
  return list
}

for (const id of Object.keys(games))
  test(`the median patch of ${id} is at most ${budget} bytes`, () => {
    const list = sizes(id)
    expect(list.length).toBeGreaterThan(100)
    expect(median(list)).toBeLessThanOrEqual(budget)
  })
