import { colours, type Kind, kinds } from '../../../shared/games/black-friday/board.ts'
import type { View } from '../../../shared/games/black-friday/view.ts'
import { countOf } from '../../../shared/kit/basket.ts'
import { priceOf } from './part.ts'
import { Case, Sign } from './sign.tsx'
import { say } from './text/say.ts'

type Props = {
  readonly view: View
  /** How many of each are in my open order. */
  readonly ordered: { readonly [kind in Kind]?: number }
  readonly tap: ((kind: Kind) => void) | undefined
  readonly may: readonly Kind[]
}

/** The market, one stack for each kind with its price; an empty one is a chance and a danger, so it is marked. */
export function Market({ view, ordered, tap, may }: Props) {
  return (
    <section class="bf-market" aria-label={say.market}>
      <header>
        <h3>{say.market}</h3>
        <span class="bf-store">
          <span>
            {say.bag} <b>{view.bag.total}</b>
            <i>
              <Sign kind="K" size={14} />
              <b>{view.bag.black}</b>
            </i>
          </span>
          <span>
            {say.supply}
            <i>
              <Sign kind="K" size={14} />
              <b>{view.supply}</b>
            </i>
          </span>
        </span>
      </header>
      <div class="bf-stacks">
        {kinds.map((kind) => {
          const n = countOf(view.market, kind)
          const mine = ordered[kind] ?? 0
          const colour = kind === 'K' ? undefined : kind
          const look = `bf-stack${colour && n === 0 ? ' bf-void' : ''}${colour && n === 1 ? ' bf-lone' : ''}`
          const inside = (
            <>
              <Case kind={kind} mute />
              <b class="bf-many">{n}</b>
              <span class="bf-word">
                {say.kind[kind]}
                {colour && <i>{say.money(priceOf(view, colour))}</i>}
              </span>
              {colour && n === 0 && <em title={say.missing}>{say.none} ↑</em>}
              {colour && n === 1 && <em>{say.lastCase}</em>}
              {mine > 0 && (
                <strong class="bf-mine" title={say.ordered(mine)}>
                  {mine}
                </strong>
              )}
            </>
          )
          return tap && may.includes(kind) ? (
            <button type="button" key={kind} class={look} onClick={() => tap(kind)}>
              <span class="unseen">{say.add}</span>
              {inside}
            </button>
          ) : (
            <span key={kind} class={look}>
              {inside}
            </span>
          )
        })}
      </div>
    </section>
  )
}

/** The colours that could be bought at all. */
export const inMarket = (view: View): readonly Kind[] => colours.filter((colour) => countOf(view.market, colour) > 0)
