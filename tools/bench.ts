import { games } from '../shared/games/index.ts'
import { wins } from '../test/bench/duel.ts'
import { pace } from '../test/bench/engine.ts'
import { mean, median, percentile } from '../test/bench/figures.ts'
import { type Measured, play } from '../test/bench/room.ts'
import { serve } from '../test/bench/server.ts'

// `npm run bench [game ...]`: figures of this machine, none of them a verdict. What must hold everywhere is a test in
// test/bench and test/worker; what the pages weigh is told by test/browser/weight.test.ts.

const wanted = process.argv.slice(2)
const played = Object.values(games).filter((game) => wanted.length === 0 || wanted.includes(game.id))
const most = 4
const watchers = 10
const warm = 5
const counted = 5

const whole = (n: number) => Math.round(n).toLocaleString('en')
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)

console.log('Engine, random play on one core (aim: 20,000 commits/s)')
for (const game of played) {
  const { commits, games: done, seconds } = pace(game, game.seats.best, 3_000)
  console.log(`  ${game.id}: ${whole(commits / seconds)} commits/s, ${whole(commits / done)} commits a game`)
}

console.log('Plain bot against two players by chance, 100 games, its seat going round (aim: 95 won)')
for (const game of played) console.log(`  ${game.id}: ${wins(game, 100)} won`)

console.log(`Room in workerd, ${most} seats, ${watchers} watchers, real WebSockets (aim: 1,000 commits/s, p99 10 ms)`)
const served = await serve()
for (const game of played) {
  const seats = Math.min(most, game.seats.most)
  for (let n = 0; n < warm; n++) await play(served, game.id, seats, watchers, n)
  const runs: Measured[] = []
  for (let n = 0; n < counted; n++) runs.push(await play(served, game.id, seats, watchers, warm + n))
  print(game.id, runs)
}
served.close()
process.exit(0)

function print(id: string, runs: readonly Measured[]): void {
  const latency = runs.flatMap((run) => run.latency)
  const raw = runs.flatMap((run) => run.raw)
  const commits = sum(runs.map((run) => run.commits))
  const rate = commits / sum(runs.map((run) => run.seconds))
  const busy = sum(runs.map((run) => run.busy)) / commits
  const p = (hundredths: number) => percentile(latency, hundredths).toFixed(2)
  const KiB = (bytes: readonly number[]) => `${whole(mean(bytes) / 1024)} KiB`
  console.log(`  ${id}: ${whole(rate)} commits/s, each move waiting for the last subscriber of the one before`)
  console.log(`    the server is at work for ${busy.toFixed(2)} ms of processor time per commit`)
  console.log(`    move to last subscriber: p50 ${p(50)} ms, p99 ${p(99)} ms`)
  console.log(`    message per commit and viewer: median ${whole(median(raw))}, mean ${whole(mean(raw))} bytes raw`)
  console.log(
    `    on the wire to a watcher: ${whole(mean(runs.map((run) => run.wire)))} bytes (permessage-deflate, TCP)`,
  )
  console.log(
    `    1 row written per commit (a test reads rowsWritten); kept ${KiB(runs.map((run) => run.stored))} a game`,
  )
  console.log(`    record of a game ${KiB(runs.map((run) => run.record))}`)
}
