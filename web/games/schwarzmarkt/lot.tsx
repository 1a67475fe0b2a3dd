import type { Good, Goods } from '../../../shared/games/schwarzmarkt/board.ts'
import { fits, pays } from '../../../shared/games/schwarzmarkt/preview.ts'
import type { View } from '../../../shared/games/schwarzmarkt/view.ts'
import { countOf, total } from '../../../shared/kit/basket.ts'
import { useWords } from '../../table/words.ts'
import { reason } from '../../text/game.ts'
import { change, put } from './order.ts'
import type { Asked } from './part.ts'
import { basketOf, mayNot } from './plan.ts'
import { Sign } from './sign.tsx'
import { say } from './text/say.ts'

type Props = {
  readonly good: Good
  readonly held: number
  readonly picked: number
  readonly basket: Readonly<Goods>
  readonly view: View
  readonly choices: Asked
  readonly asked: boolean
}

/** My cards of one good. A tap on them chooses one more, a tap on a chosen one puts it back. */
export function Lot({ good, held, picked, basket, view, choices, asked }: Props) {
  const words = useWords()
  const fit = countOf(fits(view), good)
  const shown = picked || fit
  const sum = pays(view, { [good]: shown })
  const why = asked ? mayNot(view, choices, basket, good) : undefined
  const one = asked && basketOf(choices)?.max === 1
  // Of one card only, another tap means the other good.
  const swaps =
    one && why !== undefined && total(basket) === 1 && picked === 0 && countOf(basketOf(choices)?.of ?? {}, good) > 0
  const tap = (event: MouseEvent): void => {
    const raised = event.target instanceof Element && event.target.closest('.sm-goods')?.hasAttribute('data-picked')
    if (raised) put(basket, good, -1)
    else if (swaps) change({ goods: { [good]: 1 }, steps: undefined })
    else if (why) change({ goods: basket, why })
    else put(basket, good, 1)
  }
  const idle = why !== undefined && !swaps && picked === 0
  const cards = Array.from({ length: held }, (_, i) => (
    <span key={i} class="sm-goods" data-picked={i < picked || undefined}>
      <span class="sm-paper">
        <Sign good={good} size={26} />
      </span>
    </span>
  ))
  return (
    <div
      class={`sm-lot${held === 0 ? ' sm-empty' : ''}${idle ? ' sm-idle' : ''}`}
      style={`flex-grow:${Math.max(1.6, held)}`}
    >
      {held === 0 ? (
        <span class="sm-fan">
          <span class="sm-goods sm-none">
            <span class="sm-paper">
              <Sign good={good} size={22} mute />
            </span>
          </span>
        </span>
      ) : asked ? (
        <button
          type="button"
          class="sm-fan"
          aria-label={say.addOne(good, picked, held)}
          aria-disabled={why !== undefined && !swaps}
          title={why && !swaps ? reason(why, words) : undefined}
          onClick={tap}
        >
          {cards}
        </button>
      ) : (
        <span class="sm-fan">{cards}</span>
      )}
      {picked > 0 && (
        <button type="button" class="sm-less" aria-label={say.lessOne(good)} onClick={() => put(basket, good, -1)}>
          −
        </button>
      )}
      <span class="sm-count">
        <span>{say.kind[good]}</span> <b>{picked > 0 ? `${picked}/${held}` : held}</b>
      </span>
      {view.round && fit === 0 && <span class="sm-pays sm-unwanted">{held > 0 ? say.unwanted : '\u00a0'}</span>}
      {fit > 0 && (
        <span class="sm-pays" title={say.paysTitle(shown, sum)}>
          {say.pays(shown === held || picked > 0 ? undefined : shown, sum)}
        </span>
      )}
    </div>
  )
}
