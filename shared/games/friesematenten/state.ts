import type { Seat } from '../../game/definition.ts'
import type { Auction } from '../../kit/auction.ts'
import type { Hidden } from '../../kit/json.ts'
import type { CardId } from './cards.ts'

/** A card in an empire. */
export type Held = {
  card: CardId
  /** A blue card's mother card or person; null while it is uncoupled, and for every other kind. */
  on: CardId | Seat | null
  /** Uses left of an action card: its markers and one more. 0 for every other kind, and for one about to leave. */
  uses: number
}

/** A card in the Exchange with the markers it got for staying unsold. */
export type Lot = { card: CardId; markers: number }

export type Way = 'up' | 'down' | 'put' | 'take'

/** What a seat has announced, between saying it and its end (FM12, FM13). */
export type Play = {
  seat: Seat
  card: CardId
  target: CardId | Seat | null
  to: Seat | null
  way: Way | null
  /** Seats that may still veto it, in the order of asking. */
  left: Seat[]
  /** Its effect has happened or was vetoed; all that is missing is the scrapping it caused. */
  done: boolean
}

/** Lots still to come, the present one first, and the seats that do not want to be asked before lots any more. */
type Lots = { lots: CardId[]; skipped: Seat[] }

/** Money bag cards played in this production phase. */
export type Bag = { diverted: { [factory: string]: Seat }; doubled: CardId[]; cut: CardId[] }

export type Ending = 'target' | 'pileUsedUp' | 'cashBox'

export type Phase =
  /** b: `seat` plays cards, `left` come after it. */
  | { in: 'cards'; seat: Seat; left: Seat[] }
  /** c: before a lot opens, these seats may still remove a card of the Exchange. */
  | ({ in: 'lot'; ask: Seat[] } & Lots)
  /** c: the bidding; `barred` have bid more than they had for this card. */
  | ({ in: 'bid'; auction: Auction; barred: Seat[] } & Lots)
  /** c: the lot is won; `left` may still take the winner's place. */
  | ({ in: 'refusal'; price: number; winner: Seat; buyer: Seat; left: Seat[] } & Lots)
  /** d: money bag cards; `cash` is every seat's money at the start of the phase (FM42). */
  | ({ in: 'bag'; seat: Seat; left: Seat[]; cash: number[] } & Bag)
  | { in: 'over'; reason: Ending }

/** Everything but the order of the pile. */
export type Open = {
  /** All cards of this game, sorted. */
  deck: CardId[]
  overbid: boolean
  round: number
  stone: Seat
  target: number
  usedUp: number
  /** Cards bought at auction in this round. */
  awarded: number
  money: number[]
  /** What the cash box has taken in, less what it has paid out (FM-invariant 5). */
  box: number
  empires: Held[][]
  exchange: Lot[]
  /** Cards face up under the pile, in the order in which they went there. */
  under: CardId[]
  /** Cards out of the game, in the order in which they left. */
  removed: CardId[]
  /** Blue cards whose coupling was vetoed in this round. */
  banned: CardId[]
  /** Cards used in this round that allow one use a round. */
  used: CardId[]
  play: Play | null
  /** The seat that has to scrap a factory before anything else. */
  scrap: Seat | null
  phase: Phase
}

/** The whole of a game: the face-down pile, top first, is the one secret. */
export type State = Open & { pile: Hidden<CardId[]> }
