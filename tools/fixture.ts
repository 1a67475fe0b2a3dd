import { resolve } from 'node:path'
import { fixturesIn, gameFor, positionFor } from '../test/help/fixtures.ts'
import { load } from '../test/help/load.ts'
import { replayed } from '../test/help/replay.ts'

const files = process.argv.slice(2)
if (files.length === 0) console.log('npm run fixture -- FILE…   replays positions and prints every difference')

let wrong = 0
let count = 0
for (const file of files) {
  const path = resolve(file)
  const id = gameFor(path)
  if (id === undefined) throw new Error(`${file}: which game? Put it into test/fixtures/<game>/positions/`)
  const position = await positionFor(id)
  const { game } = await load(id)
  for (const fixture of fixturesIn(path)) {
    const differences = replayed(fixture, position, game)
    for (const line of differences) console.log(line)
    if (differences.length > 0) wrong++
    count++
  }
}
if (count > 0) console.log(`${count} replayed, ${wrong} ${wrong === 1 ? 'differs' : 'differ'}`)
process.exitCode = wrong > 0 || count === 0 ? 1 : 0
