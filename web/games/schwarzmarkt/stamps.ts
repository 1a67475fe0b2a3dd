import type { Good, Goods } from '../../../shared/games/schwarzmarkt/board.ts'
import type { Line } from '../../../shared/games/schwarzmarkt/events.ts'
import type { Entry } from '../../../shared/protocol/messages.ts'
import { kindsIn, ownLine, spaceOf } from './part.ts'

/** What a seat did on a space of this trading round. */
export type Stamp = {
  readonly space: number
  readonly seat: number
  readonly did: 'sold' | 'moved'
  readonly n: number
  readonly rev: number
}
/** One card sold in this trading round. */
export type Sale = { readonly good: Good; readonly seat: number; readonly price: number; readonly rev: number }
/** The trading round as far as this page has heard of it: after a reload that may be its last turns only. */
export type Story = { readonly stamps: readonly Stamp[]; readonly sales: readonly Sale[]; readonly rev: number }

const none: Story = { stamps: [], sales: [], rev: 0 }
let kept = { code: '', story: none }

/** Follows the trading round from commit to commit, because only the last few are at hand. */
export function storyOf(code: string, recent: readonly Entry[]): Story {
  let story = kept.code === code ? kept.story : none
  for (const { rev, line } of recent) {
    const own = rev > (kept.code === code ? kept.story.rev : 0) ? ownLine(line) : undefined
    if (own) story = { ...told(story, own, rev), rev }
  }
  kept = { code, story }
  return story
}

function told(story: Story, line: Line, rev: number): Story {
  switch (line.e) {
    case 'tradingRoundStarted':
      return none
    case 'traded': {
      const sold = count(line.goods)
      const space = spaceOf(line.price)
      const sales = sold.map((good) => ({ good, seat: line.seat, price: line.price, rev }))
      const stamps = [
        ...before(story, space, rev),
        { space, seat: line.seat, did: 'sold', n: sold.length, rev } as const,
      ]
      return { ...story, stamps, sales: [...story.sales, ...sales] }
    }
    case 'priceMoved': {
      const space = spaceOf(line.from)
      const stamps = before(story, space, rev)
      if (stamps.at(-1)?.space === space) return { ...story, stamps }
      return { ...story, stamps: [...stamps, { space, seat: line.seat, did: 'moved', n: line.steps, rev }] }
    }
    default:
      return story
  }
}

/** What was stamped before this space was reached: a move that was taken back leaves nothing behind. */
const before = (story: Story, space: number, rev: number): readonly Stamp[] =>
  story.stamps.filter((stamp) => stamp.space < space || stamp.rev === rev)

const count = (basket: Readonly<Goods>): Good[] =>
  kindsIn(basket).flatMap((good) => Array.from({ length: basket[good] ?? 0 }, () => good))
