import { countOf, total } from '../../kit/basket.ts'
import { cards, goods, hand, limit, supply, texts, wants } from './board.ts'
import { choices } from './decide.ts'
import type { Round, State } from './state.ts'
import { allowed, first, last } from './track.ts'

/** Conservation and bounds: what is wrong with a state, or undefined. RULES.md, part 8. */
export function audit(state: State): string | undefined {
  return goodsWrong(state) ?? cardsWrong(state) ?? roundWrong(state) ?? moneyWrong(state) ?? handsWrong(state)
}

function goodsWrong(state: State): string | undefined {
  const { pile, phase } = state
  for (const good of goods) {
    let n = 0
    for (const player of state.seats) n += countOf(player.goods.hidden, good)
    for (const other of pile.order.hidden) if (other === good) n++
    if ('round' in phase) n += countOf(phase.round.table, good)
    if (n !== supply[state.options.goods][good]) return `${n} cards of ${good}`
  }
  for (const player of state.seats)
    if (Object.values(player.goods.hidden).some((n) => n < 1)) return 'an empty count in a hand'
  return pile.seen.length > pile.order.hidden.length ? 'more goods seen than lie in the pile' : undefined
}

function cardsWrong(state: State): string | undefined {
  const { market, phase } = state
  const all = [...market.order.hidden, ...state.texts, ...state.seats.flatMap((player) => player.cards.hidden)]
  if ('round' in phase) all.push(phase.round.offer)
  if ('card' in phase) all.push(phase.card)
  if (all.length !== cards.length || !cards.every((card) => all.includes(card)))
    return `${all.length} black market cards`
  if (state.seats.some((player) => player.cards.hidden.length !== hand.cards)) return 'not three black market cards'
  if (state.texts.some((text) => texts[text].when !== 'next')) return 'a text lies open that is carried out at once'
  if (state.opened < 0 || state.opened > limit) return `${state.opened} cards played`
  return market.seen < 0 || market.seen > market.order.hidden.length
    ? 'more cards seen than lie in the pile'
    : undefined
}

function roundWrong(state: State): string | undefined {
  if (!('round' in state.phase)) return undefined
  const round: Round = state.phase.round
  for (const good of goods)
    if (countOf(round.table, good) + countOf(round.wanted, good) !== countOf(wants(round.offer), good))
      return `${good} on the table and wanted do not make the offer`
  if (round.space < first(state.texts) || round.space > last(state.texts)) return `the marker on space ${round.space}`
  if (round.traded.reduce((sum, n) => sum + n, 0) !== total(round.table)) return 'more traded than on the table'
  if (round.traded.some((n) => n > allowed(state.texts, 0))) return 'more traded than Goods Short allows'
  return undefined
}

function moneyWrong(state: State): string | undefined {
  if (state.seats.some((player) => player.wealth < 0)) return 'a debt'
  const sum = state.seats.reduce((all, player) => all + player.wealth, 0)
  return sum === state.sold - state.spent ? undefined : `wealth ${sum} after ${state.sold} in and ${state.spent} out`
}

function handsWrong(state: State): string | undefined {
  const { phase } = state
  if (phase.at === 'over') return undefined
  const sizes = state.seats.map((player) => total(player.goods.hidden))
  if (phase.at !== 'returnSurplus' && sizes.some((n) => n === 0)) return 'an empty hand in a running game round'
  if (phase.at === 'playCard' && state.opened === 0 && sizes.some((n) => n !== hand.goods)) return 'not nine goods'
  const asked = state.seats.filter((_, seat) => choices(state, seat).length > 0).length
  return asked === 1 ? undefined : `${asked} seats are asked`
}
