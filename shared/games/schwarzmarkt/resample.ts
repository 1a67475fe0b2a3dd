import type { Seat, Viewer } from '../../game/definition.ts'
import { total } from '../../kit/basket.ts'
import { copy, hide } from '../../kit/json.ts'
import { type Random, shuffle } from '../../kit/random.ts'
import { type Card, type Good, type Goods, goods } from './board.ts'
import { count } from './run.ts'
import type { State } from './state.ts'

/** All that this viewer cannot know, dealt anew in the same numbers to the same places. */
export function resample(state: State, viewer: Viewer, random: Random): State {
  const next = copy(state)
  resampleGoods(next, viewer, random)
  resampleCards(next, viewer, random)
  return next
}

/** Other hands and the unknown cards of the pile; a seat that searches the pile knows all of it (section 8). */
function resampleGoods(state: State, viewer: Viewer, random: Random): void {
  const { seen } = state.pile
  const order = state.pile.order.hidden
  const searching = state.phase.at === 'searchPile' && state.phase.seat === viewer
  const bottom = order.length - seen.length
  const blind = (i: number) => !searching && (i < bottom || !saw(seen[i - bottom], viewer))
  const pool: Good[] = order.filter((_, i) => blind(i))
  state.seats.forEach((player, seat) => {
    if (seat !== viewer) pool.push(...list(player.goods.hidden))
  })
  const deck = shuffle(pool, random)
  state.pile.order = hide(order.map((good, i) => (blind(i) ? (deck.pop() ?? good) : good)))
  state.seats.forEach((player, seat) => {
    if (seat === viewer) return
    const size = total(player.goods.hidden)
    player.goods = hide(count(deck.splice(deck.length - size, size)))
  })
}

const saw = (by: Seat | 'all' | undefined, viewer: Viewer) => by === 'all' || by === viewer

const list = (basket: Readonly<Goods>): Good[] =>
  goods.flatMap((good) => Array.from({ length: basket[good] ?? 0 }, () => good))

/** Other hands and the part of the black market pile that lies above the cards everybody saw go under it. */
function resampleCards(state: State, viewer: Viewer, random: Random): void {
  const order = state.market.order.hidden
  const top = order.length - state.market.seen
  const pool: Card[] = order.slice(0, top)
  state.seats.forEach((player, seat) => {
    if (seat !== viewer) pool.push(...player.cards.hidden)
  })
  const deck = shuffle(pool, random)
  state.market.order = hide([...deck.splice(0, top), ...order.slice(top)])
  state.seats.forEach((player, seat) => {
    if (seat !== viewer) player.cards = hide(deck.splice(0, player.cards.hidden.length))
  })
}
