import { signal } from '@preact/signals'
import type { Line } from '../../../shared/games/black-friday/events.ts'
import type { Screen } from '../../../shared/table/screen.ts'
import { type AnyWords, wordsOf } from '../../text/game.ts'
import { nameOf } from './part.ts'
import { say } from './text/say.ts'

const words = signal<AnyWords | undefined>(undefined)
wordsOf('black-friday').then((found) => {
  words.value = found
})

/** A log line in the game's own words; the reader is called "You". Empty until the words have come. */
export function sentence(line: Line, screen: Screen): string {
  const who = (seat: number) => (seat === screen.me ? say.you : nameOf(screen, seat))
  return words.value?.lines[line.e]?.(line, who) ?? ''
}
