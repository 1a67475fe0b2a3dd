import type { Kinds, Seat } from '../../../shared/game/definition.ts'
import type { AnyGame } from '../../../shared/games/index.ts'
import { copy, same } from '../../../shared/kit/json.ts'
import { pick, type Random } from '../../../shared/kit/random.ts'
import { type State, seatsOf } from '../walk.ts'
import { type Fault, text } from './json.ts'

type Event = Kinds['event']
type Path = readonly (string | number)[]
/** Secrets of events seen so far, by the event and the place of the secret in it; and how many were exchanged. */
export type Pool = { readonly seen: Record<string, unknown[]>; found: number; scrambled: number }

export const pool = (): Pool => ({ seen: {}, found: 0, scrambled: 0 })

/** Fields of an event that name the seats it is about. */
const naming = ['seat', 'seats', 'to', 'from', 'by', 'of', 'with', 'victim', 'owner', 'seller', 'buyer', 'winner']
const kept = 40

/**
 * F12: a secret in an event is exchanged for one of the same kind from another event. Only the seats that the event
 * names may read a difference, unless everybody sees the very thing in his view.
 */
export function overheard(
  game: AnyGame,
  event: Event,
  after: State,
  seats: number,
  secrets: Pool,
  random: Random,
): Fault {
  for (const path of hiddenIn(event, [])) {
    secrets.found++
    const content = at(event, [...path, 'hidden'])
    const key = `${event.e} ${path.map((step) => (typeof step === 'number' ? '#' : step)).join('.')}`
    secrets.seen[key] ??= []
    const list = secrets.seen[key]
    const others = list.filter((other) => !same(other, content))
    if (list.length < kept) list.push(content)
    else list[random.below(kept)] = content
    if (others.length === 0) continue
    const exchanged = copy(event)
    put(exchanged, path, { hidden: pick(others, random) })
    secrets.scrambled++
    const named = namedIn(event, path, seats)
    for (const viewer of [...seatsOf(seats), 'watcher'] as const) {
      const [one, two] = [event, exchanged].map((version) => text(game.line(version, viewer)))
      if (one === two) continue
      if (viewer !== 'watcher' && named.includes(viewer)) continue
      if (shown(game.view(after, 'watcher'), content)) continue
      return `the line tells ${viewer} what is hidden in ${key}: ${one} | ${two}`
    }
  }
  return undefined
}

/** Every place of the event where a secret lies. */
function hiddenIn(value: unknown, path: Path): Path[] {
  if (typeof value !== 'object' || value === null) return []
  if ('hidden' in value) return [path]
  return Object.entries(value).flatMap(([key, item]) =>
    hiddenIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value)

function put(root: object, path: Path, value: unknown): void {
  const last = path[path.length - 1]
  if (last !== undefined) (at(root, path.slice(0, -1)) as Record<string, unknown>)[last] = value
}

/** A secret in a list with one item for each seat is that seat's. */
function namedIn(event: Event, path: Path, seats: number): Seat[] {
  const given: unknown[] = Object.entries(event).flatMap(([key, value]) => (naming.includes(key) ? value : []))
  const own = path.filter((step, n) => {
    const list = at(event, path.slice(0, n))
    return typeof step === 'number' && Array.isArray(list) && list.length === seats
  })
  return [...given, ...own].filter((seat): seat is Seat => typeof seat === 'number')
}

/** Whether a view holds this very list or object. A single word proves nothing. */
function shown(view: unknown, content: unknown): boolean {
  if (typeof content !== 'object' || content === null || typeof view !== 'object' || view === null) return false
  return same(view, content) || Object.values(view).some((item) => shown(item, content))
}
