import type { Reason } from '../../shared/game/definition.ts'
import type { Saying } from '../../shared/protocol/chat.ts'
import { Misfit, patched } from '../../shared/protocol/diff.ts'
import type { Entry, Told, Wish } from '../../shared/protocol/messages.ts'
import type { Screen } from '../../shared/table/screen.ts'
import type { TableWhy } from '../../shared/table/why.ts'
import { joined } from './talk.ts'

export type Why = Reason | TableWhy
export type Here = { readonly seats: readonly number[]; readonly watchers: number }

/** All that this page knows of its table. */
export type Seen = {
  readonly rev: number | undefined
  readonly screen: Screen | undefined
  readonly log: readonly Entry[]
  /** There are older log lines to ask for. */
  readonly more: boolean
  readonly here: Here
  /** What was said at the table, oldest first. */
  readonly said: readonly Saying[]
  /** The key for a second device that I asked for, and until when it works, in server time. */
  readonly key: { readonly key: string; readonly until: number } | undefined
  /** The table's time has run out. */
  readonly gone: boolean
  /** What I wished and have no answer to, oldest first. */
  readonly wishes: readonly Wish[]
  readonly why: { readonly to: Wish['t'] | undefined; readonly why: Why } | undefined
  /** P3: a gap was noticed and a whole screen is on its way: patches until then are of no use. */
  readonly gap: boolean
}

/** What the page has to do besides: ask for a whole screen, load itself anew, or say its wishes once more in a while. */
export type Next = 'again' | 'reload' | 'repeat' | undefined
export type Heard = { readonly seen: Seen; readonly next?: Next }

export const nothing: Seen = {
  rev: undefined,
  screen: undefined,
  log: [],
  more: false,
  here: { seats: [], watchers: 0 },
  said: [],
  key: undefined,
  gone: false,
  wishes: [],
  why: undefined,
  gap: false,
}

/** What the page knows after one message of the room: pure. `build` is the page's own (P11). */
export function hear(seen: Seen, told: Told, build: string): Heard {
  switch (told.t) {
    case 'screen':
      return screen(seen, told, build)
    case 'patch':
      return patch(seen, told)
    case 'done':
      return { seen: answered(seen, told.id) }
    case 'refused': {
      const to = seen.wishes.find((wish) => wish.id === told.id)?.t
      // An answer to a wish of another tab, or to one that was answered before, is not ours to show.
      return { seen: to ? { ...answered(seen, told.id), why: { to, why: told.why } } : seen }
    }
    case 'error':
      return fault(seen, told.why)
    case 'log':
      return { seen: older(seen, told) }
    case 'here':
      return { seen: { ...seen, here: { seats: told.seats, watchers: told.watchers } } }
    case 'talk':
      return { seen: { ...seen, said: joined(seen.said, told.said) } }
    case 'said':
      return { seen: { ...answered(seen, told.id), said: joined(seen.said, [told.saying]) } }
    case 'key':
      return { seen: { ...answered(seen, told.id), key: { key: told.key, until: told.until } } }
    case 'gone':
      return { seen: { ...seen, gone: true } }
    case 'reload':
      return { seen, next: 'reload' }
    default:
      // P11: a message of a room that is newer than this page.
      return { seen, next: 'reload' }
  }
}

const answered = (seen: Seen, id: string | undefined): Seen =>
  seen.wishes.some((wish) => wish.id === id) ? { ...seen, wishes: seen.wishes.filter((wish) => wish.id !== id) } : seen

function screen(seen: Seen, told: Extract<Told, { t: 'screen' }>, build: string): Heard {
  const first = told.log[0]?.rev
  // Older lines that were asked for stay, as long as nothing is missing in between.
  const joins =
    seen.rev !== undefined && first !== undefined && first <= seen.rev + 1 && seen.screen?.me === told.screen.me
  const kept = joins ? seen.log.filter((entry) => entry.rev < first) : []
  const after: Seen = {
    ...answered(seen, told.id),
    rev: told.rev,
    screen: told.screen,
    log: [...kept, ...told.log],
    more: kept.length > 0 ? seen.more : told.more,
    why: settled(seen, told.screen),
    gap: false,
  }
  return told.build === build ? { seen: after } : { seen: after, next: 'reload' }
}

/** P3, P5: applies the next commit, ignores an older one; anything else is a gap, and then the board stays as it is. */
function patch(seen: Seen, told: Extract<Told, { t: 'patch' }>): Heard {
  if (seen.rev !== undefined && told.rev <= seen.rev) return { seen: answered(seen, told.id) }
  // Something was missed: the answer to the wish counts all the same.
  const gap = (): Heard => {
    const after = { ...answered(seen, told.id), gap: true }
    return seen.gap ? { seen: after } : { seen: after, next: 'again' }
  }
  if (seen.gap || seen.screen === undefined || seen.rev === undefined || told.rev !== seen.rev + 1) return gap()
  try {
    const after = told.patch ? patched(seen.screen, told.patch) : seen.screen
    const lines = (told.lines ?? []).map((line) => ({ rev: told.rev, line }))
    const log = lines.length > 0 ? [...seen.log, ...lines] : seen.log
    return { seen: { ...answered(seen, told.id), rev: told.rev, screen: after, log, why: settled(seen, after) } }
  } catch (error) {
    if (error instanceof Misfit) return gap()
    throw error
  }
}

/** A refusal is of interest for as long as the question stands. */
const settled = (seen: Seen, after: Screen): Seen['why'] =>
  seen.screen?.ask === after.ask && seen.screen?.stage === after.stage ? seen.why : undefined

function fault(seen: Seen, why: TableWhy): Heard {
  // Dropped, not refused: it is said again when the room has caught its breath.
  if (why.key === 'tooFast') return seen.wishes.length > 0 ? { seen, next: 'repeat' } : { seen }
  const to = seen.wishes[0]?.t
  return { seen: { ...seen, wishes: [], why: { to, why } } }
}

function older(seen: Seen, told: Extract<Told, { t: 'log' }>): Seen {
  const first = seen.log[0]?.rev ?? told.before
  return { ...seen, log: [...told.log.filter((entry) => entry.rev < first), ...seen.log], more: told.more }
}
