import { type Card, type Goods, goods, isOffer, wants } from '../../../shared/games/schwarzmarkt/board.ts'
import { matches } from '../../../shared/games/schwarzmarkt/preview.ts'
import type { View } from '../../../shared/games/schwarzmarkt/view.ts'
import { countOf, total } from '../../../shared/kit/basket.ts'
import type { AnyWords } from '../../text/game.ts'
import { Mark, whenOf } from './mark.tsx'
import { Sign } from './sign.tsx'
import { say } from './text/say.ts'

type Props = {
  readonly card: Card
  readonly view: View
  /** Goods that my open order would take out of my hand. */
  readonly goes: Readonly<Goods>
  readonly words: AnyWords | undefined
}

/** A black market card as it is printed; on an offer the goods that I hold are filled in. */
export function CardFace({ card, view, goes, words }: Props) {
  const kind = whenOf(card)
  return (
    <>
      <span class="sm-kind">
        <Mark when={kind} />
        {say.when[kind]}
        {isOffer(card) && (
          <b>
            {matches(view, card)}/{total(wants(card))}
          </b>
        )}
      </span>
      {isOffer(card) ? (
        <>
          <span class="sm-wants">
            {goods.flatMap((good) =>
              Array.from({ length: countOf(wants(card), good) }, (_, i) => (
                <span key={`${good}${i}`} data-held={i < countOf(view.hand ?? {}, good) || undefined}>
                  <Sign good={good} size={20} />
                </span>
              )),
            )}
          </span>
          <span class="sm-foot">
            {say.have(matches(view, card), total(wants(card)))}
            {total(goes) > 0 && <i>{say.haveAfter(matches(without(view, goes), card))}</i>}
          </span>
        </>
      ) : (
        <>
          <b class="sm-title">{words?.values[card]}</b>
          <span class="sm-text">{words?.values[`${card}.text`]}</span>
        </>
      )}
    </>
  )
}

/** What I see, with some of my goods gone. */
function without(view: View, goes: Readonly<Goods>): View {
  const hand: Goods = {}
  for (const good of goods) hand[good] = countOf(view.hand ?? {}, good) - countOf(goes, good)
  return { ...view, hand }
}
