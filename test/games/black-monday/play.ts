import {
  type Card,
  type Cards,
  type Company,
  closing,
  companies,
  face,
  handSize,
  kinds,
} from '../../../shared/games/black-monday/board.ts'
import type { Event } from '../../../shared/games/black-monday/events.ts'
import { blackMonday } from '../../../shared/games/black-monday/index.ts'
import { list, spread } from '../../../shared/games/black-monday/list.ts'
import type { Move } from '../../../shared/games/black-monday/moves.ts'
import { pack } from '../../../shared/games/black-monday/setup.ts'
import type { State } from '../../../shared/games/black-monday/state.ts'
import { add, countOf, total } from '../../../shared/kit/basket.ts'
import { read, sample } from '../../../shared/kit/choice.ts'
import { dice, type Random } from '../../../shared/kit/random.ts'
import { type Before, stateOf } from './position.ts'

/** A table as a test needs it; what is not said is filled up: hands to eight cards, a pile of the price alone. */
export type Scene = Partial<Omit<Before, 'seats' | 'turn'>> & {
  readonly turn?: Before['turn']
  readonly seats?: readonly {
    readonly cash?: number
    readonly hand?: readonly Card[]
    readonly shares?: readonly Card[]
  }[]
  /** How many cards the seats hold at first where not eight; by seat. */
  readonly holds?: readonly number[]
}

export function scene(given: Scene): State {
  const players = given.players ?? Math.max(2, given.seats?.length ?? 0)
  const prices = { R: 500, B: 500, G: 500, Y: 500, ...given.prices }
  const piles: Record<string, readonly Card[]> = {}
  for (const company of companies) piles[company] = given.piles?.[company] ?? pileOf(company, prices[company])
  const free = spread(pack)
  const seats = Array.from({ length: players }, (_, i) => ({ cash: 20000, hand: [], shares: [], ...given.seats?.[i] }))
  const named = [...Object.values(piles).flat(), ...(given.discards ?? []), ...(given.deckTop ?? [])]
  for (const card of [...named, ...seats.flatMap((seat) => [...seat.hand, ...seat.shares])])
    if (card !== closing) add(free, card, -1)
  const turn = given.turn ?? { seat: 1 }
  const full = seats.map((seat, i) => {
    const used = turn.seat === i + 1 ? (turn.bought ?? 0) + (turn.priced ?? 0) : 0
    const short = (given.holds?.[i] ?? handSize - used) - seat.hand.length
    return { ...seat, hand: [...seat.hand, ...filler(free, short, seat.hand)] }
  })
  return stateOf({
    rest: 'deck',
    discards: [],
    deckTop: [],
    secondDeck: false,
    ...given,
    players,
    turn,
    prices,
    piles,
    seats: full,
  })
}

/** A company at 0 has fallen from 1000, and one above 1000 has risen from there. */
const pileOf = (company: Company, price: number): readonly Card[] =>
  price === 0
    ? [`${company}1000`, `${company}1300`]
    : kinds.filter(
        (card) =>
          face(card).company === company && (face(card).value === price || (price > 1000 && face(card).value === 1000)),
      )

/** Small cards, taken in place; of companies that the test does not name in this hand as long as there are any. */
function filler(free: Cards, n: number, named: readonly Card[]): Card[] {
  const last = (card: Card) => (named.some((other) => face(other).company === face(card).company) ? 2000 : 0)
  const cards = list(free)
    .sort((a, b) => last(a) + face(a).value - last(b) - face(b).value)
    .slice(0, Math.max(0, n))
  for (const card of cards) add(free, card, -1)
  return cards
}

export type Said = { readonly state: State; readonly events: readonly Event[] }

/** Makes the moves of the seat on turn one after the other as the table would; throws on a refusal or a broken invariant. */
export function play(state: State, ...moves: readonly Move[]): Said {
  let now = state
  const events: Event[] = []
  const random = dice(1)
  for (const move of moves) {
    const { seat } = now.phase
    const why = refusal(now, move)
    if (why) throw new Error(`refused: ${JSON.stringify(why)}`)
    if (!('move' in read<Move>(blackMonday.choices(now, seat), move))) throw new Error('outside the choices')
    const next = blackMonday.apply(now, seat, move, random)
    const wrong = blackMonday.audit(next.state)
    if (wrong) throw new Error(wrong)
    now = next.state
    events.push(...next.events)
  }
  return { state: now, events }
}

/** Why the move is refused (to the seat on turn unless told); also throws when choices and reasons disagree. */
export function refusal(state: State, move: Move, seat = state.phase.seat) {
  const why = blackMonday.refuse(state, seat, move)
  const offered = 'move' in read<Move>(blackMonday.choices(state, seat), move)
  if (offered === (why !== undefined)) throw new Error(`${JSON.stringify(move)}: offered ${offered}, ${why?.key}`)
  return why
}

export const buy = (card: Card): Move => ({ do: 'buy', card })
export const sell = (...cards: readonly Card[]): Move => ({ do: 'sell', cards: spread(cards) })
export const price = (card: Card): Move => ({ do: 'price', card })
export const crash = (card: Card): Move => ({ do: 'crash', card })
export const exchange = (...cards: readonly Card[]): Move => ({ do: 'exchange', cards: spread(cards) })
export const end: Move = { do: 'end' }

/** The cards on offer for a kind of move, in the order in which they are shown. */
export function offered(state: State, kind: 'buy' | 'price' | 'crash'): readonly Card[] {
  for (const choice of blackMonday.choices(state, state.phase.seat))
    if (choice.do === kind) return choice.fields.card.of
  return []
}

export const handOf = (state: State, seat: number): Card[] => list(state.seats[seat]?.hand.hidden ?? {})
export const sharesOf = (state: State, seat: number): Card[] => list(state.seats[seat]?.shares ?? {})
export const count = countOf
export const size = total

/** Plays at random from here to the end, telling each state to `see`. */
export function wander(state: State, random: Random, see: (state: State, events: readonly Event[]) => void): State {
  let now = state
  while (!blackMonday.standings(now)) {
    const { seat } = now.phase
    const next = blackMonday.apply(now, seat, sample<Move>(blackMonday.choices(now, seat), random), random)
    now = next.state
    see(now, next.events)
  }
  return now
}
