import { useWords } from '../../table/words.ts'
import { nameOf, ownLine, type Part } from './part.ts'
import { say } from './text/say.ts'
import { Told } from './told.tsx'

/** Lines that are only steps of an adjustment: told one by one in the log, not here. */
const small: readonly string[] = ['interest', 'cleared', 'salesTable', 'noCase', 'dealt', 'interestPaid', 'cardUsed']

/** For those who have nothing to decide: whose turn it is, and what has just happened. */
export function Quiet({ view, screen, recent }: Part) {
  const words = useWords()
  const told = recent.flatMap((entry) => {
    const line = ownLine(entry.line)
    if (!line || small.includes(line.e) || (line.e === 'marker' && line.cause === 'adjustment')) return []
    return [{ rev: entry.rev, line }]
  })
  const last = told.at(-1)?.rev
  // The newest commit first, each in the order in which it happened.
  told.sort((a, b) => b.rev - a.rev)
  const turn = view.phase.is === 'over' ? undefined : nameOf(screen, view.phase.seat)
  return (
    <section class="bf-quiet" aria-label={say.lately}>
      {turn !== undefined && <p class="bf-turn">{say.waiting(turn)}</p>}
      <ol>
        {told.length === 0 && <li>{say.nothingYet}</li>}
        {told.slice(0, 6).map(({ rev, line }, i) => (
          <li key={`${rev}${i}${line.e}`} data-new={rev === last || undefined} data-at={i}>
            <Told line={line} screen={screen} words={words} />
          </li>
        ))}
      </ol>
    </section>
  )
}
