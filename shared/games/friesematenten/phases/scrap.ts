import type { Seat } from '../../../game/definition.ts'
import type { Choice } from '../../../kit/choice.ts'
import { type CardId, cards, isKind } from '../cards.ts'
import { empireOf, factoriesOf, has, maximumOf, moneyOf, scrappable, scrapping } from '../empire.ts'
import type { Why } from '../events.ts'
import type { Move } from '../moves.ts'
import { type Now, pay, type Run, remove } from '../table.ts'
import { clockwise } from '../turn.ts'
import type { View } from '../view.ts'

/**
 * FM25 to FM29: whoever has too many factories scraps until he has not. Whether somebody has to choose; where there is
 * no choice it is done.
 */
export function trim(now: Now): boolean {
  const { state } = now
  for (const seat of clockwise(state.stone, state.money.length)) {
    while (factoriesOf(empireOf(state, seat)).length > maximumOf(empireOf(state, seat))) {
      const [first, second] = scrappable(state, seat)
      if (second !== undefined) {
        state.scrap = seat
        return true
      }
      scrap(now, seat, first ?? leastNegative(state, seat))
    }
  }
  return false
}

/** FM29: when no fee can be paid, the factory with the smallest negative value, the lower number of equals. */
function leastNegative(at: View, seat: Seat): CardId | undefined {
  const factories = factoriesOf(empireOf(at, seat)).sort()
  return factories.sort((a, b) => cards[b].points - cards[a].points)[0]
}

function scrap(now: Now, seat: Seat, factory: CardId | undefined): void {
  if (factory === undefined) return
  const { fee: due, perk } = scrapping(empireOf(now.state, seat), factory)
  const fee = Math.min(due, moneyOf(now.state, seat))
  pay(now, seat, fee - perk)
  now.events.push({ e: 'scrapped', seat, card: factory, fee, perk })
  remove(now, factory, 'scrapped')
}

export const choices = (at: View, seat: Seat): Choice<Move>[] => [
  { do: 'scrap', fields: { factory: { kind: 'one', of: scrappable(at, seat) } } },
]

export function refuse(at: View, seat: Seat, move: Move): Why | undefined {
  if (move.do !== 'scrap') return { key: 'notNow' }
  const empire = empireOf(at, seat)
  if (!has(empire, move.factory)) return { key: 'notYours' }
  if (!isKind(move.factory, 'factory')) return { key: 'wrongTarget' }
  const { fee } = scrapping(empire, move.factory)
  return fee > moneyOf(at, seat) ? { key: 'fee', fee, money: moneyOf(at, seat) } : undefined
}

export function play(run: Run, seat: Seat, move: Move): void {
  if (move.do !== 'scrap') return
  run.state.scrap = null
  scrap(run, seat, move.factory)
}
