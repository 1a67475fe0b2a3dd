import type { Seat } from '../../game/definition.ts'
import { add } from '../../kit/basket.ts'
import { hide } from '../../kit/json.ts'
import { type Random, shuffle } from '../../kit/random.ts'
import { cards, type Goods, goods, hand, supply } from './board.ts'
import type { Event } from './events.ts'
import { drawCard, drawGood } from './piles.ts'
import { at, clockwise } from './run.ts'
import type { Options, State } from './state.ts'

/** SM35: shuffle, draw the first start player, deal nine goods and three black market cards to each seat from there. */
export function setup(options: Options, seats: number, random: Random): { state: State; events: readonly Event[] } {
  const stock = goods.flatMap((good) => Array.from({ length: supply[options.goods][good] }, () => good))
  const order = shuffle(stock, random)
  const market = shuffle(cards, random)
  const starter: Seat = random.below(seats)
  const state: State = {
    options: { goods: options.goods, wealth: options.wealth },
    gameRound: 1,
    starter,
    opened: 0,
    texts: [],
    seats: Array.from({ length: seats }, () => ({ wealth: 0, goods: hide<Goods>({}), cards: hide([]) })),
    pile: { order: hide(order), seen: [] },
    market: { order: hide(market), seen: 0 },
    sold: 0,
    spent: 0,
    phase: { at: 'playCard', seat: starter },
  }
  for (const seat of clockwise(state, starter)) {
    const player = at(state, seat)
    for (let n = 0; n < hand.goods; n++) add(player.goods.hidden, drawGood(state.pile), 1)
    for (let n = 0; n < hand.cards; n++) player.cards.hidden.push(drawCard(state.market))
  }
  return { state, events: [{ e: 'gameRoundStarted', gameRound: 1, starter }] }
}
