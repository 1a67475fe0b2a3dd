import './board.css'
import './sign.css'
import './tower.css'
import './tables.css'
import './panel.css'
import './strip.css'
import './desk.css'
import './seat.css'
import type { Move } from '../../../shared/games/black-friday/moves.ts'
import type { View } from '../../../shared/games/black-friday/view.ts'
import type { Face } from '../../table/face.ts'
import { Board } from './board.tsx'
import { Ending } from './ending.tsx'
import { Seat } from './seat.tsx'
import { Status } from './status.tsx'
import { Strip } from './strip.tsx'
import { tints } from './told.tsx'

/** Black Friday's face: paper and felt, the price tower on which five markers climb and fall. */
export const face: Face<View, Move> = {
  Board,
  Strip,
  Seat,
  Status,
  Ending,
  signs: tints,
}
