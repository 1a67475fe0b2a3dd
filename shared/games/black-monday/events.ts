import type { Seat } from '../../game/definition.ts'
import type { Hidden } from '../../kit/json.ts'
import type { Card, Company } from './board.ts'
import type { Holding } from './state.ts'

/** Lists of cards are sorted as cards are shown: they tell nothing of a shuffle. */
export type List = readonly Card[]
export type Lost = { readonly seat: Seat; readonly shares: number; readonly cards: List }

type Step = {
  readonly seat: Seat
  readonly card: Card
  readonly company: Company
  readonly from: number
  readonly to: number
}

type Drawn<E extends string, C> = { readonly e: E; readonly seat: Seat; readonly count: number } & C
type Secret = { readonly cards: Hidden<List> }
type Told = { readonly cards?: List }

type Open =
  | { readonly e: 'startPrice'; readonly company: Company; readonly card: Card }
  | { readonly e: 'setAside'; readonly cards: List }
  | {
      readonly e: 'bought'
      readonly seat: Seat
      readonly card: Card
      readonly company: Company
      readonly shares: number
      readonly price: number
      readonly cost: number
    }
  | { readonly e: 'sold'; readonly seat: Seat; readonly cards: List; readonly income: number }
  | ({ readonly e: 'priceSet' } & Step)
  | ({ readonly e: 'restarted' } & Step)
  | {
      readonly e: 'crashed'
      readonly seat: Seat
      readonly card: Card
      readonly company: Company
      readonly from: number
      readonly lost: readonly Lost[]
    }
  | { readonly e: 'exchanged'; readonly seat: Seat; readonly cards: List }
  /** `count` includes the closing card; `drawnBefore` are the cards of the running refill that came from the first deck. */
  | {
      readonly e: 'reshuffled'
      readonly seat: Seat
      readonly drawnBefore: number
      readonly count: number
      readonly cards: List
    }
  | { readonly e: 'marketClosed'; readonly seat: Seat }
  | {
      readonly e: 'settled'
      readonly seat: Seat
      readonly shares: Holding
      readonly income: number
      readonly total: number
    }
  /** Seats by place, best first; equal seats stand together. */
  | { readonly e: 'standings'; readonly places: readonly (readonly Seat[])[] }

export type Event = Open | Drawn<'dealt', Secret> | Drawn<'drew', Secret>
export type Line = Open | Drawn<'dealt', Told> | Drawn<'drew', Told>

type Plain<K extends string> = K extends string ? { readonly key: K } : never

/** Prices and money are whole numbers of the game's money. */
export type Why =
  | Plain<
      'notYourTurn' | 'closed' | 'tradeClosed' | 'pricesClosed' | 'notInHand' | 'notOwned' | 'twoBuys' | 'twoPrices'
    >
  | Plain<'noShares' | 'notHigh' | 'chooseCards' | 'exchangeOnly' | 'exchangeCount' | 'mustAct'>
  | { readonly key: 'companyDown'; readonly company: Company; readonly use: 'trade' | 'ruin' }
  | { readonly key: 'cap'; readonly company: Company; readonly shares: number }
  | { readonly key: 'noCash'; readonly cost: number; readonly cash: number }
  | { readonly key: 'restartRange'; readonly company: Company }
  | {
      readonly key: 'outOfReach'
      readonly company: Company
      readonly price: number
      readonly low: number
      readonly high: number
    }
  | { readonly key: 'notOver1000'; readonly company: Company; readonly price: number }
