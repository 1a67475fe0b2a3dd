import type { Seat } from '../../game/definition.ts'
import { total } from '../../kit/basket.ts'
import {
  buysPerTurn,
  type Cards,
  type Company,
  cap,
  closing,
  companies,
  copies,
  exchangeMost,
  face,
  handSize,
  kinds,
  pricesPerTurn,
  ruins,
  startCash,
  within,
} from './board.ts'
import { kindsIn, priceOf, sharesOf } from './desk.ts'
import type { State, Track } from './state.ts'

/** The invariants of the game that one state can show; the text names the first that is broken. */
export function audit(state: State): string | undefined {
  const count = counted(state)
  for (const card of kinds) if (count[card] !== copies) return `${card}: ${count[card] ?? 0} copies`
  for (const company of companies) {
    const wrong = auditTrack(state, company, state.tracks[company])
    if (wrong) return `${company}: ${wrong}`
  }
  for (const seat of state.seats.keys()) {
    const wrong = auditSeat(state, seat)
    if (wrong) return `seat ${seat}: ${wrong}`
  }
  return auditDeck(state) ?? auditTurn(state)
}

/** Every card that is on the table, in a hand or in the deck. */
function counted(state: State): Cards {
  const count: Cards = {}
  const put = (cards: Cards) => {
    for (const card of kindsIn(cards)) count[card] = (count[card] ?? 0) + (cards[card] ?? 0)
  }
  put(state.discards)
  for (const { hand, shares } of state.seats) {
    put(hand.hidden)
    put(shares)
  }
  for (const card of state.deck.hidden) if (card !== closing) count[card] = (count[card] ?? 0) + 1
  for (const company of companies) {
    const { laid, gone } = state.tracks[company]
    for (const { card } of laid.slice(gone)) count[card] = (count[card] ?? 0) + 1
  }
  return count
}

/** From the first card to the last: a start, then changes within the limits, crashes and restarts. */
function auditTrack({ rule }: State, company: Company, { laid, gone }: Track): string | undefined {
  if (gone < 0 || gone >= laid.length) return 'no card on the pile'
  let price = 0
  for (const { card, to } of laid) {
    const { company: own, value } = face(card)
    if (own !== company) return `${card} on the pile`
    const legal = to === 0 ? ruins(rule, company, price, value) : to === value && within(company, price, value)
    if (!legal) return `${card} took the price from ${price} to ${to}`
    price = to
  }
}

function auditSeat(state: State, seat: Seat): string | undefined {
  const own = state.seats[seat]
  if (!own) return 'missing'
  const { cash, spent, earned, hand, shares } = own
  if (cash < 0 || cash !== startCash - spent + earned) return `cash ${cash}, ${spent} spent, ${earned} earned`
  for (const company of companies) {
    const held = sharesOf(shares, company)
    if (held > cap) return `${held} shares of ${company}`
    if (held > 0 && priceOf(state.tracks[company]) === 0) return `shares of ${company}, which is at 0`
  }
  for (const card of kindsIn(shares)) if (face(card).shares === 0) return `${card} as a share card`
  const cards = total(hand.hidden)
  const { phase } = state
  const least = phase.at === 'closed' ? handSize - exchangeMost : handSize - phase.bought - phase.priced
  if (phase.seat === seat ? cards < least || cards > handSize : cards !== handSize) return `${cards} hand cards`
  if (phase.at === 'turn' && phase.seat === seat && cards !== least) return `${cards} hand cards in the turn`
}

function auditDeck({ deck, second, phase }: State): string | undefined {
  const closings = deck.hidden.filter((card) => card === closing).length
  if (closings !== (second && phase.at === 'turn' ? 1 : 0)) return `${closings} closing cards in the deck`
  if (phase.at === 'closed') return second ? undefined : 'closed before the reshuffle'
  if (deck.hidden.length === 0) return 'no deck'
  if (!second) return undefined
  const drawn = second.since.flat().reduce<number>((sum, step) => sum + (typeof step === 'number' ? step : 0), 0)
  if (total(second.made) + 1 - drawn !== deck.hidden.length) return 'the second deck and its draws do not add up'
}

function auditTurn({ phase, seats }: State): string | undefined {
  if (phase.at === 'closed') return undefined
  const { seat, order, bought, priced } = phase
  if (!seats[seat]) return `seat ${seat} is on turn`
  if (bought < 0 || bought > buysPerTurn || priced < 0 || priced > pricesPerTurn)
    return `${bought} buys, ${priced} prices`
  if (bought > 0 && !order.includes('T')) return `bought, but the turn is '${order}'`
  if (priced > 0 !== order.includes('P')) return `${priced} price cards, but the turn is '${order}'`
}
