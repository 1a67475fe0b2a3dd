import { type Card, type Company, cap, columns, face } from '../../../../shared/games/black-monday/board.ts'
import type { Order } from '../../../../shared/games/black-monday/state.ts'

const company: { readonly [company in Company]: string } = { R: 'red', B: 'blue', G: 'green', Y: 'yellow' }
const title: { readonly [company in Company]: string } = { R: 'Red', B: 'Blue', G: 'Green', Y: 'Yellow' }
const trade: { readonly [company in Company]: string } = {
  R: 'banks, insurance',
  B: 'chemicals',
  G: 'cars',
  Y: 'high tech',
}
/** Thousands are parted by a narrow space, which does not break. */
const money = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, '\u202f')
const change = (n: number): string => (n < 0 ? `−${money(-n)}` : n > 0 ? `+${money(n)}` : '±0')
const signed = (of: Company): string => `${columns[of].sign} ${company[of]}`
const cardName = (of: Card): string => `${signed(face(of).company)} ${face(of).value}`
const shares = (n: number): string => (n === 1 ? '1 share' : `${n} shares`)
const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`)
const percent = (share: number): string =>
  share > 0 && share < 0.005 ? '<1 %' : share < 1 && share > 0.995 ? '>99 %' : `${Math.round(share * 100)} %`
const and = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
const doing: { readonly [order in Order]: string } = {
  '': 'begins',
  T: 'is trading',
  P: 'is changing prices',
  TP: 'has traded and is changing prices',
  PT: 'has changed prices and is trading',
}

export const en = {
  company,
  title,
  trade,
  money,
  change,
  card: cardName,
  percent,
  and,
  you: 'You',

  closed: 'the market is closed',
  status: (deck: number, second: boolean) =>
    second ? `second deck, ${cards(deck)} with the closing card` : `first deck, ${cards(deck)}`,
  decks: { first: 'first deck', second: 'second deck' },
  deckHelp: (deck: number, second: boolean, next: number) =>
    second
      ? `${cards(deck)} in the second deck; the closing card is one of them and ends the game.`
      : `${cards(deck)} in the first deck. A second one is made of what is laid off by then (now ${next} with the closing card).`,
  closingIn: 'closing card in it',
  closingShort: '+ end',
  discards: (n: number) => `${n} laid off`,

  price: (n: number) => `price ${n}`,
  limits: (of: Company) => `+${columns[of].up} / −${columns[of].down}`,
  limitsLong: (of: Company) =>
    `one card moves it up by at most ${columns[of].up} and down by at most ${columns[of].down}`,
  up: (n: number) => `↑ ${n}`,
  down: (n: number) => `↓ ${n}`,
  same: '= same',
  started: 'start price',
  restarted: 'restart',
  ruined: 'ruined',
  isOpen: 'open to ruin',
  openShort: (chance: string) => `ruin ${chance.replace(' ', '')}`,
  rivalCan: (chance: string) => `a rival can: ${chance}`,
  somebodyCan: (chance: string) => `somebody can: ${chance}`,
  safe: (from: number) => `no ruin below ${from}`,
  safeShort: (from: number) => `safe <${from}`,
  atZero: 'ruined: 100–1000 restarts',
  atZeroShort: 'at 0',
  stamp: 'Ruined',
  stampHelp: '100–1000 restarts',
  nowOpen: (chance: string) => `then open: ${chance}`,
  nowSafe: 'then safe',
  closer: (of: Company) => `Closer look at ${company[of]}`,
  reach: (low: number, high: number) => `reach ${low} to ${high}`,
  unseenDots: (n: number) => `${n} unseen`,
  heldOf: (n: number) => `${n} of ${cap}`,
  tag: (of: Card, n: number) => `${cardName(of)}${n > 1 ? ', two of them' : ''}`,
  copies: '×2',

  dossier: {
    pile: 'Price pile',
    pileHelp: 'Oldest first. Pale prices lie in the second deck now.',
    limits: 'Limits',
    ruin: 'Ruin',
    cards: 'Where the 26 cards are',
    value: 'Card',
    carries: 'Shares',
    copies: 'The two copies',
    onPile: 'price pile',
    discards: 'laid off',
    hand: 'my hand',
    unseen: 'unseen',
    holds: (who: string) => `share, ${who}`,
    chance: (chance: string) => `Chance that another hand holds a card that could ruin it now: ${chance}.`,
    from: (from: number) => `A high card can ruin it from a price of ${from}.`,
  },

  mine: 'What I own',
  cash: 'cash',
  cashIs: (n: number) => `cash ${money(n)}`,
  worth: (n: number) => `worth ${money(n)}`,
  worthOf: 'worth',
  noShares: 'No shares yet.',
  slip: (of: Card, price: number) =>
    `Sell ${cardName(of)}: ${shares(face(of).shares)} for ${money(face(of).shares * price)}`,
  hand: 'My hand',
  handOf: (n: number) => cards(n),

  uses: {
    price: 'price',
    buy: (n: number) => `buy ${n}`,
    ruin: 'ruin',
    most: (n: number) => `≤ ${n}`,
    least: (n: number) => `≥ ${n}`,
    dearWord: 'too dear',
    capWord: 'over cap',
    far: 'too far',
    no: '–',
    not: 'not now',
    down: 'at 0',
  },
  cardLabel: (of: Card, able: readonly string[]) => `${cardName(of)}: ${able.length > 0 ? and(able) : 'no use now'}`,
  able: {
    buy: (n: number, cost: number) => `buy ${n} for ${money(cost)}`,
    price: (to: number) => `set the price to ${to}`,
    crash: 'ruin the company',
  },

  yourOrder: 'Your order',
  lanes: { T: 'Trade', P: 'Prices' },
  buys: (n: number, of: number) => `buys ${n}/${of}`,
  cardsUsed: (n: number, of: number) => `cards ${n}/${of}`,
  hints: {
    T: 'Tap a hand card to buy, your shares to sell.',
    P: 'Tap a hand card to set a price or to ruin.',
    doneT: 'Over for this turn.',
    doneP: 'Over for this turn.',
    exchange: 'Not in a turn of exchange.',
  },
  buyKey: (n: number, cost: number) => `Buy ${n} · ${money(cost)}`,
  sellKey: (n: number, income: number) => `Sell ${n} · ${money(income)}`,
  priceKey: (from: number, to: number) => (from === 0 ? `Restart ${to}` : `${from} → ${to}`),
  highKey: (to: number) => `Set ${to}`,
  ruinKey: 'Ruin → 0',
  noKey: { buy: (n: number) => (n > 0 ? `Buy ${n}` : 'Buy'), price: (to: number) => `Price ${to}` },
  exchangeKey: 'Exchange cards',
  exchangeBack: 'Keep my cards',
  endKey: 'End turn',
  main: { buy: 'Buy', sell: 'Sell', price: 'Set price', crash: 'Ruin', exchange: 'Exchange' },
  restart: 'Restart',
  confirm: 'Confirm',
  sent: 'Sent …',
  start: 'Trade, change prices, or both, in either order. Or exchange cards and nothing else.',
  pickExchange: 'Tap up to four hand cards to lay off. You draw as many, and that is your whole turn.',
  planning: 'If it were your turn now:',
  stop: 'Put it back',

  will: {
    buy: (n: number, of: Company, price: number, cost: number) =>
      `You buy ${shares(n)} of ${signed(of)} at ${price} for ${money(cost)}.`,
    sell: (list: string, income: number) => `You sell ${list} for ${money(income)}.`,
    some: (n: number, of: Company) => `${n} ${signed(of)}`,
    cash: (n: number) => `Cash then ${money(n)}.`,
    held: (n: number, of: Company) => `You then hold ${n} of ${cap} ${signed(of)}.`,
    price: (of: Company, from: number, to: number) =>
      from === 0
        ? `${signed(of)} starts again at ${to}.`
        : from === to
          ? `${signed(of)} stays at ${to}.`
          : `${signed(of)} ${to > from ? 'rises' : 'falls'} from ${from} to ${to}.`,
    ruin: (of: Company, from: number) => `${signed(of)} falls from ${from} to 0.`,
    gains: (list: string) => `${list}.`,
    gain: (who: string, by: number) => `${who} ${change(by)}`,
    loses: (who: string, n: number, value: number) =>
      `${who} ${who === 'You' ? 'lose' : 'loses'} ${shares(n)} (−${money(value)})`,
    nobody: 'Nobody holds any.',
    open: (of: Company, chance: string) => `${signed(of)} is then open to ruin: ${chance} that a rival can.`,
    isOpen: (of: Company, chance: string) => `${signed(of)} is open to ruin: ${chance} that a rival can.`,
    safe: (of: Company) => `${signed(of)} is then out of ruin’s reach.`,
    restart: 'You could restart it at once with your second price card.',
    tradeOver: 'Trade is then over for this turn.',
    pricesOver: 'Prices are then over for this turn.',
    exchange: (list: string, n: number) => `You lay off ${list} and draw ${cards(n)}. Your turn ends.`,
    end: (n: number, who: string) => `You draw ${cards(n)}. Then it is ${who}’s turn.`,
    closes: (chance: string) => `${chance} that the closing card is among them: then the market closes at once.`,
  },

  waiting: (who: string, order: Order) => `${who} ${doing[order]}.`,
  lately: 'What has just happened',
  nothingYet: 'The market is open.',
  plan: 'Tap your cards to try them out meanwhile.',

  settled: 'Paid out at the last prices',
  final: { who: 'Player', shares: 'Shares', income: 'Paid', cash: 'Cash before', total: 'Money' },
  piles: 'The prices from first to last',
}
