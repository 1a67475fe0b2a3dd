import type { Seat } from '../../shared/game/definition.ts'
import { type PlainChoice, type PlainMove, sample, type Value } from '../../shared/kit/choice.ts'
import { dice, pick, type Random } from '../../shared/kit/random.ts'
import { settled } from '../../shared/table/game.ts'
import type { Played } from './load.ts'
import { readMove } from './notation.ts'
import { type Setting, type Teller, teller } from './teller.ts'

/** A move of a story; one that is only `tried` must be refused. */
export type Step = { readonly seat: Seat; readonly move: PlainMove; readonly tried?: boolean }
export type Script = {
  readonly seats: number
  readonly seed: number
  /** Options that are not the usual ones. */
  readonly options?: { readonly [key: string]: Value }
  /** Moves to begin with. */
  readonly steps?: readonly Step[]
  /** Who goes on after the given moves, until the game is over. */
  readonly by: 'bot' | 'random' | 'nobody'
  /** After how many commits a position is written; 20 unless told. */
  readonly every?: number
  /** How often the story tells of the same reason at most; 2 unless told. */
  readonly refusals?: number
}
/** A story read back: moves as text, since only the game can read them. */
export type Story = Setting & {
  readonly game: string
  readonly steps: readonly { readonly seat: Seat; readonly text: string; readonly tried: boolean }[]
}

const people = ['Anna', 'Bruno', 'Clara', 'David', 'Emma', 'Felix', 'Greta', 'Hugo']
const longest = 5000

/** A whole game as text. The same script gives the same text. */
export function record(played: Played, script: Script): string {
  const { game } = played
  const setting: Setting = {
    names: people.slice(0, script.seats),
    options: settled(game, script.options ?? {}, script.seats),
    seed: script.seed,
    every: script.every ?? 20,
  }
  const told = teller(played, setting)
  for (const { seat, move, tried } of script.steps ?? []) tried ? told.attempt(seat, move) : told.commit(seat, move)
  if (script.by !== 'nobody') goOn(played, told, script)
  told.end()
  return written(game.id, setting, told)
}

function goOn({ game }: Played, told: Teller, script: Script): void {
  const random = dice(script.seed)
  const seen: Record<string, number> = {}
  const attempt = (seat: Seat, move: PlainMove) => {
    const key = game.refuse(told.state(), seat, move)?.key
    if (key === undefined || (seen[key] ?? 0) >= (script.refusals ?? 2)) return
    seen[key] = (seen[key] ?? 0) + 1
    told.attempt(seat, move)
  }
  for (let n = 0; !game.standings(told.state()); n++) {
    if (n > longest) throw new Error(`no end after ${longest} moves`)
    const seats = Array.from({ length: script.seats }, (_, seat) => seat)
    if (random.below(3) === 0) attempt(pick(seats, random), sample(game.moves, random) as PlainMove)
    const seat = pick(
      seats.filter((other) => game.choices(told.state(), other).length > 0),
      random,
    )
    const choices = game.choices(told.state(), seat)
    const move =
      script.by === 'bot'
        ? game.bot(game.view(told.state(), seat), choices, random)
        : legal(
            (m) => !game.refuse(told.state(), seat, m),
            choices as readonly PlainChoice[],
            random,
            (m) => attempt(seat, m),
          )
    told.commit(seat, move as PlainMove)
  }
}

function legal(
  may: (move: PlainMove) => boolean,
  choices: readonly PlainChoice[],
  random: Random,
  refused: (move: PlainMove) => void,
): PlainMove {
  for (let i = 0; i < 500; i++) {
    const move = sample(choices as never, random) as PlainMove
    if (may(move)) return move
    refused(move)
  }
  throw new Error('no legal move found')
}

function written(game: string, setting: Setting, told: Teller): string {
  const options = Object.entries(setting.options).map(([key, value]) => `option ${key}: ${JSON.stringify(value)}`)
  const head = [`game: ${game}`, `seats: ${setting.names.join(', ')}`, ...options]
  return [...head, `seed: ${setting.seed}`, `positions: every ${setting.every}`, '', ...told.lines, ''].join('\n')
}

/** Game, setting and moves of a story. Throws when the text is none. */
export function parse(text: string): Story {
  const field = (name: string) => {
    const found = new RegExp(`^${name}: (?:every )?(.*)$`, 'm').exec(text)?.[1]
    if (found === undefined) throw new Error(`the story has no line '${name}: …'`)
    return found
  }
  const names = field('seats').split(', ')
  const options = [...text.matchAll(/^option (\S+): (.*)$/gm)].map(([, key, value]) => [key, JSON.parse(value ?? '')])
  const steps = [...text.matchAll(/^(?:\d+\. (\S+)|(\S+) tries) (.*?)(?: → .*)?$/gm)].map(([, moves, tries, move]) => ({
    seat: names.indexOf(moves ?? tries ?? ''),
    text: move ?? '',
    tried: tries !== undefined,
  }))
  const setting = { names, options: Object.fromEntries(options), seed: Number(field('seed')) }
  return { game: field('game'), ...setting, every: Number(field('positions')), steps }
}

/** The story played once more and written anew: byte for byte the same, or rules or words have changed. */
export function replay(text: string, played: Played): string {
  const story = parse(text)
  const told = teller(played, story)
  try {
    for (const { seat, text, tried } of story.steps) {
      const move = readMove(text, played.game.moves as readonly PlainChoice[])
      tried ? told.attempt(seat, move) : told.commit(seat, move)
    }
    told.end()
  } catch (error) {
    // The text up to here shows what led to it.
    told.lines.push(`broken off: ${error instanceof Error ? error.message : error}`)
  }
  return written(story.game, story, told)
}
