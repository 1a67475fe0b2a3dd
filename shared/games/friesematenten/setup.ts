import { hide } from '../../kit/json.ts'
import { type Random, shuffle } from '../../kit/random.ts'
import { startMoney } from './board.ts'
import type { CardId } from './cards.ts'
import { deckOf } from './deck.ts'
import type { Event } from './events.ts'
import { goOn } from './flow.ts'
import type { Options } from './kinds.ts'
import type { State } from './state.ts'
import type { Run } from './table.ts'

export function setup(options: Options, seats: number, random: Random): { state: State; events: Event[] } {
  return start(deckOf(options, random), options, seats, random)
}

/** A game with any deck of at least one card. */
export function start(
  deck: readonly CardId[],
  { target, overbid }: Pick<Options, 'target' | 'overbid'>,
  seats: number,
  random: Random,
): { state: State; events: Event[] } {
  const state: State = {
    deck: deck.slice().sort(),
    overbid: overbid === 'allowed',
    round: 0,
    stone: random.below(seats),
    target,
    usedUp: 0,
    awarded: 0,
    money: Array.from({ length: seats }, () => startMoney),
    box: 0,
    empires: Array.from({ length: seats }, () => []),
    exchange: [],
    under: [],
    removed: [],
    pile: hide(shuffle(deck, random)),
    banned: [],
    used: [],
    play: null,
    scrap: null,
    phase: { in: 'cards', seat: 0, left: [] },
  }
  const run: Run = { state, events: [], random, next: { to: 'round' } }
  goOn(run)
  return { state, events: run.events }
}
