import type { Kinds, Reason } from '../../../shared/game/definition.ts'
import type { AnyGame } from '../../../shared/games/index.ts'
import type { Domain, PlainChoice } from '../../../shared/kit/choice.ts'
import type { AnyWords } from '../load.ts'
import type { Fault } from './json.ts'

const who = (seat: number) => `Seat ${seat}`
const broken = /undefined|NaN|\[object|\bnull\b/

/** A line that has no sentence, or one with a hole in it. */
export function unworded(words: AnyWords, line: Kinds['line']): Fault {
  return holed(`line ${JSON.stringify(line)}`, words.lines[line.e]?.(line, who))
}

export function unreasoned(words: AnyWords, why: Reason): Fault {
  return holed(`reason ${JSON.stringify(why)}`, words.reasons[why.key]?.(why))
}

function holed(what: string, sentence: string | undefined): Fault {
  if (!sentence) return `${what} has no words`
  return broken.test(sentence) ? `${what} reads '${sentence}'` : undefined
}

const valuesOf = (domain: Domain): string[] => {
  if (domain.kind === 'range') return []
  const all = domain.kind === 'count' ? Object.keys(domain.of) : domain.of
  return all.filter((value) => typeof value === 'string')
}

/** Every move, field, value and option can be called by a name. */
export function unnamed(game: AnyGame, words: AnyWords): Fault {
  for (const { do: kind, fields } of game.moves as readonly PlainChoice[]) {
    if (!words.moves[kind]) return `move ${kind} has no name`
    for (const [field, domain] of Object.entries(fields)) {
      if (!words.fields[field]) return `field ${field} has no name`
      for (const value of valuesOf(domain)) if (!words.values[value]) return `value ${value} has no name`
    }
  }
  for (const { key, domain } of game.options) {
    const option = words.options[key]
    if (!option?.name || !option.help) return `option ${key} has no name or help`
    for (const value of valuesOf(domain)) if (!option.values[value]) return `option ${key} ${value} has no name`
  }
  return undefined
}
