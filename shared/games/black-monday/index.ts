import type { Game } from '../../game/definition.ts'
import { audit } from './audit.ts'
import { crashRules, startSeats } from './board.ts'
import { bot } from './bot.ts'
import { standings } from './end.ts'
import { moves } from './moves.ts'
import { choices, play, refuse } from './phases/turn.ts'
import { resample } from './resample.ts'
import { setup } from './setup.ts'
import type { BlackMonday } from './state.ts'
import { title } from './title.ts'
import { line, view } from './view.ts'

export const blackMonday: Game<BlackMonday> = {
  id: title.id,
  rules: 1,
  seats: { ...title.seats, best: 4 },
  options: [
    { key: 'crashRule', domain: { kind: 'one', of: crashRules }, usual: () => 'reach' },
    { key: 'startSeat', domain: { kind: 'one', of: startSeats }, usual: () => 'random' },
  ],
  moves,
  setup,
  choices,
  refuse,
  apply: play,
  view,
  line,
  revealing: ['drew', 'reshuffled', 'marketClosed'],
  standings,
  bot,
  resample,
  audit,
}
