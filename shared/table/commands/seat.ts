import type { Seat } from '../../game/definition.ts'
import { type CommandOf, type Decision, made, no } from '../command.ts'
import { asked } from '../game.ts'
import { tidy, unused } from '../name.ts'
import { type Chair, hostSeat, type Person, seatOf, type Table } from '../table.ts'

const botNames = ['Bot Alba', 'Bot Bruno', 'Bot Cleo', 'Bot Delta', 'Bot Emil', 'Bot Flora']

const person = (name: string, who: string, nonce: string): Person => ({
  kind: 'human',
  name,
  who: [who],
  nonce,
  away: false,
  missed: 0,
})

/** Takes an empty chair or a bot's, or moves to it; in a running game only a bot's, if the table lets latecomers in. */
export function sit(table: Table, command: CommandOf<'sit'>, now: number): Decision {
  const { who, seat, nonce } = command
  const mine = seatOf(table, who)
  if (mine === seat) return table.stage === 'waiting' ? { done: table.rev } : no('running')
  const there = table.chairs[seat]
  if (!there) return no('noSuchSeat')
  // F15: whoever comes second is told.
  if (there.kind === 'human') return no('seatTaken')
  if (table.stage === 'waiting') {
    const name = nameFor(table, command.name, mine ?? seat)
    const before = mine === undefined ? undefined : table.chairs[mine]
    const moved: Person = before?.kind === 'human' ? { ...before, name, nonce } : person(name, who, nonce)
    const chairs = table.chairs.with(seat, moved)
    if (mine !== undefined) return made({ ...table, chairs: chairs.with(mine, { kind: 'empty' }) })
    const host = hostSeat(table) === undefined ? who : table.host
    return made({ ...table, chairs, host }, [{ e: 'table:sat', seat, name }])
  }
  if (table.stage === 'over') return no('notRunning')
  if (mine !== undefined) return no('seatedElsewhere')
  if (table.settings.join !== 'yes' || there.kind !== 'bot') return no('noJoining')
  const name = nameFor(table, command.name, seat)
  const host = hostSeat(table) === undefined ? who : table.host
  const next: Table = { ...table, chairs: table.chairs.with(seat, person(name, who, nonce)), host }
  return made(restarted(next, seat, now), [{ e: 'table:joined', seat, name, bot: there.name }])
}

/** Before the start the chair is free again; in a running game a bot plays on. */
export function leave(table: Table, command: CommandOf<'leave'>): Decision {
  const seat = seatOf(table, command.who)
  const chair = seat === undefined ? undefined : table.chairs[seat]
  if (seat === undefined || chair?.kind !== 'human') return no('notSeated')
  if (table.stage === 'over') return no('notRunning')
  if (table.stage === 'waiting') {
    const next = handedOn({ ...table, chairs: table.chairs.with(seat, { kind: 'empty' }) }, seat, table)
    return made(next, [{ e: 'table:left', name: chair.name }])
  }
  const { table: next, bot } = emptied(table, seat)
  return made(next, [{ e: 'table:gaveUp', seat, name: chair.name, bot }])
}

/** A person's seat given to a bot; his voice in a proposal goes with him. */
export function emptied(table: Table, seat: Seat): { table: Table; bot: string } {
  const bot = freeBotName(table.chairs)
  // Whoever sits here next takes back no step of somebody else's.
  const past = table.past.map((one) => (one.seat === seat && one.own ? { ...one, own: false } : one))
  const chairs = table.chairs.with(seat, { kind: 'bot', name: bot })
  const next: Table = { ...table, chairs, past, proposal: null }
  return { table: handedOn(next, seat, table), bot }
}

/** F14: when the host has gone, the next person at the table is the host. */
function handedOn(next: Table, seat: Seat, before: Table): Table {
  if (hostSeat(before) !== seat) return next
  const heir = next.chairs.find((chair): chair is Person => chair.kind === 'human')
  return { ...next, host: heir?.who[0] ?? null }
}

export const freeBotName = (chairs: readonly Chair[]): string =>
  botNames.find((name) => !chairs.some((chair) => chair.kind !== 'empty' && chair.name === name)) ?? 'Bot'

export function name(table: Table, command: CommandOf<'name'>): Decision {
  const seat = seatOf(table, command.who)
  const chair = seat === undefined ? undefined : table.chairs[seat]
  if (seat === undefined || chair?.kind !== 'human') return no('notSeated')
  if (table.stage !== 'waiting') return no('running')
  return made({ ...table, chairs: table.chairs.with(seat, { ...chair, name: nameFor(table, command.name, seat) }) })
}

/** A browser's own chance for the next deal, after the commitment to a new seed. */
export function nonce(table: Table, command: CommandOf<'nonce'>): Decision {
  const seat = seatOf(table, command.who)
  const chair = seat === undefined ? undefined : table.chairs[seat]
  if (seat === undefined || chair?.kind !== 'human') return no('notSeated')
  if (table.stage !== 'waiting') return no('running')
  return made({ ...table, chairs: table.chairs.with(seat, { ...chair, nonce: command.nonce }) })
}

/** *I'm back*: the bot lets go at once. */
export function back(table: Table, command: CommandOf<'back'>, now: number): Decision {
  const seat = seatOf(table, command.who)
  const chair = seat === undefined ? undefined : table.chairs[seat]
  if (seat === undefined || chair?.kind !== 'human') return no('notSeated')
  if (!chair.away) return no('notBack')
  const chairs = table.chairs.with(seat, { ...chair, away: false, missed: 0 })
  return made(restarted({ ...table, chairs }, seat, now), [{ e: 'table:back', seat }])
}

/** The seat's open question gets its full time again: somebody new has to read it. */
function restarted(table: Table, seat: Seat, now: number): Table {
  const since = asked(table).includes(seat) ? now : null
  const times = table.times.map((time, n) => (n === seat ? { ...time, since } : time))
  return { ...table, times }
}

const keysKept = 8

export function device(table: Table, command: CommandOf<'device'>): Decision {
  if (seatOf(table, command.who) === undefined) return no('notSeated')
  const key = { hash: command.hash, who: command.who, until: command.until }
  return made({ ...table, keys: [...table.keys.slice(1 - keysKept), key] })
}

/** A second device of the same person, by a key that works once. */
export function claim(table: Table, command: CommandOf<'claim'>, now: number): Decision {
  const key = table.keys.find((one) => one.hash === command.hash && one.until >= now)
  const seat = seatOf(table, key?.who)
  const chair = seat === undefined ? undefined : table.chairs[seat]
  if (seat === undefined || chair?.kind !== 'human') return no('keyUsed')
  const mine = seatOf(table, command.who)
  if (mine !== undefined && mine !== seat) return no('seatedElsewhere')
  const who = chair.who.includes(command.who) ? chair.who : [...chair.who, command.who]
  const keys = table.keys.filter((one) => one !== key)
  return made({ ...table, keys, chairs: table.chairs.with(seat, { ...chair, who }) })
}

function nameFor(table: Table, wanted: string, seat: Seat): string {
  const others = table.chairs.flatMap((chair, n) => (chair.kind === 'empty' || n === seat ? [] : [chair.name]))
  return unused(tidy(wanted) || `Player ${seat + 1}`, others)
}
