import type { Words } from '../../../game/words.ts'
import {
  type Card,
  cards,
  type Good,
  type Goods,
  goods,
  goodsShort,
  hand,
  inflation,
  isOffer,
  limit,
  newGoods,
  raid,
  signs,
  spoiled,
  type Title,
  textCards,
  texts,
  wants,
} from '../board.ts'
import type { Schwarzmarkt } from '../kinds.ts'

/** What a text card is called, and what it does in one sentence. */
const titles: { readonly [title in Title]: { readonly name: string; readonly text: string } } = {
  oldBill: {
    name: 'Old Bill!',
    text: 'Choose another player and take one goods card from that hand without seeing it first.',
  },
  newGoods: {
    name: 'New Goods Discovered!',
    text: `Pay ${newGoods.cost}, look through the goods pile and take one card of your choice. The pile is shuffled.`,
  },
  goodsShort: {
    name: 'Goods Short!',
    text: `In the next trading round nobody may trade more than ${goodsShort.most} goods card.`,
  },
  spoiled: {
    name: 'Spoiled Goods!',
    text: `Put ${spoiled.least} to ${spoiled.most} of your goods under the goods pile and draw as many from its top.`,
  },
  raid: { name: 'Raid!', text: `In the next trading round ${raid.last} is the final price.` },
  inflation: { name: 'Inflation!', text: `The next trading round starts at ${inflation.first}.` },
  slow: { name: 'Slow Market!', text: 'In the next trading round the price always moves one space.' },
}

const kind = { potatoes: 'potatoes', coffee: 'coffee', flour: 'flour', butter: 'butter', sugar: 'sugar' } as const
const word = (good: Good, n = 2) => `${signs[good]} ${good === 'potatoes' && n === 1 ? 'potato' : kind[good]}`

/** A basket in words: 2 ● potatoes and 1 ■ butter. */
function list(basket: Readonly<Goods>): string {
  const parts = goods.flatMap((good) => (basket[good] ? [`${basket[good]} ${word(good, basket[good])}`] : []))
  const end = parts.pop() ?? 'nothing'
  return parts.length > 0 ? `${parts.join(', ')} and ${end}` : end
}

const name = (card: Card) => (isOffer(card) ? `the offer ${list(wants(card))}` : titles[texts[card].title].name)
const label = (card: Card) => (isOffer(card) ? list(wants(card)) : titles[texts[card].title].name)
const some = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`
const fizzles = {
  nobodyHoldsGoods: 'no other player holds a goods card',
  tooPoor: `luxuries worth ${newGoods.cost} are needed`,
  pileEmpty: 'the goods pile is empty',
  noGoods: 'there is no goods card in that hand',
}

export const en: Words<Schwarzmarkt> = {
  name: 'Schwarzmarkt',
  pitch: 'Sell while the price is still climbing, before somebody else fills the offer.',
  minutes: '20 to 45',
  options: {
    goods: {
      name: 'Goods in play',
      help: 'Which sixty goods cards are dealt from.',
      values: { basic: 'Twelve of each', variant: 'Uneven: 16 ●, 14 ▲, 12 ■, 10 ★, 8 ◆' },
    },
    wealth: {
      name: 'Luxuries',
      help: 'Whether everybody sees what the others own. Each payment is made in the open either way.',
      values: { open: 'Face up', hidden: 'Face down until the end' },
    },
  },
  lines: {
    gameRoundStarted: ({ gameRound, starter }, who) => `Game round ${gameRound} begins. ${who(starter)} starts.`,
    cardPlayed: ({ seat, card, kind }, who) =>
      kind === 'nextTradingRound'
        ? `${who(seat)} plays ${name(card)} It lies open for the next trading round.`
        : isOffer(card)
          ? `${who(seat)} plays ${name(card)}.`
          : `${who(seat)} plays ${name(card)}`,
    blackMarketDrawn: ({ seat, card }, who) =>
      card ? `${who(seat)} draws a black market card: ${label(card)}` : `${who(seat)} draws a black market card.`,
    cardFizzled: ({ card, reason }) => `${name(card)} has no effect: ${fizzles[reason]}.`,
    goodsStolen: ({ seat, victim, good, victimLeft }, who) =>
      `${who(seat)} takes ${good ? `1 ${word(good, 1)}` : 'a goods card'} from ${who(victim)}, who has ${victimLeft} left.`,
    paid: ({ seat, amount }, who) => `${who(seat)} pays ${amount}.`,
    pileSearched: ({ seat, pile }, who) =>
      pile ? `${who(seat)} looks through the goods pile: ${list(pile)}.` : `${who(seat)} looks through the goods pile.`,
    goodsTaken: ({ seat, good }, who) =>
      `${who(seat)} takes ${good ? `1 ${word(good, 1)}` : 'a card'} from the goods pile, which is then shuffled.`,
    goodsSwapped: ({ seat, count, given, drawn }, who) =>
      given && drawn
        ? `${who(seat)} puts ${list(given)} under the goods pile and draws ${list(drawn)}.`
        : `${who(seat)} puts ${some(count, 'card')} under the goods pile and draws as many.`,
    textDone: ({ card }) => `${name(card)} is done and goes under its pile.`,
    tradingRoundStarted: ({ offer, price, finalPrice }) =>
      `A trading round opens: ${list(wants(offer))} are wanted. The price starts at ${price} and ends at ${finalPrice}.`,
    traded: ({ seat, goods, price, sum, handLeft }, who) =>
      `${who(seat)} trades ${list(goods)} at ${price} for ${sum}; ${some(handLeft, 'card')} left.`,
    notTraded: ({ seat }, who) => `${who(seat)} does not trade.`,
    tradeSkipped: ({ seat }, who) => `${who(seat)} is passed over: ${titles.goodsShort.name} allows no second card.`,
    priceMoved: ({ seat, steps, from, to }, who) =>
      `${who(seat)} moves the price ${some(steps, 'space')}, from ${from} to ${to}.`,
    tradingRoundEnded: ({ reason, price, unmet }) =>
      reason === 'filled'
        ? `Nothing more is wanted: the trading round ends at ${price}.`
        : `The final price ${price} is past: the trading round ends. Still wanted: ${list(unmet)}.`,
    gameRoundEnded: (line, who) => {
      switch (line.reason) {
        case 'traded':
          return `${who(line.seat)} has traded the last card in hand: game round ${line.gameRound} ends at once.`
        case 'stolen':
          return `${who(line.seat)} has lost the last card in hand: game round ${line.gameRound} ends at once.`
        case 'limit':
          return `${limit} black market cards have been played: game round ${line.gameRound} ends.`
      }
    },
    surplusReturned: ({ seat, count, goods }, who) =>
      `${who(seat)} returns ${goods ? list(goods) : some(count, 'goods card')}, to hold ${hand.goods}.`,
    refilled: ({ seat, count, goods }, who) =>
      goods
        ? `${who(seat)} draws up to ${hand.goods}: ${list(goods)}.`
        : `${who(seat)} draws ${some(count, 'goods card')}.`,
    gameEnded: ({ standings }, who) =>
      `The game is over. ${standings
        .map(
          ({ rank, seat, wealth, goodsLeft }) =>
            `${rank}. ${who(seat)} with ${wealth}${goodsLeft > 0 ? ` and ${some(goodsLeft, 'card')} left over` : ''}`,
        )
        .join('; ')}.`,
  },
  reasons: {
    over: () => 'The game is over.',
    notYourTurn: () => 'It is not your turn.',
    notNow: () => 'Something else is to be decided now.',
    cardNotHeld: () => 'You do not hold this black market card.',
    nobodyHoldsGoods: () => 'No other player holds a goods card.',
    tooPoor: ({ cost }) => `You need luxuries worth ${cost} for this card.`,
    pileEmpty: () => 'The goods pile is empty.',
    noGoods: () => 'You hold no goods card.',
    noSuchSeat: () => 'Nobody sits there.',
    yourself: () => 'Choose another player, not yourself.',
    emptyHand: () => 'That player holds no goods card.',
    notInPile: ({ good }) => `There is no ${word(good)} in the goods pile.`,
    heldOnly: ({ good, held }) =>
      held === 0 ? `You hold no ${word(good)}.` : `You hold only ${held} ${word(good, held)}.`,
    wantedOnly: ({ good, wanted }) =>
      wanted === 0
        ? `No ${word(good)} is wanted now.`
        : `Only ${wanted} ${word(good, wanted)} ${wanted === 1 ? 'is' : 'are'} still wanted.`,
    goodsShort: ({ most }) => `${titles.goodsShort.name} ${some(most, 'card')} each in this trading round.`,
    swapMost: ({ most }) => `Give away ${some(most, 'card')} at most.`,
    returnExactly: ({ count }) => `Return exactly ${some(count, 'card')}.`,
    tooFar: ({ most }) => `From here the price may move ${some(most, 'space')} at most.`,
  },
  moves: {
    playCard: 'Play a black market card',
    chooseVictim: 'Take a card from a player',
    searchPile: 'Take a card from the goods pile',
    swapGoods: 'Swap spoiled goods',
    trade: 'Trade',
    advance: 'Move the price',
    returnSurplus: 'Return surplus cards',
  },
  fields: {
    card: 'Card',
    seat: 'Player',
    good: 'Good',
    goods: 'Goods',
    steps: 'Spaces',
  },
  values: {
    potatoes: word('potatoes'),
    coffee: word('coffee'),
    flour: word('flour'),
    butter: word('butter'),
    sugar: word('sugar'),
    nylons: 'nylons',
    cigarettes: 'cigarettes',
    chocolate: 'chocolate',
    gum: 'chewing gum',
    ...Object.fromEntries(cards.map((card) => [card, label(card)])),
    // The sentence on a text card, for whoever shows it.
    ...Object.fromEntries(textCards.map((card) => [`${card}.text`, titles[texts[card].title].text])),
  },
}
