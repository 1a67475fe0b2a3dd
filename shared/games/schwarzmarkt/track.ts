import { goodsShort, inflation, raid, slow, type Text, type Title, texts, track } from './board.ts'

/** SM14: whether a text of this title lies open; two of a kind do no more than one. */
export function lies(open: readonly Text[], title: Title): boolean {
  for (const text of open) if (texts[text].title === title) return true
  return false
}

/** What one goods card brings on a space. Throws off the track. */
export function priceOf(space: number): number {
  const here = track[space]
  if (here === undefined) throw new Error(`no space ${space}`)
  return here.price
}

const spaceOf = (price: number) => track.findIndex((here) => here.price === price)
const raided = spaceOf(raid.last)
const inflated = spaceOf(inflation.first)

/** The space a trading round starts on. */
export const first = (open: readonly Text[]): number => (lies(open, 'inflation') ? inflated : 0)

/** The final space of a trading round. */
export const last = (open: readonly Text[]): number => (lies(open, 'raid') ? raided : track.length - 1)

/** SM4, SM5: how many spaces a seat that sold nothing may push on, at most; 0 on the final space. */
export function reach(space: number, open: readonly Text[]): number {
  const dice = track[space]?.steps ?? 0
  const most = lies(open, 'slow') ? Math.min(dice, slow.steps) : dice
  return Math.min(most, last(open) - space)
}

/** SM15: how many more cards a seat may trade in this trading round. */
export const allowed = (open: readonly Text[], traded: number): number =>
  lies(open, 'goodsShort') ? Math.max(0, goodsShort.most - traded) : Number.MAX_SAFE_INTEGER
