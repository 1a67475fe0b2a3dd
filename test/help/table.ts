import { dice, digest, pick } from '../../shared/kit/random.ts'
import type { Command, Decision, Made } from '../../shared/table/command.ts'
import { decide } from '../../shared/table/decide.ts'
import { asked, gameAt } from '../../shared/table/game.ts'
import { open } from '../../shared/table/open.ts'
import { screen } from '../../shared/table/screen.ts'
import type { Table } from '../../shared/table/table.ts'
import { anyGame } from './load.ts'
import { toy } from './toy.ts'
import { legalMove } from './walk.ts'
import { enrol } from './world.ts'

const game = anyGame(toy)
enrol(game)

export const seed = digest('the secret seed of the tests')
export const nonce = (n: number) => n.toString(16).padStart(32, '0')
let ids = 0
/** A fresh name for a wish. */
export const wish = () => `wish${ids++}`

export const sit = (n: number, name = `Player ${n}`): Command => ({
  do: 'sit',
  who: `browser-${n}`,
  id: wish(),
  seat: n,
  name,
  nonce: nonce(n),
})
export const start = (): Command => ({ do: 'start', who: 'browser-0', id: wish() })

/** The commit of a decision. Throws when it was none. */
export function made(decision: Decision): Made {
  if (!('made' in decision)) throw new Error(JSON.stringify(decision))
  return decision.made
}

/** The table after these commands, all of which must be carried out. */
export const after = (table: Table, ...commands: Command[]): Table =>
  commands.reduce((now, command) => made(decide(now, command, now.at + 1000)).table, table)

export const opened = (): Table => open('TOYS', game, seed, 1000)
/** A waiting table with people in the first seats; the first is host. */
export const seated = (count: number): Table => after(opened(), ...Array.from({ length: count }, (_, n) => sit(n)))
export const started = (count: number): Table => after(seated(count), start())

/** A legal turn of a seat that is asked, as its browser would send it; made of the table, so always the same. */
export function turnOf(table: Table): Extract<Command, { do: 'turn' }> {
  const random = dice(table.rev)
  const seat = pick(asked(table), random)
  const chair = table.chairs[seat]
  if (chair?.kind !== 'human' || !table.state) throw new Error('no turn to make')
  const ask = screen(table, seat).ask ?? -1
  return {
    do: 'turn',
    who: chair.who[0] ?? '',
    id: wish(),
    ask,
    move: legalMove(gameAt(table), table.state, seat, random),
  }
}

/** Every table of a whole game from the opening on, and the commits between them. */
export function wholeGame(count: number): { readonly tables: readonly Table[]; readonly commits: readonly Made[] } {
  const tables: Table[] = [opened()]
  const commits: Made[] = []
  const commit = (table: Table, command: Command) => {
    const next = made(decide(table, command, table.at + 1000))
    commits.push(next)
    tables.push(next.table)
    return next.table
  }
  let table = opened()
  for (let n = 0; n < count; n++) table = commit(table, sit(n))
  table = commit(table, start())
  while (table.stage === 'playing') table = commit(table, turnOf(table))
  return { tables, commits }
}
