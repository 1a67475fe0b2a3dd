import type { Seat } from '../../game/definition.ts'
import type { CardId } from './cards.ts'
import type { Ending, Way } from './state.ts'

/** A factory's production in the order in which it stands, and who is paid for it. */
export type Made = { card: CardId; amount: number; paidTo: Seat }
export type Place = { rank: number; seat: Seat; points: number; money: number }
/** Why a card left the game: the card that did it, or how. */
export type Gone = CardId | 'scrapped' | 'usedUp' | 'upkeep'

/** What happened, for people. Everything is open, so a line is the event itself. */
export type Event =
  | { e: 'roundStarted'; round: number; stone: Seat }
  | { e: 'exchangeFilled'; new: CardId[]; pileLeft: number }
  | { e: 'pileUsedUp'; times: number }
  | { e: 'pileRenewed'; count: number }
  | { e: 'finalRound'; round: number }
  | {
      e: 'announced'
      seat: Seat
      card: CardId
      play: 'action' | 'couple'
      target: CardId | Seat | null
      to: Seat | null
      way: Way | null
      usesLeft: number | null
    }
  | { e: 'vetoed'; seat: Seat; card: CardId; against: CardId; usesLeft: number }
  | { e: 'coupled'; seat: Seat; card: CardId; target: CardId | Seat; empire: Seat }
  | { e: 'cardMoved'; card: CardId; withCards: CardId[]; from: Seat; to: Seat }
  | { e: 'blueTaken'; seat: Seat; card: CardId; from: Seat | null }
  | { e: 'moneyTaken'; seat: Seat; victim: Seat; amount: number }
  | { e: 'markerChanged'; card: CardId; markers: number }
  | { e: 'targetChanged'; from: number; to: number }
  | { e: 'cashBoxBlownUp'; seat: Seat }
  | { e: 'removed'; card: CardId; withCards: CardId[]; reason: Gone }
  | { e: 'scrapped'; seat: Seat; card: CardId; fee: number; perk: number }
  | { e: 'cardPhaseDone'; seat: Seat }
  | { e: 'lotOpened'; card: CardId; minBid: number; markers: number; opener: Seat }
  | { e: 'bid'; seat: Seat; amount: number }
  | { e: 'passed'; seat: Seat; auto: boolean }
  | { e: 'overbid'; seat: Seat; bid: number; paid: number }
  | { e: 'unsold'; card: CardId; markers: number }
  | { e: 'putUnderPile'; card: CardId }
  | { e: 'awarded'; seat: Seat; card: CardId; price: number; winner: Seat }
  | { e: 'stoneMoved'; to: Seat }
  | { e: 'winCheck'; points: number[]; target: number }
  | { e: 'income'; seat: Seat; base: number; factories: Made[]; total: number }
  | { e: 'upkeepPaid'; seat: Seat; card: CardId; amount: number }
  | { e: 'gameEnded'; reason: Ending; standings: Place[] }

export type Line = Event

/** Why a move is refused. */
export type Why =
  | { key: 'over' }
  | { key: 'notYourTurn' }
  /** Another decision is open. */
  | { key: 'notNow' }
  | { key: 'notYours' }
  /** Factories and status cards work by themselves. */
  | { key: 'notPlayed' }
  | { key: 'coupledAlready' }
  | { key: 'vetoedThisRound' }
  | { key: 'usedThisRound' }
  | { key: 'needMoney'; amount: number }
  | { key: 'cardPhaseOnly' }
  | { key: 'productionOnly' }
  | { key: 'answerOnly' }
  /** There is nothing at all this card could be played on. */
  | { key: 'noTarget' }
  /** The target is missing, or not of the kind the card asks for. */
  | { key: 'wrongTarget' }
  | { key: 'guarded' }
  | { key: 'ownOnly' }
  | { key: 'othersOnly' }
  | { key: 'tooManyPoints'; most: number }
  | { key: 'noMoneyThere' }
  | { key: 'notItself' }
  | { key: 'notCoupled' }
  | { key: 'noMarker' }
  | { key: 'targetAtEnd'; target: number }
  | { key: 'chosenAlready' }
  | { key: 'minBid'; amount: number }
  | { key: 'bidMore'; amount: number }
  | { key: 'onlyMoney'; money: number }
  | { key: 'fee'; fee: number; money: number }
