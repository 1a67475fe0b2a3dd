import { useMemo } from 'preact/hooks'
import { colours, type Kind } from '../../../shared/games/black-friday/board.ts'
import { Caption } from './caption.tsx'
import { forecast, foresee } from './foresight.ts'
import { LevelCard } from './level.tsx'
import { inMarket, Market } from './market.tsx'
import { change, choose, isMyTurn, order, put, type Way, wayNow } from './order.ts'
import { Panel } from './panel.tsx'
import { mineOf, type Part } from './part.ts'
import { limitOf, type Plan, planFor, within } from './plan.ts'
import { lastAdjustment, placesAt, replayed } from './replay.ts'
import { Silver } from './silver.tsx'
import { Stall } from './stall.tsx'
import { say } from './text/say.ts'
import { Tower } from './tower.tsx'
import { lastMoved, trailsOf } from './trail.ts'
import { Tray } from './tray.tsx'

/** Orders that take a case from the market along. */
const lays: readonly Way[] = ['opening', 'silver', 'pass', 'passCard']

/** The middle of the table. */
export function Board(part: Part) {
  const { view, recent } = part
  const plan = useOrder(part)
  const way = wayNow(view, part.choices, order.value.way)
  const seen = useMemo(() => forecast(view, plan), [view, plan])
  const moved = useMemo(() => lastMoved(recent), [recent])
  const coming = useMemo(() => trailsOf(foresee(view, plan)?.preview.steps ?? []), [view, plan])
  const shown = replayed.value
  const last = lastAdjustment(recent)
  const places = shown && last?.rev === shown.rev ? placesAt(view.markers, last.lines, shown.step) : view.markers
  const trails =
    shown && last ? trailsOf(last.lines.slice(Math.max(0, shown.step - 1), shown.step)) : (moved?.trails ?? [])
  const goes = plan?.case
  return (
    <div class="bf bf-board">
      <div class="bf-field">
        <section class="bf-left" aria-label={say.prices}>
          <header>
            <h2>{say.prices}</h2>
            <span class={`bf-short${seen.outlook.more >= 0.3 ? ' bf-hot' : ''}`}>
              {say.crashShort(say.percent(seen.outlook.more))}
            </span>
          </header>
          <Tower places={places} level={view.level} trails={trails} coming={shown ? [] : coming} />
          <Caption moved={moved} recent={recent} />
          <LevelCard level={view.level} />
        </section>
        <div class="bf-right">
          <Tray view={view} name="purchase" coming={way === 'buy' || way === 'opening' ? goes : undefined} />
          <Tray view={view} name="silver" coming={way !== 'opening' && lays.includes(way) ? goes : undefined} />
          <Stall
            view={view}
            going={way === 'sell' ? goes : undefined}
            may={plan?.cases ?? []}
            choose={plan && way === 'sell' ? (kind) => choose('sell', kind) : undefined}
          />
          <Market view={view} {...marketTaps(part, way, plan)} />
          <Silver view={view} />
          <Panel {...part} seen={seen} />
        </div>
      </div>
    </div>
  )
}

/** My open order, worked out anew only when it or the table changes. */
function useOrder({ view, choices }: Part): Plan | undefined {
  const now = order.value
  return useMemo(
    () => (choices.length === 0 ? undefined : planFor(view, choices, now, wayNow(view, choices, now.way))),
    [view, choices, now],
  )
}

/** What a tap on a stack of the market means: one more to buy, or the case to lay. */
function marketTaps(part: Part, way: Way, plan: Plan | undefined) {
  const { view } = part
  const mine = mineOf(view)
  const none: { [kind in Kind]?: number } = {}
  if (!plan || !mine || !isMyTurn(part)) return { ordered: none, may: [], tap: undefined }
  if (lays.includes(way))
    return {
      ordered: plan.case === undefined ? none : { [plan.case]: 1 },
      may: plan.cases,
      tap: (kind: Kind) => choose(way, kind),
    }
  const most = limitOf(view, mine, 'shares', 'BUY+1')
  const chosen = way === 'buy' ? within(order.value.buy, view.market, most) : {}
  return {
    ordered: chosen,
    may: view.phase.is === 'act' ? inMarket(view) : [],
    tap: (kind: Kind) => {
      const colour = colours.find((one) => one === kind)
      if (!colour) return
      change({ way: 'buy', buy: chosen })
      put('buy', colour, 1)
      change({ buy: within(order.value.buy, view.market, most) })
    },
  }
}
