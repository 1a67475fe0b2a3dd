import type { OptionSpec, Seat, Standing, Viewer } from '../game/definition.ts'
import { type AnyGame, gameOf } from '../games/index.ts'
import type { Domain, PlainChoice, Value } from '../kit/choice.ts'
import { offered } from './offered.ts'
import type { Table } from './table.ts'

/** Why the table (not its game) refuses something. */
export type TableWhy = {
  readonly of: 'table'
  readonly key:
    | 'malformed'
    | 'stale'
    | 'notSeated'
    | 'seatTaken'
    | 'noSuchSeat'
    | 'seated'
    | 'running'
    | 'notRunning'
    | 'hostOnly'
    | 'tooFew'
    | 'badOption'
    | 'tooFast'
    | 'tooBig'
    | 'notText'
    | 'internal'
}

export type ShownChair = { readonly kind: 'empty' | 'bot' | 'human'; readonly name: string; readonly host: boolean }

/** P4: everything one viewer may see, as one JSON object. */
export type Screen = {
  readonly code: string
  readonly game: string
  readonly rules: number
  readonly stage: Table['stage']
  readonly chairs: readonly ShownChair[]
  readonly options: { readonly [key: string]: Value }
  /** The options of the game as sets, while they can still be set. */
  readonly offer: { readonly [key: string]: Domain } | null
  readonly least: number
  readonly deal: { readonly commitment: string; readonly nonces: readonly string[]; readonly seed: string | null }
  readonly me: Seat | null
  readonly host: boolean
  /** Seats that have something to decide. */
  readonly asked: readonly Seat[]
  /** The number of my question, and what I may answer. */
  readonly ask: number | null
  readonly choices: readonly PlainChoice[]
  readonly view: object | null
  readonly standings: readonly Standing[] | null
}

/** The table's game. Throws for a table of a game that is no longer in the registry. */
export function gameAt(table: Table): AnyGame {
  const game = gameOf(table.game)
  if (!game) throw new Error(`unknown game ${table.game}`)
  return game
}

const drawn = new WeakMap<Table, Map<Viewer, Screen>>()

/** The screen of a viewer: pure, so it is worked out once per table and viewer. */
export function screen(table: Table, viewer: Viewer): Screen {
  const screens = drawn.get(table) ?? new Map<Viewer, Screen>()
  drawn.set(table, screens)
  const shown = screens.get(viewer) ?? draw(table, viewer)
  screens.set(viewer, shown)
  return shown
}

function draw(table: Table, viewer: Viewer): Screen {
  const game = gameAt(table)
  const me = viewer === 'watcher' ? null : viewer
  const chair = me === null ? undefined : table.chairs[me]
  const mine = table.state && me !== null ? (offered(game, table.state, me) as readonly PlainChoice[]) : []
  const waiting = table.stage === 'waiting'
  return {
    code: table.code,
    game: table.game,
    rules: table.rules,
    stage: table.stage,
    chairs: table.chairs.map((c) => ({
      kind: c.kind,
      name: c.kind === 'empty' ? '' : c.name,
      host: c.kind === 'human' && c.who === table.host,
    })),
    options: waiting
      ? settled(game, table.options, table.chairs.filter((c) => c.kind !== 'empty').length)
      : table.options,
    offer: waiting ? Object.fromEntries(game.options.map((spec) => [spec.key, spec.domain])) : null,
    least: game.seats.least,
    deal: {
      commitment: table.commitment,
      nonces: table.nonces,
      seed: table.stage === 'over' ? opened(table) : null,
    },
    me,
    host: chair?.kind === 'human' && chair.who === table.host,
    asked: asked(table),
    ask: mine.length > 0 && me !== null ? (table.asks[me] ?? 0) : null,
    choices: mine,
    view: table.state ? game.view(table.state, viewer) : null,
    standings: (table.state && game.standings(table.state)) || null,
  }
}

/** The seed is public once the game is over. */
const opened = (table: Table): string => table.seed.hidden

/** The seats that have a choice now, in order. */
export function asked(table: Table): Seat[] {
  const state = table.state
  if (!state) return []
  const game = gameAt(table)
  return table.chairs.flatMap((_, seat) => (offered(game, state, seat).length > 0 ? [seat] : []))
}

/** Every option of the game with its value: what the host has set, else what is usual for so many seats. */
export function settled(
  game: { readonly options: readonly OptionSpec[]; readonly seats: { readonly least: number; readonly most: number } },
  set: { readonly [key: string]: Value },
  taken: number,
): { readonly [key: string]: Value } {
  const seats = Math.min(Math.max(taken, game.seats.least), game.seats.most)
  return Object.fromEntries(game.options.map((spec) => [spec.key, set[spec.key] ?? spec.usual(seats)]))
}
