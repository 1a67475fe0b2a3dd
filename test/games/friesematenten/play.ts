import type { Seat } from '../../../shared/game/definition.ts'
import type { CardId } from '../../../shared/games/friesematenten/cards.ts'
import { pointsBySeat } from '../../../shared/games/friesematenten/end.ts'
import type { Event } from '../../../shared/games/friesematenten/events.ts'
import { friesematenten as game } from '../../../shared/games/friesematenten/index.ts'
import type { Move } from '../../../shared/games/friesematenten/moves.ts'
import { incomeOf } from '../../../shared/games/friesematenten/preview.ts'
import type { State } from '../../../shared/games/friesematenten/state.ts'
import { asked } from '../../../shared/games/friesematenten/turn.ts'
import { read } from '../../../shared/kit/choice.ts'
import { copy, same } from '../../../shared/kit/json.ts'
import { dice } from '../../../shared/kit/random.ts'
import { type Before, position, stateOf } from './position.ts'

/** A table in the middle of a game, and what people do and hear there. */
export type Sitting = {
  state: State
  /** Everything that has happened since the beginning of the test. */
  readonly events: Event[]
  /** Makes a move that must be legal; answers what it set going. */
  does(seat: Seat, move: Move): readonly Event[]
  plays(seat: Seat, card: CardId, on?: CardId | Seat, more?: { to?: Seat; way?: string }): readonly Event[]
  /** The key of the reason when a move is refused; nothing may have changed by it. */
  why(seat: Seat, move: unknown): string | undefined
  whyPlay(seat: Seat, card: CardId, on?: CardId | Seat, more?: { to?: Seat; way?: string }): string | undefined
  told<E extends Event['e']>(e: E): Extract<Event, { e: E }>[]
  asks(): string
  points(): number[]
  income(seat: Seat): number
}

export const sit = (before: Before): Sitting => at(stateOf(before))

/** The move of playing a card on something, as a client would send it. */
const playing = (card: CardId, on: CardId | Seat | undefined, more: { to?: Seat; way?: string } = {}): unknown =>
  position.move({ seat: 0, type: 'playCard', card, ...(on === undefined ? {} : { target: on }), ...more }).move

export function at(state: State): Sitting {
  const events: Event[] = []
  const why = (seat: Seat, json: unknown): string | undefined => {
    const before = copy(table.state)
    const shaped = read<Move>(game.moves, json)
    const reason = 'move' in shaped ? game.refuse(table.state, seat, shaped.move)?.key : shaped.misread.key
    const inside = 'move' in read<Move>(game.choices(table.state, seat), json)
    if (inside === (reason !== undefined))
      throw new Error(`choices and reasons differ: ${JSON.stringify(json)} ${reason}`)
    if (!same(before, table.state)) throw new Error('asking has changed the table')
    return reason
  }
  const does = (seat: Seat, json: unknown) => {
    const reason = why(seat, json)
    const shaped = read<Move>(game.moves, json)
    if (reason !== undefined || !('move' in shaped)) throw new Error(`refused ${reason}: ${JSON.stringify(json)}`)
    const next = game.apply(table.state, seat, shaped.move, dice(7))
    table.state = next.state
    events.push(...next.events)
    const fault = game.audit(next.state)
    if (fault) throw new Error(`audit: ${fault}`)
    return next.events
  }
  const table: Sitting = {
    state,
    events,
    does,
    plays: (seat, card, on, more) => does(seat, playing(card, on, more)),
    why,
    whyPlay: (seat, card, on, more) => why(seat, playing(card, on, more)),
    told: (e) => events.filter((event): event is Extract<Event, { e: typeof e }> => event.e === e),
    asks: () => {
      const open = asked(table.state)
      return open ? `${open.seat} ${open.what}` : 'over'
    },
    points: () => pointsBySeat(table.state),
    income: (seat) => incomeOf(table.state, seat).total,
  }
  return table
}
