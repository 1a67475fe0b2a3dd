import type { Seat } from '../../game/definition.ts'
import type { Choice } from '../../kit/choice.ts'
import { pick, type Random } from '../../kit/random.ts'
import { type Outlook, outlook, worth } from './bot/outlook.ts'
import { rate, spread, wins } from './bot/plays.ts'
import { priceOf, without } from './bot/value.ts'
import { type CardId, cards } from './cards.ts'
import { empireOf, find, moneyOf, opOf, scrappable, scrapping } from './empire.ts'
import { places } from './end.ts'
import type { Move } from './moves.ts'
import { afterAnnounced, afterBuying, bids } from './preview.ts'
import { asked } from './turn.ts'
import type { View } from './view.ts'

/** The plain bot: values cards by the rounds that are left, denies the winning card, and aims at the leader. */
export function bot(at: View, choices: readonly Choice<Move>[], random: Random): Move {
  const open = asked(at)
  if (!open) throw new Error('bot: nothing is asked')
  const out = outlook(at, open.seat)
  switch (open.what) {
    case 'playCard':
    case 'moneyBag':
      return best(at, choices, out, random) ?? { do: 'done' }
    case 'beforeLot':
      return denyLot(at, choices, out)
    case 'bid':
      return bid(at, out)
    case 'firstRefusal':
      return { do: 'firstRefusal', use: refuses(at, out) ? 'yes' : 'no' }
    case 'veto':
      return { do: 'veto', use: vetoes(at, out) ? 'yes' : 'no' }
    case 'scrap':
      return scrap(at, out)
  }
}

function best(at: View, choices: readonly Choice<Move>[], out: Outlook, random: Random): Move | undefined {
  let most = 0
  let found: Move[] = []
  for (const move of spread(choices)) {
    const gain = rate(at, move, out)
    if (gain <= 0 || gain < most) continue
    found = gain > most ? [move] : [...found, move]
    most = gain
  }
  return found.length > 0 ? pick(found, random) : undefined
}

/** The lot as this bot sees it: its own value, or all its money when a rival would win with it. */
function limit(at: View, card: CardId, from: Seat | null, out: Outlook): number {
  const money = moneyOf(at, out.seat)
  const deny = from !== null && from !== out.seat && wins(afterBuying(at, from, card, 0), from)
  return deny ? money : Math.min(money, priceOf(at, card, out))
}

/** Half the way to what the rivals who are still in would pay: cheaper than a jump, quicker than one by one. */
function bid(at: View, out: Outlook): Move {
  const { phase } = at
  const range = bids(at)
  const [card] = phase.in === 'bid' ? phase.lots : []
  if (phase.in !== 'bid' || !range || card === undefined) return { do: 'pass' }
  const { still, best } = phase.auction
  const mine = limit(at, card, best, out)
  if (range.least > mine) return { do: 'pass' }
  const others = still
    .filter((seat) => seat !== out.seat)
    .map((seat) => Math.min(moneyOf(at, seat), priceOf(at, card, outlook(at, seat))))
  const enough = Math.floor(Math.min(mine, 1 + Math.max(0, ...others)))
  return { do: 'bid', amount: range.least + Math.max(0, Math.floor((enough - range.least) / 2)) }
}

function refuses(at: View, out: Outlook): boolean {
  const { phase } = at
  if (phase.in !== 'refusal') return false
  const [card] = phase.lots
  if (card === undefined) return false
  return wins(afterBuying(at, phase.winner, card, 0), phase.winner) || priceOf(at, card, out) > phase.price + 8
}

/** Removes the lot that would bring a rival who can pay for it to the target. */
function denyLot(at: View, choices: readonly Choice<Move>[], { seat, points }: Outlook): Move {
  const lot = at.phase.in === 'lot' ? at.phase.lots[0] : undefined
  const rivals = [...at.money.keys()].filter((other) => other !== seat)
  const danger = (card: CardId) =>
    rivals.some(
      (other) =>
        (points[other] ?? 0) < at.target &&
        moneyOf(at, other) >= Math.max(cards[card].minBid, moneyOf(at, seat)) &&
        wins(afterBuying(at, other, card, 0), other),
    )
  const move = lot !== undefined && danger(lot) ? spread(choices).find(({ target }) => target === lot) : undefined
  return move ?? { do: 'skip', until: 'lot' }
}

/** Whatever hits the bot, brings another to the target, or ends a game in which the bot is not first. */
function vetoes(at: View, out: Outlook): boolean {
  const { play } = at
  if (!play) return false
  if (opOf(play.card, 'money') || opOf(play.card, 'marker')) return false
  if (opOf(play.card, 'blow')) {
    const spent = (find(at, play.card)?.held.uses ?? 0) === 0
    return spent && places(at).find(({ seat }) => seat === out.seat)?.rank !== 1
  }
  const after = afterAnnounced(at)
  if (at.phase.in === 'bag') return typeof play.target === 'string' && find(at, play.target)?.seat === out.seat
  if (!wins(at, play.seat) && wins(after, play.seat)) return true
  return worth(at, out.seat, out) - worth(after, out.seat, out) > 8 || play.target === out.seat
}

function scrap(at: View, out: Outlook): Move {
  const empire = empireOf(at, out.seat)
  let found: { factory: CardId; left: number } | undefined
  for (const factory of scrappable(at, out.seat)) {
    const { fee, perk } = scrapping(empire, factory)
    const left = worth(without(at, out.seat, factory), out.seat, out) - fee + perk
    if (!found || left > found.left) found = { factory, left }
  }
  if (!found) throw new Error('bot: nothing to scrap')
  return { do: 'scrap', factory: found.factory }
}
