import type { AnyGame } from '../../shared/games/index.ts'
import { read } from '../../shared/kit/choice.ts'
import { copy, same } from '../../shared/kit/json.ts'
import { dice } from '../../shared/kit/random.ts'
import type { Fixture, Position } from './position.ts'

type Fields = Readonly<Record<string, unknown>>

/** Plays a fixture and tells every difference, one a line: reading back, refusals, position, log. Empty when it holds. */
export function replayed(fixture: Fixture, position: Position, game: AnyGame): string[] {
  const out: string[] = []
  try {
    let state = position.read(fixture.before)
    const first = position.write(state)
    const from = base(fixture, position)
    for (const [key, given] of Object.entries(fixture.before)) {
      const again = first[key]
      // A list that is written longer than it was given has been filled up with what is named nowhere.
      const filled = Array.isArray(given) && Array.isArray(again) && again.length > given.length
      if (key in first && !filled) tell(out, `before.${key}`, isFields(again) ? numbered(given, from) : given, again)
    }
    const random = position.random?.(fixture) ?? dice(1)
    const log: Fields[] = (position.events?.(fixture.before) ?? []).map((event) => position.event(event))
    for (const [n, given] of fixture.moves.entries()) {
      const at = `move ${n + 1} ${JSON.stringify(given)}`
      const { seat, move } = position.move(given)
      const shaped = read(game.moves, move)
      const was = copy(position.write(state))
      const why = 'move' in shaped ? game.refuse(state, seat, shaped.move)?.key : 'malformed'
      if (why !== given.refused) out.push(`${at}: ${why ? `refused ${why}` : 'not refused'}`)
      if (why !== undefined || !('move' in shaped)) {
        tell(out, `${at}: position after refusing`, was, position.write(state))
        continue
      }
      if (!('move' in read(game.choices(state, seat), shaped.move))) out.push(`${at}: outside the choices`)
      const next = game.apply(state, seat, shaped.move, random)
      state = next.state
      log.push(...next.events.map((event) => position.event(event)))
      const fault = game.audit(state)
      if (fault) out.push(`${at}: audit: ${fault}`)
    }
    compare(out, fixture, first, position.write(state), from)
    missing(out, fixture.log ?? [], log)
  } catch (error) {
    out.push(`thrown: ${error instanceof Error ? error.message : error}`)
  }
  return out.map((line) => `${fixture.id}: ${line}`)
}

function tell(out: string[], path: string, wanted: unknown, is: unknown): void {
  if (!same(wanted, is)) out.push(`${path}: should be ${JSON.stringify(wanted)}, is ${JSON.stringify(is)}`)
}

/** The number of the first seat in the fixture's notation. */
function base(fixture: Fixture, position: Position): number {
  const [move] = fixture.moves
  return move && typeof move.seat === 'number' ? move.seat - position.move(move).seat : 1
}

/** What `after` does not list must be as it was; what the notation only derives is compared where it is listed. */
function compare(out: string[], fixture: Fixture, first: Fields, last: Fields, from: number): void {
  for (const key of new Set([...Object.keys(last), ...Object.keys(fixture.after)])) {
    const path = `after.${key}`
    const wanted = fixture.after[key]
    if (!(key in last)) out.push(`${path}: the notation does not write it`)
    else if (wanted === undefined) {
      if (key in fixture.before) tell(out, path, first[key], last[key])
    } else if (!isFields(wanted)) tell(out, path, wanted, last[key])
    else {
      const was = numbered(first[key], from)
      const now = numbered(last[key], from)
      // Seats and tables: those that are listed are listed completely, the others are as they were.
      const parts = Array.isArray(last[key]) || Object.values(was ?? {}).some(isFields)
      if (!parts || !isFields(was) || !isFields(now)) tell(out, path, wanted, now)
      else
        for (const part of new Set([...Object.keys(wanted), ...Object.keys(now)]))
          tell(out, `${path}.${part}`, part in wanted ? wanted[part] : was[part], now[part])
    }
  }
}

/** A list as fields by number, seats for example. */
const numbered = (value: unknown, from: number): unknown =>
  Array.isArray(value) ? Object.fromEntries(value.map((item, n) => [n + from, item])) : value

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The listed events must occur in this order, each with the fields that are listed. */
function missing(out: string[], wanted: readonly Fields[], log: readonly Fields[]): void {
  let at = 0
  for (const event of wanted) {
    const fits = (one: Fields) => Object.keys(event).every((key) => same(event[key], one[key]))
    const found = log.findIndex((one, n) => n >= at && fits(one))
    if (found >= 0) at = found + 1
    else {
      const near = log.find((one, n) => n >= at && one.e === event.e) ?? log.find((one) => one.e === event.e)
      const instead = near ? `instead ${JSON.stringify(near)}` : `no ${event.e} at all`
      out.push(`log: ${JSON.stringify(event)} does not occur here; ${instead}`)
    }
  }
}
