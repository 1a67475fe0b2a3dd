import type { Game, Kinds, Seat } from '../../game/definition.ts'
import { read } from '../../kit/choice.ts'
import { same } from '../../kit/json.ts'
import { deal } from '../../kit/random.ts'
import { ticked } from '../clock.ts'
import { type CommandOf, type Decision, type Made, made, no } from '../command.ts'
import { gameAt } from '../game.ts'
import { offered } from '../offered.ts'
import { type Chair, type Past, seatOf, type Table } from '../table.ts'

const kept = 12

export function turn(table: Table, command: CommandOf<'turn'>, now: number): Decision {
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
  const { made: one } = play(table, game, seat, legal.move, now)
  return made({ ...one.table, chairs: present(one.table.chairs, seat) }, one.own, one)
}

/** Whoever moves himself is neither away nor late. */
function present(chairs: readonly Chair[], seat: Seat): readonly Chair[] {
  const chair = chairs[seat]
  if (chair?.kind !== 'human' || (!chair.away && chair.missed === 0)) return chairs
  return chairs.with(seat, { ...chair, away: false, missed: 0 })
}

/** The table after a legal move of this seat; `own` when its person made it. */
export function play(
  table: Table,
  game: Game<Kinds>,
  seat: Seat,
  move: Kinds['move'],
  now: number,
  own = true,
): { made: Made } {
  const { state: before, chance } = table
  if (!before || !chance) throw new Error('no game to play')
  const random = deal(chance.hidden)
  const { state, events } = game.apply(before, seat, move, random)
  const over = game.standings(state) !== undefined
  const lists = table.asks.map((_, n) => offered(game, state, n))
  // P6: only the seat's own question raises its number.
  const raised = lists.map((list, n) => n === seat || !same(offered(game, before, n), list))
  const asks = table.asks.map((ask, n) => (raised[n] ? ask + 1 : ask))
  const asked = lists.flatMap((list, n) => (list.length > 0 ? [n] : []))
  const drawn = random.now().at !== chance.hidden.at
  const past: Past = {
    rev: table.rev,
    seat,
    own,
    revealed: drawn || events.some((event) => game.revealing.includes(event.e)),
    state: before,
    chance,
    times: table.times.map(({ bank, since }) => ({ bank, used: since === null ? null : now - since })),
  }
  const next: Table = {
    ...table,
    state,
    asks,
    stage: over ? 'over' : 'playing',
    chance: { hidden: random.now() },
    times: ticked(table, seat, raised, asked, now),
    past: over ? [] : [...table.past.slice(1 - kept), past],
    proposal: over || table.proposal?.kind === 'undo' ? null : table.proposal,
  }
  return made(next, over ? [{ e: 'table:over' }] : [], { events, move: { seat, move } })
}
