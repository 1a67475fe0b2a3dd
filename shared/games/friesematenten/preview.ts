import type { Seat } from '../../game/definition.ts'
import { nextBid } from '../../kit/auction.ts'
import type { PlayMove } from './aim.ts'
import { loudest } from './board.ts'
import type { Kind } from './card.ts'
import { type CardId, cards } from './cards.ts'
import { takeEffect } from './effects.ts'
import { empireOf, factoriesOf, maximumOf, moneyOf, opOf, pointsOf, pointsOfCard, scrapping } from './empire.ts'
import type { Event, Made, Why } from './events.ts'
import { closed } from './play.ts'
import { baseOf, lay } from './production.ts'
import type { Open } from './state.ts'
import { type Now, pay, receive } from './table.ts'
import { asked } from './turn.ts'
import type { View } from './view.ts'

/** What a seat's points are made of: every card that counts, in the order of the empire. */
export const pointsFrom = (at: View, seat: Seat): { card: CardId; kind: Kind; points: number }[] =>
  empireOf(at, seat)
    .map((held) => ({ card: held.card, kind: cards[held.card].kind, points: pointsOfCard(empireOf(at, seat), held) }))
    .filter(({ points }) => points !== 0)

export const points = (at: View, seat: Seat): number => pointsOf(empireOf(at, seat))
export const maximum = (at: View, seat: Seat): number => maximumOf(empireOf(at, seat))

/** What a seat would get if production came now, as things stand. */
export type Income = {
  readonly base: number
  /** Own factories in the order in which they are laid. */
  readonly factories: readonly Made[]
  /** Factories of others whose production is diverted to this seat. */
  readonly diverted: readonly Made[]
  /** Paid back afterwards. */
  readonly upkeep: number
  /** All that comes in, before upkeep. */
  readonly total: number
}

export function incomeOf(at: View, seat: Seat): Income {
  const made = at.money.map((_, other) => madeBy(at, other))
  const factories = made[seat] ?? []
  const diverted = made.flatMap((row, other) => (other === seat ? [] : row.filter(({ paidTo }) => paidTo === seat)))
  const base = baseOf(empireOf(at, seat))
  let total = base
  for (const { amount, paidTo } of [...factories, ...diverted]) if (paidTo === seat) total += amount
  let upkeep = 0
  for (const { card } of empireOf(at, seat)) upkeep += opOf(card, 'upkeep')?.pay ?? 0
  return { base, factories, diverted, upkeep, total }
}

/** A seat's factories as they would be laid now, with what each makes. */
export function madeBy(at: View, seat: Seat): Made[] {
  const { phase, awarded } = at
  const cash = phase.in === 'bag' ? (phase.cash[seat] ?? 0) : moneyOf(at, seat)
  return lay(empireOf(at, seat), seat, phase.in === 'bag' ? { cash, awarded, bag: phase } : { cash, awarded })
}

/** The cards still in the pile, sorted: the deck less everything in sight. */
export function pileOf(at: View): CardId[] {
  const seen = [...at.exchange.map(({ card }) => card), ...at.under, ...at.removed]
  for (const empire of at.empires) for (const { card } of empire) seen.push(card)
  return at.deck.filter((card) => !seen.includes(card))
}

/** The chance, from 0 to 1, that at least one of `wanted` cards is among the next `drawn` of a pile of `size`. */
export function chance(wanted: number, drawn: number, size: number): number {
  let none = 1
  for (let i = 0; i < Math.min(drawn, size); i++) none *= Math.max(0, size - wanted - i) / (size - i)
  return 1 - none
}

/** The lowest and highest bid that may be said for the open lot; undefined when there is no bidding. */
export function bids(at: View): { least: number; most: number } | undefined {
  const { phase } = at
  const lot = phase.in === 'bid' ? phase.lots[0] : undefined
  if (phase.in !== 'bid' || lot === undefined) return undefined
  const { auction } = phase
  return { least: nextBid(auction, cards[lot].minBid), most: at.overbid ? loudest : moneyOf(at, auction.turn) }
}

/** Why a card cannot be played by its holder now; undefined when it can, if it is his turn. */
export const whyNot = (at: View, seat: Seat, card: CardId): Why | undefined =>
  closed(at, seat, card, asked(at)?.what ?? 'playCard')

/** What it would cost and bring a seat to scrap each of its factories. */
export const fees = (at: View, seat: Seat): { factory: CardId; fee: number; perk: number }[] =>
  factoriesOf(empireOf(at, seat)).map((factory) => ({ factory, ...scrapping(empireOf(at, seat), factory) }))

/** How many factories too many a seat has. */
export const tooMany = (at: View, seat: Seat): number =>
  Math.max(0, factoriesOf(empireOf(at, seat)).length - maximum(at, seat))

/** The table after a play that nobody vetoes, before any scrapping; and what would be told of it. */
export function afterPlay(at: View, seat: Seat, move: PlayMove): { view: View; events: Event[] } {
  const now = thaw(at)
  const { card, target, seat: other, way = null } = move
  const gift = target !== undefined && other !== undefined
  const to = gift ? other : null
  const held = empireOf(now.state, seat).find((one) => one.card === card)
  if (held && held.uses > 0) held.uses -= 1
  pay(now, seat, cards[card].cost ?? 0)
  takeEffect(now, { seat, card, target: target ?? other ?? null, to, way, left: [], done: true })
  return { view: now.state, events: now.events }
}

/** The table after what has been announced, if nobody vetoes it. */
export function afterAnnounced(at: View): View {
  const now = thaw(at)
  if (at.play && !at.play.done) takeEffect(now, at.play)
  return now.state
}

/** The table after a seat has bought a card of the Exchange, before any scrapping. */
export function afterBuying(at: View, seat: Seat, card: CardId, price: number): View {
  const now = thaw(at)
  pay(now, seat, price)
  now.state.exchange = now.state.exchange.filter((lot) => lot.card !== card)
  receive(now, seat, card)
  now.state.awarded += 1
  now.state.stone = seat
  return now.state
}

/** A table to try things on. */
function thaw(at: View): Now & { state: Open } {
  const { phase } = at
  return {
    events: [],
    state: {
      ...at,
      box: 0,
      deck: at.deck.slice(),
      money: at.money.slice(),
      empires: at.empires.map((empire) => empire.map((held) => ({ ...held }))),
      exchange: at.exchange.map((lot) => ({ ...lot })),
      under: at.under.slice(),
      removed: at.removed.slice(),
      banned: at.banned.slice(),
      used: at.used.slice(),
      phase:
        phase.in === 'bag'
          ? { ...phase, diverted: { ...phase.diverted }, doubled: phase.doubled.slice(), cut: phase.cut.slice() }
          : { ...phase },
    },
  }
}
