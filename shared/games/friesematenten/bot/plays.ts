import type { Seat } from '../../../game/definition.ts'
import type { Choice } from '../../../kit/choice.ts'
import type { PlayMove } from '../aim.ts'
import { type CardId, cards, isBlue, isKind } from '../cards.ts'
import { empireOf, factoriesOf, find, maximumOf, moneyOf, opOf, pointsOf } from '../empire.ts'
import { places } from '../end.ts'
import type { Move } from '../moves.ts'
import { afterPlay, madeBy } from '../preview.ts'
import type { View } from '../view.ts'
import { type Outlook, worth } from './outlook.ts'
import { priceOf } from './value.ts'

/** Every single play among the choices. */
export function spread(choices: readonly Choice<Move>[]): PlayMove[] {
  const out: PlayMove[] = []
  for (const choice of choices) {
    if (choice.do !== 'play') continue
    const { card, target, seat, way } = choice.fields
    for (const one of all<CardId>(card))
      for (const two of all<CardId>(target))
        for (const three of all<Seat>(seat))
          for (const four of all<'up' | 'down' | 'put' | 'take'>(way))
            if (one !== undefined)
              out.push({
                do: 'play',
                card: one,
                ...(two === undefined ? {} : { target: two }),
                ...(three === undefined ? {} : { seat: three }),
                ...(four === undefined ? {} : { way: four }),
              })
  }
  return out
}

const all = <T>(domain: { readonly of?: readonly T[] } | undefined | object): readonly (T | undefined)[] =>
  domain && 'of' in domain && Array.isArray(domain.of) ? domain.of : [undefined]

/** What a play is worth to the bot beyond keeping the card; 0 or less: better not. */
export function rate(at: View, move: PlayMove, out: Outlook): number {
  const { card } = move
  if (isBlue(card)) return coupling(at, move, out)
  const { cost = 0, uses = 1 } = cards[card]
  const keep = (out.late ? 4 : 22) / uses
  if (opOf(card, 'goal')) return goal(at, move, out)
  if (opOf(card, 'blow')) return bomb(at, card, out) - cost
  if (opOf(card, 'marker')) return marker(at, move)
  if (opOf(card, 'hire')) return hiring(at, move, out) - 12
  if (cards[card].when === 'bag') return bag(at, move, out)
  // Kept for the lot that must not be sold.
  if (cards[card].when === 'bolt') return 0
  return swing(at, move, out) - keep
}

/** Own gain and the loss of others, the leader's most of all. */
function swing(at: View, move: PlayMove, out: Outlook): number {
  const { view } = afterPlay(at, out.seat, move)
  let sum = 0
  for (const seat of at.money.keys()) {
    const change = worth(view, seat, out) - worth(at, seat, out)
    sum += seat === out.seat ? change - crowding(view, seat, out) : -change * (seat === out.rival ? 0.7 : 0.25)
  }
  return sum
}

/** Too many factories cost about what the worst one is worth. */
function crowding(at: View, seat: Seat, out: Outlook): number {
  const empire = empireOf(at, seat)
  if (factoriesOf(empire).length <= maximumOf(empire)) return 0
  return 6 * Math.max(0, out.rounds - 0.3)
}

/** Everything useful at once; harm goes to the rival. */
function coupling(at: View, move: PlayMove, out: Outlook): number {
  const own = move.seat === out.seat || (move.target !== undefined && find(at, move.target)?.seat === out.seat)
  const victim = move.seat ?? (move.target === undefined ? out.seat : (find(at, move.target)?.seat ?? out.seat))
  const { view } = afterPlay(at, out.seat, move)
  const change = worth(view, victim, out) - worth(at, victim, out)
  if (own) return 1 + change + (move.target === undefined ? 0 : 0.1 * cards[move.target].minBid)
  return (victim === out.rival ? 2 : 0.5) - change
}

/** The target comes down when that wins, and goes up when the rival is near. */
function goal(at: View, move: PlayMove, { seat, rival, points }: Outlook): number {
  const mine = points[seat] ?? 0
  const his = points[rival] ?? 0
  if (move.way === 'down') return mine > his && mine >= at.target - 5 && mine < at.target ? 50 : 0
  return his >= at.target - 5 && mine < his ? 30 : 0
}

/** The fuse burns while the bot leads; the last use only for the win. */
function bomb(at: View, card: CardId, { seat }: Outlook): number {
  const [first, second] = places(at)
  const ahead = first?.seat === seat && second?.rank !== 1
  const last = (find(at, card)?.held.uses ?? 0) === 1
  if (!ahead) return 0
  return last ? 100 : moneyOf(at, seat) >= 25 ? 12 : 0
}

/** One more use for the best of its own cards. */
function marker(at: View, { card, target, way }: PlayMove): number {
  if (way !== 'put' || target === undefined || !isKind(target, 'action')) return 0
  const mine = find(at, target)?.seat === find(at, card)?.seat
  const { uses = 1, minBid } = cards[target]
  return mine && !opOf(target, 'blow') && !opOf(target, 'marker') ? minBid / uses : 0
}

/** A blue card that helps the rival, hurts the bot, or can be played once more. */
function hiring(at: View, { target }: PlayMove, out: Outlook): number {
  if (target === undefined) return 0
  const where = find(at, target)
  const value = priceOf(at, target, out)
  const helps = whoseAim(target) === 'own'
  if (!where || where.held.on === null) return value
  if (where.seat === out.seat) return helps ? 0 : 2 * value
  return helps ? value * (where.seat === out.rival ? 1.6 : 1.2) : 0
}

const whoseAim = (card: CardId): string => {
  const { aim } = cards[card]
  return aim.at === 'seat' || aim.at === 'card' ? aim.whose : 'any'
}

/** Money bag: Overtime from 14 on, Parasite from 12 on, Power Cut on 13 or more of the rival's. */
function bag(at: View, { card, target }: PlayMove, { seat, rival, late }: Outlook): number {
  const owner = target === undefined ? undefined : find(at, target)?.seat
  if (owner === undefined) return 0
  const made = madeBy(at, owner).find((one) => one.card === target)
  if (!made) return 0
  const mine = made.paidTo === seat
  const floor = late ? 4 : 0
  if (opOf(card, 'double')) return mine ? made.amount - 13 + floor : 0
  if (opOf(card, 'divert')) return mine ? 0 : made.amount - 11 + floor
  return made.paidTo === rival ? made.amount - 12 + floor : 0
}

/** Whether a seat would have the points to win. */
export const wins = (at: View, seat: Seat): boolean => pointsOf(empireOf(at, seat)) >= at.target
