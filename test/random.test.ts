import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chanceOf, deal, dice, digest, pick, type Random, shuffle } from '../shared/kit/random.ts'

const draws = (random: Random, below: number, count: number) => Array.from({ length: count }, () => random.below(below))

test('the commitment is plain SHA-256, as anybody can work it out', () => {
  expect(digest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(chanceOf('seed', ['a', 'b'])).toEqual({ key: digest('seed|a|b'), at: 0 })
})

test('a deal follows from seed and nonces, and from the order of the nonces', () => {
  const of = (...nonces: string[]) => draws(deal(chanceOf('s', nonces)), 1000, 20)
  expect(of('a', 'b')).toEqual(of('a', 'b'))
  expect(of('a', 'b')).not.toEqual(of('b', 'a'))
  expect(of('a', 'b')).not.toEqual(of('a', 'c'))
})

test('a deal goes on where it was kept, wherever that is', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.integer({ min: 2, max: 100 }), (first, below) => {
      const whole = deal(chanceOf('s', []))
      const all = draws(whole, below, first + 20)
      const half = deal(chanceOf('s', []))
      draws(half, below, first)
      const kept = JSON.parse(JSON.stringify(half.now()))
      expect(draws(deal(kept), below, 20)).toEqual(all.slice(first))
    }),
  )
})

test.each([
  ['deal', (n: number) => deal(chanceOf(`s${n}`, []))],
  ['dice', dice],
] as const)('%s: every number is drawn about equally often, none outside', (_, make) => {
  for (const below of [1, 2, 3, 7, 52]) {
    const random = make(below)
    const counts = Array<number>(below).fill(0)
    const each = 400
    for (const n of draws(random, below, each * below)) {
      expect(Number.isInteger(n) && n >= 0 && n < below).toBe(true)
      counts[n] = (counts[n] ?? 0) + 1
    }
    // Six standard deviations.
    for (const count of counts) expect(Math.abs(count - each)).toBeLessThan(6 * Math.sqrt(each))
  }
})

test('a range that does not divide the words is not drawn with a preference for its beginning', () => {
  const third = 2 ** 30
  for (const random of [dice(3), deal(chanceOf('s', []))]) {
    const low = draws(random, 3 * third, 900).filter((n) => n < third).length
    // A third; without drawing again it would be a half.
    expect(Math.abs(low - 300)).toBeLessThan(6 * Math.sqrt(200))
  }
})

test('dice of different seeds differ from the first throw on', () => {
  const first = Array.from({ length: 200 }, (_, seed) => draws(dice(seed), 2 ** 30, 2).join())
  expect(new Set(first).size).toBe(200)
})

test('a shuffle keeps the cards, leaves the old list, and brings every order', () => {
  const cards = ['a', 'b', 'c']
  const random = dice(4)
  const orders: Record<string, number> = {}
  for (let i = 0; i < 6000; i++) {
    const order = shuffle(cards, random).join('')
    orders[order] = (orders[order] ?? 0) + 1
  }
  expect(cards).toEqual(['a', 'b', 'c'])
  expect(Object.keys(orders).toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
  for (const count of Object.values(orders)) expect(Math.abs(count - 1000)).toBeLessThan(6 * Math.sqrt(1000))
})

test('pick takes one of the items and throws on nothing', () => {
  expect(['a', 'b']).toContain(pick(['a', 'b'], dice(1)))
  expect(() => pick([], dice(1))).toThrow('pick from nothing')
})
