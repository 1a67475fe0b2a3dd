import type { Game } from '../../game/definition.ts'
import { audit } from './audit.ts'
import { players } from './board.ts'
import { bot } from './bot.ts'
import type { BlackFriday } from './bundle.ts'
import { standings } from './end.ts'
import { moves } from './moves.ts'
import { options } from './options.ts'
import { apply, choices, refuse } from './phases/turn.ts'
import { resample } from './resample.ts'
import { setup } from './setup.ts'
import { line, view } from './view.ts'

export const blackFriday: Game<BlackFriday> = {
  id: 'black-friday',
  rules: 1,
  seats: players,
  options,
  moves,
  setup,
  choices,
  refuse,
  apply,
  view,
  line,
  revealing: ['drawn'],
  standings,
  bot,
  resample,
  audit,
}
