import { type Card, face } from '../../../shared/games/black-monday/board.ts'
import { type Use as Uses, uses } from '../../../shared/games/black-monday/preview.ts'
import { countOf } from '../../../shared/kit/basket.ts'
import { changed, exchange, order, pick, type Use } from './order.ts'
import { oneByOne, type Part } from './part.ts'
import { shortly } from './shortly.ts'
import { Sign } from './sign.tsx'
import { say } from './text/say.ts'

/** My hand as a fan, sorted; each card says what it can do now. */
export function Hand({ view, sent }: Part) {
  const all = uses(view)
  const cards = oneByOne(view.hand)
  return (
    <section class="bm-hand" aria-label={say.hand} style={{ '--count': cards.length }}>
      {cards.map((card, i) => {
        const copy = cards.slice(0, i).filter((other) => other === card).length
        const use = all.find((one) => one.card === card)
        return use && <HandCard key={`${card}${copy}`} view={view} use={use} copy={copy} at={i} sent={sent} />
      })}
    </section>
  )
}

type Props = { view: Part['view']; use: Uses; copy: number; at: number; sent: boolean }

function HandCard({ view, use, copy, at, sent }: Props) {
  const { card } = use
  const { company, value, high } = face(card)
  const now = order.value
  const leaving = now.way === 'exchange' && copy < countOf(now.cards, card)
  const on = now.way === 'card' && now.card === card && copy === 0
  const used = on && now.way === 'card' ? now.use : undefined
  const tap = (event: MouseEvent) => {
    if (leaving && now.way === 'exchange') return exchange(changed(now.cards, card, -1))
    const row = event.target instanceof Element ? event.target.closest('[data-use]')?.getAttribute('data-use') : null
    pick(view, card, row === 'buy' || row === 'price' || row === 'crash' ? row : undefined)
  }
  const row = (kind: Use) => (
    <span
      aria-hidden="true"
      data-use={kind}
      data-able={!('why' in use[kind]) || undefined}
      data-chosen={used === kind || undefined}
    >
      {shortly(use, kind)}
    </span>
  )
  return (
    <button
      type="button"
      class={`bm-card bm-${company}${leaving ? ' bm-leaving' : ''}`}
      style={{ '--i': at }}
      aria-pressed={on || leaving}
      disabled={sent}
      onClick={tap}
    >
      <span class="unseen">{label(card, use)}</span>
      <span class="bm-face" aria-hidden="true">
        <Sign of={company} size={20} mute />
        <b>{value}</b>
      </span>
      {row('price')}
      {high ? row('crash') : row('buy')}
    </button>
  )
}

function label(card: Card, { buy, price, crash }: Uses): string {
  const able: string[] = []
  if (!('why' in buy)) able.push(say.able.buy(buy.shares, buy.cost))
  if (!('why' in price)) able.push(say.able.price(price.to))
  if (!('why' in crash)) able.push(say.able.crash)
  return say.cardLabel(card, able)
}
