import type { Seat } from '../../game/definition.ts'
import type { Choice } from '../../kit/choice.ts'
import { offers, type PlayMove, unfit, unfitCard } from './aim.ts'
import type { Op } from './card.ts'
import { type CardId, cards, isBlue, isKind } from './cards.ts'
import { empireOf, find, has, moneyOf, opOf } from './empire.ts'
import type { Why } from './events.ts'
import type { Move } from './moves.ts'
import type { Held, Play } from './state.ts'
import { type Now, pay } from './table.ts'
import { clockwise, type Question } from './turn.ts'
import type { View } from './view.ts'

/** Why this card cannot be played by this seat at this question, whatever it would be played on. */
export function closed(at: View, seat: Seat, card: CardId, what: Question): Why | undefined {
  const held = empireOf(at, seat).find((one) => one.card === card)
  if (!held) return { key: 'notYours' }
  return shut(at, seat, held, what) ?? (offers(at, seat, card).length === 0 ? empty(at, seat, card) : undefined)
}

function shut(at: View, seat: Seat, { card, on }: Held, what: Question): Why | undefined {
  const { when, aim, once, cost = 0 } = cards[card]
  if (when === 'always') return { key: 'notPlayed' }
  if (isBlue(card)) {
    if (on !== null) return { key: 'coupledAlready' }
    if (what !== 'playCard') return { key: 'cardPhaseOnly' }
    if (at.banned.includes(card)) return { key: 'vetoedThisRound' }
  }
  if (aim.at === 'play' || aim.at === 'award') return { key: 'answerOnly' }
  if (when === 'bag' && what !== 'moneyBag') return { key: 'productionOnly' }
  if (when === 'cards' && what !== 'playCard') return { key: 'cardPhaseOnly' }
  if (when === 'bolt' && what !== 'playCard' && what !== 'beforeLot') return { key: 'cardPhaseOnly' }
  if (once && at.used.includes(card)) return { key: 'usedThisRound' }
  return moneyOf(at, seat) < cost ? { key: 'needMoney', amount: cost } : undefined
}

/** Nothing to choose: because of guards, or at all. */
const empty = (at: View, seat: Seat, card: CardId): Why =>
  at.empires.some((empire) => empire.some((held) => unfitCard(at, seat, card, held.card)?.key === 'guarded'))
    ? { key: 'guarded' }
    : { key: 'noTarget' }

/** FM12: all that a seat may play at this question, one choice for each card and way. */
export function plays(at: View, seat: Seat, what: Question): Choice<Move>[] {
  const out: Choice<Move>[] = []
  for (const held of empireOf(at, seat)) {
    if (cards[held.card].when === 'always' || shut(at, seat, held, what)) continue
    for (const offer of offers(at, seat, held.card)) out.push(offer)
  }
  return out
}

export const canPlay = (at: View, seat: Seat, what: Question): boolean =>
  empireOf(at, seat).some(
    (held) =>
      cards[held.card].when !== 'always' && !shut(at, seat, held, what) && offers(at, seat, held.card).length > 0,
  )

export const refusePlay = (at: View, seat: Seat, move: PlayMove, what: Question): Why | undefined =>
  closed(at, seat, move.card, what) ?? unfit(at, seat, move)

/** The first card with this effect that a seat could answer with. */
export const answerWith = (at: Pick<View, 'empires'>, seat: Seat, op: Op['op']): CardId | undefined =>
  empireOf(at, seat).find(({ card, uses }) => uses > 0 && isKind(card, 'action') && opOf(card, op))?.card

/** One use less; says how many are left. */
export function spend(now: Now, card: CardId): number {
  const held = find(now.state, card)?.held
  if (!held) return 0
  held.uses -= 1
  return held.uses
}

/** Announce: use and cost are spent now and stay spent (FM13); then whoever holds a Veto is asked (FM14). */
export function announce(now: Now, seat: Seat, play: Pick<Play, 'card' | 'target' | 'to' | 'way'>): void {
  const { state, events } = now
  const { cost = 0, once } = cards[play.card]
  const couples = isBlue(play.card)
  const usesLeft = couples ? null : spend(now, play.card)
  if (once) state.used.push(play.card)
  pay(now, seat, cost)
  const left = clockwise(state.stone, state.money.length).filter(
    (other) => other !== seat && answerWith(state, other, 'veto') !== undefined,
  )
  events.push({ e: 'announced', seat, play: couples ? 'couple' : 'action', ...play, usesLeft })
  state.play = { seat, ...play, left, done: false }
}

export function announceMove(now: Now, seat: Seat, { card, target, seat: other, way }: PlayMove): void {
  const gift = target !== undefined && other !== undefined
  announce(now, seat, { card, target: target ?? other ?? null, to: gift ? other : null, way: way ?? null })
}

/** A last use: the card leaves the game when everything it caused is done. */
export const isSpent = (at: Pick<View, 'empires'>, seat: Seat, card: CardId): boolean =>
  isKind(card, 'action') && has(empireOf(at, seat), card) && (find(at, card)?.held.uses ?? 0) === 0
