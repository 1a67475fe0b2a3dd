import { botAsked, botDue } from '../shared/table/bots.ts'
import type { Table } from '../shared/table/table.ts'
import { nextLook } from './presence.ts'

/** Server time from which the bot that is asked may move; `pause` in milliseconds. */
export const botTime = (table: Table, pause: number): number => Math.ceil(botDue(table, pause))

/** When the room has to wake by itself: for a bot's turn, or else to see who has fallen silent while people wait. */
export function wakeTime(table: Table, pause: number, listened: boolean, now: number): number | undefined {
  if (table.stage !== 'playing') return undefined
  if (botAsked(table) !== undefined) return botTime(table, pause)
  return listened ? nextLook(table.at, now) : undefined
}
