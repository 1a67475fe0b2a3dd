import type { Seat } from '../../game/definition.ts'
import { type CommandOf, type Decision, made, no } from '../command.ts'
import { type Proposal, seatOf, type Table } from '../table.ts'
import { emptied } from './seat.ts'
import { takenBack, undoing } from './undo.ts'

/** Whose consent counts: every person who is not away, but for the one who is to lose his seat. Bots agree to all. */
export const voters = (table: Table, proposal: Proposal): readonly Seat[] =>
  table.chairs.flatMap((chair, seat) => (chair.kind === 'human' && !chair.away && proposal.seat !== seat ? [seat] : []))

export function propose(table: Table, command: CommandOf<'propose'>, now: number): Decision {
  const by = seatOf(table, command.who)
  if (by === undefined) return no('notSeated')
  if (table.stage !== 'playing') return no('notRunning')
  if (table.proposal) return no('proposalOpen')
  const { kind } = command
  const seat = kind === 'kick' || kind === 'away' ? (command.seat ?? -1) : null
  if (kind === 'undo' && undoing(table, by) === null) return no('nothingToUndo')
  const there = seat === null ? undefined : table.chairs[seat]
  if (seat !== null && (seat === by || there?.kind !== 'human')) return no('noSuchSeat')
  if (kind === 'away' && there?.kind === 'human' && there.away) return no('noSuchSeat')
  const proposal: Proposal = { kind, by, seat, yes: [by] }
  // Nobody loses his seat by the word of one other person while he sits there.
  const alone = voters(table, proposal).length < 2
  if (seat !== null && !command.gone && (kind === 'away' || alone)) return no('stillHere')
  const proposed: Table = { ...table, proposal }
  return agreed(proposed, now) ?? made(proposed, [{ e: 'table:proposed', kind, by, seat }])
}

export function answer(table: Table, command: CommandOf<'answer'>, now: number): Decision {
  const seat = seatOf(table, command.who)
  const { proposal } = table
  if (seat === undefined) return no('notSeated')
  if (!proposal) return no('noProposal')
  // The proposer may withdraw, even when he is away; nobody else who has no voice may answer.
  const withdraws = seat === proposal.by && !command.yes
  if (!withdraws && !voters(table, proposal).includes(seat)) return no('noProposal')
  if (!command.yes) return made({ ...table, proposal: null }, [{ e: 'table:declined', kind: proposal.kind, seat }])
  if (proposal.yes.includes(seat)) return { done: table.rev }
  const next: Table = { ...table, proposal: { ...proposal, yes: [...proposal.yes, seat] } }
  return agreed(next, now) ?? made(next)
}

/** The effect, when everybody whose consent counts has given it. */
export function agreed(table: Table, now: number): Decision | undefined {
  const { proposal } = table
  if (!proposal || !voters(table, proposal).every((seat) => proposal.yes.includes(seat))) return undefined
  const settled: Table = { ...table, proposal: null }
  switch (proposal.kind) {
    case 'undo':
      return takenBack(settled, proposal.by, now)
    case 'end':
      return made({ ...settled, stage: 'over', past: [] }, [{ e: 'table:ended' }, { e: 'table:over' }])
    case 'away':
    case 'kick': {
      const seat = proposal.seat ?? -1
      const chair = table.chairs[seat]
      if (chair?.kind !== 'human') return made(settled)
      if (proposal.kind === 'away')
        return made({ ...settled, chairs: table.chairs.with(seat, { ...chair, away: true }) }, [
          { e: 'table:away', seat },
        ])
      const { table: next, bot } = emptied(settled, seat)
      return made(next, [{ e: 'table:kicked', seat, name: chair.name, bot }])
    }
  }
}
