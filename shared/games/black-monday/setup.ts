import type { Seat } from '../../game/definition.ts'
import { hide } from '../../kit/json.ts'
import { type Random, shuffle } from '../../kit/random.ts'
import { type Card, companies, copies, face, handSize, kinds, startCash } from './board.ts'
import { priceOf } from './desk.ts'
import type { Event } from './events.ts'
import { list, listOf, spread } from './list.ts'
import type { Holder, Options, State, Tracks } from './state.ts'

/** All cards but the closing card, both copies of each (BM1). */
export const pack: readonly Card[] = kinds.flatMap((card) => Array.from({ length: copies }, () => card))

export function setup(options: Options, seats: number, random: Random): { state: State; events: readonly Event[] } {
  const start = options.startSeat === 'seat1' ? 0 : random.below(seats)
  return open(shuffle(pack, random), options, seats, start, random)
}

/** The set-up from a known order of the pack, the first card on top. */
export function open(order: readonly Card[], options: Options, seats: number, start: Seat, random: Random) {
  const events: Event[] = []
  const tracks = emptyTracks()
  const aside: Card[] = []
  let at = 0
  while (companies.some((company) => priceOf(tracks[company]) === 0)) {
    const card = order[at++]
    if (card === undefined) throw new Error('the pack starts no market')
    const { company, value, high } = face(card)
    if (high || priceOf(tracks[company]) > 0) aside.push(card)
    else {
      tracks[company].laid.push({ card, to: value })
      events.push({ e: 'startPrice', company, card })
    }
  }
  // BM4: what was revealed beyond the start prices goes back in; everybody has seen it.
  const deck = aside.length > 0 ? shuffle([...order.slice(at), ...aside], random) : order.slice(at)
  if (aside.length > 0) events.push({ e: 'setAside', cards: listOf(aside) })
  deck.reverse()
  const holders = Array.from({ length: seats }, (_, seat): Holder => {
    const hand = spread(deck.splice(-handSize))
    events.push({ e: 'dealt', seat, count: handSize, cards: hide(list(hand)) })
    return { cash: startCash, spent: 0, earned: 0, hand: hide(hand), shares: {} }
  })
  const state: State = {
    rule: options.crashRule,
    start,
    phase: { at: 'turn', seat: start, order: '', bought: 0, priced: 0 },
    tracks,
    seats: holders,
    discards: {},
    deck: hide(deck),
    second: null,
  }
  return { state, events }
}

const emptyTracks = (): Tracks => ({
  R: { laid: [], gone: 0 },
  B: { laid: [], gone: 0 },
  G: { laid: [], gone: 0 },
  Y: { laid: [], gone: 0 },
})
