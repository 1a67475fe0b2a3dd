import { type Signal, signal } from '@preact/signals'
import { keep, recall } from './memory.ts'

/** A switch of this browser, kept beyond the visit. */
export type Want = { readonly on: Signal<boolean>; readonly set: (on: boolean) => void }

function want(key: string, usual: boolean): Want {
  const known = recall(key)
  const on = signal(known === '' ? usual : known === 'yes')
  return {
    on,
    set(now) {
      on.value = now
      keep(key, now ? 'yes' : 'no')
    },
  }
}

/** A short sound when it is my turn. */
export const sound = want('sound', true)
/** To be called by the browser when it is my turn and the page is not looked at. */
export const calls = want('calls', false)
/** I do not want to read what spectators say. */
export const mute = want('mute', false)
/** Whether the tables that I open are listed for everybody. */
export const listing = want('listing', false)
