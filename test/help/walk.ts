import type { Kinds, Seat } from '../../shared/game/definition.ts'
import type { AnyGame } from '../../shared/games/index.ts'
import { type AnyMove, type PlainChoice, type PlainMove, read, sample, type Value } from '../../shared/kit/choice.ts'
import { dice, pick, type Random } from '../../shared/kit/random.ts'

export type State = Kinds['state']
export type Options = { readonly [key: string]: Value }
/** One commit: the same `chance` gives the same result again (`dice(chance)`). */
export type Step = {
  readonly n: number
  readonly before: State
  readonly seat: Seat
  readonly move: AnyMove
  readonly chance: number
  readonly after: State
  readonly events: readonly Kinds['event'][]
}
/** No game of ours comes near it, unless an option lets it stand still. */
export const longest = 6000

export class Endless extends Error {}

const tries = 60

export const seatsOf = (count: number): Seat[] => Array.from({ length: count }, (_, seat) => seat)

/** Random play from a state to the end. Throws when a seat that is asked finds no move, or there is no end. */
export function* walk(
  game: AnyGame,
  from: State,
  seats: number,
  random: Random,
  by: 'bot' | 'random',
): Generator<Step> {
  let before = from
  for (let n = 0; !game.standings(before); n++) {
    if (n === longest) throw new Endless(`no end after ${longest} commits`)
    const asked = seatsOf(seats).filter((seat) => game.choices(before, seat).length > 0)
    if (asked.length === 0) throw new Error('nobody is asked and the game is not over')
    const seat = pick(asked, random)
    const move = by === 'bot' ? botMove(game, before, seat, random) : legalMove(game, before, seat, random)
    const chance = random.below(2 ** 31)
    const { state, events } = game.apply(before, seat, move, dice(chance))
    yield { n, before, seat, move, chance, after: state, events }
    before = state
  }
}

/** A random legal move. Throws when a few dozen tries find none. */
export function legalMove(game: AnyGame, state: State, seat: Seat, random: Random): AnyMove {
  const choices = game.choices(state, seat)
  for (let i = 0; i < tries; i++) {
    // As the table does it: what is played is what was read, not what was said.
    const found = read(choices, sample(choices, random))
    if ('move' in found && !game.refuse(state, seat, found.move)) return found.move
  }
  throw new Error(`seat ${seat} finds no legal move in ${JSON.stringify(choices)}`)
}

function botMove(game: AnyGame, state: State, seat: Seat, random: Random): AnyMove {
  const choices = game.choices(state, seat)
  const move = game.bot(game.view(state, seat), choices, random)
  const why = game.refuse(state, seat, move)
  if (why) throw new Error(`the bot is refused: ${JSON.stringify(move)} ${why.key}`)
  const found = read(choices, move)
  if (!('move' in found)) throw new Error(`the bot is outside its choices: ${JSON.stringify(move)}`)
  return found.move
}

export const usual = (game: AnyGame, seats: number): Options =>
  Object.fromEntries(game.options.map((spec) => [spec.key, spec.usual(seats)]))

/** The options of a table: half of them as usual, half drawn from their sets. */
export function someOptions(game: AnyGame, seats: number, random: Random): Options {
  const fields = Object.fromEntries(game.options.map((spec) => [spec.key, spec.domain]))
  const choice: PlainChoice = { do: 'options', fields }
  const drawn = sample([choice as never], random) as PlainMove
  return Object.fromEntries(
    game.options.map(({ key, usual }) => [key, random.below(2) === 0 ? usual(seats) : (drawn[key] ?? usual(seats))]),
  )
}

/** A move of the right shape, legal or not: any at all, one that somebody may make, or a legal one with a field changed. */
export function fuzzed(game: AnyGame, state: State, seats: number, random: Random): AnyMove {
  const wild = sample(game.moves, random)
  const asked = seatsOf(seats).filter((seat) => game.choices(state, seat).length > 0)
  const kind = random.below(3)
  if (kind === 0 || asked.length === 0) return wild
  const near = sample(game.choices(state, pick(asked, random)), random) as PlainMove
  if (kind === 1) return near
  const alike = game.moves.filter((choice) => choice.do === near.do)
  const other = alike.length > 0 ? (sample(alike, random) as PlainMove) : near
  const fields = Object.keys(other).filter((key) => key !== 'do')
  if (fields.length === 0) return near
  const field = pick(fields, random)
  const value = other[field]
  return value === undefined ? near : ({ ...near, [field]: value } as PlainMove)
}
