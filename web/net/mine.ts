import type { Info } from './api.ts'
import { keep, recall } from './memory.ts'

const most = 16
const key = 'tables'

/** The tables at which this browser has sat, the last one first. */
export const myTables = (): readonly string[] => recall(key).split(' ').filter(Boolean)

/** The list with this table at its head; the oldest falls out. */
export const headed = (codes: readonly string[], code: string): readonly string[] =>
  [code, ...codes.filter((other) => other !== code)].slice(0, most)

export const remember = (code: string): void => keep(key, headed(myTables(), code).join(' '))
export const forget = (code: string): void =>
  keep(
    key,
    myTables()
      .filter((other) => other !== code)
      .join(' '),
  )

/** One of them, as its room says it stands. */
export type Known = Info & { readonly code: string }

/** The tables at which I sit and that go on: those that wait for me first, then those that have begun. */
export function running(tables: readonly Known[]): readonly Known[] {
  const rank = ({ myTurn, stage }: Known): number => (myTurn ? 0 : stage === 'playing' ? 1 : 2)
  return tables.filter(({ stage, seat }) => stage !== 'over' && seat !== null).sort((a, b) => rank(a) - rank(b))
}
