import './paper.css'
import './sign.css'
import './ring.css'
import './middle.css'
import './lists.css'
import './strip.css'
import './desk.css'
import './seat.css'
import type { Move } from '../../../shared/games/schwarzmarkt/moves.ts'
import type { View } from '../../../shared/games/schwarzmarkt/view.ts'
import type { Face } from '../../table/face.ts'
import { Board } from './board.tsx'
import { Ending } from './ending.tsx'
import { Seat } from './seat.tsx'
import { Status } from './status.tsx'
import { Strip } from './strip.tsx'
import { tints } from './told.tsx'

/** Schwarzmarkt's face: a sheet of ration coupons, passed prices punched, copying-pencil violet for what I may do. */
export const face: Face<View, Move> = {
  Board,
  Strip,
  Seat,
  Status,
  Ending,
  signs: tints,
}
