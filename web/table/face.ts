import type { ComponentType } from 'preact'
import type { AnyMove, Choice } from '../../shared/kit/choice.ts'
import type { Entry } from '../../shared/protocol/messages.ts'
import type { Screen } from '../../shared/table/screen.ts'

/** What every part of a board is given. It draws the view and offers the choices; it knows no rules. */
export type Shown<View extends object, Move extends AnyMove> = {
  readonly view: View
  readonly screen: Screen
  /** What I may do now: empty for a spectator, and while it is not my turn. */
  readonly choices: readonly Choice<Move>[]
  /** Sends an order. Nothing is optimistic (P7): the board changes when the room says so. */
  readonly send: (move: Move) => void
  /** An order is under way: its control shows *sent* and no other can be given. */
  readonly sent: boolean
  /** Why the last order was refused, in words, until the next one. */
  readonly why: string | undefined
  /** The lines of the last commits (at most of the last five), for showing what has just moved. */
  readonly recent: readonly Entry[]
}

/**
 * A game's face, found by name: `web/games/<id>/face.tsx` exports `face`. The page around it is the same for all games:
 * head (name, whose turn, connection), board, players with the log beside it, and the strip at the bottom.
 */
export type Face<View extends object = object, Move extends AnyMove = AnyMove> = {
  /** The middle of the table, public things. */
  readonly Board: ComponentType<Shown<View, Move>>
  /** The strip at the bottom: my own goods, my order, what it does, and *Confirm*. For a spectator: what is going on. */
  readonly Strip: ComponentType<Shown<View, Move>>
  /** What is public of one player, under his name in the list of players. */
  readonly Seat: ComponentType<Shown<View, Move> & { readonly seat: number }>
  /** One line beside the game's name: level, round, deck. */
  readonly Status?: ComponentType<Shown<View, Move>>
  /** How the final standings came about. */
  readonly Ending?: ComponentType<Shown<View, Move>>
  /** Signs that stand in the game's sentences, each with the CSS class that tints it (sign and word are both there already). */
  readonly signs: { readonly [sign: string]: string }
}
