import { botAsked, botDue } from '../shared/table/bots.ts'
import { deadline } from '../shared/table/clock.ts'
import type { Table } from '../shared/table/table.ts'
import { nextLook } from './presence.ts'

const day = 24 * 3600 * 1000

/** When something is to happen at a table without anybody's doing; server time in milliseconds. */
export class Dues {
  #env: Env

  constructor(env: Env) {
    this.#env = env
  }

  bot = (table: Table): number => Math.ceil(botDue(table, Number(this.#env.BOT_PAUSE) || 0))

  /** When the table is forgotten. */
  gone(table: Table): number {
    const days =
      table.stage === 'over' ? Number(this.#env.KEEP_OVER_DAYS) || 90 : Number(this.#env.KEEP_IDLE_DAYS) || 30
    return table.at + days * day
  }

  /** A bot's turn, a deadline, a report, a look at who has fallen silent while somebody is waited for, or the end. */
  next(table: Table, report: number | undefined, watched: boolean): number {
    const bot = botAsked(table) === undefined ? [] : [this.bot(table)]
    const clocks = table.times.flatMap((_, seat) => deadline(table, seat) ?? [])
    const look = watched && table.stage === 'playing' && bot.length === 0 ? [nextLook(table.at, Date.now())] : []
    return Math.min(...bot, ...clocks, ...look, ...(report === undefined ? [] : [report]), this.gone(table))
  }
}
