import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Viewer } from '../../shared/game/definition.ts'
import { encode } from '../../shared/kit/json.ts'
import { dice, digest } from '../../shared/kit/random.ts'
import { patched } from '../../shared/protocol/diff.ts'
import { botAsked, botTurn, expire } from '../../shared/table/bots.ts'
import { deadline, expired } from '../../shared/table/clock.ts'
import type { Command, Made } from '../../shared/table/command.ts'
import { voters } from '../../shared/table/commands/propose.ts'
import { decide } from '../../shared/table/decide.ts'
import { asked, gameAt } from '../../shared/table/game.ts'
import { listed } from '../../shared/table/listed.ts'
import { news } from '../../shared/table/news.ts'
import { screen } from '../../shared/table/screen.ts'
import { hostSeat, seatOf, type Table } from '../../shared/table/table.ts'
import { frozen } from '../help/check/json.ts'
import { nonce, opened, seed } from '../help/table.ts'
import { legalMove } from '../help/walk.ts'

type Step = {
  readonly who: number
  readonly kind: string
  readonly seat: number
  readonly n: number
  readonly odd: unknown
}

const kinds = [
  'sit',
  'sit',
  'leave',
  'name',
  'nonce',
  'bot',
  'kick',
  'handover',
  'host',
  'options',
  'settings',
  'start',
  ...Array<string>(24).fill('turn'),
  'back',
  'undo',
  'undo',
  'propose',
  'propose',
  ...Array<string>(6).fill('answer'),
  'rematch',
  'device',
  'claim',
  'ring',
  'ring',
  'ring',
  'again',
] as const
const oddities = [undefined, null, -1, 0.5, 1e300, 'x', '__proto__', [], {}, JSON.parse('{"__proto__":{"a":1}}')]

const steps = fc.array(
  fc.record<Step>({
    who: fc.integer({ min: 0, max: 6 }),
    kind: fc.constantFrom(...kinds),
    seat: fc.constantFrom(0, 0, 1, 1, 2, 2, 3, 4, -1, 0.5, Number.NaN),
    n: fc.integer({ min: 0, max: 999 }),
    odd: fc.constantFrom(...oddities),
  }),
  { minLength: 300, maxLength: 500 },
)

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T

const browserOf = (table: Table, seat: number | undefined): string | undefined => {
  const chair = table.chairs[seat ?? -1]
  return chair?.kind === 'human' ? chair.who[0] : undefined
}

/** A browser that has something to say to this: else hardly a game would begin. */
function likely(kind: string, table: Table): string | undefined {
  if (kind === 'start') return table.host ?? undefined
  if (kind === 'back')
    return browserOf(
      table,
      table.chairs.findIndex((chair) => chair.kind === 'human' && chair.away),
    )
  if (kind !== 'answer' || !table.proposal) return undefined
  const { yes } = table.proposal
  return browserOf(
    table,
    voters(table, table.proposal).find((seat) => !yes.includes(seat)),
  )
}

/** What this step wants of the table; every third time something that makes no sense. */
function command({ who: n, kind, seat, n: x, odd }: Step, table: Table): Command {
  const strange = x % 3 === 0
  const who = { who: (!strange && likely(kind, table)) || `browser-${n}`, id: `wish${table.rev}-${n}-${x}` }
  switch (kind) {
    case 'sit':
      return { do: 'sit', ...who, seat, name: strange ? String(odd) : `P${n}`, nonce: nonce(x) }
    case 'name':
      return { do: 'name', ...who, name: strange ? String(odd) : `N${x}` }
    case 'nonce':
      return { do: 'nonce', ...who, nonce: nonce(x) }
    case 'bot':
      return { do: 'bot', ...who, seat, on: x % 4 !== 0 }
    case 'kick':
    case 'handover':
      return { do: kind, ...who, seat }
    case 'host':
      return { do: 'host', ...who, hostHere: x % 2 === 0 }
    case 'options':
      return { do: 'options', ...who, options: strange ? odd : { coins: 3 + 3 * (x % 3) } }
    case 'settings': {
      const some = pick(
        [{ pace: 'move', seconds: 15, bank: 30 }, { pace: 'days' }, { list: 'public' }, { join: 'no' }],
        x,
      )
      return { do: 'settings', ...who, settings: strange ? odd : some }
    }
    case 'turn': {
      // Mostly whoever is asked, with a legal move.
      const ready = asked(table)
      const mover = strange ? seat : (pick([...ready, 0], x) ?? 0)
      const chair = table.chairs[mover]
      const mine = ready.includes(mover) && table.state
      const move = mine && !strange ? legalMove(gameAt(table), table.state, mover, dice(x)) : odd
      const by = chair?.kind === 'human' && !strange ? (chair.who[0] ?? '') : who.who
      return { do: 'turn', who: by, id: who.id, ask: (table.asks[mover] ?? 0) + (strange ? (x % 5) - 2 : 0), move }
    }
    case 'propose':
      return { do: 'propose', ...who, kind: pick(['undo', 'end', 'kick', 'away', 'undo'], x), seat, gone: x % 4 === 0 }
    case 'answer':
      return { do: 'answer', ...who, yes: x % 7 !== 0 }
    case 'rematch':
      return { do: 'rematch', ...who, seed: digest(`seed${x}`) }
    case 'device':
      return { do: 'device', ...who, hash: digest(`key${x % 4}`), until: table.at + 1000 }
    case 'claim':
      return { do: 'claim', ...who, hash: digest(`key${x % 4}`) }
    default:
      return { do: kind, ...who } as Command
  }
}

/** The commit that this step makes, if any. */
function commit(step: Step, table: Table): Made | undefined {
  const now = table.at + step.n
  if (step.kind === 'ring') {
    const bot = botAsked(table)
    if (bot !== undefined) return botTurn(table, bot, now).made
    const dues = table.chairs.flatMap((_, seat) => deadline(table, seat) ?? [])
    const late = expired(table, Math.min(...dues))
    return late === undefined ? undefined : expire(table, late, Math.min(...dues)).made
  }
  const wanted =
    step.kind === 'again'
      ? { ...command({ ...step, kind: 'turn' }, table), ...table.done.at(-1) }
      : command(step, table)
  const decision = decide(table, wanted as Command, now)
  if ('why' in decision) expect(decision.why.key).toBeTruthy()
  if (step.kind === 'again' && table.done.length > 0) expect(decision).toHaveProperty('done')
  return 'made' in decision ? decision.made : undefined
}

const allowed = /^(empty>(bot|human)|bot>(empty|human)|human>(empty|bot))$/

/** What holds at every table, whatever has happened. */
function sound(before: Table, one: Made, step: Step): void {
  const { table } = one
  expect(table.rev).toBe(before.rev + 1)
  expect(table.at).toBeGreaterThanOrEqual(before.at)
  if (table.host !== null) expect(hostSeat(table), 'the host is a person').toBeDefined()
  else
    expect(
      table.chairs.some((chair) => chair.kind === 'human'),
      'people but no host',
    ).toBe(false)
  expect(table.past.length).toBeLessThanOrEqual(12)
  expect(table.keys.length).toBeLessThanOrEqual(8)
  expect(table.done.length).toBeLessThanOrEqual(24)
  if (table.stage !== 'playing') expect([table.proposal, table.past]).toEqual([null, []])
  const all = table.chairs.flatMap((chair) => (chair.kind === 'human' ? chair.who : []))
  expect(new Set(all).size, 'a browser sits once').toBe(all.length)
  if (table.stage === 'playing') {
    expect(table.chairs.every((chair) => chair.kind !== 'empty')).toBe(true)
    expect([table.asks.length, table.times.length]).toEqual([table.chairs.length, table.chairs.length])
    for (const seat of asked(table)) expect(table.times[seat]?.since, 'an open question has a time').not.toBeNull()
    for (const time of table.times) expect(time.bank).toBeGreaterThanOrEqual(0)
    if (before.stage === 'playing') {
      for (const [seat, ask] of table.asks.entries()) expect(ask).toBeGreaterThanOrEqual(before.asks[seat] ?? 0)
      for (const [seat, chair] of table.chairs.entries()) {
        const was = before.chairs[seat]
        if (!was || was.kind === chair.kind) continue
        expect(`${was.kind}>${chair.kind}`).toMatch(/^(bot>human|human>bot)$/)
        expect(['sit', 'leave', 'answer', 'propose', 'again']).toContain(step.kind)
      }
    }
  } else if (table.match === before.match && before.stage === 'waiting')
    for (const [seat, chair] of table.chairs.entries()) {
      const was = before.chairs[seat]
      if (was && was.kind !== chair.kind) expect(`${was.kind}>${chair.kind}`).toMatch(allowed)
    }
  // Storage forgets nothing.
  expect(JSON.parse(JSON.stringify(table))).toEqual(table)
}

/** What every viewer sees of it: nothing hidden, and the patch leads to the screen. */
function seen(before: Table, one: Made, seeds: readonly string[]): void {
  const { table } = one
  const viewers: Viewer[] = [...table.chairs.keys(), 'watcher']
  for (const viewer of viewers) {
    const shown = screen(table, viewer)
    const { patch, lines } = news(before, one, viewer)
    const text = encode([shown, patch, lines])
    expect(text).not.toContain('browser-')
    for (const key of table.keys) expect(text).not.toContain(key.hash)
    if (table.stage !== 'over') for (const secret of seeds) expect(text).not.toContain(secret)
    if (before.chairs.length === table.chairs.length || viewer === 'watcher')
      expect(patched(screen(before, viewer), patch ?? {})).toEqual(shown)
  }
  encode(listed(table, { seats: [0], watchers: 1 }))
}

test('any wishes of anybody in any order: nothing is thrown, and every table is sound', () => {
  const count: { [kind: string]: number } = {}
  fc.assert(
    fc.property(steps, (list) => {
      let table = frozen(opened())
      for (const step of list) {
        const one = commit(step, table)
        if (!one) continue
        sound(table, one, step)
        if (step.n % 6 === 0) seen(table, one, [one.table.seed.hidden, ...(table.stage === 'over' ? [] : [seed])])
        for (const { e } of one.own) count[e] = (count[e] ?? 0) + 1
        if (step.kind === 'turn') count.turn = (count.turn ?? 0) + 1
        table = frozen(one.table)
      }
    }),
    { numRuns: 150, seed: 5 },
  )
  console.log(count)
  // Nothing of the table's own is left out by chance.
  for (const e of [
    'sat',
    'joined',
    'left',
    'gaveUp',
    'kicked',
    'host',
    'started',
    'over',
    'timeout',
    'away',
    'back',
    'undone',
    'proposed',
    'declined',
    'ended',
    'rematch',
  ])
    expect(count[`table:${e}`], e).toBeGreaterThan(1)
  expect(count.turn).toBeGreaterThan(1000)
})

test('a person keeps his seat until he leaves it, is kicked, or moves', () => {
  fc.assert(
    fc.property(steps, (list) => {
      let table = frozen(opened())
      for (const step of list) {
        const one = commit(step, table)
        if (!one) continue
        for (let n = 0; n < 7; n++) {
          const was = seatOf(table, `browser-${n}`)
          if (was === undefined || seatOf(one.table, `browser-${n}`) === was) continue
          const why = one.own.map((event) => event.e)
          const own = table.chairs[was]
          const mine = own?.kind === 'human' && own.who.includes(`browser-${step.who}`)
          const reasons = ['table:kicked', 'table:rematch', 'table:left', 'table:gaveUp', 'table:started']
          expect(mine || reasons.some((reason) => why.includes(reason as never)), `${step.kind} ${why}`).toBe(true)
        }
        table = frozen(one.table)
      }
    }),
    { numRuns: 60, seed: 6 },
  )
})
