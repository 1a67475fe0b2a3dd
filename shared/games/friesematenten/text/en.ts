import { signs } from '../board.ts'
import { type CardId, cards, ids } from '../cards.ts'
import type { Event } from '../events.ts'
import { title } from '../title.ts'
import { cards as named } from './cards-en.ts'
import type { Text } from './words.ts'

const card = (id: CardId): string => `${signs[cards[id].kind].sign} ${named[id].name}`

function and(parts: readonly string[]): string {
  const last = parts.at(-1) ?? 'nothing'
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
}

const list = (of: readonly CardId[]): string => and(of.map(card))
const some = (n: number, one: string, many = `${one}s`): string => (n === 1 ? `1 ${one}` : `${n} ${many}`)
const left = (uses: number): string => (uses === 0 ? ' Its last use.' : ` ${some(uses, 'use')} left.`)
const along = (withCards: readonly CardId[]): string => (withCards.length > 0 ? `, with ${list(withCards)}` : '')

const gone = ({ reason }: Extract<Event, { e: 'removed' }>): string => {
  if (reason === 'scrapped') return 'scrapped'
  if (reason === 'usedUp') return 'used up'
  return reason === 'upkeep' ? 'nobody can pay for it' : card(reason)
}

const values: { [value: string]: string } = {
  up: 'up by 5',
  down: 'down by 5',
  put: 'put a marker',
  take: 'take a marker',
  lot: 'this lot',
  phase: 'all lots of this round',
  yes: 'yes',
  no: 'no',
}
for (const id of ids) values[id] = card(id)

const actions: { [value: string]: string } = {}
for (const id of ids) if (cards[id].kind === 'action') actions[id] = card(id)

export const en: Text = {
  ...title.en,
  minutes: '45',
  options: {
    deck: {
      name: 'Deck',
      help: 'The whole set, a first game without action cards, or a smaller deck made up of a share of each kind.',
      values: { full: 'the whole set', beginner: 'first game, no action cards', custom: 'a share of each kind' },
    },
    actions: {
      name: 'Action cards',
      help: 'The small list takes and destroys nothing that others own. With two players every attack hits the same one.',
      values: { none: 'none', small: 'the small list', all: 'all sixteen', chosen: 'as ticked below' },
    },
    chosen: { name: 'Ticked action cards', help: 'Counts only with action cards as ticked.', values: actions },
    share: {
      name: 'Share of each kind',
      help: 'How many cards of each kind, drawn by lot. Counts only with a deck of shares; keep enough points in it.',
      values: {
        factory: `${signs.factory.sign} factories`,
        status: `${signs.status.sign} status cards`,
        'coupled-card': `${signs['coupled-card'].sign} cards coupled to cards`,
        'coupled-person': `${signs['coupled-person'].sign} cards coupled to people`,
        action: `${signs.action.sign} action cards`,
      },
    },
    target: { name: 'Target', help: 'Points that win at the start of a production phase.', values: {} },
    overbid: {
      name: 'Bids above one’s money',
      help: 'Refused, or allowed at one’s own risk: whoever wins with one loses all money and does not get the card.',
      values: { refused: 'refused', allowed: 'allowed' },
    },
  },
  lines: {
    roundStarted: ({ round, stone }, who) => `Round ${round} begins. ${who(stone)} holds the stone.`,
    exchangeFilled: ({ new: fresh, pileLeft }) =>
      fresh.length > 0
        ? `New in the Exchange: ${list(fresh)}. ${some(pileLeft, 'card')} left in the pile.`
        : `Nothing new in the Exchange. ${some(pileLeft, 'card')} left in the pile.`,
    pileUsedUp: ({ times }) => (times === 1 ? 'The pile is used up.' : 'The pile is used up for the second time.'),
    pileRenewed: ({ count }) =>
      `The cards under the pile are shuffled into a new one: ${some(count, 'card')}, all known.`,
    finalRound: ({ round }) => `Round ${round} is the last: the game ends after its auction.`,
    announced: ({ seat, card: played, play, target, to, way, usesLeft }, who) => {
      const on = target === null ? '' : typeof target === 'number' ? who(target) : card(target)
      const doing = play === 'couple' ? `couples ${card(played)} to ${on}` : `plays ${card(played)}`
      const aimed = play === 'couple' || on === '' ? '' : ` on ${on}`
      const more = `${to === null ? '' : `, for ${who(to)}`}${way === null ? '' : `: ${values[way]}`}`
      return `${who(seat)} ${doing}${aimed}${more}.${usesLeft === null ? '' : left(usesLeft)}`
    },
    vetoed: ({ seat, card: used, against, usesLeft }, who) =>
      `${who(seat)} says no to ${card(against)} with ${card(used)}: it has no effect.${left(usesLeft)}`,
    coupled: ({ card: blue, target, empire }, who) =>
      typeof target === 'number'
        ? `${card(blue)} now counts for ${who(target)}.`
        : `${card(blue)} now hangs on ${card(target)} of ${who(empire)}.`,
    cardMoved: ({ card: moved, withCards, from, to }, who) =>
      `${card(moved)} goes from ${who(from)} to ${who(to)}${along(withCards)}.`,
    blueTaken: ({ seat, card: blue, from }, who) =>
      `${who(seat)} takes ${card(blue)} ${
        from === null ? 'from the Exchange' : from === seat ? 'off where it was' : `from ${who(from)}`
      }, uncoupled.`,
    moneyTaken: ({ seat, victim, amount }, who) => `${who(seat)} takes ${amount} from ${who(victim)}.`,
    markerChanged: ({ card: marked, markers }) => `${card(marked)} now has ${some(markers, 'marker')}.`,
    targetChanged: ({ from, to }) => `The target goes from ${from} to ${to} points.`,
    cashBoxBlownUp: ({ seat }, who) => `Boom! ${who(seat)} blows up the cash box.`,
    removed: (line) => `${card(line.card)} is out of the game${along(line.withCards)} (${gone(line)}).`,
    scrapped: ({ seat, card: factory, fee, perk }, who) =>
      `${who(seat)} has too many factories and scraps ${card(factory)}${fee > 0 ? ` for ${fee}` : ''}${
        perk > 0 ? ` and gets ${perk}` : ''
      }.`,
    cardPhaseDone: ({ seat }, who) => `${who(seat)} plays no more cards.`,
    lotOpened: ({ card: lot, minBid, markers, opener }, who) =>
      `Up for auction: ${card(lot)}, from ${minBid}${markers > 0 ? ', for the last time' : ''}. ${who(opener)} opens.`,
    bid: ({ seat, amount }, who) => `${who(seat)} bids ${amount}.`,
    passed: ({ seat, auto }, who) => (auto ? `${who(seat)} cannot bid more and is out.` : `${who(seat)} passes.`),
    overbid: ({ seat, bid, paid }, who) =>
      `${who(seat)} bid ${bid} and has only ${paid}: all of it is lost, and the card is offered again.`,
    unsold: ({ card: lot, markers }) => `Nobody wants ${card(lot)}. It has ${some(markers, 'marker')}.`,
    putUnderPile: ({ card: lot }) => `${card(lot)} goes under the pile.`,
    awarded: ({ seat, card: lot, price, winner }, who) =>
      seat === winner
        ? `${who(seat)} gets ${card(lot)} for ${price}.`
        : `${who(seat)} gets ${card(lot)} for ${price} in place of ${who(winner)}.`,
    stoneMoved: ({ to }, who) => `The stone goes to ${who(to)}.`,
    winCheck: ({ points, target }, who) =>
      `Production begins. Points, of ${target}: ${points.map((sum, seat) => `${who(seat)} ${sum}`).join(', ')}.`,
    income: ({ seat, base, factories, total }, who) => {
      const own = factories.map(
        ({ card: factory, amount, paidTo }) =>
          `${card(factory)} ${amount}${paidTo === seat ? '' : ` (to ${who(paidTo)})`}`,
      )
      return `${who(seat)} gets ${total}: ${[`${base} base`, ...own].join(', ')}.`
    },
    upkeepPaid: ({ seat, card: kept, amount }, who) => `${who(seat)} pays ${amount} for ${card(kept)}.`,
    gameEnded: ({ reason, standings }, who) => {
      const why = {
        target: 'The target is reached',
        pileUsedUp: 'The pile has been used up twice',
        cashBox: 'The cash box is gone',
      }[reason]
      const rows = standings.map(
        ({ rank, seat, points, money }) => `${rank}. ${who(seat)} ${some(points, 'point')}, ${money} money`,
      )
      return `${why}: the game is over. ${rows.join('; ')}.`
    },
  },
  reasons: {
    over: () => 'The game is over.',
    notYourTurn: () => 'It is not your turn.',
    notNow: () => 'That cannot be done now.',
    notYours: () => 'That card is not in your empire.',
    notPlayed: () => 'This card is not played: it works by itself.',
    coupledAlready: () => 'It is coupled and stays where it is.',
    vetoedThisRound: () => 'It was vetoed in this round. Try again in the next.',
    usedThisRound: () => 'It has been used in this round already.',
    needMoney: ({ amount }) => `You need ${amount} money for it.`,
    cardPhaseOnly: () => 'This card is played in the card phase.',
    productionOnly: () => 'This card is played in the production phase.',
    answerOnly: () => 'This card is played in answer to others.',
    noTarget: () => 'There is nothing to choose for this card.',
    wrongTarget: () => 'This card asks for another choice.',
    guarded: () => 'That card is guarded by Security.',
    ownOnly: () => 'Choose something of your own.',
    othersOnly: () => 'Choose something of another player.',
    tooManyPoints: ({ most }) => `It may have at most ${some(most, 'printed point')}.`,
    noMoneyThere: () => 'There is no money to take.',
    notItself: () => 'Not on the card itself.',
    notCoupled: () => 'Your own card is uncoupled already.',
    noMarker: () => 'No marker lies there.',
    targetAtEnd: ({ target }) => `The target cannot go any further than ${target}.`,
    chosenAlready: () => 'That factory has been chosen for this already.',
    minBid: ({ amount }) => `The minimum bid is ${amount}.`,
    bidMore: ({ amount }) => `You must bid at least ${amount}.`,
    onlyMoney: ({ money }) => `You have only ${money} money.`,
    fee: ({ fee, money }) => `Scrapping it costs ${fee}, and you have only ${money} money.`,
  },
  moves: {
    play: 'Play',
    done: 'Done',
    skip: 'No card',
    bid: 'Bid',
    pass: 'Pass',
    veto: 'Veto it',
    firstRefusal: 'Take it at that price',
    scrap: 'Scrap',
  },
  fields: {
    card: 'card',
    target: 'on',
    seat: 'player',
    way: 'how',
    until: 'for',
    amount: 'amount',
    use: 'use it',
    factory: 'factory',
  },
  values,
  cards: named,
  kinds: {
    factory: 'factory',
    status: 'status card',
    'coupled-card': 'coupled to a card',
    'coupled-person': 'coupled to a player',
    action: 'action card',
  },
  sectors: {
    food: 'food',
    trade: 'trade',
    culture: 'culture',
    heavy: 'heavy industry',
    energy: 'energy',
    media: 'media',
    finance: 'finance',
    shady: 'shady',
  },
  times: { always: '', cards: 'card phase', bag: 'production', bolt: 'in answer' },
}
