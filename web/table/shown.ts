import type { AnyMove, Choice } from '../../shared/kit/choice.ts'
import type { Screen } from '../../shared/table/screen.ts'
import type { Store } from '../net/store.ts'
import { type AnyWords, reason } from '../text/game.ts'
import type { Shown } from './face.ts'
import { current } from './line.ts'

/** The lines of so many commits are handed to the board. */
const commits = 5

/** What every part of the board is given; undefined before the game begins. */
export function shown(store: Store, screen: Screen, words: AnyWords | undefined): Shown<object, AnyMove> | undefined {
  if (screen.view === null) return undefined
  const why = store.why.value
  const { log } = current(store.log.value)
  const last = log.at(-1)?.rev ?? 0
  return {
    view: screen.view,
    screen,
    // After an agreed end a question is left open that nobody is asked any more.
    choices: screen.stage === 'playing' ? (screen.choices as readonly Choice[]) : [],
    send: (move) => {
      if (screen.ask !== null) store.wish({ t: 'turn', ask: screen.ask, move })
    },
    sent: store.sent.value.some((wish) => wish.t === 'turn'),
    why: why?.to === 'turn' ? reason(why.why, words) : undefined,
    recent: log.filter((entry) => entry.rev > last - commits),
  }
}
