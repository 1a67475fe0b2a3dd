import type { AnyGame } from '../../shared/games/index.ts'
import { hide } from '../../shared/kit/json.ts'
import { dice } from '../../shared/kit/random.ts'
import { type State, usual, walk } from './walk.ts'

type Leak = {
  readonly name: string
  readonly says: RegExp
  /** Whether only a game that tells somebody something in secret can have it. */
  readonly whispers?: true
  readonly change: (game: AnyGame) => Partial<AnyGame>
}

/** A number that follows from everything hidden in a state: whoever reads it knows something of it. */
function sum(state: State): number {
  let n = 0
  const hidden = JSON.stringify(secrets(state))
  for (let i = 0; i < hidden.length; i++) n = (n * 31 + hidden.charCodeAt(i)) % 65521
  return n % 5
}

function secrets(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return 'hidden' in value ? [value.hidden] : Object.values(value).flatMap(secrets)
}

const ordered = (view: object, state: State) =>
  sum(state) > 2 ? view : Object.fromEntries(Object.entries(view).toReversed())

/** Leaks that can be planted into any game with secrets, and what the contract must say of each. */
export const leaks: readonly Leak[] = [
  {
    name: 'a view with something that follows from a hand',
    says: /the screen tells/,
    change: (game) => ({ view: (state, viewer) => ({ ...game.view(state, viewer), peek: sum(state) }) }),
  },
  {
    name: 'a view whose order follows from the shuffle',
    says: /the screen tells .*keys of \.view/,
    change: (game) => ({ view: (state, viewer) => ordered(game.view(state, viewer), state) }),
  },
  {
    name: 'choices that tell',
    says: /the screen tells .*\.choices/,
    change: (game) => ({
      choices: (state, seat) => {
        const choices = game.choices(state, seat)
        return sum(state) > 2 ? choices : [...choices, ...choices.slice(0, 1)]
      },
    }),
  },
  {
    name: 'a reason that tells',
    says: /the reason tells/,
    change: (game) => ({
      refuse(state, seat, move) {
        const why = game.refuse(state, seat, move)
        return why && { ...why, peek: sum(state) }
      },
    }),
  },
  {
    name: 'a line with a secret of its event',
    says: /the line tells .* what is hidden in/,
    whispers: true,
    change: (game) => ({
      line: (event, viewer) => {
        const line = game.line(event, viewer)
        return line && { ...line, peek: JSON.stringify(secrets(event)) }
      },
    }),
  },
  {
    name: 'an event that carries a secret in the open',
    says: /the news tell .*lines/,
    change: (game) => ({
      apply(state, seat, move, random) {
        const next = game.apply(state, seat, move, random)
        return { ...next, events: next.events.map((event) => ({ ...event, peek: sum(state) })) }
      },
      line: (event, viewer) => {
        const line = game.line(event, viewer)
        return line && 'peek' in event ? { ...line, peek: event.peek } : line
      },
    }),
  },
  {
    name: 'a secret that is shown still hidden',
    says: /a secret was about to leave the room/,
    change: (game) => ({ view: (state, viewer) => ({ ...game.view(state, viewer), peek: hide(0) }) }),
  },
  {
    name: 'a reason with a secret still hidden',
    says: /a secret was about to leave the room/,
    change: (game) => ({
      refuse(state, seat, move) {
        const why = game.refuse(state, seat, move)
        return why && { ...why, peek: hide(0) }
      },
    }),
  },
]

/** Whether an event of one of a few games carries a secret. */
export function whispers(game: AnyGame): boolean {
  const { least, most } = game.seats
  for (let seats = least; seats <= most; seats++) {
    const random = dice(seats)
    const { state, events } = game.setup(usual(game, seats), seats, random)
    if (secrets(events).length > 0) return true
    for (const step of walk(game, state, seats, random, 'random')) if (secrets(step.events).length > 0) return true
  }
  return false
}
