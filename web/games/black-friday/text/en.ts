import {
  type Card,
  type Colour,
  type Kind,
  signs,
  type TableName,
} from '../../../../shared/games/black-friday/board.ts'
import type { Cause } from '../../../../shared/games/black-friday/events.ts'

const kind: { readonly [kind in Kind]: string } = {
  Y: 'yellow',
  B: 'blue',
  R: 'red',
  G: 'green',
  O: 'orange',
  K: 'black',
}
const signed = (of: Kind) => `${signs[of]} ${kind[of]}`
const level = (n: number) => (n === 0 ? 'Start' : `Level ${n}`)
const bars = (n: number) => (n === 1 ? '1 bar' : `${n} bars`)
const table: { readonly [table in TableName]: string } = {
  purchase: 'purchase table',
  silver: 'silver table',
  sales1: 'sales table 1',
  sales2: 'sales table 2',
  sales3: 'sales table 3',
}
const cause: { readonly [cause in Cause]: string } = {
  sale: 'sold',
  soldOut: 'sold out',
  third: 'third case',
  adjustment: 'adjustment',
  missing: 'none in the market',
}
const went = (from: number, to: number) =>
  to > from ? `rises to ${to}` : to < from ? `falls to ${to}` : `stays on ${to}`
const percent = (share: number) =>
  share > 0 && share < 0.005 ? '<1 %' : share < 1 && share > 0.995 ? '>99 %' : `${Math.round(share * 100)} %`

export const en = {
  kind,
  signed,
  percent,
  money: (n: number) => `$${n}`,
  change: (n: number) => (n < 0 ? `−$${-n}` : `+$${n}`),
  bars: (gold: number, silver: number) => `${gold} gold, ${silver} silver`,
  level,
  status: (level: number, silver: number) => `${level === 0 ? 'start level' : `level ${level}`} · silver ${silver}`,
  you: 'You',

  prices: 'Prices',
  startRow: 'start',
  unfold: (rows: number) => `▴ ${rows} more rows, up to 238`,
  pricesOf: 'Prices of the shares',
  priceLine: (of: Colour, price: number, row: number, level: number) =>
    `${kind[of]} ${price}, row ${row} of 13, ${level === 0 ? 'start' : `level ${level}`}`,
  limits: {
    subsidies: 'subsidies',
    shares: 'shares a turn',
    silver: 'bars a turn',
    draw: 'drawn',
  },
  nextLevel: (level: number) => `then ${level}`,
  nothingMoved: 'No marker has moved yet.',
  moved: (of: Colour, from: number, to: number, why: Cause) =>
    from === to ? `${signed(of)} stays on ${to} (${cause[why]})` : `${signed(of)} ${from} → ${to} (${cause[why]})`,
  adjusted: 'Price adjustment:',
  went: (of: Colour, from: number, to: number) => `${signs[of]} ${from} → ${to}`,
  crashShort: (chance: string) => `adjustment now: ${chance} crash`,
  afterOrder: 'After your order',

  purchases: 'Purchases',
  silverPasses: 'Silver & passes',
  sales: (n: number) => `Sales table ${n}`,
  ofFull: (n: number, full: number) => `${n} of ${full}`,
  toGo: (n: number) => (n === 1 ? 'the next one fires' : `${n} to go`),
  left: (n: number, fires: number) => `${n} left, fires at ${fires}`,
  blacksAside: (n: number) => `${n} black beside`,
  thirdNext: (of: Colour) => `one more ${signed(of)} is its third: the price rises`,
  later: (n: number) => `Next: table ${n}`,
  each: (n: number) => `${n} each`,
  restock: 'is filled from the market',

  market: 'Market',
  bag: 'Bag',
  supply: 'Supply',
  none: 'none',
  missing: 'rises a row at the next adjustment',
  lastCase: 'last one',
  add: 'add',
  ordered: (n: number) => `${n} in the order`,

  silver: 'Silver',
  counter: (bought: number, spaces: number, more: number) =>
    `${bars(bought)} bought: ${spaces > 0 ? `+${spaces * 5}, ` : ''}${more} more for +${spaces * 5 + 5}`,

  tabs: { outlook: 'An adjustment now', chart: 'Price chart', replay: 'Last adjustment' },
  blackOdds: 'Blacks drawn',
  noBlack: 'none',
  oneBlack: 'one',
  moreBlacks: 'two or more',
  noEffect: 'no effect',
  silverUp: 'silver +5',
  crash: 'crash',
  colour: 'Share',
  now: 'now',
  expected: 'expected',
  falls: 'falls',
  rises: 'rises',
  from: 'from – to',
  inBag: 'in the bag',
  silverThen: (from: number, expected: number) => `Silver ${from} → about ${expected}`,
  ends: (chance: string) => `${chance} the game ends`,
  levelThen: (now: number, likely: number, most: number) => {
    const after = likely > now ? `${level(now)} → ${likely}` : `${level(now)} stays`
    return most > likely ? `${after}, at most ${most}` : after
  },
  interest: 'Interest',
  pays: (who: string, paid: number, unpaid: number) =>
    unpaid > 0 ? `${who} $${paid}, owes $${unpaid}` : `${who} $${paid}`,
  noInterest: 'Nobody owes interest',

  chartAlt: 'Prices after every adjustment',
  loading: 'Fetching the record …',
  noRecord: 'The record could not be fetched.',
  noAdjustment: 'There has been no adjustment yet.',
  step: (n: number, of: number) => `${n} / ${of}`,
  back: 'Back',
  forward: 'Next step',
  play: 'Play',
  pause: 'Pause',
  leave: 'Back to the present',
  showing: 'Replay: the markers show how it was',
  replay: 'Replay it',

  mine: 'What I own',
  subsidies: (used: number, limit: number) => `subsidies ${used}/${limit}`,
  debt: (n: number) => `owes $${n}`,
  noShares: 'no shares',
  worth: (sum: number) => `shares worth $${sum} today`,
  settlement: (gold: number, silver: number, cash: number) =>
    `if it ended now: ${gold} gold, ${silver} silver, $${cash}`,
  shares: (n: number) => (n === 1 ? '1 share' : `${n} shares`),
  unknown: (n: number) => `${n} unknown`,
  card: (card: Card) => card,
  cardHelp: {
    PASS: 'lay a case from the market on the silver table, before or after your action',
    'SELL+1': 'sell one share more, once',
    'SILVER+1': 'buy one bar more, once',
    'BUY+1': 'buy one share more, once',
  } satisfies { readonly [card in Card]: string },

  ways: {
    opening: 'Opening case',
    buy: 'Buy',
    sell: 'Sell',
    silver: 'Silver',
    pass: 'Pass',
    passCard: 'PASS card',
    subsidy: 'Subsidy',
    end: 'End turn',
  },
  yourOrder: 'Your order',
  limit: (n: number, of: number) => `${n} of ${of}`,
  more: (of: string) => `one ${of} more`,
  fewer: (of: string) => `one ${of} fewer`,
  atPrice: (price: number) => `at $${price}`,
  there: (n: number) => `${n} there`,
  lay: 'Lay',
  take: 'Take',
  fall: 'Falls',
  confirm: 'Confirm',
  sent: 'Sent …',
  takeSubsidies: (n: number) => (n === 1 ? 'Take 1 subsidy' : `Take ${n} subsidies`),

  why: {
    interestFirst: 'First your unpaid interest: take a subsidy or sell shares.',
    noShare: 'You hold no share to sell.',
    emptyMarket: 'The market holds no coloured case.',
    noMoney: (cost: number, cash: number) => `That takes $${cost}; with all your subsidies you would have $${cash}.`,
    noRoom: (limit: number) => `You have all ${limit} subsidies that this level allows.`,
    noCard: 'You have used your PASS card or never had one.',
    notNow: 'Not possible at this point of your turn.',
    afterMain: 'Your action is done; only the PASS card is left.',
    chooseBuy: (limit: number) => `Choose up to ${limit} from the market.`,
    chooseSell: (limit: number) => `Choose up to ${limit} of your shares.`,
    saleTooSmall: (debt: number, income: number) =>
      `You owe $${debt} and this sale brings $${income}: sell more, or take a subsidy first.`,
    chooseCase: 'Choose a case.',
  },
  will: {
    buy: (list: string, cost: number) => `Buy ${list}: −$${cost}.`,
    sell: (list: string, income: number) => `Sell ${list}: +$${income}.`,
    silver: (n: number, price: number, cost: number) => `Buy ${bars(n)} at ${price}: −$${cost}.`,
    pass: 'Pass.',
    passCard: 'Play your PASS card; your action still follows.',
    passAfter: 'Play your PASS card, which ends your turn.',
    opening: 'Your opening case goes from the market to the purchase table.',
    end: 'End your turn and keep the PASS card.',
    subsidy: (n: number, money: number, total: number, limit: number) =>
      `${n === 1 ? 'One subsidy' : `${n} subsidies`}: +$${money}, then ${total} of ${limit}. Each costs $1 at every adjustment.`,
    subsidyFirst: (n: number) =>
      `First ${n === 1 ? 'one subsidy' : `${n} subsidies`} (+$${20 * n}; each costs $1 at every adjustment); your order stays.`,
    cash: (n: number) => `You have $${n} then.`,
    debt: (n: number) => `$${n} of it pays your interest.`,
    card: (card: Card) => `Uses ${card}.`,
    marker: (of: Colour, from: number, to: number, why: Cause) =>
      `${signed(of)} ${went(from, to)}${why === 'sale' ? '' : ` (${cause[why]})`}.`,
    lay: (of: Kind, on: TableName, n: number, full: number) =>
      `You lay ${signed(of)} on the ${table[on]}: ${n} of ${full}`,
    take: (of: Kind, from: TableName, left: number) => `You take ${signed(of)} from ${table[from]}: ${left} left`,
    fires: 'price adjustment follows.',
    forced: 'Nobody has moved a case for a whole round: a price adjustment follows.',
    draw: (draw: number, more: string) => `${draw} cases are drawn, ${more} two or more blacks.`,
    interest: (list: string) => `Interest: ${list}.`,
  },

  waiting: (who: string) => `${who} is choosing.`,
  lately: 'What has just happened',
  nothingYet: 'The market is open.',
  settled: 'The settlement',
  final: {
    who: 'Player',
    shares: 'Shares sold',
    income: 'For',
    subsidies: 'Last subsidies',
    interest: 'Debt paid',
    bought: 'Bars at 100',
    cash: 'Cash left',
    result: 'Result',
  },
}
