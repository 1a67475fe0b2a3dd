import type { AnyGame } from '../../shared/games/index.ts'
import { digest } from '../../shared/kit/random.ts'
import { botAsked, botTurn } from '../../shared/table/bots.ts'
import type { Command, Made } from '../../shared/table/command.ts'
import { decide } from '../../shared/table/decide.ts'
import { open } from '../../shared/table/open.ts'
import type { Table } from '../../shared/table/table.ts'

/** A table of this game on which a game among plain bots has just begun; the same number deals the same game. */
export function botTable(game: AnyGame, seats: number, number: number): Table {
  const who = 'bench'
  const commands: Command[] = [
    { do: 'sit', who, id: 'sit', seat: 0, name: 'Bot Zero', nonce: '0'.repeat(32) },
    ...Array.from({ length: seats - 1 }, (_, n): Command => ({ do: 'bot', who, id: `${n}`, seat: n + 1, on: true })),
    { do: 'start', who, id: 'start' },
  ]
  let table = open('aaaa-aaaa', game, digest(`bench ${number}`), 0)
  for (const command of commands) {
    const decision = decide(table, command, 0)
    if (!('made' in decision)) throw new Error(`${command.do}: ${JSON.stringify(decision)}`)
    table = decision.made.table
  }
  return { ...table, chairs: table.chairs.map((_, seat) => ({ kind: 'bot', name: `Bot ${seat}` })) }
}

/** Every commit of the game, to its end. */
export function* botGame(game: AnyGame, seats: number, number: number): Generator<{ before: Table; made: Made }> {
  let before = botTable(game, seats, number)
  for (let seat = botAsked(before); seat !== undefined; seat = botAsked(before)) {
    const { made } = botTurn(before, seat, 0)
    yield { before, made }
    before = made.table
  }
}
