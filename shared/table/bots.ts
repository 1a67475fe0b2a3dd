import type { Seat } from '../game/definition.ts'
import { sample } from '../kit/choice.ts'
import { dice, digest } from '../kit/random.ts'
import { type Made, play } from './decide.ts'
import { offered } from './offered.ts'
import { asked, gameAt } from './screen.ts'
import type { Table } from './table.ts'

/** The bot whose turn it is, the first in seat order; undefined when none is asked. */
export const botAsked = (table: Table): Seat | undefined =>
  table.stage === 'playing' ? asked(table).find((seat) => table.chairs[seat]?.kind === 'bot') : undefined

/** When that bot moves, in server time: a pause that people can follow, longer after much has happened. */
export const botDue = (table: Table, pause: number): number =>
  table.at + pause + Math.min(table.told, 20) * (pause / 10)

/** The bot's move as a commit. The same table always gets the same move, so a crash in between changes nothing. */
export function botTurn(table: Table, seat: Seat, now: number): { made: Made } {
  const game = gameAt(table)
  if (!table.state || !table.chance) throw new Error('no game to play')
  const state = table.state
  const random = dice(Number.parseInt(digest(`${table.chance.hidden.key}|bot|${table.rev}`).slice(0, 8), 16))
  const choices = offered(game, state, seat)
  let move = game.bot(game.view(state, seat), choices, random)
  // A bot that errs must not stop a table: any legal move will do.
  for (let i = 0; i < 500 && game.refuse(state, seat, move); i++) move = sample(choices, random)
  const { made } = play(table, game, seat, move)
  return {
    made: {
      ...made,
      table: { ...made.table, rev: table.rev + 1, at: now, told: made.own.length + made.events.length },
    },
  }
}
