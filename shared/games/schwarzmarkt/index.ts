import type { Game } from '../../game/definition.ts'
import { audit } from './audit.ts'
import { bot } from './bot.ts'
import { apply, choices, refuse } from './decide.ts'
import { standings } from './end.ts'
import type { Schwarzmarkt } from './kinds.ts'
import { moves, seats } from './moves.ts'
import { resample } from './resample.ts'
import { setup } from './setup.ts'
import { line, view } from './view.ts'

export const schwarzmarkt: Game<Schwarzmarkt> = {
  id: 'schwarzmarkt',
  rules: 1,
  seats,
  options: [
    { key: 'goods', domain: { kind: 'one', of: ['basic', 'variant'] }, usual: () => 'basic' },
    { key: 'wealth', domain: { kind: 'one', of: ['open', 'hidden'] }, usual: () => 'open' },
  ],
  moves,
  setup,
  choices,
  refuse,
  apply,
  view,
  line,
  revealing: ['blackMarketDrawn', 'goodsStolen', 'pileSearched', 'goodsTaken', 'goodsSwapped', 'refilled'],
  standings,
  bot,
  resample,
  audit,
}
