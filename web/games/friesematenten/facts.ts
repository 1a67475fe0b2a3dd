import type { Sector, When } from '../../../shared/games/friesematenten/card.ts'
import type { CardId } from '../../../shared/games/friesematenten/cards.ts'
import { afterBuying, bids, madeBy, points, whyNot } from '../../../shared/games/friesematenten/preview.ts'
import type { Held, Phase } from '../../../shared/games/friesematenten/state.ts'
import type { View } from '../../../shared/games/friesematenten/view.ts'

export type Letter = 'F' | 'S' | 'K' | 'P' | 'A'

/** What is printed on a card. */
export type Facts = {
  readonly letter: Letter
  readonly least: number
  readonly points: number
  /** What a factory makes standing alone; a star is told by its text. */
  readonly value: number | '★' | undefined
  readonly uses: number
  readonly when: When
  readonly sector: Sector | undefined
}

/** Neighbours are told by their line of business, so it stands on the card. */
const lines: { readonly [sector in Sector]: readonly CardId[] } = {
  food: ['f01', 'f02', 'f03'],
  trade: ['f04', 'f05', 'f18'],
  culture: ['f06', 'f17', 'f19'],
  heavy: ['f07', 'f10', 'f12'],
  energy: ['f08', 'f11'],
  media: ['f13', 'f14'],
  finance: ['f15'],
  shady: ['f09', 'f16'],
}
const letters: { readonly [first: string]: Letter } = { f: 'F', s: 'S', a: 'A' }

/** Cards that say no to what others announce. */
export const vetoes: readonly CardId[] = ['a09']

/** A table with nothing on it but these cards, to ask the preview what a card says. */
const table = (own: readonly Held[], phase: Phase): View => ({
  deck: [],
  overbid: false,
  round: 1,
  stone: 0,
  target: 40,
  usedUp: 0,
  awarded: 0,
  money: [0, 0],
  empires: [own, []],
  exchange: [],
  under: [],
  removed: [],
  banned: [],
  used: [],
  play: null,
  scrap: null,
  phase,
})
const cardsPhase: Phase = { in: 'cards', seat: 0, left: [] }
const lone = (card: CardId, on: number | null): View => table([{ card, on, uses: 1 }], cardsPhase)

const known: { [card in CardId]?: Facts } = {}

export function factsOf(card: CardId): Facts {
  const facts = known[card] ?? read(card)
  known[card] = facts
  return facts
}

function read(card: CardId): Facts {
  const auction = { still: [0], turn: 0, high: 0, best: null }
  const bidding = table([], { in: 'bid', auction, barred: [], lots: [card], skipped: [] })
  const free = whyNot(lone(card, null), 0, card)
  const letter = letters[card.slice(0, 1)] ?? (free === undefined ? 'P' : 'K')
  const sector = (Object.keys(lines) as Sector[]).find((one) => lines[one].includes(card))
  const made = madeBy(lone(card, null), 0)[0]?.amount
  const bought = afterBuying({ ...bidding, exchange: [{ card, markers: 0 }] }, 0, card, 0)
  return {
    letter,
    least: bids(bidding)?.least ?? 0,
    points: points(lone(card, 0), 0),
    value: made === 0 ? '★' : made,
    uses: bought.empires[0]?.[0]?.uses ?? 0,
    when: whenOf(card, letter),
    sector,
  }
}

function whenOf(card: CardId, letter: Letter): When {
  if (letter === 'F' || letter === 'S') return 'always'
  const before = table([{ card, on: null, uses: 1 }], { in: 'lot', ask: [0], lots: [], skipped: [] })
  const why = whyNot(before, 0, card)?.key
  return why === 'productionOnly' ? 'bag' : why === 'cardPhaseOnly' ? 'cards' : 'bolt'
}

/** What two factories make more by standing side by side. */
export function joint(left: CardId, right: CardId): number {
  const sum = (of: readonly CardId[]): number =>
    madeBy(
      table(
        of.map((card) => ({ card, on: null, uses: 0 })),
        cardsPhase,
      ),
      0,
    ).reduce((all, one) => all + one.amount, 0)
  return sum([left, right]) - sum([left]) - sum([right])
}
