import type { Seat, Standing, Viewer } from '../game/definition.ts'
import type { Domain, PlainChoice, Value } from '../kit/choice.ts'
import { deadline } from './clock.ts'
import { voters } from './commands/propose.ts'
import { undoing } from './commands/undo.ts'
import { asked, gameAt, settled } from './game.ts'
import { offered } from './offered.ts'
import type { Settings } from './settings.ts'
import { type Chair, hostSeat, type Proposal, type Table } from './table.ts'

export type ShownChair = {
  readonly kind: Chair['kind']
  readonly name: string
  readonly host: boolean
  /** A bot plays for this person until he is back. */
  readonly away: boolean
}

/** P10: a seat's time: when its question runs out in server time, and the milliseconds left in its bank. */
export type ShownTime = { readonly deadline: number | null; readonly bank: number }

/** P4: everything one viewer may see, as one JSON object. */
export type Screen = {
  readonly code: string
  readonly game: string
  readonly rules: number
  readonly match: number
  readonly stage: Table['stage']
  readonly chairs: readonly ShownChair[]
  readonly options: { readonly [key: string]: Value }
  readonly settings: Settings
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
  /** Null without a clock. */
  readonly times: readonly ShownTime[] | null
  readonly proposal: (Proposal & { readonly voters: readonly Seat[] }) | null
  /** How I may take back my last move. */
  readonly undo: 'free' | 'consent' | null
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
  const host = hostSeat(table)
  const mine = table.state && me !== null ? (offered(game, table.state, me) as readonly PlainChoice[]) : []
  const waiting = table.stage === 'waiting'
  return {
    code: table.code,
    game: table.game,
    rules: table.rules,
    match: table.match,
    stage: table.stage,
    chairs: table.chairs.map((c, seat) => ({
      kind: c.kind,
      name: c.kind === 'empty' ? '' : c.name,
      host: seat === host,
      away: c.kind === 'human' && c.away,
    })),
    settings: table.settings,
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
    host: me !== null && me === host,
    asked: asked(table),
    ask: mine.length > 0 && me !== null ? (table.asks[me] ?? 0) : null,
    choices: mine,
    view: table.state ? game.view(table.state, viewer) : null,
    standings: (table.state && game.standings(table.state)) || null,
    times:
      table.settings.pace === 'none' || table.stage !== 'playing'
        ? null
        : table.times.map(({ bank }, seat) => ({ deadline: deadline(table, seat), bank })),
    proposal: table.proposal && { ...table.proposal, voters: voters(table, table.proposal) },
    undo: me === null ? null : undoing(table, me),
  }
}

/** The seed is public once the game is over. */
const opened = (table: Table): string => table.seed.hidden
