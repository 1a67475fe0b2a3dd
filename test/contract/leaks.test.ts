import { describe, expect, test } from 'vitest'
import { type AnyGame, games } from '../../shared/games/index.ts'
import { contract } from '../help/check/contract.ts'
import { idle } from '../help/check/tally.ts'
import { leaks, whispers } from '../help/leaks.ts'
import { type AnyWords, anyGame, anyWords, load } from '../help/load.ts'
import { toy, toyWords } from '../help/toy.ts'
import type { ToyState } from '../help/toyTypes.ts'

const plan = { games: 20, look: 5, seed: 7 }
const base = anyGame(toy)
const found = (change: Partial<AnyGame>, game = base, words: AnyWords = anyWords(toyWords)) =>
  contract({ ...game, id: `${game.id}-leaking`, ...change }, words, plan)
const hand = (state: object, seat: number) => (state as ToyState).hands[seat]?.hidden ?? []
const deck = (state: object) => (state as ToyState).deck.hidden

describe('leaks planted into the toy', () => {
  test('the whole hand in the view of a watcher', () => {
    const view: AnyGame['view'] = (state, viewer) => ({ ...toy.view(state as ToyState, viewer), all: hand(state, 0) })
    expect(found({ view }).fault).toMatch(/the screen tells/)
  })

  test('what is left, counted in the order of the deck', () => {
    const view: AnyGame['view'] = (state, viewer) => {
      const left = Object.fromEntries(deck(state).map((card) => [card, 1]))
      const rest = Object.keys(left).length === 3 ? left : {}
      return { ...toy.view(state as ToyState, viewer), rest }
    }
    expect(found({ view }).fault).toMatch(/the screen tells .*keys of \.view\.rest|the screen tells .*\.view\.rest/)
  })

  test('a line that names the card somebody else drew', () => {
    const line: AnyGame['line'] = (event) => toy.line(event as never, 'seat' in event ? (event.seat as number) : 0)
    expect(found({ line }).fault).toMatch(/the line tells/)
  })

  test('a choice that is there when another holds an oak', () => {
    const choices: AnyGame['choices'] = (state, seat) => {
      const sets = base.choices(state, seat)
      return hand(state, seat === 0 ? 1 : 0).includes('oak') ? [...sets, ...sets.slice(0, 1)] : sets
    }
    expect(found({ choices }).fault).toMatch(/the screen tells .*\.choices/)
  })

  test('a reason that names the next card', () => {
    const refuse: AnyGame['refuse'] = (state, seat, move) => {
      const why = base.refuse(state, seat, move)
      return why && { ...why, card: deck(state).at(-1) ?? 'none' }
    }
    expect(found({ refuse }).fault).toMatch(/the reason tells/)
  })

  test('a seat that is asked because of what it holds', () => {
    const asks = (state: object, seat: number) => {
      const { turn } = state as ToyState
      return turn.at === 'bid' && turn.seat !== seat && hand(state, seat).includes('oak')
    }
    const { fault } = found({
      choices: (state, seat) => (asks(state, seat) ? [{ do: 'pass', fields: {} }] : base.choices(state, seat)),
      refuse: (state, seat, move) =>
        asks(state, seat) && move.do === 'pass' ? undefined : base.refuse(state, seat, move),
      apply: (state, seat, move, random) =>
        asks(state, seat) ? { state, events: [] } : base.apply(state, seat, move, random),
    })
    expect(fault).toMatch(/the screen tells .*\.asked/)
  })

  test('an event that carries the next card in the open', () => {
    const apply: AnyGame['apply'] = (state, seat, move, random) => {
      const next = base.apply(state, seat, move, random)
      return { ...next, events: next.events.map((event) => ({ ...event, top: deck(next.state).at(-1) ?? 'none' })) }
    }
    expect(found({ apply }).fault).toMatch(/the news tell/)
  })

  test('a deck shown still hidden', () => {
    const view: AnyGame['view'] = (state, viewer) => ({ ...base.view(state, viewer), deck: { hidden: deck(state) } })
    expect(found({ view }).fault).toMatch(/a secret was about to leave/)
  })

  test('a redrawing that redraws nothing', () => {
    const { fault, tally } = found({ resample: (state) => state })
    expect(fault).toBeUndefined()
    expect(idle(tally, 1)).toMatch(/only 0 worlds were redrawn/)
  })
})

describe.each([['toy', base] as const, ...Object.entries(games)])('leaks planted into %s', (id, game) => {
  const fitting = leaks.filter((leak) => !leak.whispers || whispers(game))

  test.each(fitting)('$name', async ({ change, says }) => {
    const words = id === 'toy' ? anyWords(toyWords) : (await load(id)).words
    expect(found(change(game), game, words).fault).toMatch(says)
  })
})
