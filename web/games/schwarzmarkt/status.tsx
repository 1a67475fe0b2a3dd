import type { Part } from './part.ts'
import { say } from './text/say.ts'

export const Status = ({ view }: Part) => <span>{say.status(view.gameRound)}</span>
