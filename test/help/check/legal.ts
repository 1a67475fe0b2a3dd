import type { Seat } from '../../../shared/game/definition.ts'
import type { AnyGame } from '../../../shared/games/index.ts'
import { type Domain, type PlainChoice, read } from '../../../shared/kit/choice.ts'
import { encode, same } from '../../../shared/kit/json.ts'
import type { Random } from '../../../shared/kit/random.ts'
import { fuzzed, legalMove, type State, seatsOf } from '../walk.ts'
import { type Fault, text, unplain } from './json.ts'

/** The choices of every seat are sets that make sense, lie within `moves`, and hold a move that may be made. */
export function unoffered(game: AnyGame, state: State, seats: number, random: Random): Fault {
  for (const seat of seatsOf(seats)) {
    const choices = game.choices(state, seat)
    const odd = unplain(choices, 'choices') ?? (choices as readonly PlainChoice[]).map(senseless).find(Boolean)
    if (odd) return `choices of seat ${seat}: ${odd}`
    if (choices.length === 0) continue
    const move = legalMove(game, state, seat, random)
    for (const [name, sets] of [
      ['moves', game.moves],
      ['choices', choices],
    ] as const) {
      const found = read(sets, move)
      if (!('move' in found) || !same(found.move, move)) return `${text(move)} does not read back from ${name}`
    }
  }
  return undefined
}

export function senseless({ do: kind, fields }: PlainChoice): Fault {
  if (typeof kind !== 'string' || kind === '') return 'a choice without a name'
  for (const [field, domain] of Object.entries(fields)) {
    const fault = emptySet(domain)
    if (fault) return `${kind}.${field}: ${fault} ${text(domain)}`
  }
  return undefined
}

function emptySet(domain: Domain): Fault {
  if (domain.kind === 'range') {
    const step = domain.step ?? 1
    return step < 1 || domain.max < domain.min || (domain.max - domain.min) % step !== 0 ? 'bounds' : undefined
  }
  if (domain.kind === 'one') {
    if (new Set(domain.of).size !== domain.of.length) return 'the same value twice'
    return domain.of.length === 0 && !domain.none ? 'no value' : undefined
  }
  const bounds = domain.min < 0 || domain.max < domain.min
  if (domain.kind === 'several') {
    if (new Set(domain.of).size !== domain.of.length) return 'the same value twice'
    return bounds || domain.min > domain.of.length ? 'bounds' : undefined
  }
  let all = 0
  for (const most of Object.values(domain.of)) {
    if (most === undefined || most < 0) return 'a count below 0'
    all += most
  }
  return bounds || domain.min > all ? 'bounds' : undefined
}

/** Any move of the right shape by any seat: not refused means that it lies inside a choice. Answers the reasons as well. */
export function unrefused(
  game: AnyGame,
  state: State,
  seats: number,
  random: Random,
  heard: (why: { readonly key: string }) => void,
): Fault {
  for (const seat of seatsOf(seats)) {
    // Who is not asked hears the same reason whatever he says.
    const tries = game.choices(state, seat).length > 0 ? 5 : 1
    for (let i = 0; i < tries; i++) {
      const fault = oneMove(game, state, seat, fuzzed(game, state, seats, random), heard)
      if (fault) return fault
    }
  }
  return undefined
}

function oneMove(
  game: AnyGame,
  state: State,
  seat: Seat,
  move: { readonly do: string },
  heard: (why: { readonly key: string }) => void,
): Fault {
  const shaped = read(game.moves, move)
  if (!('move' in shaped)) return `a choice offers what moves does not know: ${text(move)}`
  const why = game.refuse(state, seat, shaped.move)
  if (why) {
    const odd = unplain(why, 'reason')
    if (odd) return odd
    encode(why)
    heard(why)
    return undefined
  }
  const legal = read(game.choices(state, seat), shaped.move)
  return 'move' in legal ? undefined : `seat ${seat}: ${text(move)} is not refused but outside the choices`
}
