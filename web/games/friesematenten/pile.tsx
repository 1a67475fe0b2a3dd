import type { CardId } from '../../../shared/games/friesematenten/cards.ts'
import { chance, pileOf } from '../../../shared/games/friesematenten/preview.ts'
import { Sheet } from '../../table/sheet.tsx'
import { Card } from './card.tsx'
import type { Part } from './part.ts'
import { say } from './text/say.ts'

/** What may still come: the cards of the pile in any order, those under it, and those out of the game. */
export function Pile({ view, onClose }: Part & { onClose: () => void }) {
  const pile = pileOf(view)
  const drawn = Math.min(pile.length, view.money.length + 3)
  const note = say.pileNote(drawn, Math.round(100 * chance(1, drawn, Math.max(1, pile.length))))
  return (
    <Sheet title={say.pile(pile.length)} onClose={onClose}>
      <div class="fm fm-piles">
        <Heap title={say.pileTitle} cards={pile} note={pile.length > 0 ? note : ''} />
        <Heap title={say.underTitle} cards={view.under} note="" />
        <Heap title={say.removedTitle} cards={view.removed} note="" />
      </div>
    </Sheet>
  )
}

const Heap = ({ title, cards, note }: { title: string; cards: readonly CardId[]; note: string }) => (
  <section>
    <h3>{`${title} (${cards.length})`}</h3>
    {note && <p class="fm-soft">{note}</p>}
    <ul class="fm-rest fm-whole">
      {cards.map((card) => (
        <li key={card}>
          <Card id={card} look="chip" />
        </li>
      ))}
      {cards.length === 0 && <li class="fm-soft">{say.none}</li>}
    </ul>
  </section>
)
