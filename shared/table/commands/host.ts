import { chanceOf, deal } from '../../kit/random.ts'
import { freshTimes } from '../clock.ts'
import { type CommandOf, type Decision, made, no } from '../command.ts'
import { gameAt, settled } from '../game.ts'
import { offered } from '../offered.ts'
import { changeable, readSome, settingSpecs } from '../settings.ts'
import { hostSeat, type Person, seatOf, type Table } from '../table.ts'
import { freeBotName } from './seat.ts'

type Of<Do extends Parameters<typeof byHost>[1]['do']> = CommandOf<Do>

const byHost = (
  table: Table,
  command: CommandOf<'bot' | 'kick' | 'handover' | 'options' | 'settings' | 'start'>,
): ReturnType<typeof no> | undefined => {
  const seat = seatOf(table, command.who)
  if (seat === undefined) return no('notSeated')
  return seat === hostSeat(table) ? undefined : no('hostOnly')
}

/** A bot sits down or gets up, before the start. */
export function bot(table: Table, command: Of<'bot'>): Decision {
  const refused = table.stage === 'waiting' ? byHost(table, command) : no('running')
  if (refused) return refused
  const { seat, on } = command
  const there = table.chairs[seat]
  if (!there) return no('noSuchSeat')
  if (there.kind === 'human') return no('seatTaken')
  if ((there.kind === 'bot') === on) return { done: table.rev }
  const chair = on ? ({ kind: 'bot', name: freeBotName(table.chairs) } as const) : ({ kind: 'empty' } as const)
  return made({ ...table, chairs: table.chairs.with(seat, chair) })
}

/** Before the start the host decides; afterwards it takes everybody's consent (propose). */
export function kick(table: Table, command: Of<'kick'>): Decision {
  const refused = table.stage === 'waiting' ? byHost(table, command) : no('running')
  if (refused) return refused
  const there = table.chairs[command.seat]
  if (there?.kind !== 'human' || command.seat === hostSeat(table)) return no('noSuchSeat')
  const chairs = table.chairs.with(command.seat, { kind: 'empty' })
  return made({ ...table, chairs }, [{ e: 'table:left', name: there.name }])
}

export function handover(table: Table, command: Of<'handover'>): Decision {
  const refused = byHost(table, command)
  if (refused) return refused
  const there = table.chairs[command.seat]
  if (there?.kind !== 'human' || command.seat === hostSeat(table)) return no('noSuchSeat')
  return made({ ...table, host: there.who[0] ?? null }, [{ e: 'table:host', seat: command.seat }])
}

/** A host who has gone without a word is replaced by whoever asks. */
export function host(table: Table, command: CommandOf<'host'>): Decision {
  const seat = seatOf(table, command.who)
  if (seat === undefined) return no('notSeated')
  if (seat === hostSeat(table)) return { done: table.rev }
  if (command.hostHere) return no('hostHere')
  return made({ ...table, host: command.who }, [{ e: 'table:host', seat }])
}

export function options(table: Table, command: Of<'options'>): Decision {
  const refused = table.stage === 'waiting' ? byHost(table, command) : no('running')
  if (refused) return refused
  const set = readSome(gameAt(table).options, command.options)
  return set ? made({ ...table, options: { ...table.options, ...set } }) : no('badOption')
}

export function settings(table: Table, command: Of<'settings'>): Decision {
  const refused = byHost(table, command)
  if (refused) return refused
  const set = readSome(settingSpecs, command.settings)
  if (!set) return no('badOption')
  if (table.stage !== 'waiting' && Object.keys(set).some((key) => !changeable.includes(key))) return no('running')
  return made({ ...table, settings: { ...table.settings, ...set } })
}

export function start(table: Table, command: Of<'start'>, now: number): Decision {
  const refused = table.stage === 'waiting' ? byHost(table, command) : no('running')
  if (refused) return refused
  const game = gameAt(table)
  const taken = table.chairs.filter((chair) => chair.kind !== 'empty')
  if (taken.length < game.seats.least) return no('tooFew')
  const people = taken.filter((chair): chair is Person => chair.kind === 'human')
  const nonces = people.flatMap((chair) => (chair.nonce === '' ? [] : [chair.nonce]))
  const random = deal(chanceOf(table.seed.hidden, nonces))
  const chosen = settled(game, table.options, taken.length)
  const { state, events } = game.setup(chosen, taken.length, random)
  const asks = taken.map((_, seat) => (offered(game, state, seat).length > 0 ? 1 : 0))
  const asked = asks.flatMap((ask, seat) => (ask > 0 ? [seat] : []))
  const next: Table = {
    ...table,
    stage: 'playing',
    chairs: taken,
    nonces,
    options: chosen,
    state,
    asks,
    times: freshTimes(table, asked, taken.length, now),
    chance: { hidden: random.now() },
  }
  return made(next, [{ e: 'table:started' }], { events })
}
