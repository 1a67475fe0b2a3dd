import type { Op } from './card.ts'
import { type CardId, cards, isBlue } from './cards.ts'
import { find, moneyOf } from './empire.ts'
import { endGame } from './end.ts'
import type { Play } from './state.ts'
import { bury, couple, hire, moveTo, type Now, remove } from './table.ts'

/** What a card does once nobody has vetoed it. */
export function takeEffect(now: Now, play: Play): void {
  if (isBlue(play.card)) {
    if (play.target !== null) couple(now, play.seat, play.card, play.target)
    return
  }
  for (const op of cards[play.card].ops) perform(now, play, op)
}

function perform(now: Now, play: Play, op: Op): void {
  const { state, events } = now
  const card = typeof play.target === 'string' ? play.target : undefined
  const bag = state.phase.in === 'bag' ? state.phase : undefined
  switch (op.op) {
    case 'take':
      if (card) moveTo(now, card, play.seat)
      return
    case 'give':
      if (card && play.to !== null) moveTo(now, card, play.to)
      return
    case 'remove':
      if (card) remove(now, card, play.card)
      return
    case 'hire':
      if (card) hire(now, card, play.seat)
      return
    case 'marker':
      if (card) mark(now, card, play.way === 'put' ? 1 : -1)
      return
    case 'divert':
      if (bag && card) bag.diverted[card] = play.seat
      return
    case 'double':
      if (card) bag?.doubled.push(card)
      return
    case 'cut':
      if (card) bag?.cut.push(card)
      return
    case 'refusal':
      if (state.phase.in !== 'refusal') return
      state.phase.buyer = play.seat
      state.phase.left = []
      return
    case 'blow': {
      if ((find(state, play.card)?.held.uses ?? 0) > 0) return
      events.push({ e: 'cashBoxBlownUp', seat: play.seat })
      endGame(now, 'cashBox')
      return
    }
    case 'money': {
      if (typeof play.target !== 'number') return
      const amount = Math.min(op.most, moneyOf(state, play.target))
      state.money[play.target] = moneyOf(state, play.target) - amount
      state.money[play.seat] = moneyOf(state, play.seat) + amount
      events.push({ e: 'moneyTaken', seat: play.seat, victim: play.target, amount })
      return
    }
    case 'goal': {
      const from = state.target
      state.target += play.way === 'up' ? op.by : -op.by
      events.push({ e: 'targetChanged', from, to: state.target })
    }
  }
}

function mark(now: Now, card: CardId, by: number): void {
  const lot = now.state.exchange.find((one) => one.card === card)
  if (lot) {
    lot.markers += by
    now.events.push({ e: 'markerChanged', card, markers: lot.markers })
    bury(now, card)
    return
  }
  const held = find(now.state, card)?.held
  if (!held) return
  held.uses += by
  now.events.push({ e: 'markerChanged', card, markers: held.uses - 1 })
}
