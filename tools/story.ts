import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { load } from '../test/help/load.ts'
import { parse, record, replay } from '../test/help/story.ts'

const usage = `A whole game as text.
  npm run story -- GAME --seats 3 --seed 7 --by bot|random [--option key=value]… [--every 20] [--out FILE]   records one
  npm run story -- FILE…                                                                    replays and compares`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    by: { type: 'string', default: 'bot' },
    option: { type: 'string', multiple: true, default: [] },
    every: { type: 'string', default: '20' },
    out: { type: 'string' },
  },
})

const [first] = positionals
if (first === undefined) console.log(usage)
else if (existsSync(first)) process.exitCode = (await compare(positionals)) > 0 ? 1 : 0
else await write(first)

async function write(id: string): Promise<void> {
  const options = values.option.map((given) => {
    const [key = '', value = ''] = given.split('=')
    return [key, /^-?\d+$|^[[{"]/.test(value) ? JSON.parse(value) : value]
  })
  const text = record(await load(id), {
    seats: Number(values.seats),
    seed: Number(values.seed),
    by: values.by === 'random' ? 'random' : 'bot',
    options: Object.fromEntries(options),
    every: Number(values.every),
  })
  if (values.out === undefined) process.stdout.write(text)
  else writeFileSync(values.out, text)
}

async function compare(files: readonly string[]): Promise<number> {
  let wrong = 0
  for (const file of files) {
    const told = readFileSync(file, 'utf8')
    const now = replay(told, await load(parse(told).game))
    if (now === told) continue
    wrong++
    const before = told.split('\n')
    const after = now.split('\n')
    const at = after.findIndex((line, n) => line !== before[n])
    console.log(`${file}:${at + 1}\n  was: ${before[at] ?? '(nothing)'}\n  now: ${after[at] ?? '(nothing)'}`)
  }
  console.log(`${files.length - wrong} replayed, ${wrong} differ`)
  return wrong
}
