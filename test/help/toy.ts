import type { Game, Seat } from '../../shared/game/definition.ts'
import type { Words } from '../../shared/game/words.ts'
import { add, total } from '../../shared/kit/basket.ts'
import { copy, hide } from '../../shared/kit/json.ts'
import { shuffle } from '../../shared/kit/random.ts'
import { next, places, refuse, turnTo } from './toyRules.ts'
import { type Card, cards, copies, type ToyEvent, type ToyKinds, type ToyState, type ToyView } from './toyTypes.ts'

const counts = (list: readonly Card[]) => {
  const basket: { [card in Card]?: number } = {}
  for (const card of list.toSorted()) add(basket, card, 1)
  return basket
}

/** A game for the tests of the tests: draw a card unseen or offer one in the open, the others bid for it in turn. */
export const toy: Game<ToyKinds> = {
  id: 'toy',
  rules: 1,
  seats: { least: 2, most: 4, best: 3 },
  options: [
    { key: 'coins', domain: { kind: 'range', min: 3, max: 9, step: 3 }, usual: () => 6 },
    { key: 'hands', domain: { kind: 'one', of: ['hidden', 'open'] }, usual: () => 'hidden' },
  ],
  moves: [
    { do: 'draw', fields: {} },
    { do: 'sell', fields: { card: { kind: 'one', of: cards } } },
    { do: 'bid', fields: { price: { kind: 'range', min: 1, max: 99 } } },
    { do: 'pass', fields: {} },
  ],
  setup(options, seats, random) {
    const deck = shuffle(
      cards.flatMap((card) => Array<Card>(copies).fill(card)),
      random,
    )
    const hands = Array.from({ length: seats }, () => hide(deck.splice(0, 3)))
    const state: ToyState = {
      open: options.hands === 'open',
      turn: { at: 'offer', seat: 0 },
      coins: hands.map(() => options.coins),
      hands,
      deck: hide(deck),
      won: hands.map(() => ({})),
    }
    const events = hands.map((hand, seat): ToyEvent => ({ e: 'dealt', seat, cards: hide([...hand.hidden]) }))
    return { state, events }
  },
  choices(state, seat) {
    const { turn } = state
    if (turn.at === 'over' || turn.seat !== seat) return []
    const hand = state.hands[seat]?.hidden ?? []
    if (turn.at === 'offer') {
      const held = cards.filter((card) => hand.includes(card))
      return [
        ...(state.deck.hidden.length > 0 && hand.length < 5 ? [{ do: 'draw', fields: {} } as const] : []),
        ...(held.length > 0 ? [{ do: 'sell', fields: { card: { kind: 'one', of: held } } } as const] : []),
      ]
    }
    const most = state.coins[seat] ?? 0
    if (most <= turn.price) return [{ do: 'pass', fields: {} }]
    return [
      { do: 'pass', fields: {} },
      { do: 'bid', fields: { price: { kind: 'range', min: turn.price + 1, max: most } } },
    ]
  },
  refuse,
  apply(before, seat, move, _random) {
    const state = copy(before)
    const events: ToyEvent[] = []
    const hand = state.hands[seat]?.hidden ?? []
    if (move.do === 'draw') {
      const card = state.deck.hidden.pop()
      if (card) hand.push(card)
      if (card) events.push({ e: 'drew', seat, card: hide(card) })
      turnTo(state, next(state, seat))
    } else if (move.do === 'sell') {
      hand.splice(hand.indexOf(move.card), 1)
      events.push({ e: 'offered', seat, card: move.card })
      state.turn = { at: 'bid', seller: seat, card: move.card, seat: next(state, seat), price: 0, bidder: seat }
    } else if (state.turn.at === 'bid') {
      const { seller, card } = state.turn
      if (move.do === 'bid') {
        state.turn = { ...state.turn, price: move.price, bidder: seat }
        events.push({ e: 'bid', seat, price: move.price })
      }
      const on = next(state, seat)
      if (on !== seller) state.turn.seat = on
      else {
        const { bidder, price } = state.turn
        state.coins[bidder] = (state.coins[bidder] ?? 0) - price
        state.coins[seller] = (state.coins[seller] ?? 0) + price
        add(state.won[bidder] ?? {}, card, 1)
        events.push({ e: 'went', seat: bidder, card, price })
        turnTo(state, on === seat ? on : next(state, seller))
      }
    }
    return { state, events }
  },
  view(state, viewer): ToyView {
    const all = state.open || state.turn.at === 'over'
    return {
      turn: state.turn,
      coins: state.coins,
      held: state.hands.map((hand) => hand.hidden.length),
      hands: state.hands.map((hand, seat) => (all || seat === viewer ? counts(hand.hidden) : null)),
      deck: state.deck.hidden.length,
      won: state.won,
    }
  },
  revealing: ['drew'],
  line(event, viewer) {
    if (event.e === 'dealt') return event.seat === viewer ? { ...event, cards: counts(event.cards.hidden) } : undefined
    if (event.e !== 'drew') return event
    const { card, ...open } = event
    return event.seat === viewer ? { ...open, card: card.hidden } : open
  },
  standings: (state) => (state.turn.at === 'over' ? places(state) : undefined),
  bot(view, choices, random) {
    const { turn } = view
    const bid = choices.find((choice) => choice.do === 'bid')
    if (turn.at === 'bid' && bid?.do === 'bid' && turn.price < 2) return { do: 'bid', price: turn.price + 1 }
    if (turn.at === 'bid') return { do: 'pass' }
    const sell = choices.find((choice) => choice.do === 'sell')
    if (sell?.do === 'sell' && sell.fields.card.kind === 'one' && random.below(2) === 0)
      return { do: 'sell', card: sell.fields.card.of[0] ?? 'oak' }
    return choices.some((choice) => choice.do === 'draw') || sell?.do !== 'sell'
      ? { do: 'draw' }
      : { do: 'sell', card: sell.fields.card.kind === 'one' ? (sell.fields.card.of[0] ?? 'oak') : 'oak' }
  },
  resample(before, viewer, random) {
    if (before.open) {
      const state = copy(before)
      return { ...state, deck: hide(shuffle(state.deck.hidden, random)) }
    }
    const state = copy(before)
    if (state.turn.at === 'over') return { ...state, deck: hide(shuffle(state.deck.hidden, random)) }
    const unseen = (seat: Seat) => seat !== viewer
    const pool = shuffle(
      [...state.hands.flatMap((hand, seat) => (unseen(seat) ? hand.hidden : [])), ...state.deck.hidden],
      random,
    )
    const hands = state.hands.map((hand, seat) => (unseen(seat) ? hide(pool.splice(0, hand.hidden.length)) : hand))
    return { ...state, hands, deck: hide(pool) }
  },
  audit(state) {
    const up = state.turn.at === 'bid' ? 1 : 0
    const all = [...state.hands.map((hand) => hand.hidden.length), ...state.won.map(total), state.deck.hidden.length]
    const sum = all.reduce((a, b) => a + b, up)
    if (sum !== cards.length * copies) return `${sum} cards`
    return state.coins.some((coins) => coins < 0) ? 'coins below nothing' : undefined
  },
}

export const toyWords: Words<ToyKinds> = {
  name: 'Toy',
  pitch: 'Sell what nobody needs.',
  minutes: '1',
  options: {
    coins: { name: 'Coins', help: 'What each begins with.', values: {} },
    hands: { name: 'Hands', help: 'Whether hands lie open.', values: { hidden: 'hidden', open: 'open' } },
  },
  lines: {
    dealt: ({ seat, cards: dealt }, who) => `${who(seat)} is dealt ${Object.keys(dealt).join(', ')}.`,
    drew: ({ seat, card }, who) => `${who(seat)} draws ${card ?? 'a card'}.`,
    offered: ({ seat, card }, who) => `${who(seat)} offers ${card}.`,
    bid: ({ seat, price }, who) => `${who(seat)} bids ${price}.`,
    went: ({ seat, card, price }, who) => `${card} goes to ${who(seat)} for ${price}.`,
  },
  reasons: {
    notNow: () => 'It is not your turn.',
    over: () => 'The game is over.',
    noCard: () => 'No card is left.',
    full: ({ most }) => `You may hold ${most} cards.`,
    notHeld: ({ card }) => `You hold no ${card}.`,
    tooLow: ({ price }) => `Bid more than ${price}.`,
    tooPoor: ({ coins }) => `You have ${coins} coins.`,
  },
  moves: { draw: 'Draw', sell: 'Sell', bid: 'Bid', pass: 'Pass' },
  fields: { card: 'card', price: 'price' },
  values: { oak: '▲ oak', ash: '● ash', elm: '■ elm' },
}
