import type { Seat } from '../../game/definition.ts'
import { factoryMaximum, feePerPoint, leastMaximum } from './board.ts'
import type { Op } from './card.ts'
import { type CardId, cards, isBlue, isKind, isNegative } from './cards.ts'
import type { Held } from './state.ts'
import type { View } from './view.ts'

export type Cards = readonly Held[]

/** A card's effect of one kind. */
export function opOf<O extends Op['op']>(card: CardId, op: O): Extract<Op, { op: O }> | undefined {
  for (const one of cards[card].ops) if (isOp(one, op)) return one
  return undefined
}

const isOp = <O extends Op['op']>(one: Op, op: O): one is Extract<Op, { op: O }> => one.op === op

export const empireOf = (at: Pick<View, 'empires'>, seat: Seat): Cards => at.empires[seat] ?? []
export const moneyOf = (at: Pick<View, 'money'>, seat: Seat): number => at.money[seat] ?? 0

/** Where a card lies open in an empire. */
export function find(at: Pick<View, 'empires'>, card: CardId): { seat: Seat; held: Held } | undefined {
  for (let seat = 0; seat < at.empires.length; seat++)
    for (const held of empireOf(at, seat)) if (held.card === card) return { seat, held }
  return undefined
}

export const has = (empire: Cards, card: string): boolean => empire.some((held) => held.card === card)

/** The cards coupled to a mother card. */
export const attached = (empire: Cards, mother: CardId): Held[] => empire.filter((held) => held.on === mother)

export const isGuarded = (empire: Cards, card: CardId): boolean =>
  empire.some((held) => held.on === card && opOf(held.card, 'guard') !== undefined)

export function factoriesOf(empire: Cards): CardId[] {
  const out: CardId[] = []
  for (const { card } of empire) if (isKind(card, 'factory')) out.push(card)
  return out
}

/** FM25: the sum is kept from falling below 1. */
export function maximumOf(empire: Cards): number {
  let most = factoryMaximum
  for (const { card, on } of empire) if (on !== null) most += opOf(card, 'maximum')?.by ?? 0
  return Math.max(leastMaximum, most)
}

/** What one card counts for its empire now. */
export function pointsOfCard(empire: Cards, { card, on }: Held): number {
  const { kind, points } = cards[card]
  if (isBlue(card)) return on === null ? 0 : points
  if (kind !== 'status') return points
  if (opOf(card, 'spotless') && empire.some((held) => isNegative(held.card))) return 0
  const bonus = opOf(card, 'whileOwning')
  let sum = points + (bonus?.cards.some((other) => has(empire, other)) ? bonus.points : 0)
  for (const held of empire) if (held.on === card) sum += opOf(held.card, 'points')?.by ?? 0
  return Math.max(0, sum)
}

export function pointsOf(empire: Cards): number {
  let sum = 0
  for (const held of empire) sum += pointsOfCard(empire, held)
  return sum
}

/** FM28 and the Recycling Yard: what it costs, and brings, to scrap this factory. */
export function scrapping(empire: Cards, factory: CardId): { fee: number; perk: number } {
  let perk = 0
  for (const { card } of empire) if (card !== factory) perk += opOf(card, 'recycle')?.gain ?? 0
  return { fee: perk > 0 ? 0 : Math.max(0, -cards[factory].points) * feePerPoint, perk }
}

/** FM29: the factories a seat may choose from when it has to scrap one; empty when it can pay for none. */
export const scrappable = (at: Pick<View, 'empires' | 'money'>, seat: Seat): CardId[] =>
  factoriesOf(empireOf(at, seat)).filter((card) => scrapping(empireOf(at, seat), card).fee <= moneyOf(at, seat))
