import type { Command } from '../shared/table/command.ts'

/** What the Worker tells a new room. */
export type Opening = {
  readonly code: string
  readonly game: string
  readonly seed: string
  readonly who: string
  readonly name: string
  readonly nonce: string
  readonly list: 'link' | 'public'
  /** How many bots sit down as well; with any, the game starts at once. */
  readonly bots: number
}

/** The first commits of a table: its host sits down, and with bots the game begins. */
export function firstCommands({ who, name, nonce, list, bots }: Opening): Command[] {
  const sit: Command = { do: 'sit', who, id: 'open-sit', seat: 0, name, nonce }
  const listed: Command[] = list === 'link' ? [] : [{ do: 'settings', who, id: 'open-list', settings: { list } }]
  if (bots === 0) return [sit, ...listed]
  const seats = Array.from({ length: bots }, (_, n) => n + 1)
  return [
    sit,
    ...listed,
    ...seats.map((seat): Command => ({ do: 'bot', who, id: `open-bot${seat}`, seat, on: true })),
    { do: 'start', who, id: 'open-start' },
  ]
}
