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
    for (const key of Object.keys(fixture.before))
      if (key in first) tell(out, `before.${key}`, fixture.before[key], first[key])
    const random = position.random?.(fixture) ?? dice(1)
    const log: Fields[] = []
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
    compare(out, fixture, first, position.write(state), base(fixture, position))
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
    } else if (Array.isArray(last[key]) && isFields(wanted))
      last[key].forEach((item, n) => {
        const old = Array.isArray(first[key]) ? first[key][n] : undefined
        tell(out, `${path}.${n + from}`, wanted[n + from] ?? old, item)
      })
    else if (isFields(wanted) && isFields(last[key]) && Object.values(first[key] ?? {}).some(isFields))
      for (const part of new Set([...Object.keys(wanted), ...Object.keys(last[key])]))
        tell(out, `${path}.${part}`, part in wanted ? wanted[part] : fieldsOf(first[key])[part], last[key][part])
    else tell(out, path, wanted, last[key])
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

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
