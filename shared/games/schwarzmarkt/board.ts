import type { Basket } from '../../kit/basket.ts'

/**
 * How sure a number is: stated in the rule book, attested by others who had the box in hand, reconstructed to fit what
 * is stated, or designed by us.
 */
export type Status = 'stated' | 'attested' | 'reconstructed' | 'designed'

const space = (price: number, steps: number, priceIs: Status, stepsAre: Status) => ({
  price,
  steps,
  status: { price: priceIs, steps: stepsAre },
})

/** The ring of prices: what one goods card brings, and the dice number, how far a seat that sells nothing may push on. */
export const track = [
  space(1, 4, 'stated', 'stated'),
  space(3, 4, 'reconstructed', 'reconstructed'),
  space(5, 4, 'reconstructed', 'reconstructed'),
  space(7, 4, 'reconstructed', 'reconstructed'),
  space(9, 3, 'stated', 'reconstructed'),
  space(12, 3, 'stated', 'reconstructed'),
  space(15, 3, 'reconstructed', 'reconstructed'),
  space(18, 2, 'reconstructed', 'reconstructed'),
  space(22, 2, 'reconstructed', 'reconstructed'),
  space(26, 2, 'reconstructed', 'reconstructed'),
  space(30, 1, 'reconstructed', 'reconstructed'),
  space(35, 1, 'reconstructed', 'reconstructed'),
  space(40, 1, 'reconstructed', 'reconstructed'),
  space(50, 0, 'stated', 'stated'),
] as const
/** That there are 14 spaces. */
export const trackStatus: Status = 'attested'

export const goods = ['potatoes', 'coffee', 'flour', 'butter', 'sugar'] as const
export type Good = (typeof goods)[number]
export type Goods = Basket<Good>

/** One sign for each good, so that nothing is told by colour alone. */
export const signs = { potatoes: '●', coffee: '◆', flour: '▲', butter: '■', sugar: '★' } as const

/** How many goods cards of each kind are in play: 60 either way, all stated. */
export const supply = {
  basic: { potatoes: 12, coffee: 12, flour: 12, butter: 12, sugar: 12 },
  variant: { potatoes: 16, coffee: 8, flour: 14, butter: 12, sugar: 10 },
} as const
/** All 66 cards in the box, the most of a kind that can ever be named. Stated. */
export const box = { potatoes: 16, coffee: 12, flour: 14, butter: 12, sugar: 12 } as const

/** The luxuries, dearest first. */
export const luxuries = [
  { name: 'nylons', value: 50, cards: 25, status: { value: 'attested', cards: 'attested' } },
  { name: 'cigarettes', value: 10, cards: 25, status: { value: 'stated', cards: 'attested' } },
  { name: 'chocolate', value: 5, cards: 25, status: { value: 'stated', cards: 'attested' } },
  { name: 'gum', value: 1, cards: 25, status: { value: 'stated', cards: 'attested' } },
] as const
export type Luxury = (typeof luxuries)[number]['name']

/** Offers: the goods a card wants. Every good is wanted 18 times over all of them. */
export const offers = {
  O01: { potatoes: 4 },
  O02: { coffee: 4 },
  O03: { flour: 4 },
  O04: { butter: 4 },
  O05: { sugar: 4 },
  O06: { potatoes: 2, butter: 2 },
  O07: { coffee: 2, butter: 2 },
  O08: { coffee: 2, sugar: 2 },
  O09: { flour: 2, sugar: 2 },
  O10: { potatoes: 2, flour: 2 },
  O11: { potatoes: 3, coffee: 2 },
  O12: { coffee: 3, flour: 2 },
  O13: { flour: 3, butter: 2 },
  O14: { butter: 3, sugar: 2 },
  O15: { potatoes: 2, sugar: 3 },
  O16: { coffee: 2, flour: 1, butter: 1, sugar: 1 },
  O17: { potatoes: 1, coffee: 1, flour: 1, sugar: 2 },
  O18: { potatoes: 1, flour: 2, butter: 1, sugar: 1 },
  O19: { potatoes: 2, coffee: 1, flour: 1, butter: 1 },
  O20: { potatoes: 1, coffee: 1, butter: 2, sugar: 1 },
} as const satisfies { readonly [id: string]: Readonly<Goods> }
export type Offer = keyof typeof offers
/** O06 is stated, all other offers and the copies of each are designed. */
export const statedOffers: readonly Offer[] = ['O06']

/** Text cards: carried out now, or open for the next trading round. */
export const texts = {
  T01a: { title: 'oldBill', when: 'now' },
  T01b: { title: 'oldBill', when: 'now' },
  T02a: { title: 'newGoods', when: 'now' },
  T02b: { title: 'newGoods', when: 'now' },
  T03a: { title: 'goodsShort', when: 'next' },
  T03b: { title: 'goodsShort', when: 'next' },
  T04: { title: 'spoiled', when: 'now' },
  T05: { title: 'raid', when: 'next' },
  T06: { title: 'inflation', when: 'next' },
  T07: { title: 'slow', when: 'next' },
} as const
export type Text = keyof typeof texts
export type Title = (typeof texts)[Text]['title']
export type Card = Offer | Text

/** The numbers on the text cards. */
export const newGoods = { cost: 5 } as const
export const goodsShort = { most: 1 } as const
export const spoiled = { least: 1, most: 3 } as const
export const raid = { last: 26 } as const
export const inflation = { first: 9 } as const
export const slow = { steps: 1 } as const

export const textStatus: { readonly [title in Title]: { readonly effect: Status; readonly copies: Status } } = {
  oldBill: { effect: 'stated', copies: 'designed' },
  newGoods: { effect: 'stated', copies: 'designed' },
  goodsShort: { effect: 'stated', copies: 'designed' },
  spoiled: { effect: 'designed', copies: 'designed' },
  raid: { effect: 'designed', copies: 'designed' },
  inflation: { effect: 'designed', copies: 'designed' },
  slow: { effect: 'designed', copies: 'designed' },
}

/** What is dealt, and how long the game is. Stated, but for the limit (SM34), which is designed. */
export const hand = { goods: 9, cards: 3 } as const
export const rounds = 2
export const limit = 60

export const offerCards: readonly Offer[] = Object.keys(offers).filter(isOffer)
export const textCards: readonly Text[] = Object.keys(texts).filter(isText)
/** All 30 black market cards, in the order in which a hand is shown. */
export const cards: readonly Card[] = [...offerCards, ...textCards]

export function isOffer(card: string): card is Offer {
  return Object.hasOwn(offers, card)
}
export function isText(card: string): card is Text {
  return Object.hasOwn(texts, card)
}
export const wants = (offer: Offer): Readonly<Goods> => offers[offer]
