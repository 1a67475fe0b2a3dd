import { expect, test } from 'vitest'
import type { Line, Why } from '../../../shared/games/black-monday/events.ts'
import { en } from '../../../shared/games/black-monday/text/en.ts'

const who = (seat: number) => ['Ada', 'Bruno', 'Chiara'][seat] ?? '?'

test('money is parted at the thousands, a company has its sign and its word', () => {
  const sold = { e: 'sold', seat: 0, cards: ['Y200', 'Y1000'], income: 9600 } as const
  expect(en.lines.sold(sold, who)).toBe('Ada sells ● yellow 200 and ● yellow 1000 for 9\u202f600.')
  const bought = { e: 'bought', seat: 1, card: 'R100', company: 'R', shares: 1, price: 300, cost: 300 } as const
  expect(en.lines.bought(bought, who)).toBe('Bruno buys 1 share of ▲ red at 300 for 300.')
})

test('a price is lifted, lowered or kept', () => {
  const set = (from: number, to: number) =>
    en.lines.priceSet({ e: 'priceSet', seat: 0, card: 'B500', company: 'B', from, to }, who)
  expect(set(300, 500)).toBe('Ada lifts ■ blue from 300 to 500.')
  expect(set(700, 500)).toBe('Ada lowers ■ blue from 700 to 500.')
  expect(set(500, 500)).toBe('Ada keeps ■ blue at 500.')
})

test('a crash says who loses what', () => {
  const crashed = { e: 'crashed', seat: 2, card: 'G1200', company: 'G', from: 900 } as const
  const lost = [
    { seat: 0, shares: 9, cards: ['G900'] },
    { seat: 1, shares: 1, cards: ['G100'] },
  ] as const
  expect(en.lines.crashed({ ...crashed, lost }, who)).toBe(
    'Chiara ruins ◆ green with ◆ green 1200: from 900 to 0. Ada loses 9 shares and Bruno loses 1 share, unpaid.',
  )
  expect(en.lines.crashed({ ...crashed, lost: [] }, who)).toContain('Nobody held any of it.')
})

test('the owner reads his cards, the others their number', () => {
  const drew = { e: 'drew', seat: 0, count: 1 } as const
  expect(en.lines.drew({ ...drew, cards: ['R500'] }, who)).toBe('Ada draws ▲ red 500.')
  expect(en.lines.drew(drew, who)).toBe('Ada draws 1 card.')
})

test('one wins, or several share the win', () => {
  expect(en.lines.standings({ e: 'standings', places: [[1], [0, 2]] }, who)).toBe('Bruno wins.')
  expect(en.lines.standings({ e: 'standings', places: [[0, 2], [1]] }, who)).toBe('Ada and Chiara share the win.')
})

test('every line and every reason is a whole sentence without a gap', () => {
  const lines: readonly Line[] = [
    { e: 'startPrice', company: 'R', card: 'R300' },
    { e: 'setAside', cards: ['R100'] },
    { e: 'dealt', seat: 0, count: 8 },
    { e: 'restarted', seat: 0, card: 'G300', company: 'G', from: 0, to: 300 },
    { e: 'exchanged', seat: 0, cards: ['R100', 'B100', 'B100'] },
    { e: 'reshuffled', seat: 0, drawnBefore: 2, count: 81, cards: ['R100'] },
    { e: 'marketClosed', seat: 0 },
    { e: 'settled', seat: 0, shares: { R: 8, G: 2 }, income: 7800, total: 23000 },
    { e: 'settled', seat: 0, shares: {}, income: 0, total: 23000 },
  ]
  const say = <L extends Line>(line: L) => (en.lines[line.e] as (line: L, by: typeof who) => string)(line, who)
  const reasons: readonly Why[] = [
    { key: 'cap', company: 'R', shares: 13 },
    { key: 'noCash', cost: 12000, cash: 900 },
    { key: 'outOfReach', company: 'Y', price: 100, low: 100, high: 700 },
    { key: 'notOver1000', company: 'B', price: 900 },
    { key: 'restartRange', company: 'G' },
    { key: 'companyDown', company: 'G', use: 'trade' },
    { key: 'companyDown', company: 'G', use: 'ruin' },
  ]
  const tell = <W extends Why>(why: W) => (en.reasons[why.key] as (why: W) => string)(why)
  const told = [...lines.map(say), ...reasons.map(tell)]
  for (const sentence of told) {
    expect(sentence).toMatch(/\.$/)
    expect(sentence).not.toMatch(/undefined|NaN|\[object|null/)
  }
  expect(new Set(told).size).toBe(told.length)
})
