import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Said, said } from '../../shared/protocol/messages.ts'
import type { Command } from '../../shared/table/command.ts'
import { decide } from '../../shared/table/decide.ts'
import type { Table } from '../../shared/table/table.ts'
import { after, seated, started, turnOf, wish } from '../help/table.ts'

const odd = fc.constantFrom(-1, -0, 0.5, 1e300, 2 ** 53, '__proto__', 'constructor', 'toString', '', null, true)
const keys = fc.oneof(
  fc.constantFrom('do', 'card', 'price', 'coins', '__proto__', 'constructor', 'hidden', 't'),
  fc.string(),
)
const json = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    odd,
    fc.jsonValue(),
    fc.constantFrom('draw', 'sell', 'bid', 'pass', 'oak', 'turn', 'sit'),
    fc.array(tie('any'), { maxLength: 4 }),
    // As JSON.parse makes them: `__proto__` is a key like any other.
    fc.array(fc.tuple(keys, tie('any')), { maxLength: 5 }).map((pairs) => JSON.parse(objectText(pairs))),
  ),
})).any
const objectText = (pairs: readonly (readonly [string, unknown])[]) =>
  `{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value) ?? 'null'}`).join(',')}}`

/** Nothing is thrown, nothing committed, and the refusal has a key. */
function refused(table: Table, command: Command): void {
  const was = JSON.stringify(table)
  const decision = decide(table, command, table.at + 1)
  expect('why' in decision && decision.why.key).toBeTruthy()
  expect(JSON.stringify(table)).toBe(was)
}

const table = started(3)
const turn = turnOf(table)
const sent = (move: unknown, ask = turn.ask): Command => ({ ...turn, id: wish(), move, ask })

test('F21: any JSON at all as a move is refused or is a legal move; nothing is thrown or stored', () => {
  let legal = 0
  fc.assert(
    fc.property(json, (move) => {
      const was = JSON.stringify(table)
      const decision = decide(table, sent(move), 1)
      if ('made' in decision) legal++
      else expect('why' in decision && decision.why.key).toBeTruthy()
      expect(JSON.stringify(table)).toBe(was)
      expect(Object.hasOwn(Object.prototype, 'card')).toBe(false)
    }),
    { numRuns: 3000 },
  )
  expect(legal).toBeLessThan(300)
})

test('F21: negative, fractional and huge numbers, unknown keys and `__proto__` are malformed', () => {
  for (const move of [
    { do: 'bid', price: -1 },
    { do: 'bid', price: 1.5 },
    { do: 'bid', price: 1e300 },
    { do: 'bid', price: '1' },
    { do: 'draw', card: 'oak' },
    JSON.parse('{"do":"draw","__proto__":{"card":"oak"}}'),
    JSON.parse('{"__proto__":{"do":"draw"}}'),
    { do: '__proto__' },
    { do: 'toString' },
    [],
    null,
    'draw',
  ])
    expect(decide(table, sent(move), 1)).toEqual({ why: { of: 'table', key: 'malformed' } })
})

test('F21: the turn of another seat, of nobody, and for no question at all', () => {
  for (const who of ['browser-0', 'browser-1', 'browser-2'].filter((other) => other !== turn.who))
    refused(table, { ...turn, id: wish(), who })
  refused(table, { ...turn, id: wish(), who: 'stranger' })
  for (const ask of [Number.NaN, -1, 1e9]) refused(table, sent(turn.move, ask))
  refused(seated(2), sent(turn.move))
})

test('F21: any JSON at all as options is refused or sets options of the game only', () => {
  const waiting = seated(2)
  fc.assert(
    fc.property(json, (options) => {
      const decision = decide(waiting, { do: 'options', who: 'browser-0', id: wish(), options }, 1)
      if (!('made' in decision)) return
      const set = decision.made.table.options
      for (const key of Object.keys(set)) expect(['coins', 'hands']).toContain(key)
      expect(Object.getPrototypeOf(set)).toBe(Object.prototype)
    }),
    { numRuns: 2000 },
  )
  for (const options of [{ coins: 4 }, { coins: 6.5 }, { coins: -3 }, { hands: 'shut' }, { gold: 1 }, [], null, 'x'])
    refused(waiting, { do: 'options', who: 'browser-0', id: wish(), options })
  expect(after(waiting, { do: 'options', who: 'browser-0', id: wish(), options: { coins: 9 } }).options).toEqual({
    coins: 9,
  })
})

test('F21: seats that do not exist are refused', () => {
  for (const seat of [-1, 4, 0.5, Number.NaN, 1e300]) {
    refused(seated(2), { do: 'sit', who: 'new', id: wish(), seat, name: 'x', nonce: '0'.repeat(32) })
    refused(seated(2), { do: 'bot', who: 'browser-0', id: wish(), seat, on: true })
  }
})

test('F21: whatever a socket says is read as a message or not at all; nothing is thrown', () => {
  const good: readonly Said[] = [
    { t: 'hello', protocol: 1, build: 'b', have: { rev: 0, seat: null } },
    { t: 'again' },
    { t: 'turn', id: 'a', ask: 1, move: { do: 'draw' } },
    { t: 'sit', id: 'a', seat: 0, name: 'x', nonce: 'ab'.repeat(16) },
  ]
  for (const message of good) expect(v.safeParse(said, message)).toMatchObject({ success: true, output: message })
  fc.assert(
    fc.property(json, fc.constantFrom(...good), keys, (any, message, key) => {
      expect(v.safeParse(said, any).success).toBe(false)
      const bent = JSON.parse(objectText([...Object.entries(message), [key, any]]))
      const found = v.safeParse(said, bent)
      if (found.success) expect(Object.keys(found.output).every((own) => own in message || own === 'have')).toBe(true)
    }),
    { numRuns: 3000 },
  )
})

test('F21: a message with a key too many, or a number out of bounds, is none', () => {
  const sit = { t: 'sit', id: 'a', seat: 0, name: 'x', nonce: 'ab'.repeat(16) }
  for (const bent of [
    { ...sit, more: 1 },
    JSON.parse(`{"t":"again","__proto__":{"x":1}}`),
    { ...sit, seat: -1 },
    { ...sit, seat: 0.5 },
    { ...sit, seat: 99 },
    { ...sit, name: 'x'.repeat(401) },
    { ...sit, nonce: 'AB'.repeat(16) },
    { ...sit, id: '' },
    { t: 'turn', id: 'a', ask: -1, move: {} },
    { t: 'turn', id: 'a', ask: 2 ** 60, move: {} },
    { t: 'shout', id: 'a' },
  ])
    expect(v.safeParse(said, bent).success).toBe(false)
})
