import type { AnyGame } from '../../shared/games/index.ts'
import { sample } from '../../shared/kit/choice.ts'
import { dice, type Random } from '../../shared/kit/random.ts'

type Act = ReturnType<AnyGame['choices']>[number]

/** The first seat that is asked and what it may do; undefined when the game is over. */
export function ask(
  game: AnyGame,
  state: object,
  seats: number,
): { seat: number; choices: readonly Act[] } | undefined {
  for (let seat = 0; seat < seats; seat++) {
    const choices = game.choices(state, seat)
    if (choices.length > 0) return { seat, choices }
  }
  return undefined
}

/** A move drawn from the choices, again until one is not refused. */
export function chance(game: AnyGame, state: object, seat: number, choices: readonly Act[], random: Random) {
  for (let tries = 0; tries < 1000; tries++) {
    const move = sample(choices, random)
    if (!game.refuse(state, seat, move)) return move
  }
  throw new Error(`${game.id}: no legal move found`)
}

/** Commits of random play in `ms` milliseconds on this machine, without table, storage or views. */
export function pace(game: AnyGame, seats: number, ms: number): { commits: number; games: number; seconds: number } {
  const random = dice(1)
  const options = usual(game, seats)
  const begun = performance.now()
  let commits = 0
  let games = 0
  while (performance.now() - begun < ms) {
    let { state } = game.setup(options, seats, random)
    for (let turn = ask(game, state, seats); turn; turn = ask(game, state, seats)) {
      state = game.apply(state, turn.seat, chance(game, state, turn.seat, turn.choices, random), random).state
      commits++
    }
    games++
  }
  return { commits, games, seconds: (performance.now() - begun) / 1000 }
}

export const usual = (game: AnyGame, seats: number) =>
  Object.fromEntries(game.options.map((spec) => [spec.key, spec.usual(seats)]))
