import { useWords } from '../../table/words.ts'
import { nameOf, ownLine, type Part, priceAt } from './part.ts'
import { say } from './text/say.ts'
import { Told } from './told.tsx'

/** Lines that only repeat what stands beside them. */
const small: readonly string[] = ['blackMarketDrawn', 'textDone', 'notTraded']

/** For those who have nothing to decide: whose turn it is and at what, and what has just happened. */
export function Quiet({ view, screen, recent }: Part) {
  const words = useWords()
  const told = recent.flatMap((entry) => {
    const line = ownLine(entry.line)
    return line && !small.includes(line.e) ? [{ rev: entry.rev, line }] : []
  })
  const last = told.at(-1)?.rev
  // The newest commit first, each in the order in which it happened.
  told.sort((a, b) => b.rev - a.rev)
  const { ask } = view
  return (
    <section class="sm-quiet" aria-label={say.lately}>
      {ask.at !== 'over' && (
        <p class="sm-turn">{say.waiting[ask.at](nameOf(screen, ask.seat), priceAt(view.round?.space ?? 0))}</p>
      )}
      <ol>
        {told.length === 0 && <li>{say.nothingYet}</li>}
        {told.slice(0, 4).map(({ rev, line }, i) => (
          <li key={`${rev}${i}${line.e}`} data-new={rev === last || undefined}>
            <Told line={line} screen={screen} words={words} />
          </li>
        ))}
      </ol>
    </section>
  )
}
