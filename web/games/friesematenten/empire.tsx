import type { CardId } from '../../../shared/games/friesematenten/cards.ts'
import { madeBy, maximum, pointsFrom } from '../../../shared/games/friesematenten/preview.ts'
import type { Held } from '../../../shared/games/friesematenten/state.ts'
import { Card, type Look } from './card.tsx'
import { factsOf, joint } from './facts.ts'
import { change, order, planOf } from './order.ts'
import { empireOf, movedOf, type Part } from './part.ts'
import { say } from './text/say.ts'

/** Everything that shows one empire's cards needs the table and whose it is. */
type Props = Part & { readonly seat: number }

/** A tap on a card that my open order may name names it; any other tap opens the card for reading. */
export function tapFor({ choices, sent }: Part, card: CardId): { tap?: () => void; pressed?: boolean } {
  if (sent || order.value.card === undefined || choices.length === 0) return {}
  if (!planOf(choices, order.value).targets.includes(card)) return {}
  return { tap: () => change({ target: card }), pressed: order.value.target === card }
}

/** An empire: factories in the order in which they pay, status cards, what is coupled under its mother, the rest. */
export function Empire(part: Props) {
  const { view, seat, recent } = part
  const empire = empireOf(view, seat)
  const made = madeBy(view, seat)
  const counts = pointsFrom(view, seat)
  const moved = movedOf(recent)
  const bag = view.phase.in === 'bag' ? view.phase : undefined
  const one = (held: Held, look: Look) => {
    const production = made.find(({ card }) => card === held.card)
    const alone = factsOf(held.card).value
    const worth = counts.find(({ card }) => card === held.card)?.points ?? 0
    const notes: string[] = []
    if (production && production.paidTo !== seat)
      notes.push(say.pays(view.money.length > 2 ? `#${production.paidTo + 1}` : '→'))
    if (bag?.cut.includes(held.card)) notes.push(say.cut)
    else if (bag?.doubled.includes(held.card)) notes.push(say.doubled)
    else if (production && typeof alone === 'number' && production.amount !== alone)
      notes.push(`${alone} ${production.amount > alone ? '+' : '−'} ${Math.abs(production.amount - alone)}`)
    const loose = held.on === null && (factsOf(held.card).letter === 'K' || factsOf(held.card).letter === 'P')
    if (loose) notes.push(say.loose)
    return (
      <Card
        id={held.card}
        look={look}
        makes={production?.amount}
        counts={loose ? 0 : worth}
        uses={held.uses}
        foot={notes.join(', ') || undefined}
        class={`${moved.includes(held.card) ? 'fm-new' : ''}${loose ? ' fm-loose' : ''}`}
        {...tapFor(part, held.card)}
      />
    )
  }
  const hung = (mother: CardId) =>
    empire
      .filter(({ on }) => on === mother)
      .map((held) => (
        <span key={held.card} class="fm-hung">
          {one(held, 'chip')}
        </span>
      ))
  const rest = empire.filter(({ card, on }) => factsOf(card).letter !== 'F' && typeof on !== 'string')
  const full = empire.length - made.length > (made.length > 3 ? 3 : made.length > 2 ? 4 : 6)
  return (
    <div class={full ? 'fm-empire fm-full' : 'fm-empire'}>
      {made.length > 0 && (
        <ol class="fm-row" aria-label={say.kinds.F}>
          {made.map(({ card }, n) => {
            const held = empire.find((other) => other.card === card)
            const next = made[n + 1]
            const plus = next ? joint(card, next.card) : 0
            return (
              <li key={card}>
                {held && one(held, 'card')}
                {plus > 0 && <b class="fm-joint">+{plus}</b>}
                {hung(card)}
              </li>
            )
          })}
        </ol>
      )}
      <ul class="fm-rest">
        {rest.map((held) => (
          <li key={held.card}>
            {one(held, 'chip')}
            {hung(held.card)}
          </li>
        ))}
        {empire.length === 0 && <li class="fm-soft">{say.nothingOwned}</li>}
      </ul>
    </div>
  )
}

/** How many factories an empire has and may have, and what they make together. */
export const room = (view: Part['view'], seat: number): string => {
  const made = madeBy(view, seat)
  const sum = made.reduce((all, { amount }) => all + amount, 0)
  return `${say.factories(made.length, maximum(view, seat))}, ${say.making(sum)}`
}
