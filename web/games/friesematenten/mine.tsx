import { incomeOf, points } from '../../../shared/games/friesematenten/preview.ts'
import { Empire, room } from './empire.tsx'
import { explain } from './order.ts'
import { moneyOf, type Part } from './part.ts'
import { say } from './text/say.ts'

/** My money, points and income, and my empire: always in sight. */
export function Mine(part: Part) {
  const { view, screen } = part
  const me = screen.me
  if (me === null) return null
  const { total, upkeep } = incomeOf(view, me)
  return (
    <section class="fm-mine" aria-label={say.mineTitle}>
      <div class="fm-purse">
        <p>
          <b class="fm-big">{moneyOf(view, me)}</b> <span>{say.money}</span>
        </p>
        <button type="button" class="fm-why" onClick={() => explain(me)}>
          <b>{say.points(points(view, me))}</b>
          <b>{say.perRound(total - upkeep)}</b>
        </button>
        <small>{room(view, me)}</small>
      </div>
      <Empire {...part} seat={me} />
    </section>
  )
}
