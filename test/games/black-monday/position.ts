import {
  type Card,
  type Cards,
  closing,
  companies,
  copies,
  face,
  kinds,
  startCash,
} from '../../../shared/games/black-monday/board.ts'
import { priceOf } from '../../../shared/games/black-monday/desk.ts'
import { standings } from '../../../shared/games/black-monday/end.ts'
import { list, spread } from '../../../shared/games/black-monday/list.ts'
import { open, pack } from '../../../shared/games/black-monday/setup.ts'
import type { Holder, Order, State, Track } from '../../../shared/games/black-monday/state.ts'
import { add } from '../../../shared/kit/basket.ts'
import { copy, hide } from '../../../shared/kit/json.ts'
import { dice } from '../../../shared/kit/random.ts'
import type { Fixture, Position } from '../../help/position.ts'

type Deck = readonly (Card | typeof closing)[]
/** A position in the notation of the specification: seats from 1, the first card of the deck on top. */
export type Before = {
  readonly players: number
  readonly turn: { readonly seat: number; readonly order?: Order; readonly bought?: number; readonly priced?: number }
  readonly rule?: State['rule']
  readonly prices: { readonly [company: string]: number }
  readonly piles: { readonly [company: string]: readonly Card[] }
  readonly deckTop: Deck
  readonly rest: 'deck' | 'discards'
  readonly discards: readonly Card[]
  readonly secondDeck: boolean
  readonly seats: readonly { readonly cash: number; readonly hand: readonly Card[]; readonly shares: readonly Card[] }[]
}

const options = { crashRule: 'reach', startSeat: 'seat1' } as const

/** The pack with these cards on top, and whatever is left of it below in the order in which cards are shown. */
export function packFrom(top: readonly Card[]): Card[] {
  const rest = spread(pack)
  for (const card of top) add(rest, card, -1)
  return [...top, ...list(rest)]
}

export function stateOf(before: Before): State {
  const rest: Cards = spread(pack)
  const take = (cards: Deck): Card[] => {
    const own = cards.filter((card) => card !== closing)
    for (const card of own) add(rest, card, -1)
    return own
  }
  const track = (company: string): Track => {
    const cards = take(before.piles[company] ?? [])
    const laid = cards.map((card, i) => ({
      card,
      to: i === cards.length - 1 ? (before.prices[company] ?? 0) : face(card).value,
    }))
    return { laid, gone: 0 }
  }
  const tracks = { R: track('R'), B: track('B'), G: track('G'), Y: track('Y') }
  const seats = before.seats.map(({ cash, hand, shares }): Holder => {
    const earned = Math.max(0, cash - startCash)
    const spent = startCash + earned - cash
    return { cash, spent, earned, hand: hide(spread(take(hand))), shares: spread(take(shares)) }
  })
  const discards = spread(take(before.discards))
  take(before.deckTop)
  const left = list(rest)
  const below: Deck = before.rest === 'deck' ? left : []
  if (before.rest === 'discards') for (const card of left) add(discards, card, 1)
  const last: Deck = before.secondDeck && !before.deckTop.includes(closing) ? [closing] : []
  const deck: Deck = [...before.deckTop, ...below, ...last]
  return {
    rule: before.rule ?? options.crashRule,
    start: 0,
    phase: { at: 'turn', order: '', bought: 0, priced: 0, ...before.turn, seat: before.turn.seat - 1 },
    tracks,
    seats,
    discards,
    deck: hide([...deck].reverse()),
    second: before.secondDeck
      ? {
          made: spread(deck.filter((card) => card !== closing)),
          hands: hide(seats.map((seat) => copy(seat.hand.hidden))),
          since: seats.map(() => []),
        }
      : null,
  }
}

function write(state: State): Record<string, unknown> {
  const { phase, seats, deck } = state
  const out = spread(pack)
  for (const card of deck.hidden) if (card !== closing) add(out, card, -1)
  const places: number[][] = []
  for (const { seat, place } of standings(state) ?? []) {
    places[place - 1] ??= []
    places[place - 1]?.push(seat + 1)
  }
  return {
    players: seats.length,
    turn: phase.at === 'turn' ? { seat: phase.seat + 1 } : { seat: phase.seat + 1, over: true },
    prices: Object.fromEntries(companies.map((company) => [company, priceOf(state.tracks[company])])),
    piles: Object.fromEntries(
      companies.map((company) => {
        const { laid, gone } = state.tracks[company]
        return [company, laid.slice(gone).map(({ card }) => card)]
      }),
    ),
    secondDeck: state.second !== null,
    seats: Object.fromEntries(
      seats.map(({ cash, hand, shares }, i) => [i + 1, { cash, hand: list(hand.hidden), shares: list(shares) }]),
    ),
    handSizes: seats.map(({ hand }) => list(hand.hidden).length),
    cash: seats.map(({ cash }) => cash),
    deckCount: deck.hidden.length,
    deckIsAllCardsExcept: list(out),
    discards: list(state.discards),
    discardCount: list(state.discards).length,
    places: places.filter((place) => place !== undefined),
  }
}

const isCard = (json: unknown): json is Card => kinds.some((card) => card === json)
const isBefore = (json: unknown): json is Before => typeof json === 'object' && json !== null && 'deckTop' in json
const isState = (json: object): json is State => 'phase' in json && 'tracks' in json
const cardsIn = (json: unknown): Card[] => (Array.isArray(json) ? json.filter(isCard) : [])

/** The events of the set-up of a fixture that fixes the top of the pack; seats from 0. */
export const setupOf = (before: Fixture['before']) =>
  open(packFrom(cardsIn(before.setupDeckTop)), options, Number(before.players), 0, dice(copies))

/** Seats of an event counted from 1, and what is hidden in it laid open: the notation is that of an all-knowing log. */
function event(told: { readonly e: string }): Record<string, unknown> {
  const one = (seat: unknown) => Number(seat) + 1
  const out: Record<string, unknown> = { ...told }
  if ('seat' in out) out.seat = one(out.seat)
  if (Array.isArray(out.lost)) out.lost = out.lost.map((loss) => ({ ...loss, seat: one(loss.seat) }))
  if (Array.isArray(out.places)) out.places = out.places.map((seats: unknown[]) => seats.map(one))
  const { cards } = out
  if (typeof cards === 'object' && cards !== null && 'hidden' in cards) out.cards = cards.hidden
  return out
}

export const position: Position = {
  game: 'black-monday',
  read(before) {
    if (Array.isArray(before.setupDeckTop)) return setupOf(before).state
    if (!isBefore(before)) throw new Error('no position of Black Monday')
    return stateOf(before)
  },
  events: (before) => (Array.isArray(before.setupDeckTop) ? setupOf(before).events : []),
  write: (state) => (isState(state) ? write(state) : {}),
  move({ seat, type, card, cards }) {
    const move: Record<string, unknown> = { do: type }
    if (card !== undefined) move.card = card
    if (cards !== undefined) move.cards = spread(cardsIn(cards))
    return { seat: Number(seat) - 1, move }
  },
  event,
}
