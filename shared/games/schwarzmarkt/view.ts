import type { Seat, Viewer } from '../../game/definition.ts'
import { total } from '../../kit/basket.ts'
import { type Card, cards, type Goods, type Offer, type Text } from './board.ts'
import type { Event, Line } from './events.ts'
import { count, sorted } from './run.ts'
import type { Options, Phase, State } from './state.ts'

/** Who is asked what. `pile` is what the searching seat finds in the goods pile, for that seat alone. */
export type Ask =
  | { readonly at: 'playCard' | 'trade' | 'advance' | 'returnSurplus'; readonly seat: Seat }
  | {
      readonly at: 'chooseVictim' | 'searchPile' | 'swapGoods'
      readonly seat: Seat
      readonly card: Text
      readonly pile?: Readonly<Goods>
    }
  | { readonly at: 'over' }

/** What everybody may know of a seat. `wealth` is null in a closed purse. */
export type Chair = { readonly goods: number; readonly wealth: number | null }

/** The open trading round; what is still wanted is the offer less the table. */
export type Stall = {
  readonly offer: Offer
  readonly space: number
  readonly table: Readonly<Goods>
  /** Cards traded in this trading round, per seat. */
  readonly traded: readonly number[]
}

/** All that one viewer may know. What can be worked out from it is in preview.ts. */
export type View = {
  /** The viewer's seat; null for a watcher. */
  readonly me: Seat | null
  readonly options: Options
  readonly gameRound: number
  readonly starter: Seat
  /** Black market cards played in this game round. */
  readonly opened: number
  readonly ask: Ask
  readonly chairs: readonly Chair[]
  /** My goods and my black market cards; null for a watcher. */
  readonly hand: Readonly<Goods> | null
  readonly cards: readonly Card[] | null
  /** Open text cards, oldest first. */
  readonly texts: readonly Text[]
  /** Null while no trading round is open. */
  readonly round: Stall | null
  /** `known`: what I saw go under the goods pile since it was last shuffled. */
  readonly pile: { readonly size: number; readonly known: Readonly<Goods> }
  /** `under`: the cards that went under the black market pile since it was last shuffled, in order. */
  readonly market: { readonly size: number; readonly under: readonly Card[] }
}

const place = (card: Card) => cards.indexOf(card)

export function view(state: State, viewer: Viewer): View {
  const { phase, pile, market } = state
  const own = viewer === 'watcher' ? undefined : state.seats[viewer]
  const open = state.options.wealth === 'open' || phase.at === 'over'
  return {
    me: viewer === 'watcher' ? null : viewer,
    options: { goods: state.options.goods, wealth: state.options.wealth },
    gameRound: state.gameRound,
    starter: state.starter,
    opened: state.opened,
    ask: ask(phase, state, viewer),
    chairs: state.seats.map((player, seat) => ({
      goods: total(player.goods.hidden),
      wealth: open || seat === viewer ? player.wealth : null,
    })),
    hand: own ? sorted(own.goods.hidden) : null,
    cards: own ? own.cards.hidden.slice().sort((a, b) => place(a) - place(b)) : null,
    texts: state.texts.slice(),
    round:
      phase.at === 'trade' || phase.at === 'advance'
        ? {
            offer: phase.round.offer,
            space: phase.round.space,
            table: sorted(phase.round.table),
            traded: phase.round.traded.slice(),
          }
        : null,
    pile: { size: pile.order.hidden.length, known: known(state, viewer) },
    market: {
      size: market.order.hidden.length,
      under: market.order.hidden.slice(market.order.hidden.length - market.seen),
    },
  }
}

function ask(phase: Phase, state: State, viewer: Viewer): Ask {
  switch (phase.at) {
    case 'over':
      return { at: phase.at }
    case 'chooseVictim':
    case 'swapGoods':
      return { at: phase.at, seat: phase.seat, card: phase.card }
    case 'searchPile': {
      const open = { at: phase.at, seat: phase.seat, card: phase.card }
      return phase.seat === viewer ? { ...open, pile: count(state.pile.order.hidden) } : open
    }
    default:
      return { at: phase.at, seat: phase.seat }
  }
}

function known(state: State, viewer: Viewer): Goods {
  const { order, seen } = state.pile
  const bottom = order.hidden.length - seen.length
  return count(
    order.hidden.filter((_, i) => i >= bottom && (seen[i - bottom] === 'all' || seen[i - bottom] === viewer)),
  )
}

/** The log line of this viewer: hidden fields are opened for those who saw the card, and absent for all others. */
export function line(event: Event, viewer: Viewer): Line {
  switch (event.e) {
    case 'blackMarketDrawn': {
      const { card, ...open } = event
      return viewer === event.seat ? { ...open, card: card.hidden } : open
    }
    case 'goodsStolen': {
      const { good, ...open } = event
      return viewer === event.seat || viewer === event.victim ? { ...open, good: good.hidden } : open
    }
    case 'pileSearched': {
      const { pile, ...open } = event
      return viewer === event.seat ? { ...open, pile: pile.hidden } : open
    }
    case 'goodsTaken': {
      const { good, ...open } = event
      return viewer === event.seat ? { ...open, good: good.hidden } : open
    }
    case 'goodsSwapped': {
      const { given, drawn, ...open } = event
      return viewer === event.seat ? { ...open, given: given.hidden, drawn: drawn.hidden } : open
    }
    case 'surplusReturned':
    case 'refilled': {
      const { goods, ...open } = event
      return viewer === event.seat ? { ...open, goods: goods.hidden } : open
    }
    default:
      return event
  }
}
