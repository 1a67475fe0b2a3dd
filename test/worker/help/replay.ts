import type { Seat } from '../../../shared/game/definition.ts'
import { gameOf } from '../../../shared/games/index.ts'
import type { Value } from '../../../shared/kit/choice.ts'
import { type Chance, chanceOf, deal } from '../../../shared/kit/random.ts'
import { type Patch, patched } from '../../../shared/protocol/diff.ts'
import type { Line } from '../../../shared/table/news.ts'
import type { Screen } from '../../../shared/table/screen.ts'

export type Record_ = {
  readonly protocol: number
  readonly code: string
  readonly game: string
  readonly rules: number
  readonly match: number
  readonly options: { readonly [key: string]: Value }
  readonly stage: Screen['stage']
  readonly deal: { readonly commitment: string; readonly nonces: readonly string[]; readonly seed?: string }
  readonly commits: readonly {
    readonly rev: number
    readonly at: number
    readonly screen?: Screen
    readonly patch?: Patch
    readonly lines?: readonly Line[]
    readonly seat?: Seat
    readonly move?: unknown
    readonly undo?: number
  }[]
}

/** The watchers' screens of a record, one after each commit. Needs no rules. */
export function watched(record: Record_): Screen[] {
  const screens: Screen[] = []
  for (const { screen, patch } of record.commits) {
    const last = screen ?? screens.at(-1)
    if (!last) throw new Error('the record has no beginning')
    screens.push(patch ? patched(last, patch) : last)
  }
  return screens
}

/** What the rules make of the seed, the nonces and the moves of a finished record: per game commit the view and the lines. */
export function dealtAgain(record: Record_): { view: object; lines: Line[] }[] {
  const game = gameOf(record.game)
  const { seed, nonces } = record.deal
  if (!game || seed === undefined) throw new Error('not finished')
  const seats = watched(record).at(-1)?.chairs.length ?? 0
  let random = deal(chanceOf(seed, nonces))
  const lines = (events: readonly { e: string }[]) => events.flatMap((event) => game.line(event, 'watcher') ?? [])
  let { state, events } = game.setup(record.options, seats, random)
  const made = [{ view: game.view(state, 'watcher'), lines: lines(events) }]
  // The state and chance after each commit, for what was undone.
  const after: { [rev: number]: { state: object; chance: Chance } } = {}
  for (const { rev, seat, move, undo } of record.commits) {
    const back = undo === undefined ? undefined : after[undo]
    if (back) {
      state = back.state
      random = deal(back.chance)
      events = []
    } else if (seat !== undefined) ({ state, events } = game.apply(state, seat, move as { do: string }, random))
    after[rev] = { state, chance: random.now() }
    if (!back && seat === undefined) continue
    made.push({ view: game.view(state, 'watcher'), lines: lines(events) })
  }
  return made
}
