import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copy, same } from '../shared/kit/json.ts'
import { type Change, diff, Misfit, type Patch, patched } from '../shared/protocol/diff.ts'
import { torn } from './help/check/patch.ts'

const leaf = fc.oneof(fc.integer(), fc.string({ maxLength: 4 }), fc.boolean(), fc.constant(null))
const key = fc.constantFrom('a', 'b', 'c', 'd', '0', '1', 'length', 'constructor')
const record = fc.letrec<{ any: unknown; record: Record<string, unknown> }>((tie) => ({
  any: fc.oneof({ maxDepth: 4 }, leaf, fc.array(tie('any'), { maxLength: 5 }), tie('record')),
  record: fc.dictionary(key, tie('any'), { maxKeys: 5, noNullPrototype: true }),
})).record
/** A board and another that is like it in most places, as boards before and after a move are. */
const pair = fc.tuple(record, record, fc.infiniteStream(fc.nat(9))).map(([one, other, dice]) => {
  const mixed = copy(one)
  for (const name of Object.keys(other)) if ((dice.next().value ?? 0) < 4) mixed[name] = other[name]
  for (const name of Object.keys(one)) {
    const roll = dice.next().value ?? 0
    const own = mixed[name]
    if (roll === 0) delete mixed[name]
    else if (roll < 4 && Array.isArray(own)) mixed[name] = [...own, other]
    else if (roll < 6 && Array.isArray(own)) mixed[name] = own.slice(1)
  }
  return [one, mixed] as const
})

test('P4: the patch between two boards leads from the one to the other, over the wire', () => {
  fc.assert(
    fc.property(pair, ([from, to]) => {
      const was = copy(from)
      const patch = diff(from, to)
      expect(patch === undefined).toBe(same(from, to))
      const sent: Patch = JSON.parse(JSON.stringify(patch ?? {}))
      const made = patched(from, sent)
      expect(same(made, to)).toBe(true)
      expect(from).toEqual(was)
    }),
    { numRuns: 800 },
  )
})

test('P5: a branch without a change keeps its identity', () => {
  fc.assert(
    fc.property(pair, ([from, to]) => {
      const patch = diff(from, to) ?? {}
      expect(torn(from, patched(from, patch), patch)).toBeUndefined()
    }),
    { numRuns: 500 },
  )
})

test('P5: a patch on another board fits and leads somewhere, or is a misfit; the board is never touched', () => {
  let misfits = 0
  fc.assert(
    fc.property(pair, record, ([from, to], other) => {
      const was = copy(other)
      try {
        patched(other, diff(from, to) ?? {})
      } catch (error) {
        expect(error).toBeInstanceOf(Misfit)
        misfits++
      }
      expect(other).toEqual(was)
    }),
    { numRuns: 600 },
  )
  expect(misfits).toBeGreaterThan(30)
})

test('P3: every kind of change that finds nothing to change is a misfit', () => {
  const board = { list: [1, 2, 3], deep: { a: 1 }, word: 'x' }
  const wrong: readonly (readonly [string, Patch])[] = [
    ['delete what is not there', { gone: [] }],
    ['go deeper where nothing is', { gone: { a: [1] } }],
    ['go deeper into a word', { word: { a: [1] } }],
    ['append to what is not there', { gone: [0, [1]] }],
    ['append to a list that ends elsewhere', { list: [2, [9]] }],
    ['append to a word', { word: [1, [9]] }],
    ['change an item beyond the end', { list: { '3': [1] } }],
    ['change an item that is no number', { list: { x: [1] } }],
    ['delete an item of a list', { list: { '0': [] } }],
    ['append to a record', { deep: [1, [2]] }],
  ]
  for (const [name, patch] of wrong) expect(() => patched(board, patch), name).toThrow(Misfit)
})

test('a log that grows and a marker that moves are sent as no more than that', () => {
  const log = Array.from({ length: 50 }, (_, n) => `line ${n}`)
  expect(diff({ log }, { log: [...log, 'new'] })).toEqual({ log: [50, ['new']] })
  expect(diff({ at: { red: 1, blue: 2 } }, { at: { red: 3, blue: 2 } })).toEqual({ at: { red: [3] } })
  expect(
    diff({ seats: [{ cash: 1 }, { cash: 2 }, { cash: 3 }] }, { seats: [{ cash: 1 }, { cash: 5 }, { cash: 3 }] }),
  ).toEqual({
    seats: { '1': { cash: [5] } },
  })
  expect(diff({ a: 1 }, { a: 1 })).toBeUndefined()
})

test('P3: a value that is itself a list of two, a list, or nothing is put and not mistaken for a change', () => {
  for (const value of [[], [1], [0, [1]], [0, []], {}, null]) {
    const patch: { [key: string]: Change } = diff({ a: 'old' }, { a: value }) ?? {}
    expect(patched({ a: 'old' }, patch)).toEqual({ a: value })
    expect(patched({}, diff({}, { a: value }) ?? {})).toEqual({ a: value })
  }
})
