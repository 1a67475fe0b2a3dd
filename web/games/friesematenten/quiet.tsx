import { linesOf, nameOf, type Part } from './part.ts'
import { say } from './text/say.ts'
import { Told } from './told.tsx'

/** Told in the log, not here. */
const small: readonly string[] = ['exchangeFilled', 'cardPhaseDone', 'stoneMoved', 'winCheck', 'roundStarted']

/** For those who have nothing to decide: who has, and what has just happened. */
export function Quiet({ screen, recent }: Part) {
  const told = linesOf(recent).filter(({ line }) => !small.includes(line.e))
  const last = told.at(-1)?.rev
  const asked = screen.asked.map((seat) => nameOf(screen, seat))
  return (
    <section class="fm-quiet" aria-label={say.lately}>
      {asked.length > 0 && <h3>{say.waiting(asked.join(', '))}</h3>}
      <ol>
        {told.length === 0 && <li>{say.nothingYet}</li>}
        {told
          .toSorted((a, b) => b.rev - a.rev)
          .slice(0, 6)
          .map(({ rev, line }, n) => (
            <li key={`${rev} ${told.length - n}`} data-new={rev === last || undefined}>
              <Told line={line} screen={screen} />
            </li>
          ))}
      </ol>
    </section>
  )
}
