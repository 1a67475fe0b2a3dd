import type { Text } from '../../../shared/games/schwarzmarkt/board.ts'
import { track } from '../../../shared/games/schwarzmarkt/board.ts'
import { type Stop, stops } from '../../../shared/games/schwarzmarkt/preview.ts'
import { total } from '../../../shared/kit/basket.ts'
import { Coupon, type Look } from './coupon.tsx'
import { change, order } from './order.ts'
import { Print, Seal } from './paper.tsx'
import { finalSpace, firstSpace, lies, type Part, priceAt } from './part.ts'
import { chosen } from './plan.ts'
import type { Story } from './stamps.ts'
import { say } from './text/say.ts'

/** Column and row of a space on the sheet of five by four coupons, clockwise from the top left. */
export function placeOf(space: number): readonly [number, number] {
  if (space < 5) return [space, 0]
  if (space < 7) return [4, space - 4]
  if (space < 12) return [11 - space, 3]
  return [0, 14 - space]
}

/** The ring of prices: where the marker stands, how far it may go, what has been passed, what is closed. */
export function Ring({ part, texts, story }: { part: Part; texts: readonly Text[]; story: Story }) {
  const { view, choices, sent } = part
  const here = view.round?.space
  const first = firstSpace(texts)
  const final = finalSpace(texts)
  const mine = choices.some((choice) => choice.do === 'trade' || choice.do === 'advance')
  const sells = total(chosen(choices, order.value)) > 0
  const ahead = stops(view)
  const at = here ?? first
  const [column, row] = placeOf(at)
  return (
    <>
      <Print />
      <ol class="sm-ring" aria-label={say.prices}>
        {track.map(({ price, steps }, space) => {
          const stop = ahead.find((one) => one.space === space)
          const pick = stop && mine && !sent ? () => change({ goods: {}, steps: stop.steps }) : undefined
          return (
            <Coupon
              key={price}
              price={price}
              dice={lies(texts, 'slow') && steps > 0 ? 1 : steps}
              place={placeOf(space)}
              look={lookOf(space, here, first, final)}
              final={space === final}
              starts={here === undefined && space === first}
              reach={here === space ? ahead.length : 0}
              {...(stop && { stop })}
              lit={stop ? (mine ? litBy(stop, sells) : 'near') : undefined}
              pick={pick}
              stamps={here === undefined ? [] : story.stamps.filter((stamp) => stamp.space === space)}
              screen={part.screen}
            />
          )
        })}
        <li
          class={`sm-marker${here === undefined ? ' sm-resting' : ''}`}
          style={`--x:${column};--y:${row}`}
          aria-hidden="true"
        >
          <Seal price={priceAt(at)} />
        </li>
      </ol>
    </>
  )
}

/** The space after my sale is filled in, the one I have chosen without a sale too; the others are outlined. */
function litBy(stop: Stop, sells: boolean): 'sale' | 'chosen' | 'free' {
  if (sells && stop.steps === 1) return 'sale'
  return !sells && order.value.steps === stop.steps ? 'chosen' : 'free'
}

function lookOf(space: number, here: number | undefined, first: number, final: number): Look {
  if (space === here) return 'now'
  if (space < first) return 'skipped'
  if (space > final) return 'shut'
  return here !== undefined && space < here ? 'passed' : 'ahead'
}
