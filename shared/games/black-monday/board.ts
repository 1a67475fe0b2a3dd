import type { Basket } from '../../kit/basket.ts'

/** How sure a number is: printed in a description we hold, worked out from one, or chosen for this table. */
export type Status = 'stated' | 'reconstructed' | 'designed'

export const companies = ['R', 'B', 'G', 'Y'] as const
export type Company = (typeof companies)[number]

/** The four columns of the board: the sign beside the letter, and how far one card may move the price. */
export const columns: { readonly [company in Company]: Column } = {
  R: { sign: '▲', up: 300, down: 200 },
  B: { sign: '■', up: 400, down: 300 },
  G: { sign: '◆', up: 500, down: 400 },
  Y: { sign: '●', up: 600, down: 500 },
}
type Column = { readonly sign: string; readonly up: number; readonly down: number }

/** The values on the cards of each company, and the shares each card carries. */
export const values = [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300] as const
const parcels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 0, 0] as const
export const copies = 2

/** Above this a card carries no shares, starts no company, and may ruin one. */
export const topShare = 1000
export const lowest = 100
export const highest = 1300

export const startCash = 20000
export const handSize = 8
export const cap = 12
export const buysPerTurn = 2
export const pricesPerTurn = 2
export const exchangeMost = 4

export const crashRules = ['reach', 'any', 'over1000'] as const
export type CrashRule = (typeof crashRules)[number]
/** Under the rule 'over1000' only a price above this may be ruined. */
export const crashFloor = 1000

export const startSeats = ['random', 'seat1'] as const
export type StartSeat = (typeof startSeats)[number]

export const status = {
  companies: 'stated',
  size: 'stated',
  copies: 'reconstructed',
  parcels: 'reconstructed',
  highCards: 'stated',
  limitsRed: 'designed',
  limitsBlue: 'reconstructed',
  limitsGreen: 'designed',
  limitsYellow: 'designed',
  startPrice: 'stated',
  startCash: 'stated',
  handSize: 'stated',
  cap: 'stated',
  buysPerTurn: 'stated',
  pricesPerTurn: 'stated',
  exchangeMost: 'stated',
  crashRule: 'designed',
  startSeat: 'designed',
} as const satisfies { readonly [datum: string]: Status }

/** A card is its company and its value: nobody can tell its two copies apart (BM30). */
export type Card = `${Company}${(typeof values)[number]}`
export type Cards = Basket<Card>
export const closing = 'CLOSED'

/** What is printed on a card; `high` cards carry no shares (BM2). */
export type Face = {
  readonly company: Company
  readonly value: number
  readonly shares: number
  readonly high: boolean
}

/** Every kind of card in the order in which cards are shown. */
export const kinds: readonly Card[] = companies.flatMap((company) =>
  values.map((value) => `${company}${value}` as const),
)

const faces: { [card in Card]?: Face } = {}
for (const company of companies)
  for (const [i, value] of values.entries())
    faces[`${company}${value}`] = { company, value, shares: parcels[i] ?? 0, high: value > topShare }

export function face(card: Card): Face {
  const found = faces[card]
  if (!found) throw new Error(`no such card: ${card}`)
  return found
}

/** The values one card may set a price to, both ends included (BM11); a company at 0 restarts anywhere up to 1000 (BM18). */
export function reach(company: Company, price: number): { readonly low: number; readonly high: number } {
  if (price === 0) return { low: lowest, high: topShare }
  const { up, down } = columns[company]
  return { low: Math.max(lowest, price - down), high: Math.min(highest, price + up) }
}

export const within = (company: Company, price: number, value: number): boolean => {
  const { low, high } = reach(company, price)
  return value >= low && value <= high
}

/** Whether a high card of this value may ruin its company at this price (BM13, BM14; never a company at 0). */
export function ruins(rule: CrashRule, company: Company, price: number, value: number): boolean {
  if (price === 0 || value <= topShare) return false
  if (rule === 'any') return true
  return rule === 'over1000' ? price > crashFloor : within(company, price, value)
}
