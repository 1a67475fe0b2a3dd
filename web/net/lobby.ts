import type { Listed, LobbyTold } from '../../shared/protocol/lobby.ts'

/** The public tables that each shard of the lobby has told of. */
export type Hall = { readonly [shard: string]: readonly Listed[] }

/** The tables after one message of a shard: pure. A newcomer's list replaces what was known of that shard. */
export function told(hall: Hall, shard: string, message: LobbyTold): Hall {
  const known = hall[shard] ?? []
  switch (message.t) {
    case 'tables':
      return { ...hall, [shard]: message.tables }
    case 'put': {
      const { table } = message
      const at = known.findIndex((one) => one.code === table.code)
      return { ...hall, [shard]: at < 0 ? [table, ...known] : known.with(at, table) }
    }
    case 'drop':
      return { ...hall, [shard]: known.filter((one) => one.code !== message.code) }
    default:
      // A lobby that is newer than this page: what it says besides is not for us.
      return hall
  }
}

/** All of them: where I can sit down first, and of these the ones that have not begun. Otherwise as they came. */
export function listed(hall: Hall): readonly Listed[] {
  const rank = ({ open, stage }: Listed): number => (open ? 0 : 2) + (stage === 'waiting' ? 0 : 1)
  return Object.values(hall)
    .flat()
    .sort((a, b) => rank(a) - rank(b))
}
