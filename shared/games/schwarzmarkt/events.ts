import type { Seat } from '../../game/definition.ts'
import type { Hidden } from '../../kit/json.ts'
import type { Card, Good, Goods, Offer, Text } from './board.ts'

/** One place of the final table: rank counts from 1, equal seats share it. */
export type Place = {
  readonly rank: number
  readonly seat: Seat
  readonly wealth: number
  readonly goodsLeft: number
}

type Open =
  | { readonly e: 'gameRoundStarted'; readonly gameRound: number; readonly starter: Seat }
  | {
      readonly e: 'cardPlayed'
      readonly seat: Seat
      readonly card: Card
      readonly kind: 'offer' | 'now' | 'nextTradingRound'
    }
  | {
      readonly e: 'cardFizzled'
      readonly seat: Seat
      readonly card: Text
      readonly reason: 'nobodyHoldsGoods' | 'tooPoor' | 'pileEmpty' | 'noGoods'
    }
  | { readonly e: 'paid'; readonly seat: Seat; readonly amount: number }
  | { readonly e: 'textDone'; readonly card: Text }
  | {
      readonly e: 'tradingRoundStarted'
      readonly starter: Seat
      readonly offer: Offer
      readonly texts: readonly Text[]
      readonly price: number
      readonly finalPrice: number
    }
  | {
      readonly e: 'traded'
      readonly seat: Seat
      readonly goods: Readonly<Goods>
      readonly price: number
      readonly sum: number
      readonly handLeft: number
    }
  | { readonly e: 'notTraded'; readonly seat: Seat }
  | { readonly e: 'tradeSkipped'; readonly seat: Seat; readonly reason: 'limit' }
  | {
      readonly e: 'priceMoved'
      readonly seat: Seat
      readonly steps: number
      readonly from: number
      readonly to: number
    }
  | {
      readonly e: 'tradingRoundEnded'
      readonly reason: 'filled' | 'finalPrice'
      readonly price: number
      readonly unmet: Readonly<Goods>
    }
  | {
      readonly e: 'gameRoundEnded'
      readonly gameRound: number
      readonly reason: 'traded' | 'stolen'
      readonly seat: Seat
    }
  | { readonly e: 'gameRoundEnded'; readonly gameRound: number; readonly reason: 'limit' }
  | { readonly e: 'gameEnded'; readonly standings: readonly Place[] }

/** What happened, and why. The hidden fields are for the seats named in `line` alone. */
export type Event =
  | Open
  | { readonly e: 'blackMarketDrawn'; readonly seat: Seat; readonly card: Hidden<Card> }
  | {
      readonly e: 'goodsStolen'
      readonly seat: Seat
      readonly victim: Seat
      readonly good: Hidden<Good>
      readonly victimLeft: number
    }
  | { readonly e: 'pileSearched'; readonly seat: Seat; readonly pile: Hidden<Readonly<Goods>> }
  | { readonly e: 'goodsTaken'; readonly seat: Seat; readonly good: Hidden<Good> }
  | {
      readonly e: 'goodsSwapped'
      readonly seat: Seat
      readonly count: number
      readonly given: Hidden<Readonly<Goods>>
      readonly drawn: Hidden<Readonly<Goods>>
    }
  | {
      readonly e: 'surplusReturned' | 'refilled'
      readonly seat: Seat
      readonly count: number
      readonly goods: Hidden<Readonly<Goods>>
    }

/** An event as one viewer may read it: what he may not know is absent. */
export type Line =
  | Open
  | { readonly e: 'blackMarketDrawn'; readonly seat: Seat; readonly card?: Card }
  | {
      readonly e: 'goodsStolen'
      readonly seat: Seat
      readonly victim: Seat
      readonly good?: Good
      readonly victimLeft: number
    }
  | { readonly e: 'pileSearched'; readonly seat: Seat; readonly pile?: Readonly<Goods> }
  | { readonly e: 'goodsTaken'; readonly seat: Seat; readonly good?: Good }
  | {
      readonly e: 'goodsSwapped'
      readonly seat: Seat
      readonly count: number
      readonly given?: Readonly<Goods>
      readonly drawn?: Readonly<Goods>
    }
  | { readonly e: 'surplusReturned'; readonly seat: Seat; readonly count: number; readonly goods?: Readonly<Goods> }
  | { readonly e: 'refilled'; readonly seat: Seat; readonly count: number; readonly goods?: Readonly<Goods> }

type Plain<K extends string> = K extends string ? { readonly key: K } : never

/** Why a move is refused. Names nothing that the asking seat may not know. */
export type Why =
  | Plain<'over' | 'notYourTurn' | 'notNow'>
  | { readonly key: 'cardNotHeld'; readonly card: Card }
  | Plain<'nobodyHoldsGoods' | 'pileEmpty' | 'noGoods'>
  | { readonly key: 'tooPoor'; readonly cost: number }
  | Plain<'noSuchSeat' | 'yourself' | 'emptyHand'>
  | { readonly key: 'notInPile'; readonly good: Good }
  | { readonly key: 'heldOnly'; readonly good: Good; readonly held: number }
  | { readonly key: 'wantedOnly'; readonly good: Good; readonly wanted: number }
  | { readonly key: 'goodsShort'; readonly most: number }
  | { readonly key: 'swapMost'; readonly most: number }
  | { readonly key: 'returnExactly'; readonly count: number }
  | { readonly key: 'tooFar'; readonly most: number }
