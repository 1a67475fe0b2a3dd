import {
  cards as allCards,
  type Card,
  type Good,
  type Goods,
  goods as kinds,
  type Offer,
  supply,
  type Text,
  track,
  wants,
} from '../../../shared/games/schwarzmarkt/board.ts'
import { choices } from '../../../shared/games/schwarzmarkt/decide.ts'
import { places } from '../../../shared/games/schwarzmarkt/end.ts'
import { count, sorted } from '../../../shared/games/schwarzmarkt/run.ts'
import type { Phase, State } from '../../../shared/games/schwarzmarkt/state.ts'
import { priceOf } from '../../../shared/games/schwarzmarkt/track.ts'
import { copy, hide } from '../../../shared/kit/json.ts'
import type { Position } from '../../help/position.ts'

/** A trading round in a position: who is on turn, at what price, and what lies on the table already. */
export type Open = {
  readonly offer: Offer
  readonly turn: number
  readonly price: number
  readonly table?: Goods
  readonly traded?: readonly number[]
}

/**
 * A position in words and numbers, seats from 0. All cards not named lie in their piles: `goodsTop` and `cardsTop` on
 * top, then the rest in the order of the board, then what everybody saw go under, `goodsUnder` and `cardsUnder`.
 */
export type Before = {
  readonly goods?: 'basic' | 'variant'
  readonly wealth?: 'open' | 'hidden'
  readonly gameRound?: number
  readonly starter: number
  readonly opened: number
  readonly hands: readonly Goods[]
  readonly cards: readonly (readonly Card[])[]
  readonly purses?: readonly number[]
  readonly texts?: readonly Text[]
  readonly goodsTop?: readonly Good[]
  readonly goodsUnder?: readonly Good[]
  readonly cardsTop?: readonly Card[]
  readonly cardsUnder?: readonly Card[]
  readonly round?: Open | null
}

const spaceAt = (price: number) => track.findIndex((space) => space.price === price)

/** The list without the items taken out of it, each once. Throws when one is missing. */
function without<T>(list: readonly T[], taken: readonly T[]): T[] {
  const left = list.slice()
  for (const item of taken) {
    const at = left.indexOf(item)
    if (at < 0) throw new Error(`too many of ${item}`)
    left.splice(at, 1)
  }
  return left
}

const list = (basket: Goods): Good[] => kinds.flatMap((good) => Array<Good>(basket[good] ?? 0).fill(good))

export function stateOf(before: Before): State {
  const { round, hands, cards, starter } = before
  const option = before.goods ?? 'basic'
  const texts = before.texts ?? []
  const top = before.goodsTop ?? []
  const under = before.goodsUnder ?? []
  const cardsTop = before.cardsTop ?? []
  const cardsUnder = before.cardsUnder ?? []
  const restGoods = without(list(supply[option]), [
    ...top,
    ...under,
    ...hands.flatMap(list),
    ...list(round?.table ?? {}),
  ])
  const open = round ? [round.offer] : []
  const restCards = without(allCards, [...cardsTop, ...cardsUnder, ...cards.flat(), ...texts, ...open])
  const purses = before.purses ?? hands.map(() => 0)
  return {
    options: { goods: option, wealth: before.wealth ?? 'open' },
    gameRound: before.gameRound ?? 1,
    starter,
    opened: before.opened,
    texts: texts.slice(),
    seats: hands.map((hand, seat) => ({
      wealth: purses[seat] ?? 0,
      goods: hide(sorted(hand)),
      cards: hide([...(cards[seat] ?? [])]),
    })),
    pile: { order: hide([...top, ...restGoods, ...under]), seen: under.map(() => 'all') },
    market: { order: hide([...cardsTop, ...restCards, ...cardsUnder]), seen: cardsUnder.length },
    sold: purses.reduce((sum, n) => sum + n, 0),
    spent: 0,
    phase: phaseOf(before),
  }
}

function phaseOf({ round, starter, hands }: Before): Phase {
  if (!round) return { at: 'playCard', seat: starter }
  const table = round.table ?? {}
  const wanted: Goods = copy(wants(round.offer))
  for (const good of kinds) {
    const left = (wanted[good] ?? 0) - (table[good] ?? 0)
    if (left > 0) wanted[good] = left
    else delete wanted[good]
  }
  return {
    at: 'trade',
    seat: round.turn,
    round: {
      offer: round.offer,
      space: spaceAt(round.price),
      wanted,
      table: sorted(table),
      // Who put the table there does not matter, unless the position says so.
      traded: [...(round.traded ?? hands.map((_, seat) => (seat === 0 ? list(table).length : 0)))],
    },
  }
}

export function write(state: State): Record<string, unknown> {
  const { phase, pile, market } = state
  const bottom = pile.order.hidden.length - pile.seen.length
  const known = (by: (who: number | 'all') => boolean) =>
    count(pile.order.hidden.filter((_, i) => i >= bottom && by(pile.seen[i - bottom] ?? -1)))
  return {
    goods: state.options.goods,
    wealth: state.options.wealth,
    gameRound: state.gameRound,
    starter: state.starter,
    opened: state.opened,
    hands: state.seats.map((player) => sorted(player.goods.hidden)),
    handSizes: state.seats.map((player) => list(player.goods.hidden).length),
    cards: state.seats.map((player) => allCards.filter((card) => player.cards.hidden.includes(card))),
    purses: state.seats.map((player) => player.wealth),
    texts: state.texts,
    goodsUnder: pile.order.hidden.slice(bottom),
    cardsUnder: market.order.hidden.slice(market.order.hidden.length - market.seen),
    known: state.seats.map((_, seat) => known((who) => who === 'all' || who === seat)),
    round:
      'round' in phase
        ? {
            offer: phase.round.offer,
            turn: phase.seat,
            price: priceOf(phase.round.space),
            table: sorted(phase.round.table),
            traded: phase.round.traded,
          }
        : null,
    wanted: 'round' in phase ? sorted(phase.round.wanted) : {},
    ask: phase.at === 'over' ? 'over' : `seat ${phase.seat} ${phase.at}`,
    offered: phase.at === 'over' ? [] : choices(state, phase.seat),
    ranks: phase.at === 'over' ? places(state).map(({ rank, seat }) => [rank, seat]) : [],
  }
}

const isBefore = (json: unknown): json is Before =>
  typeof json === 'object' && json !== null && 'hands' in json && 'cards' in json && 'starter' in json
const isState = (json: object): json is State => 'phase' in json && 'market' in json

/** The event with its hidden fields opened: the fixtures' log is all-knowing. */
export function opened(event: { readonly e: string }): Record<string, unknown> {
  const open = (value: unknown) =>
    typeof value === 'object' && value !== null && 'hidden' in value ? value.hidden : value
  return Object.fromEntries(Object.entries(event).map(([key, value]) => [key, open(value)]))
}

export const position: Position = {
  game: 'schwarzmarkt',
  read(before) {
    if (!isBefore(before)) throw new Error('no position of Schwarzmarkt')
    return stateOf(before)
  },
  write: (state) => (isState(state) ? write(state) : {}),
  // `seat` is who moves; the seat that Old Bill is played against is the `victim`.
  move({ seat, refused: _, victim, ...move }) {
    return { seat: Number(seat), move: victim === undefined ? move : { ...move, seat: victim } }
  },
  event: opened,
  // A shuffle that leaves every card where it lies, so that what is drawn can be read off the position.
  random: () => ({ below: (n) => n - 1 }),
}
