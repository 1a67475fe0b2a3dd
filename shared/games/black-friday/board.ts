/** How sure a printed number is: read in the rules, worked out from examples, or chosen here because nothing fixes it. */
export type Status = 'stated' | 'reconstructed' | 'designed'

export const colours = ['Y', 'B', 'R', 'G', 'O'] as const
export type Colour = (typeof colours)[number]
export const black = 'K'
export type Kind = Colour | typeof black
export const kinds: readonly Kind[] = [...colours, black]
export const signs: { readonly [kind in Kind]: string } = { Y: '●', B: '■', R: '▲', G: '◆', O: '★', K: '✖' }

export const players = { least: 2, most: 5, best: 4 } as const
export const cases = { ofColour: 25, black: 15 } as const
/** Columns from left to right; a marker is a place [row, column], never a price (BF1). */
export const columns = [-3, -2, -1, 0, 1, 2, 3] as const
/** [row 1 to 13 counted from the bottom, column -3 to 3] */
export type Place = readonly [row: number, column: number]

/** The price grid as it lies on the table, the top row first: row, level, prices. Reconstructed. */
const printedGrid = [
  '13  9   160 173 186 199 212 225 238',
  '12  9   136 148 160 172 184 196 208',
  '11  9   114 125 136 147 158 169 180',
  '10  8    94 104 114 124 134 144 154',
  ' 9  7    76  85  94 103 112 121 130',
  ' 8  6    60  68  76  84  92 100 108',
  ' 7  5    46  53  60  67  74  81  88',
  ' 6  4    34  40  46  52  58  64  70',
  ' 5  3    24  29  34  39  44  49  54',
  ' 4  2    16  20  24  28  32  36  40',
  ' 3  1    10  13  16  19  22  25  28',
  ' 2  0     6   8  10  12  14  16  18',
  ' 1  0     4   5   6   7   8   9  10',
]
/** The rows from the top; `level` is the card a marker in this row calls for. */
export const grid = printedGrid.map((text) => {
  const [row = 0, level = 0, ...prices] = text.trim().split(/ +/).map(Number)
  return { row, level, prices }
})
export const start: Place = [1, 0]

/** The level cards: subsidy limit, share limit (BF16: for buying and selling), silver limit, draw; s, r, d: how sure. */
const printedLevels = [
  'start  2d 1s 1r  5d',
  '1      3d 1d 1d  5d',
  '2      3d 2d 1d  6s',
  '3      4d 2d 2d  7d',
  '4      5d 3d 2d  7r',
  '5      5d 3d 3d  8d',
  '6      6d 4d 3r  9s',
  '7      7d 4d 4d 10d',
  '8      7d 5d 4d 10d',
  '9      8r 5r 5r 11r',
]
const statusOf = (number: string): Status =>
  number.endsWith('s') ? 'stated' : number.endsWith('r') ? 'reconstructed' : 'designed'
/** In their order; level 0 is "start". */
export const levels = printedLevels.map((text) => {
  const [name = '', subsidies = '', shares = '', silver = '', draw = ''] = text.split(/ +/)
  const sure = [subsidies, shares, silver, draw].map(statusOf)
  return {
    name,
    subsidies: Number.parseInt(subsidies, 10),
    shares: Number.parseInt(shares, 10),
    silver: Number.parseInt(silver, 10),
    draw: Number.parseInt(draw, 10),
    /** How sure the four numbers are, in their order. */
    sure,
  }
})
export type LevelCard = (typeof levels)[number]
/** Throws for a level the game does not have. */
export function cardOf(level: number): LevelCard {
  const card = levels[level]
  if (card === undefined) throw new Error(`no level ${level}`)
  return card
}

/** The silver track. The price starts on the first space; the game ends on the last. */
export const silverTrack = { first: 20, last: 100, space: 5, barsPerSpace: 3, barsPerGold: 5 } as const

export const tableNames = ['purchase', 'silver', 'sales1', 'sales2', 'sales3'] as const
export type TableName = (typeof tableNames)[number]
export type LayTable = 'purchase' | 'silver'
/** The sales tables in their order; from the third on, the second and third take turns. */
export const salesTables = ['sales1', 'sales2', 'sales3'] as const
export type SalesTable = (typeof salesTables)[number]
export const sales = { ofColour: 2, blacks: { sales1: 1, sales2: 2, sales3: 3 } } as const
/** This many of a colour on the purchase or silver table, and its marker steps right (BF11). */
export const thirdCase = 3

/** What depends on the number of players: cases of each colour, and when tables fire. */
export type Deal = {
  readonly box: number
  readonly market: number
  readonly bag: number
  readonly full: number
  readonly left: number
  readonly openings: number
}
const deals: { readonly [seats: number]: Deal } = {
  2: { box: 5, market: 2, bag: 12, full: 5, left: 5, openings: 1 },
  3: { box: 2, market: 4, bag: 13, full: 5, left: 5, openings: 0 },
  4: { box: 1, market: 4, bag: 14, full: 5, left: 5, openings: 0 },
  5: { box: 0, market: 4, bag: 15, full: 6, left: 4, openings: 0 },
}
/** Throws for a number of seats the game does not know. */
export function dealFor(seats: number): Deal {
  const deal = deals[seats]
  if (deal === undefined) throw new Error(`black-friday for ${seats}`)
  return deal
}
export const hand = 5
export const marketDraw = 20
export const supplyAtStart = 9

export const subsidyMoney = 20
export const interestEach = 1

export const cardNames = ['PASS', 'SELL+1', 'SILVER+1', 'BUY+1'] as const
export type Card = (typeof cardNames)[number]
const cardsInTurn: readonly (readonly Card[])[] = [[], ['PASS'], ['SELL+1'], ['SILVER+1'], ['BUY+1']]
const cardsOfTwo: readonly (readonly Card[])[] = [
  ['SELL+1', 'BUY+1'],
  ['PASS', 'SELL+1', 'BUY+1'],
]
/** The special cards of the seat that is `turn`-th in order (from 0). */
export const cardsOf = (seats: number, turn: number): readonly Card[] =>
  (seats === 2 ? cardsOfTwo : cardsInTurn)[turn] ?? []

/** BF40, BF41: against a standstill. Designed. */
export const guard = { still: 8, spaces: 1 } as const

/** How sure the rest of the numbers are; the level cards say it themselves. */
export const sure = {
  grid: 'reconstructed',
  levelOfRow: 'reconstructed',
  start: 'stated',
  edges: 'stated',
  bottomAndTop: 'designed',
  adjustment: 'reconstructed',
  silverTrack: 'reconstructed',
  barsPerSpace: 'stated',
  tables: 'stated',
  reload: 'designed',
  deal: 'stated',
  box: 'reconstructed',
  cards: 'stated',
  money: 'stated',
  bank: 'designed',
  guards: 'designed',
} as const satisfies { readonly [what: string]: Status }
