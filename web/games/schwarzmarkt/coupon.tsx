import type { Stop } from '../../../shared/games/schwarzmarkt/preview.ts'
import type { Screen } from '../../../shared/table/screen.ts'
import { Die } from './mark.tsx'
import { narrow } from './narrow.ts'
import { Rosette } from './paper.tsx'
import { nameOf } from './part.ts'
import type { Stamp } from './stamps.ts'
import { say } from './text/say.ts'

/** Passed prices are punched; prices that a text leaves out before the start or closes after the end are struck out. */
export type Look = 'passed' | 'now' | 'ahead' | 'skipped' | 'shut'

type Props = {
  readonly price: number
  readonly dice: number
  readonly place: readonly [number, number]
  readonly look: Look
  readonly final: boolean
  readonly starts: boolean
  /** How far the price may move from here, when it stands here. */
  readonly reach: number
  readonly stop?: Stop
  readonly lit: 'sale' | 'chosen' | 'free' | 'near' | undefined
  readonly pick: (() => void) | undefined
  readonly stamps: readonly Stamp[]
  readonly screen: Screen
}

/** One price of the ring. */
export function Coupon(props: Props) {
  const { price, dice, place, look, final, lit, pick, stop } = props
  const inside = (
    <>
      <Rosette />
      {dice > 0 && <Die n={dice} />}
      {look === 'passed' && <i class="sm-hole" />}
      <b class="sm-price">{price}</b> <Note {...props} />
    </>
  )
  const style = `grid-area:${place[1] + 1}/${place[0] + 1}`
  const name = `sm-coupon sm-${look}${final ? ' sm-final' : ''}${lit ? ` sm-lit sm-${lit}` : ''}`
  return (
    <li class={name} style={style}>
      {pick && stop ? (
        <button
          type="button"
          aria-pressed={lit === 'chosen' || lit === 'sale'}
          onClick={lit === 'sale' ? undefined : pick}
        >
          {inside}
        </button>
      ) : (
        <div>{inside}</div>
      )}
    </li>
  )
}

/** What the coupon says below its price: what was done here, what I may do, or why it is closed. */
function Note({ look, final, starts, reach, stop, lit, stamps, screen }: Props) {
  const short = narrow.value
  const last = stamps.at(-1)
  if (last && look === 'passed') {
    const who = last.seat === screen.me ? say.you : nameOf(screen, last.seat)
    return (
      <span class={`sm-note sm-stamp${last.did === 'sold' ? ' sm-sale-stamp' : ''}`}>
        <span>
          <bdi>{who}</bdi> <span>{last.did === 'sold' ? say.stampSold(last.n) : say.stampMoved(last.n)}</span>
        </span>
      </span>
    )
  }
  if (lit === 'sale') return <span class="sm-note">{short ? say.yourSale : say.afterSale}</span>
  if (stop && (lit === 'free' || lit === 'chosen'))
    return <span class="sm-note">{short ? say.spaces(stop.steps) : say.noSale(stop.steps)}</span>
  if (look === 'now' && reach > 0)
    return <span class="sm-note">{short && reach > 1 ? say.upToShort(reach) : say.upTo(reach)}</span>
  if (look === 'passed') return <span class="unseen">{say.passed}</span>
  if (look === 'skipped' || look === 'shut') return <span class="unseen">{say.notNow}</span>
  if (final) return <span class="sm-note sm-last">{short ? say.lastShort : say.last}</span>
  if (starts) return <span class="sm-note">{say.starts}</span>
  return null
}
