import type { Seat } from '../../game/definition.ts'
import type { Basket } from '../../kit/basket.ts'
import type { Hidden } from '../../kit/json.ts'
import type { Card, Colour, Kind, LayTable, Place, SalesTable, TableName } from './board.ts'

export type Cause = 'sale' | 'soldOut' | 'third' | 'adjustment' | 'missing'

/** One marker moved, or could not (`from` equals `to`), and why. */
export type Marker = { e: 'marker'; colour: Colour; from: Place; to: Place; price: number; cause: Cause }

type Open =
  | { e: 'starts'; seat: Seat }
  | { e: 'marketFilled'; cases: Basket<Colour> }
  | { e: 'cardsGiven'; seat: Seat; cards: Card[] }
  | { e: 'openingCase'; seat: Seat; colour: Colour }
  | { e: 'subsidy'; seat: Seat; count: number; cash: number; total: number }
  | { e: 'interestPaid'; seat: Seat; paid: number; left: number }
  | { e: 'cardUsed'; seat: Seat; card: Card }
  | { e: 'bought'; seat: Seat; shares: Basket<Colour>; cost: number }
  | { e: 'sold'; seat: Seat; shares: Basket<Colour>; income: number }
  | { e: 'silverBought'; seat: Seat; bars: number; price: number; cost: number; gold: number; silver: number }
  | { e: 'passed'; seat: Seat }
  | { e: 'casePlaced'; seat: Seat; table: LayTable; colour: Kind }
  | { e: 'caseTaken'; seat: Seat; table: SalesTable; colour: Kind }
  | { e: 'noCase'; seat: Seat; table: TableName }
  | Marker
  | { e: 'adjustment'; seat: Seat; table: TableName; level: number; forced: boolean }
  | { e: 'interest'; seat: Seat; due: number; paid: number; unpaid: number }
  | { e: 'drawn'; wanted: number; colours: Basket<Colour>; black: number }
  | { e: 'cleared'; table: TableName; coloured: Basket<Colour>; black: number; blackTo: 'supply' | 'bag' }
  | { e: 'salesTable'; table: SalesTable; loaded: boolean; cases: Basket<Kind> }
  | {
      e: 'silverPrice'
      from: number
      to: number
      blackSpaces: number
      barSpaces: number
      guardSpaces: number
      bars: number
    }
  | { e: 'level'; from: number; to: number; blacks: number }
  | { e: 'gameEnd' }
  | {
      e: 'finalSeat'
      seat: Seat
      shares: Basket<Colour>
      income: number
      subsidies: number
      interest: number
      bars: number
      cash: number
      gold: number
      silver: number
    }
  | { e: 'standings'; places: Seat[][] }

/** `open`: all shares lie open at this table, so the start hand is no secret either. */
export type Event = Open | { e: 'dealt'; seat: Seat; count: number; open: boolean; cases: Hidden<Basket<Colour>> }

/** `cases` only for those who may know. */
export type Line = Open | { e: 'dealt'; seat: Seat; count: number; cases?: Basket<Colour> }

/** `list`: the kinds of case that would do. `n`: how many there are. */
export type Why =
  | { key: 'notYourTurn' }
  | { key: 'notNow' }
  | { key: 'subsidyLimit'; limit: number; room: number }
  | { key: 'noCard' }
  | { key: 'interestFirst' }
  | { key: 'overLimit'; what: 'buy' | 'sell' | 'silver'; limit: number }
  | { key: 'notInMarket'; colour: Kind; n: number }
  | { key: 'noCash'; cost: number; cash: number }
  | { key: 'notHeld'; colour: Colour; n: number }
  | { key: 'saleTooSmall'; debt: number; income: number }
  | { key: 'lowerColour' }
  | { key: 'caseNeeded'; list: Kind[] }
  | { key: 'caseColour'; list: Kind[] }
  | { key: 'noCaseThere'; where: 'market' | 'sales' }
