import { cap } from '../../../shared/games/black-monday/board.ts'
import type { Of } from './column.tsx'
import { lastTraded } from './moved.ts'
import { nameOf, sharesOf } from './part.ts'
import { say } from './text/say.ts'

/** Who holds how many of the twelve, and what my order would change of it. */
export function Holders({ view, screen, company, plan, recent }: Of) {
  const traded = lastTraded(recent, company)
  return (
    <ul class="bm-holders">
      {view.seats.map(({ shares }, seat) => {
        const now = sharesOf(shares, company)
        const after = plan?.outcome ? sharesOf(plan.outcome.after.seats[seat]?.shares ?? {}, company) : now
        const last = traded[seat]
        return (
          <li key={`seat ${seat}`} class={seat === view.me ? 'bm-me' : ''}>
            <span class="unseen">{`${nameOf(screen, seat)}: ${say.heldOf(now)}`}</span>
            <span class="bm-track" aria-hidden="true">
              <i class="bm-kept" style={{ '--n': Math.min(now, after), '--cap': cap }} />
              <i class={after < now ? 'bm-gone' : 'bm-new'} style={{ '--n': Math.abs(after - now), '--cap': cap }} />
            </span>
            <b aria-hidden="true" class={now === 0 && after === 0 ? 'bm-zero' : ''}>
              {after}
            </b>
            {last !== undefined && after === now && (
              <small class="bm-fresh" aria-hidden="true">
                {say.change(last)}
              </small>
            )}
          </li>
        )
      })}
    </ul>
  )
}
