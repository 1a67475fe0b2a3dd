import type { Rows } from '../card.ts'

/** Status cards (orange): little but points. */
export const statuses = {
  s01: { minBid: 20, points: 4, known: { name: 'attested' } },
  s02: { minBid: 30, points: 6, known: { name: 'attested' } },
  s03: { minBid: 35, points: 7, known: { name: 'attested' } },
  s04: { minBid: 25, points: 5 },
  s05: { minBid: 37, points: 7, ops: [{ op: 'whileOwning', cards: ['f19'], points: 2 }] },
  s06: { minBid: 20, points: 4, ops: [{ op: 'whileOwning', cards: ['s15', 'f03'], points: 2 }] },
  s07: { minBid: 25, points: 5, ops: [{ op: 'whileOwning', cards: ['f05'], points: 2 }] },
  s08: { minBid: 31, points: 6, ops: [{ op: 'whileOwning', cards: ['f16'], points: 2 }] },
  s09: { minBid: 37, points: 7, ops: [{ op: 'whileOwning', cards: ['f06'], points: 2 }] },
  s10: { minBid: 36, points: 7 },
  s11: { minBid: 40, points: 8, ops: [{ op: 'spotless' }] },
  s12: { minBid: 42, points: 9, ops: [{ op: 'upkeep', pay: 5 }] },
  s13: { minBid: 48, points: 9 },
  s14: { minBid: 60, points: 11 },
  s15: { minBid: 66, points: 12 },
} as const satisfies Rows
