import * as v from 'valibot'
import { digest } from '../shared/kit/random.ts'
import { type Said, said, type Wish } from '../shared/protocol/messages.ts'
import type { Command } from '../shared/table/command.ts'
import type { TableWhy } from '../shared/table/why.ts'
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

/** What only the room can add to a wish. */
export type Room = {
  /** Whether somebody of this seat is connected; of the host without a seat. */
  readonly isHere: (seat?: number) => boolean
  readonly seed: () => string
  /** The hash of a new key for a second device, which is told to nobody but the one who wishes it. */
  readonly key: () => { readonly hash: string; readonly until: number }
}

/** A wish that asks for a commit: what is said in the chat and the wish to be called are none. */
export type Order = Exclude<Wish, { t: 'say' | 'remind' }>

/** The wish as a command of the browser that made it. */
export function commandOf(wish: Order, who: string, room: Room): Command {
  const { id } = wish
  switch (wish.t) {
    case 'turn':
      return { do: 'turn', who, id, ask: wish.ask, move: wish.move }
    case 'sit':
      return { do: 'sit', who, id, seat: wish.seat, name: wish.name, nonce: wish.nonce }
    case 'name':
      return { do: 'name', who, id, name: wish.name }
    case 'nonce':
      return { do: 'nonce', who, id, nonce: wish.nonce }
    case 'bot':
      return { do: 'bot', who, id, seat: wish.seat, on: wish.on }
    case 'kick':
    case 'handover':
      return { do: wish.t, who, id, seat: wish.seat }
    case 'options':
      return { do: 'options', who, id, options: wish.options }
    case 'settings':
      return { do: 'settings', who, id, settings: wish.settings }
    case 'propose':
      return {
        do: 'propose',
        who,
        id,
        kind: wish.kind,
        ...(wish.seat !== undefined && { seat: wish.seat }),
        gone: wish.seat !== undefined && !room.isHere(wish.seat),
      }
    case 'answer':
      return { do: 'answer', who, id, yes: wish.yes }
    case 'host':
      return { do: 'host', who, id, hostHere: room.isHere() }
    case 'rematch':
      return { do: 'rematch', who, id, seed: room.seed() }
    case 'device':
      return { do: 'device', who, id, ...room.key() }
    case 'claim':
      return { do: 'claim', who, id, hash: digest(wish.key) }
    default:
      return { do: wish.t, who, id }
  }
}
