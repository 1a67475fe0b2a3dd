import type { Rows } from '../card.ts'

/** Coupled cards (blue): to a card, or to a person. They work and count only while coupled. */
export const blues = {
  c01: {
    kind: 'coupled-card',
    minBid: 20,
    points: 0,
    aim: { at: 'card', of: ['factory'], whose: 'own' },
    ops: [{ op: 'production', by: 8 }],
    known: { name: 'attested', effect: 'attested' },
  },
  c02: {
    kind: 'coupled-card',
    minBid: 12,
    points: 1,
    aim: { at: 'card', of: ['factory', 'status'], whose: 'own' },
    ops: [{ op: 'guard' }],
    known: { name: 'attested', effect: 'attested' },
  },
  c03: {
    kind: 'coupled-card',
    minBid: 22,
    points: 2,
    aim: { at: 'card', of: ['factory'], whose: 'own' },
    ops: [{ op: 'production', by: 4 }],
  },
  c04: {
    kind: 'coupled-card',
    minBid: 10,
    points: 0,
    aim: { at: 'card', of: ['factory'], whose: 'other' },
    ops: [{ op: 'production', by: -8 }],
  },
  c05: {
    kind: 'coupled-card',
    minBid: 12,
    points: 0,
    aim: { at: 'card', of: ['status'], whose: 'other' },
    ops: [{ op: 'points', by: -3 }],
  },
  c06: {
    kind: 'coupled-person',
    minBid: 18,
    points: 0,
    aim: { at: 'seat', whose: 'own' },
    ops: [{ op: 'maximum', by: 1 }],
    known: { name: 'attested', effect: 'attested' },
  },
  c07: {
    kind: 'coupled-person',
    minBid: 12,
    points: 0,
    aim: { at: 'seat', whose: 'other' },
    ops: [{ op: 'maximum', by: -1 }],
  },
  c08: {
    kind: 'coupled-person',
    minBid: 18,
    points: 0,
    aim: { at: 'seat', whose: 'own' },
    ops: [{ op: 'income', by: 8 }],
  },
  c09: {
    kind: 'coupled-person',
    minBid: 10,
    points: 0,
    aim: { at: 'seat', whose: 'other' },
    ops: [{ op: 'income', by: -10 }],
  },
  c10: { kind: 'coupled-person', minBid: 25, points: 4, aim: { at: 'seat', whose: 'own' } },
} as const satisfies Rows
