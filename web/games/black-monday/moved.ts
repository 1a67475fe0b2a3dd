import type { Company } from '../../../shared/games/black-monday/board.ts'
import type { Line } from '../../../shared/games/black-monday/events.ts'
import type { Entry } from '../../../shared/protocol/messages.ts'
import { ownLine, sharesOf } from './part.ts'

type PriceLine = Extract<Line, { e: 'priceSet' | 'restarted' | 'crashed' }>
const isPrice = (line: Line | undefined): line is PriceLine =>
  line?.e === 'priceSet' || line?.e === 'restarted' || line?.e === 'crashed'

const quiet: readonly string[] = ['drew', 'reshuffled', 'dealt']
/** The newest commit in which something was traded, laid or exchanged: the end of a turn only draws. */
const newestOf = (recent: readonly Entry[]): number | undefined =>
  recent.findLast(({ line }) => {
    const own = ownLine(line)
    return own !== undefined && !quiet.includes(own.e)
  })?.rev

/** Who moved this price last, as far as the lines go back, and whether it is the newest move of the table. */
export function lastMover(recent: readonly Entry[], company: Company): { seat: number; fresh: boolean } | undefined {
  const newest = newestOf(recent)
  for (const { rev, line } of recent.toReversed()) {
    const own = ownLine(line)
    if (isPrice(own) && own.company === company) return { seat: own.seat, fresh: rev === newest }
  }
  return undefined
}

/** How many shares of a company each seat has gained or lost by trade or ruin in the newest commit. */
export function lastTraded(recent: readonly Entry[], company: Company): { [seat: number]: number } {
  const newest = newestOf(recent)
  const out: { [seat: number]: number } = {}
  const gain = (seat: number, n: number) => {
    if (n !== 0) out[seat] = (out[seat] ?? 0) + n
  }
  for (const { rev, line } of recent) {
    const own = rev === newest ? ownLine(line) : undefined
    if (own?.e === 'bought' && own.company === company) gain(own.seat, own.shares)
    if (own?.e === 'sold') for (const card of own.cards) gain(own.seat, -sharesOf({ [card]: 1 }, company))
    if (own?.e === 'crashed' && own.company === company) for (const loss of own.lost) gain(loss.seat, -loss.shares)
  }
  return out
}
