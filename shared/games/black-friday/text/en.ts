import type { Who, Words } from '../../../game/words.ts'
import { type Basket, countOf, total } from '../../../kit/basket.ts'
import { cardOf, type Kind, kinds, type Place, signs, type TableName } from '../board.ts'
import type { BlackFriday } from '../bundle.ts'
import type { Cause } from '../events.ts'
import { priceAt } from '../steps.ts'
import { title } from '../title.ts'

const plainNames: { readonly [kind in Kind]: string } = {
  Y: 'yellow',
  B: 'blue',
  R: 'red',
  G: 'green',
  O: 'orange',
  K: 'black',
}
const kindName = (kind: Kind): string => `${signs[kind]} ${plainNames[kind]}`

const tables: { readonly [table in TableName]: string } = {
  purchase: 'the purchase table',
  silver: 'the silver table',
  sales1: 'sales table 1',
  sales2: 'sales table 2',
  sales3: 'sales table 3',
}

const causes: { readonly [cause in Cause]: string } = {
  sale: 'sold',
  soldOut: 'sold out',
  third: 'third case',
  adjustment: 'price adjustment',
  missing: 'none in the market',
}

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

function sum(parts: readonly string[], last = 'and'): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts[parts.length - 1]}`
}

const basket = (held: Basket): string => {
  const parts = kinds
    .filter((kind) => countOf(held, kind) > 0)
    .map((kind) => `${countOf(held, kind)} ${kindName(kind)}`)
  return parts.length > 0 ? sum(parts) : 'nothing'
}

const listed = (list: readonly Kind[]): string => sum(list.map(kindName), 'or')
const bars = (gold: number, silver: number): string => `${gold} gold, ${silver} silver`
const levelName = (level: number): string => cardOf(level).name
const place = (at: Place): string => `${priceAt(at)}`
const names = (seats: readonly number[], who: Who): string => sum(seats.map(who))

export const en: Words<BlackFriday> = {
  name: title.en.name,
  pitch: title.en.pitch,
  minutes: '30–45',
  options: {
    specialCards: {
      name: 'Special cards',
      help: 'Everyone but the starting player gets a card that can be used once. Better left out of a first game.',
      values: { on: 'In play', off: 'Left out' },
    },
    salesBlacks: {
      name: 'Blacks of a cleared sales table',
      help: 'Into the bag makes the crash come sooner and the last prices lower.',
      values: { supply: 'To the supply', bag: 'Into the bag' },
    },
    holdings: {
      name: 'Shares',
      help: 'Whether everybody sees which shares the others hold. Then the colours in the bag are known too.',
      values: { hidden: 'Hidden', open: 'Open' },
    },
    guards: {
      name: 'Guards against a standstill',
      help: 'A whole round without a case moved, or eight adjustments without a rise of silver, sets things going again.',
      values: { on: 'On', off: 'Off' },
    },
    finalSilver: {
      name: 'Silver bought at the end',
      help: 'How many bars may be bought in the settlement.',
      values: { cash: 'As many as the cash pays', levelLimit: 'Up to the silver limit' },
    },
  },
  lines: {
    starts: (line, who) => `${who(line.seat)} starts.`,
    dealt: (line, who) =>
      line.cases === undefined
        ? `${who(line.seat)} draws ${count(line.count, 'share')}.`
        : `${who(line.seat)} draws ${basket(line.cases)}.`,
    marketFilled: (line) => `Drawn to the market: ${basket(line.cases)}.`,
    cardsGiven: (line, who) => `${who(line.seat)} has ${sum(line.cards)}.`,
    openingCase: (line, who) => `${who(line.seat)} chooses ${kindName(line.colour)} for the purchase table.`,
    subsidy: (line, who) =>
      `${who(line.seat)} takes ${count(line.count, 'subsidy', 'subsidies')}: ${line.total} in all, cash ${line.cash}.`,
    interestPaid: (line, who) =>
      line.left === 0
        ? `${who(line.seat)} pays the unpaid interest of ${line.paid}.`
        : `${who(line.seat)} pays ${line.paid} of the unpaid interest; ${line.left} stays.`,
    cardUsed: (line, who) => `${who(line.seat)} uses ${line.card}.`,
    bought: (line, who) => `${who(line.seat)} buys ${basket(line.shares)} for ${line.cost}.`,
    sold: (line, who) => `${who(line.seat)} sells ${basket(line.shares)} for ${line.income}.`,
    silverBought: (line, who) =>
      `${who(line.seat)} buys ${count(line.bars, 'silver bar')} at ${line.price} for ${line.cost}: now ${bars(line.gold, line.silver)}.`,
    passed: (line, who) => `${who(line.seat)} passes.`,
    casePlaced: (line, who) => `${who(line.seat)} lays ${kindName(line.colour)} on ${tables[line.table]}.`,
    caseTaken: (line, who) =>
      `${who(line.seat)} takes ${kindName(line.colour)} from ${tables[line.table]} to the market.`,
    noCase: (line, who) =>
      line.table === 'purchase' || line.table === 'silver'
        ? `The market has no case that ${who(line.seat)} could lay on ${tables[line.table]}.`
        : `${tables[line.table]} has no case that ${who(line.seat)} could take.`.replace(/^s/, 'S'),
    marker: (line) =>
      line.from[0] === line.to[0] && line.from[1] === line.to[1]
        ? `${kindName(line.colour)} stays at ${line.price} (${causes[line.cause]}).`
        : `${kindName(line.colour)} ${place(line.from)} → ${line.price} (${causes[line.cause]}).`,
    adjustment: (line, who) =>
      line.forced
        ? `A whole round has moved no case: price adjustment at level ${levelName(line.level)}, drawn by ${who(line.seat)}.`
        : `Price adjustment at level ${levelName(line.level)}: ${who(line.seat)} has ${line.table === 'purchase' || line.table === 'silver' ? 'filled' : 'emptied'} ${tables[line.table]}.`,
    interest: (line, who) =>
      line.paid === line.due
        ? `${who(line.seat)} pays ${line.paid} interest.`
        : `${who(line.seat)} owes ${line.due} interest and pays ${line.paid}; ${line.unpaid} unpaid.`,
    drawn: (line) => `Drawn from the bag: ${basket({ ...line.colours, K: line.black })}.`,
    cleared: (line) =>
      `Cleared from ${tables[line.table]}: ${basket(line.coloured)} into the bag${line.black > 0 ? `, ${line.black} ${kindName('K')} ${line.blackTo === 'bag' ? 'too' : 'to the supply'}` : ''}.`,
    salesTable: (line) => `Next is ${tables[line.table]}${line.loaded ? ', loaded anew' : ''}: ${basket(line.cases)}.`,
    silverPrice: (line) => {
      const causes = [
        ...(line.blackSpaces > 0 ? [`${line.blackSpaces} for blacks`] : []),
        ...(line.barSpaces > 0 ? [`${line.barSpaces} for ${count(line.bars, 'bar')} bought`] : []),
        ...(line.guardSpaces > 0 ? [`${line.guardSpaces} after a long standstill`] : []),
      ]
      return causes.length === 0 ? `Silver stays at ${line.to}.` : `Silver ${line.from} → ${line.to} (${sum(causes)}).`
    },
    level: (line) =>
      `Level ${levelName(line.from)} → ${levelName(line.to)}${line.blacks > 0 ? `; ${line.blacks} ${kindName('K')} into the bag` : ''}.`,
    gameEnd: () => 'Silver has reached 100: the game is over.',
    finalSeat: (line, who) => {
      const parts = [
        ...(total(line.shares) > 0 ? [`sells ${basket(line.shares)} for ${line.income}`] : []),
        ...(line.subsidies > 0 ? [`takes ${count(line.subsidies, 'subsidy', 'subsidies')}`] : []),
        ...(line.interest > 0 ? [`pays ${line.interest} interest`] : []),
        line.bars > 0 ? `buys ${count(line.bars, 'silver bar')}` : 'buys no more silver',
      ]
      return `${who(line.seat)} ${sum(parts)}: ${bars(line.gold, line.silver)}, cash ${line.cash}.`
    },
    standings: (line, who) => `Final order: ${line.places.map((group) => names(group, who)).join(' – ')}.`,
  },
  reasons: {
    notYourTurn: () => 'It is not your turn.',
    notNow: () => 'This is not possible at this point of the turn.',
    subsidyLimit: (why) => `Your limit on this level is ${why.limit} subsidies; you may take ${why.room} more.`,
    noCard: () => 'You do not have this card (any more).',
    interestFirst: () => 'Pay your interest first: take a subsidy or sell shares.',
    overLimit: (why) =>
      `You may ${why.what === 'sell' ? 'sell' : 'buy'} up to ${count(why.limit, why.what === 'silver' ? 'bar' : 'share')} on this level.`,
    notInMarket: (why) =>
      why.n === 0
        ? `The market has no ${kindName(why.colour)} case.`
        : `The market has only ${count(why.n, `${kindName(why.colour)} case`)}.`,
    noCash: (why) => `This costs ${why.cost}; you have ${why.cash}.`,
    notHeld: (why) =>
      why.n === 0
        ? `You hold no ${kindName(why.colour)} share.`
        : `You hold only ${count(why.n, `${kindName(why.colour)} share`)}.`,
    saleTooSmall: (why) =>
      `You owe ${why.debt} interest and this sale brings ${why.income}: sell more, or take a subsidy first.`,
    lowerColour: () => 'Only a colour you sell can fall.',
    caseNeeded: (why) => `A case goes along with this: ${listed(why.list)}.`,
    caseColour: (why) => `The case must be ${listed(why.list)}.`,
    noCaseThere: (why) =>
      why.where === 'market' ? 'The market is empty: no case is laid.' : 'The sales table is empty: no case is taken.',
  },
  moves: {
    opening: 'Lay an opening case',
    subsidy: 'Take subsidies',
    passCard: 'Use PASS',
    buy: 'Buy shares',
    sell: 'Sell shares',
    silver: 'Buy silver',
    pass: 'Pass',
    end: 'End the turn',
  },
  fields: { case: 'Case', count: 'Subsidies', shares: 'Shares', lower: 'Falls', bars: 'Silver bars' },
  values: { ...Object.fromEntries(kinds.map((kind) => [kind, kindName(kind)])), none: 'no case' },
}
