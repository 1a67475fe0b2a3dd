import type { Seat } from '../game/definition.ts'
import { sample } from '../kit/choice.ts'
import { dice, digest } from '../kit/random.ts'
import { type Made, made, numbered, type TableEvent } from './command.ts'
import { play } from './commands/turn.ts'
import { asked, gameAt } from './game.ts'
import { offered } from './offered.ts'
import { botPlays, type Table } from './table.ts'

/** The seat whose bot is to move, the first in seat order; undefined when none is asked. */
export const botAsked = (table: Table): Seat | undefined =>
  table.stage === 'playing' ? asked(table).find((seat) => botPlays(table, seat)) : undefined

/** When that bot moves, in server time: a pause that people can follow, longer after much has happened. */
export const botDue = (table: Table, pause: number): number =>
  table.at + pause + Math.min(table.told, 20) * (pause / 10)

/** The bot's move as a commit. The same table always gets the same move, so a crash in between changes nothing. */
export const botTurn = (table: Table, seat: Seat, now: number): { made: Made } =>
  numbered(table, moved(table, seat, now).made, now)

/** The clock has run out: a bot makes the move; the second time in a row the person is away. */
export function expire(table: Table, seat: Seat, now: number): { made: Made } {
  const { made: one } = moved(table, seat, now)
  const chair = one.table.chairs[seat]
  const own: TableEvent[] = [{ e: 'table:timeout', seat }]
  if (chair?.kind !== 'human') return numbered(table, one, now)
  const missed = chair.missed + 1
  const away = missed >= 2
  if (away) own.push({ e: 'table:away', seat })
  const chairs = one.table.chairs.with(seat, { ...chair, missed, away })
  // Who is away has no voice, and what was asked of everybody is asked anew.
  const proposal = away ? null : one.table.proposal
  return numbered(table, made({ ...one.table, chairs, proposal }, [...own, ...one.own], one).made, now)
}

function moved(table: Table, seat: Seat, now: number): { made: Made } {
  const game = gameAt(table)
  if (!table.state || !table.chance) throw new Error('no game to play')
  const state = table.state
  const random = dice(Number.parseInt(digest(`${table.chance.hidden.key}|bot|${table.rev}`).slice(0, 8), 16))
  const choices = offered(game, state, seat)
  let move = game.bot(game.view(state, seat), choices, random)
  // A bot that errs must not stop a table: any legal move will do.
  for (let i = 0; i < 500 && game.refuse(state, seat, move); i++) move = sample(choices, random)
  return play(table, game, seat, move, now, false)
}
