import type { Kinds, Seat, Viewer } from '../../shared/game/definition.ts'
import { type PlainChoice, type PlainMove, read, type Value } from '../../shared/kit/choice.ts'
import { chanceOf, deal } from '../../shared/kit/random.ts'
import { type Change, diff, type Patch } from '../../shared/protocol/diff.ts'
import type { Played } from './load.ts'
import { sureMove } from './notation.ts'

/** What a story is about; all its text follows from this and the moves. */
export type Setting = {
  readonly names: readonly string[]
  readonly options: { readonly [key: string]: Value }
  readonly seed: number
  /** A position is written after every so many commits. */
  readonly every: number
}

/** Plays a game and writes down what the people at the table and a watcher read. */
export type Teller = {
  readonly lines: string[]
  state(): Kinds['state']
  /** The key of the reason when the move is refused as it should be. */
  attempt(seat: Seat, move: PlainMove): string | undefined
  commit(seat: Seat, move: PlainMove): void
  end(): void
}

export function teller({ game, words }: Played, setting: Setting): Teller {
  const { names } = setting
  const random = deal(chanceOf(`story ${setting.seed}`, []))
  const moves = game.moves as readonly PlainChoice[]
  const who = (seat: Seat) => names[seat] ?? `seat ${seat}`
  const lines: string[] = []
  let count = 0

  const sentence = (event: Kinds['event'], viewer: Viewer) => {
    const line = game.line(event, viewer)
    return line ? (words.lines[line.e]?.(line, who) ?? `(no words for ${line.e})`) : '(nothing)'
  }

  const tell = (events: readonly Kinds['event'][]) => {
    for (const event of events) {
      const common = sentence(event, 'watcher')
      if (common !== '(nothing)') lines.push(`  ${common}`)
      const own = new Map<string, string[]>()
      names.forEach((name, seat) => {
        const text = sentence(event, seat)
        if (text !== common) own.set(text, [...(own.get(text) ?? []), name])
      })
      for (const [text, readers] of own) lines.push(`  ${readers.join(', ')} reads: ${text}`)
    }
  }

  const position = () => {
    const common = game.view(state, 'watcher')
    lines.push('', `position after ${count}`)
    for (const [key, value] of Object.entries(common)) lines.push(`  ${key}: ${JSON.stringify(value)}`)
    names.forEach((name, seat) => {
      const patch = diff(common, game.view(state, seat))
      for (const line of patch ? flat(patch, '') : []) lines.push(`  ${name} sees ${line}`)
    })
    lines.push('')
  }

  const begun = game.setup(setting.options, names.length, random)
  let state = begun.state
  lines.push('start')
  tell(begun.events)
  position()

  return {
    lines,
    state: () => state,
    attempt(seat, move) {
      const why = game.refuse(state, seat, move)
      const words_ = why && (words.reasons[why.key]?.(why) ?? '(no words)')
      lines.push(
        `${who(seat)} tries ${sureMove(move, moves)} → ${why ? `refused ${why.key}: "${words_}"` : 'not refused'}`,
      )
      return why?.key
    },
    commit(seat, given) {
      const said = `${count + 1}. ${who(seat)} ${sureMove(given, moves)}`
      const why = game.refuse(state, seat, given)
      if (why) throw new Error(`${said} → refused ${why.key}`)
      const found = read(game.choices(state, seat), given)
      if (!('move' in found)) throw new Error(`${said} → outside the choices`)
      const move = found.move as PlainMove
      lines.push(`${count + 1}. ${who(seat)} ${sureMove(move, moves)}`)
      const next = game.apply(state, seat, move, random)
      state = next.state
      count++
      tell(next.events)
      if (count % setting.every === 0) position()
    },
    end() {
      if (count % setting.every !== 0) position()
      const standings = game.standings(state)
      lines.push(standings ? 'end' : 'unfinished')
      for (const { place, seat } of standings ?? []) lines.push(`  ${place}. ${who(seat)}`)
    },
  }
}

/** The differences of a view as lines `path: value`. */
function flat(patch: Patch, path: string): string[] {
  return Object.entries(patch).flatMap(([key, change]: [string, Change]) => {
    if (!Array.isArray(change)) return flat(change as Patch, `${path}${key}.`)
    if (change.length === 0) return [`${path}${key} not at all`]
    return [`${path}${key}${change.length === 2 ? ' further' : ''}: ${JSON.stringify(change[change.length - 1])}`]
  })
}
