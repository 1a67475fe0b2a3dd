import { sample } from '../../shared/kit/choice.ts'
import { dice } from '../../shared/kit/random.ts'
import { Viewer } from './crowd.ts'
import type { Served } from './server.ts'
import { pipe } from './wire.ts'

const nonce = (n: number) => n.toString(16).padStart(32, '0')
const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0]

export type Measured = {
  readonly commits: number
  readonly seconds: number
  /** Milliseconds from sending a move to its arrival at the last of all subscribers. */
  readonly latency: readonly number[]
  /** Bytes of each message of a commit to each viewer. */
  readonly raw: readonly number[]
  /** Bytes that came over the wire for all of them, frames included. */
  readonly wire: number
  readonly deflated: boolean
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
  const line = await pipe(server)
  const body = JSON.stringify({ game, name: 'Seat 0', nonce: nonce(1) })
  const opened = await fetch(new URL('/api/tables', server), { method: 'POST', body })
  const { code } = (await opened.json()) as { code: string }
  const players: Viewer[] = []
  for (let seat = 0; seat < seats; seat++) {
    const cookie = seat === 0 ? cookieOf(opened) : cookieOf(await fetch(new URL(`/api/tables/${code}`, server)))
    const player = await new Viewer(line.url, code, cookie, true).hello()
    if (seat > 0) player.say({ t: 'sit', id: 'sit', seat, name: `Seat ${seat}`, nonce: nonce(seat + 1) })
    await player.until(() => player.screen?.me === seat)
    players.push(player)
  }
  const crowd = await Promise.all(
    Array.from({ length: watchers }, () => new Viewer(line.url, code, undefined, false).hello()),
  )
  const all = [...players, ...crowd]
  const arrive = (rev: number) => Promise.all(all.map((viewer) => viewer.until(() => viewer.rev >= rev)))
  players[0]?.say({ t: 'start', id: 'start' })
  await arrive(seats + 1)

  const random = dice(seed)
  const latency: number[] = []
  const before = line.came()
  for (const viewer of all) viewer.sizes.length = 0
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
    await arrive(rev + 1)
    latency.push(performance.now() - sent)
  }
  const seconds = (performance.now() - begun) / 1000
  const wire = line.came() - before
  const stored = await served.stored(code)
  const record = (await (await fetch(new URL(`/api/tables/${code}/record`, server))).text()).length
  const deflated = all.every((viewer) => viewer.deflated)
  await Promise.all(all.map((viewer) => viewer.close()))
  line.close()
  return {
    commits: latency.length,
    seconds,
    latency,
    raw: all.flatMap((viewer) => viewer.sizes),
    wire,
    deflated,
    stored,
    record,
  }
}
