import * as v from 'valibot'
import { type Said, said, type Wish } from '../shared/protocol/messages.ts'
import type { Command } from '../shared/table/decide.ts'
import type { TableWhy } from '../shared/table/screen.ts'
import { longest } from './limit.ts'

/** F21: what a client said, or what is wrong with the frame. */
export function hear(message: string | ArrayBuffer): { said: Said } | { fault: TableWhy['key'] } {
  if (typeof message !== 'string') return { fault: 'notText' }
  if (message.length > longest) return { fault: 'tooBig' }
  try {
    const heard = v.safeParse(said, JSON.parse(message))
    return heard.success ? { said: heard.output } : { fault: 'malformed' }
  } catch {
    return { fault: 'malformed' }
  }
}

/** The wish as a command of the browser that made it. */
export function commandOf(wish: Wish, who: string): Command {
  switch (wish.t) {
    case 'turn':
      return { do: 'turn', who, id: wish.id, ask: wish.ask, move: wish.move }
    case 'sit':
      return { do: 'sit', who, id: wish.id, seat: wish.seat, name: wish.name, nonce: wish.nonce }
    case 'name':
      return { do: 'name', who, id: wish.id, name: wish.name }
    case 'bot':
      return { do: 'bot', who, id: wish.id, seat: wish.seat, on: wish.on }
    case 'options':
      return { do: 'options', who, id: wish.id, options: wish.options }
    default:
      return { do: wish.t, who, id: wish.id }
  }
}
