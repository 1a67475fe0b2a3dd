import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { load } from '../help/load.ts'
import { parse, replay } from '../help/story.ts'

const folder = (id: string) => new URL(`../fixtures/${id}/`, import.meta.url)

describe.each(Object.values(games))('stories of $id', (game) => {
  const names = readdirSync(folder(game.id)).filter((name) => name.endsWith('.txt'))
  const texts = names.map((name) => readFileSync(new URL(name, folder(game.id)), 'utf8'))

  test.each(names)('%s is told byte for byte as it was', async (name) => {
    const text = texts[names.indexOf(name)] ?? ''
    expect(replay(text, await load(game.id))).toBe(text)
  })

  test('there is a whole story for every number of seats, with a refusal in it', () => {
    const whole = texts.filter((text) => text.includes('\nend\n')).map(parse)
    const { least, most } = game.seats
    for (let seats = least; seats <= most; seats++) {
      const told = whole.filter((story) => story.names.length === seats)
      expect(told.length, `stories with ${seats} seats`).toBeGreaterThan(0)
      expect(
        told.some((story) => story.steps.some((step) => step.tried)),
        `refusals with ${seats} seats`,
      ).toBe(true)
    }
  })
})

test('the registry is what the stories are demanded for', () => {
  expect(Object.keys(games)).toEqual(Object.values(games).map((game) => game.id))
})
