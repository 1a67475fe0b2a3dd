import type { Kinds, Seat } from './definition.ts'

/** How a seat is called in a sentence: the player's name. */
export type Who = (seat: Seat) => string

/**
 * A game's text in one language. Sentences are plain text; a share, good or card kind is written with its sign and its
 * word together (▲ red), so that nothing is told by colour alone, and the page may tint the sign.
 */
export type Words<K extends Kinds> = {
  readonly name: string
  /** What the game is, in one line. */
  readonly pitch: string
  readonly minutes: string
  readonly options: {
    readonly [key in keyof K['options'] & string]: {
      readonly name: string
      readonly help: string
      readonly values: { readonly [value: string]: string }
    }
  }
  readonly lines: {
    readonly [E in K['line']['e']]: (line: Extract<K['line'], { e: E }>, who: Who) => string
  }
  readonly reasons: {
    readonly [R in K['why']['key']]: (why: Extract<K['why'], { key: R }>) => string
  }
  /** What each kind of move is called on its control. */
  readonly moves: { readonly [D in K['move']['do']]: string }
  /** What fields and their values are called on the plain board. */
  readonly fields: { readonly [field: string]: string }
  readonly values: { readonly [value: string]: string }
}
