import { useWords } from '../../table/words.ts'
import { mineOf, nameOf, ownLine, type Part } from './part.ts'
import { say } from './text/say.ts'
import { Told } from './told.tsx'

/** Lines that are told in the log alone. */
const small: readonly string[] = ['dealt', 'setAside']

/** For those who have nothing to decide: whose turn it is and how far it is, and what has just happened. */
export function Quiet({ view, screen, recent }: Part) {
  const words = useWords()
  const told = recent.flatMap(({ rev, line }) => {
    const own = ownLine(line)
    return !own || small.includes(own.e) || (own.e === 'drew' && !own.cards) ? [] : [{ rev, line: own }]
  })
  const last = told.at(-1)?.rev
  // The newest commit first, each in the order in which it happened.
  told.sort((a, b) => b.rev - a.rev)
  const { phase } = view
  return (
    <section class="bm-quiet" aria-label={say.lately}>
      {phase.at === 'turn' && <p class="bm-whose">{say.waiting(nameOf(screen, phase.seat), phase.order)}</p>}
      <ol>
        {told.length === 0 && <li>{say.nothingYet}</li>}
        {told.slice(0, 6).map(({ rev, line }, i) => (
          <li key={`${rev}${i}${line.e}`} data-new={rev === last || undefined}>
            <Told line={line} screen={screen} words={words} />
          </li>
        ))}
      </ol>
      {mineOf(view) && phase.at === 'turn' && <p class="bm-soft bm-try">{say.plan}</p>}
    </section>
  )
}
