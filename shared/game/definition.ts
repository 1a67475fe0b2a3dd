import type { AnyMove, Choice, Domain, Value } from '../kit/choice.ts'
import type { Random } from '../kit/random.ts'

/** Seats count from 0 in turn order. */
export type Seat = number
export type Viewer = Seat | 'watcher'

/** Why a move is refused: a key of the game's text file and what the sentence needs. Names no secret. */
export type Reason = { readonly key: string }

/** A table option: its values as a set, and the usual value, which may depend on the number of seats. */
export type OptionSpec = {
  readonly key: string
  readonly domain: Domain
  readonly usual: (seats: number) => Value
}

/** Final places: `place` counts from 1, equal seats share it and the next place is counted on. Best first. */
export type Standing = { readonly seat: Seat; readonly place: number }

/** The types of one game, by name. */
export type Kinds = {
  /** Plain JSON: no undefined, Date, Map or class; whole numbers; secrets only inside `Hidden`. */
  state: object
  move: AnyMove
  /** All that one viewer may know, built field by field. */
  view: object
  /** What happened, for people; what not everybody may know is `Hidden`. */
  event: { readonly e: string }
  /** An event as one viewer may read it. */
  line: { readonly e: string }
  why: Reason
  options: { readonly [key: string]: Value }
}

/** The contract every game fulfils. All functions are pure; `random` is the only chance. */
export type Game<K extends Kinds> = {
  readonly id: string
  /** Rises when a change of rules would break a running game. */
  readonly rules: number
  readonly seats: { readonly least: number; readonly most: number; readonly best: number }
  readonly options: readonly OptionSpec[]
  /** Everything that can ever be said, with the widest sets: the shape of the moves, checked before `refuse`. */
  readonly moves: readonly Choice<K['move']>[]
  setup(options: K['options'], seats: number, random: Random): { state: K['state']; events: readonly K['event'][] }
  /** What this seat may do now; empty when it is not asked. Several seats may be asked at once. */
  choices(state: K['state'], seat: Seat): readonly Choice<K['move']>[]
  /**
   * Why this seat may not make this move now, in the words of the game; undefined when it may. The whole check: a
   * move of the right shape that is not refused lies inside one of the choices. Must not depend on what `seat` may not know.
   */
  refuse(state: K['state'], seat: Seat, move: K['move']): K['why'] | undefined
  /** Only for moves that are not refused. Returns a new state and leaves the old one as it was. */
  apply(
    state: K['state'],
    seat: Seat,
    move: K['move'],
    random: Random,
  ): { state: K['state']; events: readonly K['event'][] }
  view(state: K['state'], viewer: Viewer): K['view']
  /** The events that show something new, by chance or out of a secret: a move that told one cannot simply be undone. */
  readonly revealing: readonly K['event']['e'][]
  /** The log line for this viewer, or undefined when there is nothing for him to read. */
  line(event: K['event'], viewer: Viewer): K['line'] | undefined
  /** Undefined while the game goes on. */
  standings(state: K['state']): readonly Standing[] | undefined
  /** The plain bot: sees what its seat sees, and returns a move that is not refused. */
  bot(view: K['view'], choices: readonly Choice<K['move']>[], random: Random): K['move']
  /** A state that this viewer cannot tell from the true one: everything he cannot know is drawn anew. */
  resample(state: K['state'], viewer: Viewer, random: Random): K['state']
  /** Conservation and bounds: what is wrong with the state, or undefined. */
  audit(state: K['state']): string | undefined
}
