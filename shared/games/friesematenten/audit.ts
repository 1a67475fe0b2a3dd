import { exchangeExtra, pileLives, startMoney, unsoldMarkers } from './board.ts'
import { cards, isBlue, isKind } from './cards.ts'
import { empireOf, factoriesOf, has, maximumOf, opOf } from './empire.ts'
import type { Held, State } from './state.ts'
import { asked } from './turn.ts'

/** The invariants that a single state can show, by their numbers; undefined when all hold. */
export function audit(state: State): string | undefined {
  const { money, empires, exchange, under, removed, pile, play, phase } = state
  const held = empires.flat().map(({ card }) => card)
  const everywhere = [...pile.hidden, ...exchange.map(({ card }) => card), ...under, ...held, ...removed].sort()
  if (everywhere.join() !== state.deck.join()) return '1: a card is missing or doubled'
  for (const [seat, empire] of empires.entries())
    for (const one of empire) {
      const wrong = auditHeld(state, seat, one)
      if (wrong) return `${wrong}: ${one.card}`
    }
  if (exchange.some(({ markers }) => markers < 0 || markers >= unsoldMarkers)) return '4: markers in the Exchange'
  if (money.some((sum) => sum < 0 || !Number.isSafeInteger(sum))) return '5: money'
  if (money.reduce((a, b) => a + b, state.box) !== startMoney * money.length) return '5: money from nowhere'
  for (const seat of money.keys())
    if (seat !== state.scrap && play?.done !== true && phase.in !== 'over') {
      const empire = empireOf(state, seat)
      if (factoriesOf(empire).length > maximumOf(empire)) return '6: too many factories'
    }
  if (exchange.length > money.length + exchangeExtra) return '7: a full Exchange'
  if (state.usedUp < 0 || state.usedUp > pileLives) return '8: the pile'
  if (state.usedUp === 0 && pile.hidden.length === 0) return '8: an empty pile that was not used up'
  if (!(state.stone in money)) return '9: the stone'
  const open = asked(state)
  if (phase.in !== 'over' && !(open && open.seat in money)) return '11: nobody is asked'
  if (play?.done && state.scrap === null) return '11: a play that is not closed'
  return undefined
}

/** 2 to 4 for one card in an empire. */
function auditHeld(state: State, seat: number, { card, on, uses }: Held): string | undefined {
  if (on !== null && !isBlue(card)) return '3: coupled, but not blue'
  if (typeof on === 'number' && (!isKind(card, 'coupled-person') || on !== seat)) return '3: coupled to a person'
  if (typeof on === 'string' && (!isKind(card, 'coupled-card') || !has(empireOf(state, seat), on)))
    return '3: mother card elsewhere'
  if (typeof on === 'string' && !['factory', 'status'].includes(cards[on].kind)) return '3: mother card'
  if (!isKind(card, 'action')) return uses === 0 ? undefined : '4: uses'
  const leaving = state.play?.card === card || state.phase.in === 'over'
  return uses < (leaving ? 0 : 1) ? '4: uses' : undefined
}

/** Invariant 10: what every play of the card phase lowers. */
export function fuel(state: State): number {
  let sum = 0
  for (const { card, on, uses } of state.empires.flat()) {
    if (isBlue(card)) sum += on === null ? 1 : 0
    else sum += uses * (opOf(card, 'marker') ? 4 : opOf(card, 'hire') ? 2 : 1)
  }
  return sum
}
