import { type Domain, type PlainChoice, type PlainMove, read, type Value } from '../../shared/kit/choice.ts'
import { same } from '../../shared/kit/json.ts'

/**
 * A move in one line: `buy shares R1,Y2 case R`. Lists and counts are joined by commas, an empty one is `none`; a kind
 * that ends in a digit is parted from its count by a colon.
 */
export function sayMove(move: PlainMove): string {
  const { do: kind, ...fields } = move
  return [kind, ...Object.entries(fields).flatMap(([field, value]) => [field, sayValue(value)])].join(' ')
}

function sayValue(value: Value): string {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return word(value)
  const items = Array.isArray(value)
    ? value.map((item) => word(String(item)))
    : Object.entries(value).map(([kind, n]) => `${word(kind)}${/\d$/.test(kind) ? ':' : ''}${n}`)
  return items.length > 0 ? items.join(',') : 'none'
}

function word(text: string): string {
  if (!/^[^\s,:"]+$/.test(text)) throw new Error(`a story cannot write the word '${text}'`)
  return text
}

/** The move that a line names. Throws when the game knows no such move. */
export function readMove(text: string, moves: readonly PlainChoice[]): PlainMove {
  const [kind, ...words] = text.split(' ')
  for (const choice of moves) {
    if (choice.do !== kind) continue
    const move = fieldsOf(choice, words)
    if (move && 'move' in read([choice as never], move)) return move
  }
  throw new Error(`no such move: ${text}`)
}

function fieldsOf(choice: PlainChoice, words: readonly string[]): PlainMove | undefined {
  const move: Record<string, Value> & { do: string } = { do: choice.do }
  for (let i = 0; i < words.length; i += 2) {
    const domain = choice.fields[words[i] ?? '']
    const value = domain && readValue(words[i + 1] ?? '', domain)
    if (value === undefined) return undefined
    move[words[i] ?? ''] = value
  }
  return move
}

function readValue(text: string, domain: Domain): Value | undefined {
  switch (domain.kind) {
    case 'range':
      return Number(text)
    case 'one':
      return domain.of.find((value) => String(value) === text)
    case 'several':
      return text === 'none' ? [] : text.split(',').map((item) => domain.of.find((v) => String(v) === item) ?? item)
    case 'count':
      return text === 'none' ? {} : Object.fromEntries(text.split(',').map(countOf))
  }
}

function countOf(text: string): [string, number] {
  const colon = text.lastIndexOf(':')
  if (colon >= 0) return [text.slice(0, colon), Number(text.slice(colon + 1))]
  const kind = text.replace(/\d+$/, '')
  return [kind, Number(text.slice(kind.length))]
}

/** The line of a move, checked to read back as the same move. */
export function sureMove(move: PlainMove, moves: readonly PlainChoice[]): string {
  const text = sayMove(move)
  if (!same(readMove(text, moves), move)) throw new Error(`reads back differently: ${text}`)
  return text
}
