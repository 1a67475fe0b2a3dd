import type { Viewer } from '../../game/definition.ts'
import { add, countOf, drawOne, total } from '../../kit/basket.ts'
import { copy, hide } from '../../kit/json.ts'
import { type Random, shuffle } from '../../kit/random.ts'
import { type Card, type Cards, closing } from './board.ts'
import { list, spread } from './list.ts'
import type { Second, State } from './state.ts'

/** Draws anew what this viewer cannot know: the other hands and the deck, as far as the public history allows. */
export function resample(state: State, viewer: Viewer, random: Random): State {
  const out = copy(state)
  if (!out.second) return firstDeck(out, viewer, random)
  for (let attempt = 0; attempt < attempts; attempt++) if (secondDeck(out, out.second, viewer, random)) return out
  // What happened is always one of the possibilities.
  out.deck = hide(shuffle(out.deck.hidden, random))
  return out
}

/** A loss that is laid to the wrong pool is rare, and two hundred in a row were never seen. */
const attempts = 200

function firstDeck(state: State, viewer: Viewer, random: Random): State {
  const others = state.seats.filter((_, seat) => seat !== viewer)
  const cards = shuffle([...others.flatMap((own) => list(own.hand.hidden)), ...state.deck.hidden], random)
  for (const own of others) own.hand = hide(spread(cards.splice(0, total(own.hand.hidden)).filter(isCard)))
  state.deck = hide(cards)
  return state
}

const isCard = (card: Card | typeof closing): card is Card => card !== closing

/** What one other seat had at the reshuffle, lost since, and still has, apart by where it came from. */
type Places = { old: number; fresh: number; had: Card[] }

/**
 * Everybody knows together which cards the other hands held at the reshuffle (`old`) and which went into the deck
 * (`fresh`), and saw every card that was lost since. Each loss is laid to one of the two; false when that went wrong.
 */
function secondDeck(state: State, second: Second, viewer: Viewer, random: Random): boolean {
  const old: Cards = {}
  const fresh: Cards = { ...second.made }
  const hands = second.hands.hidden
  for (const [seat, hand] of hands.entries()) if (seat !== viewer) for (const card of list(hand)) add(old, card, 1)
  for (const card of ownDraws(state, second, viewer)) add(fresh, card, -1)

  const seats: Places[] = hands.map((hand) => ({ old: total(hand), fresh: 0, had: [] }))
  for (const [seat, places] of seats.entries()) {
    if (seat === viewer) continue
    for (const step of second.since[seat] ?? []) {
      if (typeof step === 'number') places.fresh += step
      else if (!lay(step, places, old, fresh, random)) return false
    }
  }
  for (const [seat, places] of seats.entries()) {
    const own = state.seats[seat]
    if (seat === viewer || !own) continue
    const kept = take(old, places.old, random)
    own.hand = hide(spread([...kept, ...take(fresh, places.fresh, random)]))
    hands[seat] = spread([...kept, ...places.had])
  }
  const rest: (Card | typeof closing)[] = list(fresh)
  if (state.phase.at === 'turn') rest.push(closing)
  state.deck = hide(shuffle(rest, random))
  return true
}

/** Chooses where a lost card came from, in proportion to the ways it could have. */
function lay(card: Card, places: Places, old: Cards, fresh: Cards, random: Random): boolean {
  const ofOld = countOf(old, card) * places.old
  const ofFresh = countOf(fresh, card) * places.fresh
  if (ofOld + ofFresh === 0) return false
  if (random.below(ofOld + ofFresh) < ofOld) {
    places.old--
    places.had.push(card)
    add(old, card, -1)
  } else {
    places.fresh--
    add(fresh, card, -1)
  }
  return true
}

function take(pool: Cards, n: number, random: Random): Card[] {
  const out: Card[] = []
  for (let i = 0; i < n; i++) out.push(drawOne(pool, random))
  return out
}

/** The cards the viewer has drawn from the second deck: what he has and has lost, less what he had. */
function ownDraws(state: State, second: Second, viewer: Viewer): Card[] {
  if (viewer === 'watcher') return []
  const own: Cards = { ...state.seats[viewer]?.hand.hidden }
  for (const step of second.since[viewer] ?? []) if (typeof step !== 'number') add(own, step, 1)
  for (const card of list(second.hands.hidden[viewer] ?? {})) add(own, card, -1)
  return list(own)
}
