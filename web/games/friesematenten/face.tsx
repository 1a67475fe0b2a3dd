import './board.css'
import './card.css'
import './stage.css'
import './scene.css'
import './empire.css'
import './strip.css'
import './desk.css'
import './seat.css'
import './sheet.css'
import type { Move } from '../../../shared/games/friesematenten/moves.ts'
import type { View } from '../../../shared/games/friesematenten/view.ts'
import type { Face } from '../../table/face.ts'
import { later } from '../../table/later.tsx'
import { Board } from './board.tsx'
import { Seat } from './seat.tsx'
import { Status } from './status.tsx'
import { Strip } from './strip.tsx'
import { tints } from './told.tsx'

const Ending = later(() => import('./ending.tsx').then((part) => part.Ending))

/** Friesematenten's face: a comic auction hall, paddles up and down, the card under the hammer. */
export const face: Face<View, Move> = { Board, Strip, Seat, Status, Ending, signs: tints }
