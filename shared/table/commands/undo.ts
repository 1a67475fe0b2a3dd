import type { Seat } from '../../game/definition.ts'
import { resumed } from '../clock.ts'
import { type CommandOf, type Decision, made, no } from '../command.ts'
import { asked } from '../game.ts'
import { type Past, seatOf, type Table } from '../table.ts'

/** How this seat may take back its last move: by itself, with everybody's consent, or not at all. */
export function undoing(table: Table, seat: Seat): 'free' | 'consent' | null {
  if (table.stage !== 'playing') return null
  const last = table.past.at(-1)
  if (last?.seat === seat && last.own && !last.revealed) return 'free'
  return table.past.some((one) => one.seat === seat) ? 'consent' : null
}

/** Takes back one's own last step; F13: not after something was revealed. */
export function undo(table: Table, command: CommandOf<'undo'>, now: number): Decision {
  const seat = seatOf(table, command.who)
  if (seat === undefined) return no('notSeated')
  if (table.stage !== 'playing') return no('notRunning')
  const way = undoing(table, seat)
  if (way === null) return no('nothingToUndo')
  if (way === 'consent') return no('revealed')
  return undone(table, table.past.length - 1, seat, false, now)
}

/** With consent: back to before this seat's last move, whatever has happened since. */
export function takenBack(table: Table, seat: Seat, now: number): Decision {
  const at = table.past.findLastIndex((one) => one.seat === seat)
  return at < 0 ? no('nothingToUndo') : undone(table, at, seat, true, now)
}

function undone(table: Table, at: number, seat: Seat, agreed: boolean, now: number): Decision {
  const past = table.past[at] as Past
  const next: Table = {
    ...table,
    state: past.state,
    chance: past.chance,
    // Questions come back under new numbers: an answer to the old ones is stale.
    asks: table.asks.map((ask) => ask + 1),
    past: table.past.slice(0, at),
    proposal: null,
  }
  const open = asked(next)
  return made({ ...next, times: resumed(next, past.times, open, now) }, [{ e: 'table:undone', seat, agreed }], {
    undo: past.rev,
  })
}
