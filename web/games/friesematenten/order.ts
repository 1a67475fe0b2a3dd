import { signal } from '@preact/signals'
import type { CardId } from '../../../shared/games/friesematenten/cards.ts'
import type { Way } from '../../../shared/games/friesematenten/state.ts'
import { type Offer, offered, type PlayMove } from './part.ts'

/** The play I am putting together: a card, then what it is for. Board and strip draw the same one. */
export type Order = { readonly card?: CardId; readonly target?: CardId; readonly seat?: number; readonly way?: Way }

export const order = signal<Order>({})
export const change = (more: Order): void => {
  order.value = { ...order.value, ...more }
}
export const forget = (): void => {
  if (Object.keys(order.value).length > 0) order.value = {}
}

/** A card somebody wants to read, and a seat whose points and income he wants explained. */
export const looked = signal<CardId | undefined>(undefined)
export const explained = signal<number | undefined>(undefined)

export const look = (card: CardId | undefined): void => {
  looked.value = card
}
export const explain = (seat: number | undefined): void => {
  explained.value = seat
}

export type Plan = {
  readonly targets: readonly CardId[]
  readonly seats: readonly number[]
  readonly ways: readonly Way[]
  readonly move: PlayMove | undefined
  /** What is still to be named. */
  readonly missing: 'card' | 'target' | 'seat' | 'way' | undefined
}

const union = <T>(lists: readonly (readonly T[] | undefined)[]): T[] => [
  ...new Set(lists.flatMap((list) => list ?? [])),
]
const only = <T>(wanted: T | undefined, of: readonly T[]): T | undefined =>
  wanted !== undefined && of.includes(wanted) ? wanted : of.length === 1 ? of[0] : undefined

/** What may still be named, and the move once it is whole. What leaves no choice is filled in. */
export function planOf(choices: Offer, wanted: Order): Plan {
  const plays = offered(choices, 'play').filter(
    ({ fields }) => wanted.card && listOf<CardId>(fields.card).includes(wanted.card),
  )
  const targets = union(plays.map(({ fields }) => listOf<CardId>(fields.target)))
  const target = only(wanted.target, targets)
  const fitting = plays.filter(({ fields }) => target === undefined || listOf<CardId>(fields.target).includes(target))
  const seats = union(fitting.map(({ fields }) => listOf<number>(fields.seat)))
  const ways = union(fitting.map(({ fields }) => listOf<Way>(fields.way)))
  const seat = only(wanted.seat, seats)
  const way = only(wanted.way, ways)
  const missing =
    plays.length === 0 || !wanted.card
      ? 'card'
      : targets.length > 0 && !target
        ? 'target'
        : seats.length > 0 && seat === undefined
          ? 'seat'
          : ways.length > 0 && !way
            ? 'way'
            : undefined
  const move =
    missing || !wanted.card
      ? undefined
      : {
          do: 'play' as const,
          card: wanted.card,
          ...(target && { target }),
          ...(seat !== undefined && { seat }),
          ...(way && { way }),
        }
  return { targets, seats, ways, move, missing }
}

/** The values of a field that names one thing. */
function listOf<T extends string | number>(domain: { readonly kind: string } | undefined): readonly T[] {
  return domain && 'of' in domain && Array.isArray(domain.of) ? (domain.of as readonly T[]) : []
}
