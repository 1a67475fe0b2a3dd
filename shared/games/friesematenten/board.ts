import type { Kind, Sector, Sure } from './card.ts'
import type { CardId } from './cards.ts'

export const startMoney = 60
export const fixedProduction = 30
export const usualTarget = 40
export const factoryMaximum = 3
export const leastMaximum = 1
/** Cards in the Exchange beyond one for each player. */
export const exchangeExtra = 3
/** So many markers send an unsold card under the pile. */
export const unsoldMarkers = 2
export const feePerPoint = 5
/** The pile may be used up so often before the game ends. */
export const pileLives = 2
/** The highest bid that can be said when bids above one's money are allowed. */
export const loudest = 999

export const targets = [30, 35, 40, 45, 50] as const

/** How sure each number is: the rules page tells players quietly. */
export const sure: { readonly [key: string]: Sure } = {
  startMoney: 'stated',
  fixedProduction: 'stated',
  usualTarget: 'stated',
  factoryMaximum: 'stated',
  leastMaximum: 'designed',
  exchangeExtra: 'stated',
  unsoldMarkers: 'stated',
  feePerPoint: 'stated',
  pileLives: 'stated',
  loudest: 'designed',
  seats: 'attested',
}

/** A letter and a shape for every kind, so that no colour carries meaning alone. */
export const signs: { readonly [kind in Kind]: { readonly letter: string; readonly sign: string } } = {
  factory: { letter: 'F', sign: '▟' },
  status: { letter: 'S', sign: '♛' },
  'coupled-card': { letter: 'K', sign: '∞' },
  'coupled-person': { letter: 'P', sign: '⚲' },
  action: { letter: 'A', sign: '☛' },
}

export const kinds: readonly Kind[] = ['factory', 'status', 'coupled-card', 'coupled-person', 'action']

export const sectors: readonly Sector[] = ['food', 'trade', 'culture', 'heavy', 'energy', 'media', 'finance', 'shady']

/** The action cards that take, destroy and give away nothing: for two, or for a second game. */
export const smallActions: readonly CardId[] = ['a05', 'a06', 'a07', 'a08', 'a09', 'a10', 'a12', 'a13']
