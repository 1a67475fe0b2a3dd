import { type Card, isOffer, texts } from '../../../shared/games/schwarzmarkt/board.ts'

export type When = 'offer' | 'now' | 'next'
export const whenOf = (card: Card): When => (isOffer(card) ? 'offer' : texts[card].when)

/** A tag for an offer, a flash for a text carried out now, an hourglass for one that waits. */
export const Mark = ({ when, size = 15 }: { when: When; size?: number }) => (
  <svg class="sm-mark" width={size} height={size} viewBox="-14 -14 28 28" aria-hidden="true">
    {when === 'now' && <path class="sm-full" d="M3-13-8 2H-1L-3 13 8-3H1Z" />}
    {when === 'offer' && (
      <>
        <path d="M-12-1-1-12H11V0L0 11Z" />
        <circle class="sm-full" cx="5.500" cy="-6.500" r="2" />
      </>
    )}
    {when === 'next' && (
      <>
        <path d="M-8-12H8M-8 12H8M-6.500-11.500C-6.500-4-2-2-2 0S-6.500 4-6.500 11.500M6.500-11.500C6.500-4 2-2 2 0S6.500 4 6.500 11.500" />
        <path class="sm-full" d="M-4.500 10.500C-4 6-1 5.500 0 4 1 5.500 4 6 4.500 10.500ZM-3-5.500H3L0-1.500Z" />
      </>
    )}
  </svg>
)

const pips: { readonly [n: number]: readonly (readonly [number, number])[] } = {
  1: [[0, 0]],
  2: [
    [-5, -5],
    [5, 5],
  ],
  3: [
    [-5.5, -5.5],
    [0, 0],
    [5.5, 5.5],
  ],
  4: [
    [-5, -5],
    [5, -5],
    [-5, 5],
    [5, 5],
  ],
}

/** The die printed on a space: how far the price may move from there without a sale. */
export const Die = ({ n }: { n: number }) => (
  <svg class="sm-die" viewBox="-12 -12 24 24" aria-hidden="true">
    <rect x="-10.500" y="-10.500" width="21" height="21" rx="4" />
    {(pips[n] ?? []).map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="2.400" />
    ))}
  </svg>
)
