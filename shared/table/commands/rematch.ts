import { digest } from '../../kit/random.ts'
import { type CommandOf, type Decision, made, no } from '../command.ts'
import { gameAt } from '../game.ts'
import { type Chair, seatOf, type Table } from '../table.ts'

/** The next game at the same address: same people, seats moved on by one, a new commitment before new nonces. */
export function rematch(table: Table, command: CommandOf<'rematch'>): Decision {
  if (seatOf(table, command.who) === undefined) return no('notSeated')
  if (table.stage !== 'over') return no('notOver')
  const game = gameAt(table)
  const seated: Chair[] = table.chairs.map((chair) =>
    chair.kind === 'human' ? { ...chair, nonce: '', away: false, missed: 0 } : chair,
  )
  const moved = [...seated.slice(1), ...seated.slice(0, 1)]
  const free = Array.from({ length: game.seats.most - moved.length }, (): Chair => ({ kind: 'empty' }))
  const next: Table = {
    ...table,
    match: table.match + 1,
    rules: game.rules,
    stage: 'waiting',
    chairs: [...moved, ...free],
    seed: { hidden: command.seed },
    commitment: digest(command.seed),
    nonces: [],
    chance: null,
    state: null,
    asks: [],
    times: [],
    past: [],
    proposal: null,
  }
  return made(next, [{ e: 'table:rematch', match: next.match }], { fresh: true })
}
