import { countOf, total } from '../../kit/basket.ts'
import type { Choice } from '../../kit/choice.ts'
import type { Random } from '../../kit/random.ts'
import { type Card, type Cards, type Company, exchangeMost, face } from './board.ts'
import { exposed } from './chance.ts'
import { kindsIn, priceOf, sharesOf } from './desk.ts'
import type { Move } from './moves.ts'
import type { View } from './view.ts'

/** Prices at which the plain bot buys, sells, and keeps cards. */
const fair = 560
const room = 60
const sellAt = 800
const sellExposedAt = 700
const sellLateAt = 500
/** Cards a seat draws until its next turn, about: the second deck is late when it holds no more for everyone. */
const lateDraws = 3
const useful = { low: 400, high: 900 }

/**
 * The plain bot: with shares it changes prices first and then trades, without it trades first and then lifts what it
 * has bought. One move at a time; it keeps no plan, since the turn so far says where it stands.
 */
export function bot(view: View, choices: readonly Choice<Move>[], _random: Random): Move {
  const seat = view.me === null ? undefined : view.seats[view.me]
  const has = seat !== undefined && total(seat.shares) > 0
  const opening = view.phase.at === 'turn' && view.phase.order === ''
  const price = bestPrice(view, choices)
  const trade = bestTrade(view, choices)
  const first = opening && !has ? (trade ?? price) : (price ?? trade)
  if (first) return first
  if (choices.some((choice) => choice.do === 'end')) return { do: 'end' }
  return { do: 'exchange', cards: worst(view.hand, exchangeMost) }
}

const offered = (choices: readonly Choice<Move>[], kind: 'buy' | 'price' | 'crash'): readonly Card[] => {
  for (const choice of choices) if (choice.do === kind) return choice.fields.card.of
  return []
}

/** The change of a price times own shares less half of what the others hold on average, while it is worth something. */
function bestPrice(view: View, choices: readonly Choice<Move>[]): Move | undefined {
  let best: Move | undefined
  let most = 0
  const weigh = (move: Move & { card: Card }) => {
    const { company, value } = face(move.card)
    const change = (move.do === 'crash' ? 0 : value) - priceOf(view.tracks[company])
    const worth = change * edge(view, company)
    if (worth > most) {
      most = worth
      best = move
    }
  }
  for (const card of offered(choices, 'price')) weigh({ do: 'price', card })
  for (const card of offered(choices, 'crash')) weigh({ do: 'crash', card })
  return best
}

function edge(view: View, company: Company): number {
  let own = 0
  let others = 0
  for (const [seat, { shares }] of view.seats.entries())
    if (seat === view.me) own = sharesOf(shares, company)
    else others += sharesOf(shares, company)
  return own - others / (view.seats.length - 1) / 2
}

/** Sells what has risen enough, then buys what is cheap or can be lifted by cards in hand. */
function bestTrade(view: View, choices: readonly Choice<Move>[]): Move | undefined {
  if (choices.some((choice) => choice.do === 'sell')) {
    const cards = ripe(view)
    if (total(cards) > 0) return { do: 'sell', cards }
  }
  let best: Move | undefined
  let most = 0
  for (const card of offered(choices, 'buy')) {
    const { company, shares } = face(card)
    const price = priceOf(view.tracks[company])
    const lifts = kindsIn(view.hand).filter((other) => face(other).company === company && face(other).value > price)
    const higher = lifts.reduce((sum, other) => sum + countOf(view.hand, other), 0) - (face(card).value > price ? 1 : 0)
    const worth = shares * (fair - price + room * higher)
    if (worth > most) {
      most = worth
      best = { do: 'buy', card }
    }
  }
  return best
}

function ripe(view: View): Cards {
  const out: Cards = {}
  const own = view.me === null ? {} : (view.seats[view.me]?.shares ?? {})
  const late = view.second !== null && view.deck <= view.seats.length * lateDraws
  for (const card of kindsIn(own)) {
    const { company } = face(card)
    const least = late ? sellLateAt : exposed(view, company) ? sellExposedAt : sellAt
    if (priceOf(view.tracks[company]) >= least) out[card] = countOf(own, card)
  }
  return out
}

/** The cards furthest from the prices at which shares are held. */
function worst(hand: Readonly<Cards>, most: number): Cards {
  const far = (card: Card) => Math.max(useful.low - face(card).value, face(card).value - useful.high)
  const out: Cards = {}
  let left = most
  for (const card of kindsIn(hand).sort((a, b) => far(b) - far(a))) {
    const n = Math.min(left, countOf(hand, card))
    if (n > 0) out[card] = n
    left -= n
  }
  return out
}
