import { startMoney } from '../../../shared/games/friesematenten/board.ts'
import { type CardId, ids } from '../../../shared/games/friesematenten/cards.ts'
import {
  factoriesOf,
  maximumOf,
  pointsOfCard,
  scrappable,
  scrapping,
} from '../../../shared/games/friesematenten/empire.ts'
import { places, pointsBySeat } from '../../../shared/games/friesematenten/end.ts'
import { goOn } from '../../../shared/games/friesematenten/flow.ts'
import { incomeOf } from '../../../shared/games/friesematenten/preview.ts'
import type { Held, Lot, State } from '../../../shared/games/friesematenten/state.ts'
import type { Run } from '../../../shared/games/friesematenten/table.ts'
import { asked, clockwise } from '../../../shared/games/friesematenten/turn.ts'
import { hide } from '../../../shared/kit/json.ts'
import { dice } from '../../../shared/kit/random.ts'
import type { Fixture, Position } from '../../help/position.ts'

/**
 * A position as the specification lays it out. Cards are words: `f05`, coupled `c03>f05` or `c06>0`, an action card
 * with its uses left `a05*3`, a card in the Exchange with a marker `s01+1`. Cards that are not named lie in the pile
 * by their numbers, or are out of the game.
 */
export type Before = {
  readonly phase: 'cards' | 'auction' | 'production'
  readonly empires: readonly (readonly string[])[]
  readonly money: readonly number[]
  readonly stone?: number
  readonly round?: number
  readonly target?: number
  readonly overbid?: boolean
  readonly usedUp?: number
  readonly awarded?: number
  readonly exchange?: readonly string[]
  readonly under?: readonly string[]
  /** Top first. */
  readonly pile?: readonly string[]
  readonly rest?: 'pile' | 'removed'
}

const cardIn = (word: string): CardId => {
  const found = ids.find((id) => id === word.slice(0, 3))
  if (!found) throw new Error(`no such card: ${word}`)
  return found
}

function heldIn(word: string): Held {
  const [, mark = '', rest = ''] = /^\w+([>*]?)(\w*)$/.exec(word) ?? []
  const on = mark === '>' ? (/^\d$/.test(rest) ? Number(rest) : cardIn(rest)) : null
  return { card: cardIn(word), on, uses: mark === '*' ? Number(rest) : 0 }
}

const lotIn = (word: string): Lot => ({ card: cardIn(word), markers: Number(word.split('+')[1] ?? 0) })

const held = ({ card, on, uses }: Held): string =>
  `${card}${on === null ? '' : `>${on}`}${card.startsWith('a') ? `*${uses}` : ''}`

const lot = ({ card, markers }: Lot): string => (markers > 0 ? `${card}+${markers}` : card)

export function stateOf(before: Before): State {
  const { stone = 0, rest = 'pile' } = before
  const empires = before.empires.map((words) => words.map(heldIn))
  const exchange = (before.exchange ?? []).map(lotIn)
  const under = (before.under ?? []).map(cardIn)
  const top = (before.pile ?? []).map(cardIn)
  const named = [...empires.flat().map(({ card }) => card), ...exchange.map(({ card }) => card), ...under, ...top]
  const others = ids.filter((id) => !named.includes(id))
  const [seat = stone, ...left] = clockwise(stone, before.money.length)
  const state: State = {
    deck: ids.slice().sort(),
    overbid: before.overbid ?? false,
    round: before.round ?? 2,
    stone,
    target: before.target ?? 40,
    usedUp: before.usedUp ?? 0,
    awarded: before.awarded ?? 0,
    money: before.money.slice(),
    box: before.money.reduce((sum, money) => sum + startMoney - money, 0),
    empires,
    exchange,
    under,
    removed: rest === 'removed' ? others : [],
    pile: hide(rest === 'pile' ? [...top, ...others] : top),
    banned: [],
    used: [],
    play: null,
    scrap: null,
    phase: { in: 'cards', seat, left },
  }
  if (before.phase === 'production')
    state.phase = { in: 'bag', seat, left, cash: before.money.slice(), diverted: {}, doubled: [], cut: [] }
  if (before.phase === 'auction') goOn(runOf(state, { to: 'auctions' }))
  return state
}

export const runOf = (state: State, next?: Run['next']): Run => ({ state, events: [], random: dice(1), next })

function write(state: State): Record<string, unknown> {
  const seats = [...state.money.keys()]
  const incomes = seats.map((seat) => incomeOf(state, seat))
  return {
    round: state.round,
    stone: state.stone,
    target: state.target,
    usedUp: state.usedUp,
    awarded: state.awarded,
    money: state.money,
    empires: state.empires.map((empire) => empire.map(held)),
    exchange: state.exchange.map(lot),
    under: state.under,
    asked: asked(state) ?? null,
    points: pointsBySeat(state),
    maximum: state.empires.map(maximumOf),
    base: incomes.map(({ base }) => base),
    made: incomes.map(({ factories }) => factories.map(({ card, amount }) => `${card} ${amount}`)),
    income: incomes.map(({ total }) => total),
    /** What may be scrapped, with its fee and what it brings. */
    scrap: seats.map((seat) =>
      state.scrap === seat
        ? Object.fromEntries(scrappable(state, seat).map((card) => [card, costs(state, seat, card)]))
        : {},
    ),
    places: places(state).map(({ rank, seat, points, money }) => [rank, seat, points, money]),
    counts: state.empires.map((empire) =>
      empire.filter(({ card }) => !card.startsWith('a')).map((one) => `${one.card} ${pointsOfCard(empire, one)}`),
    ),
    factories: state.empires.map((empire) => factoriesOf(empire).length),
    pileLeft: state.pile.hidden.length,
    lots: 'lots' in state.phase ? state.phase.lots : [],
    gone: state.removed.length,
  }
}

const costs = (state: State, seat: number, card: CardId): number[] => {
  const { fee, perk } = scrapping(state.empires[seat] ?? [], card)
  return [fee, perk]
}

/** A decision of the specification as a move: `bid` 0 is a pass, a target is a card or a seat. */
function move(given: Fixture['moves'][number]): { seat: number; move: unknown } {
  const { seat, type, refused: _, ...fields } = given
  if (typeof seat !== 'number') throw new Error(`a move without a seat: ${JSON.stringify(given)}`)
  if (type === 'bid') return { seat, move: fields.amount === 0 ? { do: 'pass' } : { do: 'bid', ...fields } }
  if (type === 'veto' || type === 'firstRefusal' || type === 'scrap') return { seat, move: { do: type, ...fields } }
  if ('skip' in fields) return { seat, move: { do: 'skip', until: fields.skip } }
  if ('done' in fields) return { seat, move: { do: 'done' } }
  const { target, to, ...others } = fields
  const on = target === undefined ? {} : typeof target === 'number' ? { seat: target } : { target }
  return { seat, move: { do: 'play', ...others, ...on, ...(to === undefined ? {} : { seat: to }) } }
}

export const position: Position = {
  game: 'friesematenten',
  read: (before) => stateOf(before as Before),
  write: (state) => write(state as State),
  move,
  event: (event) => ({ ...event }),
}
