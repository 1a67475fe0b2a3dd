import Reconnecting from 'partysocket/ws'
import type { Said } from '../../shared/protocol/messages.ts'

/** Milliseconds between two pings, and how long an answer may take before the line counts as dead. */
const beat = 20_000
const patience = 6_000

export type Line = {
  /** False when the line is down: then it was not sent and is not kept. */
  readonly say: (said: Said) => boolean
  readonly close: () => void
}
type Ends<Told> = {
  /** The line stands: say hello. */
  readonly open: () => void
  readonly hear: (told: Told) => void
  readonly lost: () => void
}

/** A socket that comes back by itself: at once when the machine is online again or the page is looked at again. */
export function connect<Told>(url: string, ends: Ends<Told>): Line {
  let socket = dial()
  let waiting: ReturnType<typeof setTimeout> | undefined
  const pulse = setInterval(ping, beat)

  function dial(): Reconnecting {
    const fresh = new Reconnecting(url, undefined, {
      // An offline queue would replay stale moves.
      maxEnqueuedMessages: 0,
      minReconnectionDelay: 300 + Math.random() * 400,
      maxReconnectionDelay: 4_000,
      reconnectionDelayGrowFactor: 1.5,
      connectionTimeout: patience,
      minUptime: 2_000,
    })
    fresh.addEventListener('open', ends.open)
    fresh.addEventListener('close', () => {
      if (fresh === socket) ends.lost()
    })
    fresh.addEventListener('message', (event) => {
      clearTimeout(waiting)
      waiting = undefined
      if (event.data !== 'pong' && typeof event.data === 'string') ends.hear(JSON.parse(event.data) as Told)
    })
    return fresh
  }

  function ping(): void {
    if (socket.readyState !== socket.OPEN || waiting !== undefined) return
    socket.send('ping')
    waiting = setTimeout(renew, patience)
  }

  function renew(): void {
    clearTimeout(waiting)
    waiting = undefined
    const old = socket
    socket = dial()
    old.close()
    ends.lost()
  }

  const seen = (): void => {
    if (document.visibilityState !== 'visible') return
    // A sleeping machine keeps dead sockets that look open: ask. One that waits for its next try need not wait.
    if (socket.readyState === socket.OPEN) ping()
    else if (socket.readyState !== socket.CONNECTING) renew()
  }
  addEventListener('online', renew)
  document.addEventListener('visibilitychange', seen)

  return {
    say: (said) => socket.send(JSON.stringify(said)),
    close() {
      clearInterval(pulse)
      clearTimeout(waiting)
      removeEventListener('online', renew)
      document.removeEventListener('visibilitychange', seen)
      socket.close()
    },
  }
}
