import { nameOf, ownLine, type Part } from './part.ts'
import { sentence } from './sentence.ts'
import { Tinted } from './sign.tsx'
import { say } from './text/say.ts'

/** Lines that are only steps of an adjustment: told one by one in the log, not here. */
const small: readonly string[] = ['interest', 'cleared', 'salesTable', 'noCase', 'dealt', 'interestPaid', 'cardUsed']

/** For those who have nothing to decide: whose turn it is, and what has just happened. */
export function Quiet({ view, screen, recent }: Part) {
  const told = recent.flatMap((entry) => {
    const line = ownLine(entry.line)
    if (!line || small.includes(line.e) || (line.e === 'marker' && line.cause === 'adjustment')) return []
    const text = sentence(line, screen)
    return text === '' ? [] : [{ rev: entry.rev, text }]
  })
  const last = told.at(-1)?.rev
  const turn = view.phase.is === 'over' ? undefined : nameOf(screen, view.phase.seat)
  return (
    <section class="bf-quiet" aria-label={say.lately}>
      {turn !== undefined && <p class="bf-turn">{say.waiting(turn)}</p>}
      <ol>
        {told.length === 0 && <li>{say.nothingYet}</li>}
        {told
          .slice(-6)
          .reverse()
          .map(({ rev, text }, i) => (
            <li key={`${rev}${text}`} data-new={rev === last || undefined} data-at={i}>
              <Tinted>{text}</Tinted>
            </li>
          ))}
      </ol>
    </section>
  )
}
