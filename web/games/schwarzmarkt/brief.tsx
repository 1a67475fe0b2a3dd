import { type Card, goods, isOffer, wants } from '../../../shared/games/schwarzmarkt/board.ts'
import { countOf } from '../../../shared/kit/basket.ts'
import { useWords } from '../../table/words.ts'
import { Sign } from './sign.tsx'

/** A black market card on one line: what it asks for, or its title. */
export function Brief({ card }: { card: Card }) {
  const words = useWords()
  if (!isOffer(card)) return <span class="sm-brief sm-title">{words?.values[card]}</span>
  return (
    <span class="sm-brief">
      {goods
        .filter((good) => countOf(wants(card), good) > 0)
        .map((good) => (
          <span key={good}>
            {countOf(wants(card), good)}
            <Sign good={good} size={18} />
          </span>
        ))}
    </span>
  )
}
