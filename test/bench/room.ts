import { sample } from '../../shared/kit/choice.ts'
import { dice } from '../../shared/kit/random.ts'
import { Viewer } from './crowd.ts'
import { Onlooker } from './onlooker.ts'
import type { Served } from './server.ts'

const nonce = (n: number) => n.toString(16).padStart(32, '0')
const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0]

export type Measured = {
  readonly commits: number
  readonly seconds: number
  /** Milliseconds of the server's processors. */
  readonly busy: number
  /** Milliseconds from sending a move to its arrival at the last of all subscribers. */
  readonly latency: readonly number[]
  /** Bytes of each message of a commit, to each seat and to one watcher. */
  readonly raw: readonly number[]
  /** Bytes per commit that came to one watcher, compressed and framed. */
  readonly wire: number
  /** Bytes that the room keeps at the end. */
  readonly stored: number
  readonly record: number
}

/** One whole game by chance in a room: so many seats, each with its page, and so many watchers. */
export async function play(
  served: Served,
  game: string,
  seats: number,
  watchers: number,
  seed: number,
): Promise<Measured> {
  const server = served.url
  const body = JSON.stringify({ game, name: 'Seat 0', nonce: nonce(1) })
  const opened = await fetch(new URL('/api/tables', server), { method: 'POST', body })
  const { code } = (await opened.json()) as { code: string }
  const players: Viewer[] = []
  for (let seat = 0; seat < seats; seat++) {
    const cookie = seat === 0 ? cookieOf(opened) : cookieOf(await fetch(new URL(`/api/tables/${code}`, server)))
    const player = await new Viewer(server, code, cookie, true).hello()
    if (seat > 0) player.say({ t: 'sit', id: 'sit', seat, name: `Seat ${seat}`, nonce: nonce(seat + 1) })
    await player.until(() => player.screen?.me === seat)
    players.push(player)
  }
  const watcher = await new Viewer(server, code, undefined, false).hello()
  const listeners = [...players, watcher]
  const crowd: Onlooker[] = []
  for (let n = 1; n < watchers; n++) crowd.push(await Onlooker.at(server, code, watcher.build))
  players[0]?.say({ t: 'start', id: 'start' })
  await Promise.all(listeners.map((one) => one.until(() => one.rev > seats)))
  // Until the last of them has heard of the last to come, and of the start.
  await new Promise((go) => setTimeout(go, 50))
  const heard = crowd.map((one) => one.frames)
  const bytes = crowd.map((one) => one.bytes)
  for (const one of listeners) one.sizes.length = 0

  const random = dice(seed)
  const latency: number[] = []
  const busy = served.busy()
  const begun = performance.now()
  for (let wish = 0; ; wish++) {
    const player = players.find((one) => (one.screen?.choices.length ?? 0) > 0)
    if (!player?.screen) break
    const { rev } = player
    const refused = player.other.length
    const move = sample(player.screen.choices as never, random)
    const sent = performance.now()
    player.say({ t: 'turn', id: `${wish}`, ask: player.screen.ask ?? 0, move })
    await player.until(() => player.rev > rev || player.other.length > refused)
    // What sets cannot say may be refused: that is no commit.
    if (player.rev === rev) continue
    const commits = latency.length + 1
    for (const one of listeners) await one.until(() => one.rev > rev)
    for (const [n, one] of crowd.entries()) await one.until((heard[n] ?? 0) + commits)
    latency.push(performance.now() - sent)
  }
  const commits = latency.length
  const measured = {
    commits,
    latency,
    seconds: (performance.now() - begun) / 1000,
    busy: served.busy() - busy,
    raw: listeners.flatMap((one) => one.sizes),
    wire: crowd.reduce((sum, one, n) => sum + one.bytes - (bytes[n] ?? 0), 0) / Math.max(crowd.length * commits, 1),
    stored: served.stored(code),
    record: (await (await fetch(new URL(`/api/tables/${code}/record`, server))).text()).length,
  }
  for (const one of crowd) one.close()
  await Promise.all(listeners.map((one) => one.close()))
  return measured
}
