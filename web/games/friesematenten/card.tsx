import type { ComponentChildren } from 'preact'
import type { CardId } from '../../../shared/games/friesematenten/cards.ts'
import art from './art.svg?no-inline'
import { factsOf, type Letter } from './facts.ts'
import { look } from './order.ts'
import { say } from './text/say.ts'

/** One drawing of the sprite: a card's picture, a kind's sign, the gavel, the stone. */
export const Art = ({ id, class: more = '' }: { id: string; class?: string }) => (
  <svg class={`fm-art ${more}`} aria-hidden="true">
    <use href={`${art}#${id}`} />
  </svg>
)

/** The outline tells the kind as much as colour and letter do: chimney, crown, tag on a chain, tag with a head, octagon. */
const upright: { readonly [letter in Letter]: string } = {
  F: 'M2 14H64V2H82V14H98V98H2Z',
  S: 'M2 3 20 14 35 3 50 12 65 3 80 14 98 3V94Q98 98 92 98H8Q2 98 2 94Z',
  K: 'M14 8H86Q98 8 98 18V90Q98 98 86 98H14Q2 98 2 90V18Q2 8 14 8Z',
  P: 'M14 8H86Q98 8 98 18V90Q98 98 86 98H14Q2 98 2 90V18Q2 8 14 8Z',
  A: 'M18 3H82L98 17V85L82 98H18L2 85V17Z',
}
const lying: { readonly [letter in Letter]: string } = {
  F: 'M1 14H80V2H90V14H99V98H1Z',
  S: 'M1 4 8 18 18 4 29 18 40 4 50 18 60 4 71 18 82 4 92 18 99 4V98H1Z',
  K: 'M7 10H93Q99 10 99 26V82Q99 98 93 98H7Q1 98 1 82V26Q1 10 7 10Z',
  P: 'M7 10H93Q99 10 99 26V82Q99 98 93 98H7Q1 98 1 82V26Q1 10 7 10Z',
  A: 'M6 4H94L99 24V78L94 98H6L1 78V24Z',
}

/** The chain a coupled card hangs on. */
const Chain = ({ letter }: { letter: Letter }) => (
  <svg class="fm-chain" viewBox="0 0 44 18" aria-hidden="true">
    {['dark', 'light'].map((shade) => (
      <g key={shade} class={shade}>
        <rect x="3" y="3" width="21" height="12" rx="6" />
        {letter === 'K' ? <rect x="20" y="3" width="21" height="12" rx="6" /> : <circle cx="31" cy="9" r="7.5" />}
      </g>
    ))}
  </svg>
)

export type Look = 'big' | 'card' | 'chip'
type Props = {
  readonly id: CardId
  readonly look: Look
  /** A factory's production now; printed unless given. */
  readonly makes?: number | undefined
  readonly counts?: number | undefined
  readonly uses?: number | undefined
  readonly foot?: ComponentChildren
  readonly class?: string | undefined
}

/** A card's face in one of three sizes. The numbers are what it does here and now, where that is known. */
export function CardFace({ id, look, makes, counts, uses, foot, class: more = '' }: Props) {
  const { letter, points, value, uses: full } = factsOf(id)
  const worth = counts ?? points
  const shape = (look === 'chip' ? lying : upright)[letter]
  return (
    <span class={`fm-card fm-${look} fm-is-${letter} ${more}`} aria-hidden="true">
      <svg class="fm-body" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={shape} />
      </svg>
      {(letter === 'K' || letter === 'P') && <Chain letter={letter} />}
      <span class="fm-pic">
        <Art id={id} />
        <i class="fm-letter">
          <Art id={letter} />
        </i>
      </span>
      <span class="fm-name">
        <b>{say.printed(id)}</b>
        {foot && <small>{foot}</small>}
      </span>
      {letter === 'F' && (
        <b class={`fm-makes${makes !== undefined && makes !== value ? ' fm-other' : ''}`}>{makes ?? value}</b>
      )}
      {letter === 'A' && <b class="fm-uses">{uses ?? full}×</b>}
      {(worth !== 0 || points !== 0) && <b class={`fm-points${worth < 0 ? ' fm-red' : ''}`}>{say.minus(worth)}</b>}
    </span>
  )
}

/** What a card says, for those who hear it. */
export function spoken({ id, makes, counts, uses }: Pick<Props, 'id' | 'makes' | 'counts' | 'uses'>): string {
  const { letter, points, value, uses: full } = factsOf(id)
  const worth = counts ?? points
  const parts = [say.name(id), say.kind[letter]]
  if (letter === 'F') parts.push(`${say.makes} ${makes ?? value}`)
  if (letter === 'A') parts.push(say.uses(uses ?? full))
  if (worth !== 0) parts.push(say.points(worth))
  return parts.join(', ')
}

type TapProps = Props & { readonly also?: string; readonly tap?: (() => void) | undefined; readonly pressed?: boolean }

/** A card one can tap: to read it, or to choose it where that is what is asked. */
export function Card({ also, tap, pressed, ...card }: TapProps) {
  return (
    <button
      type="button"
      class={`fm-tap${tap ? ' fm-may' : ''}`}
      aria-pressed={tap ? (pressed ?? false) : undefined}
      data-card={card.id}
      onClick={tap ?? (() => look(card.id))}
    >
      <span class="unseen">{[spoken(card), also].filter(Boolean).join(', ')}</span>
      <CardFace {...card} />
    </button>
  )
}
