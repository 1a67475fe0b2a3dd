import { type ReadonlySignal, signal } from '@preact/signals'
import { allShards, type LobbyTold } from '../../shared/protocol/lobby.ts'
import { type Hall, told } from './lobby.ts'
import { connect } from './socket.ts'

export type Follower = {
  /** Undefined until the first shard has spoken. */
  readonly hall: ReadonlySignal<Hall | undefined>
  /** False while a line is down: then the list is as it stood. */
  readonly live: ReadonlySignal<boolean>
  readonly close: () => void
}

/** Follows the list of public tables from now on: pushed by the lobby, never asked for. */
export function followHall(): Follower {
  const hall = signal<Hall | undefined>(undefined)
  const live = signal(false)
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const lines = allShards.map((shard, n) =>
    connect<LobbyTold>(`${scheme}://${location.host}/api/lobby/${n}/socket`, {
      open() {
        live.value = true
      },
      hear(message) {
        hall.value = told(hall.value ?? {}, shard, message)
      },
      lost() {
        live.value = false
      },
    }),
  )
  const close = (): void => {
    for (const line of lines) line.close()
  }
  return { hall, live, close }
}
