import { useEffect } from 'preact/hooks'
import type { Screen } from '../../shared/table/screen.ts'
import { hex } from '../net/chance.ts'
import { keepNonce, knownNonce, myName, myNonce } from '../net/me.ts'
import { remember } from '../net/mine.ts'
import type { Store } from '../net/store.ts'

/** Takes this seat under the name this browser remembers. */
export const sit = (store: Store, { match }: Screen, seat: number): void =>
  store.wish({ t: 'sit', seat, name: myName.value, nonce: myNonce(store.code, match) })

/**
 * What a seat brings with it: this browser remembers the table, and gives every new deal a number of its own once its
 * seal is published (a rematch).
 */
export function useSeat(store: Store | undefined, screen: Screen | undefined): void {
  const seated = screen !== undefined && screen.me !== null
  useEffect(() => {
    if (store && seated) remember(store.code)
  }, [store, seated])
  const match = screen?.match ?? 1
  const fresh = seated && screen.stage === 'waiting'
  useEffect(() => {
    if (!store || !fresh || knownNonce(store.code, match)) return
    const nonce = hex(16)
    keepNonce(store.code, match, nonce)
    store.wish({ t: 'nonce', nonce })
  }, [store, fresh, match])
}

const shape = /^#key=([0-9a-f]{32})$/

/** The link from my first device: this one takes the same seat, once, and the key leaves the address. */
export function useClaim(store: Store | undefined, ready: boolean): void {
  useEffect(() => {
    const key = shape.exec(location.hash)?.[1]
    if (!store || !ready || key === undefined) return
    history.replaceState(history.state, '', location.pathname + location.search)
    store.wish({ t: 'claim', key })
  }, [store, ready])
}
