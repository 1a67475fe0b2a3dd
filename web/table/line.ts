import type { Entry } from '../../shared/protocol/messages.ts'
import type { TableEvent } from '../../shared/table/command.ts'
import type { AnyWords } from '../text/game.ts'
import { spelled } from '../text/game.ts'
import { isolated } from '../text/name.tsx'
import { say } from '../text/tell.ts'
import { mark } from './worded.tsx'

/** A log line as a sentence, in which a seat's name is still its mark. */
export function sentence(line: Entry['line'], words: AnyWords | undefined): string {
  if (isOwn(line)) return own(line)
  return words?.lines[line.e]?.(line, mark) ?? spelled(line.e)
}

const isOwn = (line: { readonly e: string }): line is TableEvent => line.e.startsWith('table:')

function own(line: TableEvent): string {
  switch (line.e) {
    case 'table:sat':
      return say('sat', isolated(line.name))
    case 'table:left':
      return say('left', isolated(line.name))
    case 'table:joined':
      return say('joined', isolated(line.name), isolated(line.bot))
    case 'table:gaveUp':
      return say('gaveUp', isolated(line.name), isolated(line.bot))
    case 'table:kicked':
      return say('kicked', isolated(line.name), isolated(line.bot))
    case 'table:host':
      return say('newHost', mark(line.seat))
    case 'table:timeout':
      return say('timeout', mark(line.seat))
    case 'table:away':
      return say('wentAway', mark(line.seat))
    case 'table:back':
      return say('cameBack', mark(line.seat))
    case 'table:undone':
      return say(line.agreed ? 'undoneAgreed' : 'undone', mark(line.seat))
    case 'table:proposed':
      return say('proposed', line.kind, mark(line.by), line.seat === null ? '' : mark(line.seat))
    case 'table:declined':
      return say('declined', line.kind, mark(line.seat))
    case 'table:ended':
      return say('endedAgreed')
    case 'table:rematch':
      return say('rematched', line.match)
    case 'table:started':
      return say('started')
    case 'table:over':
      return say('over')
  }
}

/**
 * The log of the game that is on the table. After a rematch people sit elsewhere: the lines before it would be told of
 * the wrong ones, and stand in the record of their own game. `whole` when nothing older belongs to it.
 */
export function current(log: readonly Entry[]): { readonly log: readonly Entry[]; readonly whole: boolean } {
  const from = log.findLastIndex(({ line }) => line.e === 'table:rematch')
  return from < 0 ? { log, whole: false } : { log: log.slice(from), whole: true }
}

/** The lines of one commit, which belong together. */
export type Group = { readonly rev: number; readonly lines: readonly Entry['line'][] }

/** The log by commits, newest first; within a commit in the order in which it happened. */
export function grouped(log: readonly Entry[]): readonly Group[] {
  const groups: { rev: number; lines: Entry['line'][] }[] = []
  for (const { rev, line } of log) {
    const last = groups.at(-1)
    if (last?.rev === rev) last.lines.push(line)
    else groups.push({ rev, lines: [line] })
  }
  return groups.reverse()
}
