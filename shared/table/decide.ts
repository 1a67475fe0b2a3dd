import type { Game, Kinds, Reason, Seat } from '../game/definition.ts'
import { type PlainChoice, read, type Value } from '../kit/choice.ts'
import { same } from '../kit/json.ts'
import { chanceOf, deal } from '../kit/random.ts'
import { tidy, unused } from './name.ts'
import { offered } from './offered.ts'
import { gameAt, settled, type TableWhy } from './screen.ts'
import { seatOf, type Table } from './table.ts'

/** What a browser or the room itself wants of the table. `who` is the browser, `id` its name for this wish. */
export type Command =
  | {
      readonly do: 'sit'
      readonly who: string
      readonly id: string
      readonly seat: Seat
      readonly name: string
      readonly nonce: string
    }
  | { readonly do: 'leave'; readonly who: string; readonly id: string }
  | { readonly do: 'name'; readonly who: string; readonly id: string; readonly name: string }
  | { readonly do: 'bot'; readonly who: string; readonly id: string; readonly seat: Seat; readonly on: boolean }
  | { readonly do: 'options'; readonly who: string; readonly id: string; readonly options: unknown }
  | { readonly do: 'start'; readonly who: string; readonly id: string }
  | { readonly do: 'turn'; readonly who: string; readonly id: string; readonly ask: number; readonly move: unknown }

/** Something of the table's own in the log: not of the game. */
export type TableEvent =
  | { readonly e: 'table:sat'; readonly seat: Seat; readonly name: string }
  | { readonly e: 'table:left'; readonly name: string }
  | { readonly e: 'table:started' }
  | { readonly e: 'table:over' }

export type Made = {
  readonly table: Table
  readonly own: readonly TableEvent[]
  /** Events of the game: each viewer reads them through the game's `line`. */
  readonly events: readonly { readonly e: string }[]
  readonly move?: { readonly seat: Seat; readonly move: unknown }
}
export type Decision = { readonly made: Made } | { readonly done: number } | { readonly why: Reason | TableWhy }

const no = (key: TableWhy['key']): { why: TableWhy } => ({ why: { of: 'table', key } })
const botNames = ['Bot Alba', 'Bot Bruno', 'Bot Cleo', 'Bot Delta', 'Bot Emil', 'Bot Flora']
const remembered = 24

/**
 * The whole table as one pure step: the table after the command, or why not. `now` is server time in milliseconds.
 * P6: a wish that was carried out before is only confirmed.
 */
export function decide(table: Table, command: Command, now: number): Decision {
  const known = table.done.find((one) => one.id === command.id && one.who === command.who)
  if (known) return { done: known.rev }
  const decision = command.do === 'turn' ? turn(table, command) : arrange(table, command)
  if (!('made' in decision)) return decision
  const { made } = decision
  const rev = table.rev + 1
  const done = [...table.done.slice(1 - remembered), { who: command.who, id: command.id, rev }]
  return { made: { ...made, table: { ...made.table, rev, at: now, done, told: made.own.length + made.events.length } } }
}

function arrange(table: Table, command: Exclude<Command, { do: 'turn' }>): Decision {
  if (table.stage !== 'waiting') return no('running')
  const seat = seatOf(table, command.who)
  const chair = seat === undefined ? undefined : table.chairs[seat]
  if (command.do === 'sit') return sit(table, command, seat)
  if (seat === undefined || chair?.kind !== 'human') return no('notSeated')
  switch (command.do) {
    case 'leave': {
      const chairs = table.chairs.with(seat, { kind: 'empty' })
      // F14: the table lives on under the next person at it.
      const heir = chairs.find((other) => other.kind === 'human')
      const host = table.host === command.who ? (heir?.kind === 'human' ? heir.who : null) : table.host
      return made({ ...table, chairs, host }, [{ e: 'table:left', name: chair.name }])
    }
    case 'name': {
      const name = nameFor(table, command.name, seat)
      return made({ ...table, chairs: table.chairs.with(seat, { ...chair, name }) })
    }
  }
  if (table.host !== command.who) return no('hostOnly')
  switch (command.do) {
    case 'bot':
      return bot(table, command.seat, command.on)
    case 'options':
      return options(table, command.options)
    case 'start':
      return start(table)
  }
}

const made = (table: Table, own: readonly TableEvent[] = []): Decision => ({ made: { table, own, events: [] } })

function sit(table: Table, command: Extract<Command, { do: 'sit' }>, seat: Seat | undefined): Decision {
  if (seat === command.seat) return { done: table.rev }
  const there = table.chairs[command.seat]
  if (!there) return no('noSuchSeat')
  // F15: whoever comes second is told.
  if (there.kind === 'human') return no('seatTaken')
  const name = nameFor(table, command.name, seat ?? command.seat)
  const chairs = table.chairs.with(command.seat, { kind: 'human', name, who: command.who, nonce: command.nonce })
  const moved = seat === undefined ? chairs : chairs.with(seat, { kind: 'empty' })
  const own: TableEvent[] = seat === undefined ? [{ e: 'table:sat', seat: command.seat, name }] : []
  return made({ ...table, chairs: moved, host: table.host ?? command.who }, own)
}

function nameFor(table: Table, wanted: string, seat: Seat): string {
  const others = table.chairs.flatMap((chair, n) => (chair.kind === 'empty' || n === seat ? [] : [chair.name]))
  return unused(tidy(wanted) || `Player ${seat + 1}`, others)
}

function bot(table: Table, seat: Seat, on: boolean): Decision {
  const there = table.chairs[seat]
  if (!there) return no('noSuchSeat')
  if (there.kind === 'human') return no('seatTaken')
  if ((there.kind === 'bot') === on) return { done: table.rev }
  const name = botNames.find((free) => !table.chairs.some((c) => c.kind !== 'empty' && c.name === free)) ?? 'Bot'
  return made({ ...table, chairs: table.chairs.with(seat, on ? { kind: 'bot', name } : { kind: 'empty' }) })
}

function options(table: Table, json: unknown): Decision {
  const game = gameAt(table)
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return no('badOption')
  const keys = Object.keys(json)
  const fields = Object.fromEntries(
    game.options.flatMap((spec) => (keys.includes(spec.key) ? [[spec.key, spec.domain]] : [])),
  )
  const choice: PlainChoice = { do: 'options', fields }
  const found = read([choice as never], { ...json, do: 'options' })
  if (!('move' in found)) return no('badOption')
  const { do: _, ...set } = found.move as { do: string } & { [key: string]: Value }
  return made({ ...table, options: { ...table.options, ...set } })
}

function start(table: Table): Decision {
  const game = gameAt(table)
  const taken = table.chairs.filter((chair) => chair.kind !== 'empty')
  if (taken.length < game.seats.least) return no('tooFew')
  const nonces = taken.flatMap((chair) => (chair.kind === 'human' ? [chair.nonce] : []))
  const random = deal(chanceOf(table.seed.hidden, nonces))
  const options = settled(game, table.options, taken.length)
  const { state, events } = game.setup(options, taken.length, random)
  const asks = taken.map((_, seat) => (offered(game, state, seat).length > 0 ? 1 : 0))
  const next: Table = {
    ...table,
    stage: 'playing',
    chairs: taken,
    nonces,
    options,
    state,
    asks,
    chance: { hidden: random.now() },
  }
  return { made: { table: next, own: [{ e: 'table:started' }], events } }
}

function turn(table: Table, command: Extract<Command, { do: 'turn' }>): Decision {
  const seat = seatOf(table, command.who)
  if (seat === undefined) return no('notSeated')
  if (!table.state || table.stage !== 'playing') return no('notRunning')
  const game = gameAt(table)
  const shaped = read(game.moves, command.move)
  if (!('move' in shaped)) return no('malformed')
  if (command.ask !== table.asks[seat]) return no('stale')
  const why = game.refuse(table.state, seat, shaped.move)
  if (why) return { why }
  // The last door: whatever a game forgot to refuse must still lie inside a choice.
  const legal = read(offered(game, table.state, seat), shaped.move)
  if (!('move' in legal)) return no('malformed')
  return play(table, game, seat, legal.move)
}

/** The table after a legal move of this seat. */
export function play(table: Table, game: Game<Kinds>, seat: Seat, move: Kinds['move']): { made: Made } {
  const before = table.state
  if (!before || !table.chance) throw new Error('no game to play')
  const random = deal(table.chance.hidden)
  const { state, events } = game.apply(before, seat, move, random)
  const over = game.standings(state) !== undefined
  // P6: only the seat's own question raises its number.
  const asks = table.asks.map((ask, n) =>
    n === seat || !same(offered(game, before, n), offered(game, state, n)) ? ask + 1 : ask,
  )
  const next: Table = { ...table, state, asks, stage: over ? 'over' : 'playing', chance: { hidden: random.now() } }
  return { made: { table: next, own: over ? [{ e: 'table:over' }] : [], events, move: { seat, move } } }
}
