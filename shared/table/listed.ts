import type { Listed } from '../protocol/lobby.ts'
import type { Table } from './table.ts'

/** The table as the lobby lists it; null when it is not to be listed: by link only, over, or with nobody at it. */
export function listed(
  table: Table,
  here: { readonly seats: readonly number[]; readonly watchers: number },
): Listed | null {
  const { stage, settings, chairs } = table
  if (settings.list !== 'public' || stage === 'over' || here.seats.length + here.watchers === 0) return null
  const bots = chairs.filter((chair) => chair.kind === 'bot').length
  const empty = chairs.some((chair) => chair.kind === 'empty')
  return {
    code: table.code,
    game: table.game,
    stage,
    names: chairs.flatMap((chair) => (chair.kind === 'human' ? [chair.name] : [])),
    bots,
    most: chairs.length,
    watchers: here.watchers,
    open: stage === 'waiting' ? empty || bots > 0 : settings.join === 'yes' && bots > 0,
  }
}
