import type { Seat } from '../../game/definition.ts'
import type { Choice, OneOf } from '../../kit/choice.ts'
import { type CardId, cards, isBlue, isKind } from './cards.ts'
import { empireOf, find, isGuarded, moneyOf, opOf } from './empire.ts'
import type { Why } from './events.ts'
import type { Move } from './moves.ts'
import type { Way } from './state.ts'
import type { View } from './view.ts'

export type PlayMove = Extract<Move, { do: 'play' }>
type PlayChoice = Extract<Choice<Move>, { do: 'play' }>

const wrong: Why = { key: 'wrongTarget' }

/** Why this card may not be played as the move says, as far as what it names is concerned (FM12). */
export function unfit(at: View, seat: Seat, { card, target, seat: other, way }: PlayMove): Why | undefined {
  const { aim } = cards[card]
  const takesSeat = aim.at === 'seat' || (aim.at === 'card' && aim.gift === true)
  const takesWay = aim.at === 'way' || aim.at === 'marker'
  const takesCard = !['nothing', 'seat', 'way'].includes(aim.at)
  if (takesSeat !== (other !== undefined) || takesWay !== (way !== undefined)) return wrong
  if (takesCard !== (target !== undefined)) return wrong
  const byTarget = target === undefined ? undefined : unfitCard(at, seat, card, target)
  if (byTarget) return byTarget
  const bySeat = other === undefined ? undefined : unfitSeat(at, seat, card, other)
  if (bySeat) return bySeat
  return way === undefined ? undefined : unfitWay(at, card, way, target)
}

export function unfitCard(at: View, seat: Seat, card: CardId, target: CardId): Why | undefined {
  const { aim } = cards[card]
  const where = find(at, target)
  if (!where) {
    if (!at.exchange.some((lot) => lot.card === target)) return wrong
    return aim.at === 'exchange' || aim.at === 'marker' || (aim.at === 'blue' && isBlue(target)) ? undefined : wrong
  }
  const own = where.seat === seat
  switch (aim.at) {
    case 'card': {
      if (!aim.of.some((kind) => isKind(target, kind))) return wrong
      if (aim.whose === 'own' && !own) return { key: 'ownOnly' }
      if (aim.whose === 'other' && own) return { key: 'othersOnly' }
      if (!own && isGuarded(empireOf(at, where.seat), target)) return { key: 'guarded' }
      if (aim.most !== undefined && cards[target].points > aim.most) return { key: 'tooManyPoints', most: aim.most }
      return isChosen(at, card, target) ? { key: 'chosenAlready' } : undefined
    }
    case 'blue':
      if (!isBlue(target)) return wrong
      return own && where.held.on === null ? { key: 'notCoupled' } : undefined
    case 'marker':
      if (!isKind(target, 'action')) return wrong
      return target === card ? { key: 'notItself' } : undefined
    default:
      return wrong
  }
}

/** FM40: each kind of money bag card chooses a factory at most once in a phase. */
function isChosen(at: View, card: CardId, target: CardId): boolean {
  const { phase } = at
  if (phase.in !== 'bag') return false
  return (
    (opOf(card, 'divert') !== undefined && Object.hasOwn(phase.diverted, target)) ||
    (opOf(card, 'double') !== undefined && phase.doubled.includes(target)) ||
    (opOf(card, 'cut') !== undefined && phase.cut.includes(target))
  )
}

function unfitSeat(at: View, seat: Seat, card: CardId, other: Seat): Why | undefined {
  const { aim } = cards[card]
  if (other >= at.money.length) return wrong
  const whose = aim.at === 'seat' ? aim.whose : 'other'
  if (whose === 'own' && other !== seat) return { key: 'ownOnly' }
  if (whose === 'other' && other === seat) return { key: 'othersOnly' }
  return aim.at === 'seat' && aim.money && moneyOf(at, other) === 0 ? { key: 'noMoneyThere' } : undefined
}

function unfitWay(at: View, card: CardId, way: Way, target: CardId | undefined): Why | undefined {
  const goal = opOf(card, 'goal')
  if (goal) {
    if (way !== 'up' && way !== 'down') return wrong
    const next = at.target + (way === 'up' ? goal.by : -goal.by)
    return next < goal.least || next > goal.most ? { key: 'targetAtEnd', target: at.target } : undefined
  }
  if (way !== 'put' && way !== 'take') return wrong
  return way === 'take' && target !== undefined && markersOn(at, target) === 0 ? { key: 'noMarker' } : undefined
}

/** Markers on a card in the Exchange or on an action card in an empire. */
export function markersOn(at: View, card: CardId): number {
  const lot = at.exchange.find((one) => one.card === card)
  return lot ? lot.markers : Math.max(0, (find(at, card)?.held.uses ?? 0) - 1)
}

/** All that may be named with this card now, as choices; empty when there is nothing. Asks nothing else about it. */
export function offers(at: View, seat: Seat, card: CardId): PlayChoice[] {
  const { aim } = cards[card]
  const self: OneOf<CardId> = { kind: 'one', of: [card] }
  const seats = at.money.map((_, other) => other).filter((other) => !unfitSeat(at, seat, card, other))
  const some = <T extends string | number>(of: readonly T[], fields: (of: OneOf<T>) => PlayChoice['fields']) =>
    of.length > 0 ? [{ do: 'play', fields: fields({ kind: 'one', of }) } as const] : []
  switch (aim.at) {
    case 'nothing':
      return [{ do: 'play', fields: { card: self } }]
    case 'seat':
      return some(seats, (seat) => ({ card: self, seat }))
    case 'way':
      return some(
        (['up', 'down'] as const).filter((way) => !unfitWay(at, card, way, undefined)),
        (way) => ({ card: self, way }),
      )
    case 'marker':
      return (['put', 'take'] as const).flatMap((way) =>
        some(
          targetsOf(at, seat, card).filter((target) => !unfitWay(at, card, way, target)),
          (target) => ({ card: self, target, way: { kind: 'one', of: [way] } }),
        ),
      )
    case 'card':
      return some(targetsOf(at, seat, card), (target) =>
        aim.gift ? { card: self, target, seat: { kind: 'one', of: seats } } : { card: self, target },
      )
    default:
      return some(targetsOf(at, seat, card), (target) => ({ card: self, target }))
  }
}

/** The open cards that this card may be played on now. */
export function targetsOf(at: View, seat: Seat, card: CardId): CardId[] {
  const out: CardId[] = []
  for (const empire of at.empires)
    for (const held of empire) if (!unfitCard(at, seat, card, held.card)) out.push(held.card)
  for (const lot of at.exchange) if (!unfitCard(at, seat, card, lot.card)) out.push(lot.card)
  return out
}
