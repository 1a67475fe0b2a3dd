import { isOffer, wants } from '../../../shared/games/schwarzmarkt/board.ts'
import { matches, useless } from '../../../shared/games/schwarzmarkt/preview.ts'
import { total } from '../../../shared/kit/basket.ts'
import { useWords } from '../../table/words.ts'
import { reason } from '../../text/game.ts'
import { Brief } from './brief.tsx'
import { Mark, whenOf } from './mark.tsx'
import { change, order } from './order.ts'
import { offered, type Part } from './part.ts'
import { say } from './text/say.ts'

/** My three black market cards in short, within the thumb's reach. */
export function Cards({ view, choices }: Part) {
  const words = useWords()
  const choice = offered(choices, 'playCard')
  return (
    <fieldset class="sm-picks sm-cards">
      <legend>{say.ask.playCard}</legend>
      {view.cards?.map((card) => {
        const may = choice?.fields.card.of.includes(card)
        const why = may ? undefined : useless(view, card)
        return (
          <button
            type="button"
            key={card}
            class={`sm-way sm-short${may ? '' : ' sm-stuck'}`}
            aria-pressed={order.value.card === card}
            title={why ? reason(why, words) : undefined}
            onClick={() => change({ card })}
          >
            <span class="sm-kind">
              <Mark when={whenOf(card)} size={13} />
              {say.when[whenOf(card)]}
              {isOffer(card) && (
                <b>
                  {matches(view, card)}/{total(wants(card))}
                </b>
              )}
            </span>
            <Brief card={card} />
          </button>
        )
      })}
    </fieldset>
  )
}
