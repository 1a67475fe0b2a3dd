import type { Seat } from '../game/definition.ts'

/** A rising auction in turn: who passes is out, and the last one left has it. */
export type Auction = {
  /** Seats still in, in turn order. */
  still: Seat[]
  turn: Seat
  /** The highest bid, 0 before the first. */
  high: number
  best: Seat | null
}

export type Outcome = 'open' | 'won' | 'unsold'

/** Opens with the first of the seats; `seats` is not empty and in turn order. */
export function open(seats: readonly Seat[]): Auction {
  const [turn] = seats
  if (turn === undefined) throw new Error('auction: nobody takes part')
  return { still: seats.slice(), turn, high: 0, best: null }
}

/** The lowest bid that may be said now. */
export const nextBid = (auction: Auction, least: number): number => Math.max(least, auction.high + 1)

/** The seat in turn bids, in place. The last one left has won with it. */
export function bid(auction: Auction, amount: number): Outcome {
  auction.high = amount
  auction.best = auction.turn
  auction.turn = after(auction)
  return auction.still.length === 1 ? 'won' : 'open'
}

/** The seat in turn is out, in place. Without any bid the last one left is still asked. */
export function pass(auction: Auction): Outcome {
  const next = after(auction)
  auction.still.splice(auction.still.indexOf(auction.turn), 1)
  if (auction.still.length === 0) return 'unsold'
  auction.turn = next
  return auction.still.length === 1 && auction.best !== null ? 'won' : 'open'
}

const after = ({ still, turn }: Auction): Seat => still[(still.indexOf(turn) + 1) % still.length] ?? turn
