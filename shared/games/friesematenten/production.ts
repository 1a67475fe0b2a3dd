import type { Seat } from '../../game/definition.ts'
import { fixedProduction } from './board.ts'
import { type CardId, cards, isKind } from './cards.ts'
import { type Cards, factoriesOf, opOf } from './empire.ts'
import type { Made } from './events.ts'
import type { Bag } from './state.ts'

/** What production depends on besides the empire: money when the phase begins, cards sold, money bag cards. */
export type Ground = { readonly cash: number; readonly awarded: number; readonly bag?: Bag }

export function baseOf(empire: Cards): number {
  let base = fixedProduction
  for (const { card, on } of empire) if (on !== null) base += opOf(card, 'income')?.by ?? 0
  return Math.max(0, base)
}

/** All that a factory makes wherever it stands, before the floor of 0 (FM39). */
function alone(empire: Cards, factory: CardId, ground: Ground): number {
  const { value, ops } = cards[factory]
  let sum = typeof value === 'number' ? value : 0
  for (const op of ops) {
    if (op.op === 'perStatus')
      sum += Math.min(op.most, op.by * empire.filter(({ card }) => isKind(card, 'status')).length)
    else if (op.op === 'whileCoupled') sum += empire.some(({ card, on }) => card === op.card && on !== null) ? op.by : 0
    else if (op.op === 'perCash') sum += Math.min(op.most, op.by * Math.floor(ground.cash / op.each))
    else if (op.op === 'perAward') sum += op.by * ground.awarded
  }
  for (const { card, on } of empire) if (on === factory) sum += opOf(card, 'production')?.by ?? 0
  return sum
}

const beside = (factory: CardId, neighbour: CardId | undefined): number => {
  if (neighbour === undefined) return 0
  let sum = 0
  for (const op of cards[factory].ops) if (op.op === 'beside' && op.sector === cards[neighbour].sector) sum += op.by
  return sum
}

/**
 * FM38: the factories of a seat in the order that pays it the most (what is diverted does not count), then makes the
 * most, then comes first by card numbers; with what each makes (FM40) and who gets it.
 */
export function lay(empire: Cards, seat: Seat, ground: Ground): Made[] {
  const factories = factoriesOf(empire).sort()
  const single = factories.map((card) => alone(empire, card, ground))
  const { diverted = {}, doubled = [], cut = [] } = ground.bag ?? {}
  let best: Made[] = []
  let most = [-1, -1]
  const row: number[] = []
  const at = (i: number): CardId | undefined => factories[row[i] ?? -1]
  const judge = () => {
    const made: Made[] = []
    let mine = 0
    let all = 0
    for (let i = 0; i < row.length; i++) {
      const card = at(i)
      if (card === undefined) continue
      const sum = Math.max(0, (single[row[i] ?? -1] ?? 0) + beside(card, at(i - 1)) + beside(card, at(i + 1)))
      const amount = cut.includes(card) ? 0 : doubled.includes(card) ? 2 * sum : sum
      const paidTo = diverted[card] ?? seat
      made.push({ card, amount, paidTo })
      all += amount
      if (paidTo === seat) mine += amount
    }
    if (mine < (most[0] ?? 0) || (mine === most[0] && all <= (most[1] ?? 0))) return
    best = made
    most = [mine, all]
  }
  const extend = () => {
    if (row.length === factories.length) return judge()
    for (let i = 0; i < factories.length; i++) {
      if (row.includes(i)) continue
      row.push(i)
      extend()
      row.pop()
    }
  }
  extend()
  return best
}
