import type { Seat } from '../../game/definition.ts'
import type { Random } from '../../kit/random.ts'
import { unsoldMarkers } from './board.ts'
import { type CardId, cards } from './cards.ts'
import { attached, find } from './empire.ts'
import type { Event, Gone } from './events.ts'
import type { Held, Open, State } from './state.ts'

/** An open table that is being changed, and what has happened to it. */
export type Now = { readonly state: Open; readonly events: Event[] }
/** What begins next: how one phase hands over to another within a move. Never set when a scrapping may come between. */
export type Next =
  | { readonly to: 'round' | 'cards' | 'auctions' | 'bag' }
  | { readonly to: 'lot' | 'bid'; readonly lots: CardId[]; readonly skipped: Seat[] }
  | { readonly to: 'refusal'; readonly lots: CardId[]; readonly skipped: Seat[]; winner: Seat; price: number }
/** The same with the pile and the chance to shuffle it, while one move and all that follows from it is carried out. */
export type Run = Now & { readonly state: State; readonly random: Random; next: Next | undefined }

/** Money from a seat to the cash box; negative: from the cash box. */
export function pay({ state }: Now, seat: Seat, amount: number): void {
  state.money[seat] = (state.money[seat] ?? 0) - amount
  state.box += amount
}

/** FM9: a card comes into an empire in its initial state. */
export function receive({ state }: Now, seat: Seat, card: CardId): void {
  state.empires[seat]?.push({ card, on: null, uses: cards[card].uses ?? 0 })
}

/** Takes cards out of an empire, and gives them. */
function lift(state: Open, seat: Seat, what: readonly Held[]): void {
  state.empires[seat] = (state.empires[seat] ?? []).filter((held) => !what.includes(held))
}

/** FM35: a card leaves the game, with everything coupled to it; from an empire or from the Exchange. */
export function remove({ state, events }: Now, card: CardId, reason: Gone): void {
  const where = find(state, card)
  const along = where ? attached(state.empires[where.seat] ?? [], card) : []
  if (where) lift(state, where.seat, [where.held, ...along])
  else state.exchange = state.exchange.filter((lot) => lot.card !== card)
  const withCards = along.map((held) => held.card)
  state.removed.push(card, ...withCards)
  events.push({ e: 'removed', card, withCards, reason })
}

/** FM33: a card goes to another empire, and what is coupled to it goes along and stays coupled. */
export function moveTo({ state, events }: Now, card: CardId, to: Seat): void {
  const where = find(state, card)
  if (!where) return
  const along = attached(state.empires[where.seat] ?? [], card)
  lift(state, where.seat, [where.held, ...along])
  state.empires[to]?.push(where.held, ...along)
  events.push({ e: 'cardMoved', card, withCards: along.map((held) => held.card), from: where.seat, to })
}

/** FM34: a blue card changes hands alone, and may be played anew. */
export function hire({ state, events }: Now, card: CardId, seat: Seat): void {
  const where = find(state, card)
  if (where) lift(state, where.seat, [where.held])
  else state.exchange = state.exchange.filter((lot) => lot.card !== card)
  state.empires[seat]?.push({ card, on: null, uses: 0 })
  state.banned = state.banned.filter((one) => one !== card)
  events.push({ e: 'blueTaken', seat, card, from: where ? where.seat : null })
}

/** FM32: a blue card goes to where it takes effect. */
export function couple({ state, events }: Now, seat: Seat, card: CardId, target: CardId | Seat): void {
  const empire = typeof target === 'number' ? target : (find(state, target)?.seat ?? seat)
  const held = find(state, card)?.held
  if (!held) return
  lift(state, seat, [held])
  held.on = target
  state.empires[empire]?.push(held)
  events.push({ e: 'coupled', seat, card, target, empire })
}

/** FM8: with its second marker a card in the Exchange goes face up under the pile. */
export function bury({ state, events }: Now, card: CardId): void {
  const lot = state.exchange.find((one) => one.card === card)
  if (!lot || lot.markers < unsoldMarkers) return
  state.exchange = state.exchange.filter((one) => one !== lot)
  state.under.push(card)
  events.push({ e: 'putUnderPile', card })
}
