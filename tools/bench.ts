import { games } from '../shared/games/index.ts'
import { wins } from '../test/bench/duel.ts'
import { pace } from '../test/bench/engine.ts'
import { mean, median, percentile } from '../test/bench/figures.ts'
import { play } from '../test/bench/room.ts'
import { serve } from '../test/bench/server.ts'

// `npm run bench`: figures of this machine, none of them a verdict. What must hold everywhere is a test in test/bench.

const whole = (n: number) => Math.round(n).toLocaleString('en')
const seats = 4
const watchers = 10

console.log('Engine, random play (aim: 20,000 commits/s)')
for (const game of Object.values(games)) {
  const { commits, games: played, seconds } = pace(game, game.seats.best, 3_000)
  console.log(`  ${game.id}: ${whole(commits / seconds)} commits/s, ${whole(commits / played)} commits a game`)
}

console.log('Plain bot against two players by chance, 100 games (aim: 95 won)')
for (const game of Object.values(games)) console.log(`  ${game.id}: ${wins(game, 100)} won`)

console.log(
  `Room in workerd, ${seats} seats and ${watchers} watchers over WebSockets (aim: 1,000 commits/s, p99 10 ms)`,
)
const server = await serve()
for (const game of Object.values(games)) {
  // The first game warms the room up and is not counted.
  await play(server.url, game.id, Math.min(seats, game.seats.most), watchers, 1)
  const runs = []
  for (let n = 2; n < 5; n++) runs.push(await play(server.url, game.id, Math.min(seats, game.seats.most), watchers, n))
  const commits = runs.reduce((sum, run) => sum + run.commits, 0)
  const latency = runs.flatMap((run) => run.latency)
  const raw = runs.flatMap((run) => run.raw)
  const wire = runs.reduce((sum, run) => sum + run.wire, 0)
  console.log(
    `  ${game.id}: ${whole(commits / runs.reduce((sum, run) => sum + run.seconds, 0))} commits/s one after another`,
  )
  console.log(
    `    move to last subscriber: p50 ${percentile(latency, 50).toFixed(2)} ms, p99 ${percentile(latency, 99).toFixed(2)} ms`,
  )
  console.log(
    `    per commit and viewer: ${whole(median(raw))} bytes median, ${whole(mean(raw))} mean raw; ` +
      `${whole(wire / raw.length)} on the wire (${runs.every((run) => run.deflated) ? 'permessage-deflate' : 'uncompressed'})`,
  )
  console.log(`    record of a game: ${whole(mean(runs.map((run) => run.record)) / 1024)} KiB`)
}
await server.close()
process.exit(0)
