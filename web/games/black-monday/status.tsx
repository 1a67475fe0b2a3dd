import type { Part } from './part.ts'
import { say } from './text/say.ts'

export const Status = ({ view }: Part) => (
  <span>{view.phase.at === 'closed' ? say.closed : say.status(view.deck, view.second !== null)}</span>
)
