import { type Command, type Decision, no, numbered } from './command.ts'
import { bot, handover, host, kick, options, settings, start } from './commands/host.ts'
import { answer, propose } from './commands/propose.ts'
import { rematch } from './commands/rematch.ts'
import { back, claim, device, leave, name, nonce, sit } from './commands/seat.ts'
import { turn } from './commands/turn.ts'
import { undo } from './commands/undo.ts'
import type { Table } from './table.ts'

/**
 * The whole table as one pure step: the table after the command, or why not. `now` is server time in milliseconds.
 * P6: a wish that was carried out before is only confirmed.
 */
export function decide(table: Table, command: Command, now: number): Decision {
  const known = table.done.find((one) => one.id === command.id && one.who === command.who)
  if (known) return { done: known.rev }
  const decision = carry(table, command, now)
  return 'made' in decision ? numbered(table, decision.made, now, command) : decision
}

function carry(table: Table, command: Command, now: number): Decision {
  switch (command.do) {
    case 'sit':
      return sit(table, command, now)
    case 'leave':
      return leave(table, command)
    case 'name':
      return name(table, command)
    case 'nonce':
      return nonce(table, command)
    case 'back':
      return back(table, command, now)
    case 'device':
      return device(table, command)
    case 'claim':
      return claim(table, command, now)
    case 'bot':
      return bot(table, command)
    case 'kick':
      return kick(table, command)
    case 'handover':
      return handover(table, command)
    case 'host':
      return host(table, command)
    case 'options':
      return options(table, command)
    case 'settings':
      return settings(table, command)
    case 'start':
      return start(table, command, now)
    case 'turn':
      return turn(table, command, now)
    case 'undo':
      return undo(table, command, now)
    case 'propose':
      return propose(table, command, now)
    case 'answer':
      return answer(table, command, now)
    case 'rematch':
      return rematch(table, command)
    default:
      return no('malformed')
  }
}
