import { cardOf, levels } from '../../../shared/games/black-friday/board.ts'
import { say } from './text/say.ts'

const numbers = ['subsidies', 'shares', 'silver', 'draw'] as const

/** The level card: what one may do in a turn and how many cases an adjustment draws; beside it the next card. */
export function LevelCard({ level }: { level: number }) {
  const card = cardOf(level)
  const next = levels[level + 1]
  return (
    <section class="bf-level" aria-label={say.level(level)}>
      <h3>{say.level(level)}</h3>
      <dl>
        {numbers.map((what) => (
          <div key={what}>
            <dd>
              {card[what]}
              {next && next[what] !== card[what] && <small>{say.nextLevel(next[what])}</small>}
            </dd>
            <dt>{say.limits[what]}</dt>
          </div>
        ))}
      </dl>
    </section>
  )
}
