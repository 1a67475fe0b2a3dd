import type { Move } from '../../../shared/games/black-friday/moves.ts'
import { draft, interestFrom, outlookAfter, type Preview } from '../../../shared/games/black-friday/preview.ts'
import type { View } from '../../../shared/games/black-friday/view.ts'
import type { Plan } from './plan.ts'

/** The table as it will be when the order is given, after the subsidy that pays for it; undefined without an order. */
export function foresee(
  view: View,
  plan: Plan | undefined,
): { before: View; preview: Preview; move: Move } | undefined {
  if (!plan?.move) return undefined
  const before = plan.first ? draft(view, plan.first).after : view
  return { before, preview: draft(before, plan.move).preview, move: plan.move }
}

/** What an adjustment would bring: after the order, or as things lie now. */
export function forecast(view: View, plan: Plan | undefined) {
  const seen = foresee(view, plan)
  if (seen && seen.move.do !== 'subsidy' && seen.move.do !== 'end')
    return {
      ordered: true,
      outlook: outlookAfter(seen.before, seen.move),
      interest: interestAfter(seen.before, seen.move),
    }
  return {
    ordered: false,
    outlook: outlookAfter(view, { do: 'end' }),
    interest: interestFrom(view, view.phase.seat),
  }
}

const interestAfter = (view: View, move: Move): Preview['interest'] =>
  interestFrom(draft(view, move).after, view.phase.seat)
