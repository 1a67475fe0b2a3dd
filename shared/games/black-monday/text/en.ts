import type { Words } from '../../../game/words.ts'
import { type Card, type Company, cap, columns, companies, face, kinds } from '../board.ts'
import type { List } from '../events.ts'
import type { BlackMonday, Holding } from '../state.ts'
import { title } from '../title.ts'

const names: { readonly [company in Company]: string } = { R: 'red', B: 'blue', G: 'green', Y: 'yellow' }
const trades: { readonly [company in Company]: string } = {
  R: 'banks and insurance',
  B: 'chemicals',
  G: 'cars',
  Y: 'high tech',
}

const company = (letter: Company): string => `${columns[letter].sign} ${names[letter]}`
const card = (of: Card): string => `${company(face(of).company)} ${face(of).value}`
const cards = (list: List): string => and(list.map(card))
const shares = (n: number): string => (n === 1 ? '1 share' : `${n} shares`)
const cardsOf = (n: number): string => (n === 1 ? '1 card' : `${n} cards`)

/** Thousands are parted by a narrow space, which does not break. */
const money = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, '\u202f')

function and(parts: readonly string[]): string {
  const last = parts.at(-1) ?? 'nothing'
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
}

const holding = (held: Holding): string =>
  and(companies.filter((letter) => held[letter]).map((letter) => `${held[letter]} ${company(letter)}`))

const values: { [value: string]: string } = {}
for (const of of kinds) values[of] = card(of)
for (const letter of companies) values[letter] = `${company(letter)}, ${trades[letter]}`

export const en: Words<BlackMonday> = {
  name: title.en.name,
  pitch: title.en.pitch,
  minutes: '45',
  options: {
    crashRule: {
      name: 'Ruin',
      help: 'When a card of 1100, 1200 or 1300 may ruin its company.',
      values: {
        reach: 'if the card could be its next price',
        any: 'at any price',
        over1000: 'only at a price above 1000',
      },
    },
    startSeat: {
      name: 'Who begins',
      help: 'Drawn by lot, or the first seat.',
      values: { random: 'drawn by lot', seat1: 'the first seat' },
    },
  },
  lines: {
    startPrice: (line) => `${company(line.company)} starts at ${face(line.card).value}.`,
    setAside: (line) => `Turned over on the way and shuffled back in: ${cards(line.cards)}.`,
    dealt: (line, who) =>
      line.cards
        ? `${who(line.seat)} is dealt ${cards(line.cards)}.`
        : `${who(line.seat)} is dealt ${cardsOf(line.count)}.`,
    bought: (line, who) =>
      `${who(line.seat)} buys ${shares(line.shares)} of ${company(line.company)} at ${line.price} for ${money(line.cost)}.`,
    sold: (line, who) => `${who(line.seat)} sells ${cards(line.cards)} for ${money(line.income)}.`,
    priceSet: (line, who) => {
      const way = line.to > line.from ? 'lifts' : line.to < line.from ? 'lowers' : 'keeps'
      return line.to === line.from
        ? `${who(line.seat)} ${way} ${company(line.company)} at ${line.to}.`
        : `${who(line.seat)} ${way} ${company(line.company)} from ${line.from} to ${line.to}.`
    },
    restarted: (line, who) => `${who(line.seat)} restarts ${company(line.company)} at ${line.to}.`,
    crashed: (line, who) => {
      const lost = line.lost.map((loss) => `${who(loss.seat)} loses ${shares(loss.shares)}`)
      const after = lost.length > 0 ? `${and(lost)}, unpaid.` : 'Nobody held any of it.'
      return `${who(line.seat)} ruins ${company(line.company)} with ${card(line.card)}: from ${line.from} to 0. ${after}`
    },
    exchanged: (line, who) => `${who(line.seat)} exchanges ${cards(line.cards)}.`,
    drew: (line, who) =>
      line.cards ? `${who(line.seat)} draws ${cards(line.cards)}.` : `${who(line.seat)} draws ${cardsOf(line.count)}.`,
    reshuffled: (line) =>
      `The first deck is used up. Discards and covered price cards are shuffled with the closing card: ${line.count} cards in the second deck.`,
    marketClosed: (line, who) => `${who(line.seat)} draws the closing card. The market is closed.`,
    settled: (line, who) =>
      line.income > 0
        ? `${who(line.seat)} is paid ${money(line.income)} for ${holding(line.shares)} and ends with ${money(line.total)}.`
        : `${who(line.seat)} holds nothing to be paid for and ends with ${money(line.total)}.`,
    standings: (line, who) => {
      const [first = []] = line.places
      return first.length > 1 ? `${and(first.map(who))} share the win.` : `${and(first.map(who))} wins.`
    },
  },
  reasons: {
    notYourTurn: () => 'It is not your turn.',
    closed: () => 'The market is closed.',
    tradeClosed: () => 'You traded first and have gone on to prices: trade is over until your next turn.',
    pricesClosed: () =>
      'You changed prices first and have gone on to trade: prices stay as they are until your next turn.',
    notInHand: () => 'Your hand does not have that.',
    notOwned: () => 'No such share card lies before you.',
    twoBuys: () => 'Two cards a turn can buy, and yours have.',
    twoPrices: () => 'Two cards a turn can change prices, and yours have.',
    noShares: () => 'There are no shares on 1100, 1200 and 1300.',
    companyDown: (why) =>
      why.use === 'trade'
        ? `${company(why.company)} is at 0: no trade until somebody restarts it.`
        : `${company(why.company)} has been ruined and is at 0.`,
    cap: (why) => `That would make ${why.shares} shares of ${company(why.company)}; nobody may have more than ${cap}.`,
    noCash: (why) => `That is ${money(why.cost)}, and you have ${money(why.cash)}.`,
    chooseCards: () => 'Pick the share cards you want to sell.',
    restartRange: (why) => `${company(why.company)} is at 0, and it takes a card from 100 to 1000 to restart it.`,
    outOfReach: (why) =>
      `Out of reach: one card can take ${company(why.company)} from ${why.price} to anything from ${why.low} to ${why.high}.`,
    notHigh: () => 'It takes an 1100, 1200 or 1300 to ruin a company.',
    notOver1000: (why) => `${company(why.company)} is at ${why.price}: it can be ruined only above 1000.`,
    exchangeOnly: () => 'Exchanging is a turn of its own, and yours has begun with something else.',
    exchangeCount: () => 'Pick one, two, three or four cards to exchange.',
    mustAct: () => 'A turn has to do something: trade, move a price, or exchange cards.',
  },
  moves: {
    buy: 'Buy',
    sell: 'Sell',
    price: 'Set a price',
    crash: 'Ruin a company',
    exchange: 'Exchange cards',
    end: 'End turn',
  },
  fields: { card: 'Card', cards: 'Cards' },
  values,
}
