import type { Part } from './part.ts'
import { say } from './text/say.ts'

export const Status = ({ view }: Part) => <span>{say.round(view.round, view.target)}</span>
