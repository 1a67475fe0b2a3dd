import type { Seat } from '../../../game/definition.ts'
import { total } from '../../../kit/basket.ts'
import type { Choice } from '../../../kit/choice.ts'
import { hide } from '../../../kit/json.ts'
import { type Card, cards, isOffer, newGoods, type Text, texts } from '../board.ts'
import { pass, shelveText } from '../course.ts'
import type { Why } from '../events.ts'
import { idle } from '../idle.ts'
import type { Move, Say } from '../moves.ts'
import { drawCard } from '../piles.ts'
import { openRound } from '../round.ts'
import { at, count, type Run } from '../run.ts'
import type { State } from '../state.ts'

const without = (state: State, seat: Seat, card: Card) =>
  idle(card, {
    elsewhere: state.seats.some((other, n) => n !== seat && total(other.goods.hidden) > 0),
    wealth: at(state, seat).wealth,
    pile: state.pile.order.hidden.length,
    held: total(at(state, seat).goods.hidden),
  })

/** SM22: cards without effect are held back as long as another can be played. */
function playable(state: State, seat: Seat): readonly Card[] {
  const held = at(state, seat).cards.hidden
  const mine = cards.filter((card) => held.includes(card))
  const useful = mine.filter((card) => without(state, seat, card) === undefined)
  return useful.length > 0 ? useful : mine
}

export const choices = (state: State, seat: Seat): readonly Choice<Move>[] => [
  { do: 'playCard', fields: { card: { kind: 'one', of: playable(state, seat) } } },
]

export function refuse(state: State, seat: Seat, move: Say<'playCard'>): Why | undefined {
  if (!at(state, seat).cards.hidden.includes(move.card)) return { key: 'cardNotHeld', card: move.card }
  return playable(state, seat).includes(move.card) ? undefined : without(state, seat, move.card)
}

export function play(run: Run, seat: Seat, move: Say<'playCard'>): void {
  const { state, events } = run
  const { card } = move
  const player = at(state, seat)
  const held = player.cards.hidden.filter((other) => other !== card)
  state.opened += 1
  const kind = isOffer(card) ? 'offer' : texts[card].when === 'now' ? 'now' : 'nextTradingRound'
  events.push({ e: 'cardPlayed', seat, card, kind })
  // SM11: the new card is in hand before the effect.
  const drawn = drawCard(state.market)
  player.cards = hide([...held, drawn])
  events.push({ e: 'blackMarketDrawn', seat, card: hide(drawn) })
  if (isOffer(card)) openRound(run, card)
  else if (texts[card].when === 'now') carryOut(run, seat, card)
  else {
    state.texts.push(card)
    pass(run)
  }
}

function carryOut(run: Run, seat: Seat, card: Text): void {
  const { state, events } = run
  const why = without(state, seat, card)
  if (why) {
    events.push({ e: 'cardFizzled', seat, card, reason: why.key })
    shelveText(run, card)
    pass(run)
    return
  }
  switch (texts[card].title) {
    case 'oldBill':
      state.phase = { at: 'chooseVictim', seat, card }
      return
    case 'spoiled':
      state.phase = { at: 'swapGoods', seat, card }
      return
    case 'newGoods':
      // SM20
      at(state, seat).wealth -= newGoods.cost
      state.spent += newGoods.cost
      events.push({ e: 'paid', seat, amount: newGoods.cost })
      events.push({ e: 'pileSearched', seat, pile: hide(count(state.pile.order.hidden)) })
      state.phase = { at: 'searchPile', seat, card }
  }
}
