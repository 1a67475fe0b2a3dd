import type { Game, Seat } from '../../game/definition.ts'
import { copy } from '../../kit/json.ts'
import type { Random } from '../../kit/random.ts'
import { audit } from './audit.ts'
import { bot } from './bot.ts'
import { standings } from './end.ts'
import * as flow from './flow.ts'
import type { Kinds } from './kinds.ts'
import { type Move, moves } from './moves.ts'
import { options } from './options.ts'
import { resample } from './resample.ts'
import { setup } from './setup.ts'
import type { State } from './state.ts'
import type { Run } from './table.ts'
import { line, view } from './view.ts'

function apply(before: State, seat: Seat, move: Move, random: Random) {
  const run: Run = { state: copy(before), events: [], random, next: undefined }
  flow.play(run, seat, move)
  return { state: run.state, events: run.events }
}

export const friesematenten: Game<Kinds> = {
  id: 'friesematenten',
  rules: 1,
  seats: { least: 2, most: 4, best: 3 },
  options,
  moves,
  setup,
  choices: flow.choices,
  refuse: flow.refuse,
  apply,
  view,
  line,
  revealing: ['exchangeFilled', 'pileRenewed'],
  standings,
  bot,
  resample,
  audit,
}
