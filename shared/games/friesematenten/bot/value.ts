import type { Op } from '../card.ts'
import { type CardId, cards, isBlue, isKind } from '../cards.ts'
import { empireOf, factoriesOf, moneyOf, pointsOf, scrapping } from '../empire.ts'
import { afterBuying, tooMany } from '../preview.ts'
import type { View } from '../view.ts'
import { type Outlook, production } from './outlook.ts'

/** What the bot would pay for a card of the Exchange: by what it brings in the rounds that are left. */
export function priceOf(at: View, card: CardId, out: Outlook): number {
  const { seat, rate, rounds } = out
  const money = moneyOf(at, seat)
  const after = afterBuying(at, seat, card, 0)
  const reaches = pointsOf(empireOf(after, seat)) >= at.target
  if (reaches && tooMany(after, seat) === 0) return money
  if (isKind(card, 'factory')) return bestKept(at, after, out)
  if (isKind(card, 'status')) {
    const gain = pointsOf(empireOf(after, seat)) - pointsOf(empireOf(at, seat))
    return rate * gain + rounds * opSum(card, (op) => (op.op === 'upkeep' ? -op.pay : 0))
  }
  if (isBlue(card)) return opSum(card, (op) => blue(op, out)) + rate * Math.max(0, cards[card].points)
  return opSum(card, (op) => action(op, card, out))
}

const opSum = (card: CardId, of: (op: Op) => number): number => cards[card].ops.reduce((sum, op) => sum + of(op), 0)

function blue(op: Op, { rounds, rate }: Outlook): number {
  if (op.op === 'guard') return 8
  if (op.op === 'production') return op.by > 0 ? 0.8 * op.by * (rounds - 1) : 10 + 1.5 * rounds
  if (op.op === 'points') return 12 + 0.8 * rate
  if (op.op === 'maximum') return op.by > 0 ? 6 * (rounds - 1) + rate : 14 + rounds
  if (op.op === 'income') return op.by > 0 ? 0.8 * op.by * (rounds - 1) : 8 + 2 * rounds
  return 0
}

/** By what it does, and to what: taking is dearer than destroying, and factories matter while there are rounds. */
function action(op: Op, card: CardId, { rounds, rate }: Outlook): number {
  const { aim } = cards[card]
  const factory = aim.at === 'card' && aim.of.includes('factory')
  if (op.op === 'take') return factory ? 14 + 4 * rounds + rate : 4 * rate
  if (op.op === 'remove' && aim.at === 'card') return factory ? 16 + 1.5 * rounds : 10 + 2.5 * rate
  return prices[op.op] ?? 0
}

const prices: { readonly [op in Op['op']]?: number } = {
  divert: 30,
  double: 30,
  money: 24,
  goal: 20,
  blow: 20,
  cut: 18,
  veto: 18,
  hire: 18,
  refusal: 15,
  give: 14,
  remove: 12,
  marker: 12,
}

/** The best set of factories that may be kept: what it makes and counts, less what it costs to be rid of the other. */
function bestKept(before: View, after: View, out: Outlook): number {
  const { seat } = out
  const base = total(before, out)
  if (tooMany(after, seat) === 0) return total(after, out) - base
  const empire = empireOf(after, seat)
  return Math.max(
    ...factoriesOf(empire).map((card) => {
      const { fee, perk } = scrapping(empire, card)
      return total(without(after, seat, card), out) - base - fee + perk
    }),
  )
}

const total = (at: View, { seat, rate, rounds }: Outlook): number =>
  rate * pointsOf(empireOf(at, seat)) + 0.8 * production(at, seat) * (rounds - 0.3)

/** The table without a factory and all that is coupled to it. */
export const without = (at: View, seat: number, card: CardId): View => ({
  ...at,
  empires: at.empires.map((empire, other) =>
    other === seat ? empire.filter((held) => held.card !== card && held.on !== card) : empire,
  ),
})
