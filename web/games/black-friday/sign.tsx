import type { ComponentChildren } from 'preact'
import { type Kind, kinds, signs } from '../../../shared/games/black-friday/board.ts'
import { say } from './text/say.ts'

/** One shape for each kind, drawn around 0,0 in a box of 24. */
export function Shape({ kind }: { kind: Kind }) {
  switch (kind) {
    case 'Y':
      return <circle r="9.6" />
    case 'B':
      return <rect x="-8.8" y="-8.8" width="17.6" height="17.6" rx="2" />
    case 'R':
      return <path d="M0-10.6 10.8 8.6H-10.8Z" />
    case 'G':
      return <path d="M0-11.6 11.2 0 0 11.6-11.2 0Z" />
    case 'O':
      return <path d="M0-11.8 3.7-5.1 11.2-3.6 5.9 1.9 6.9 9.5 0 6.4-6.9 9.5-5.9 1.9-11.2-3.6-3.7-5.1Z" />
    case 'K':
      return <path d="M-8.6-5-5-8.6 0-3.6 5-8.6 8.6-5 3.6 0 8.6 5 5 8.6 0 3.6-5 8.6-8.6 5-3.6 0Z" />
  }
}

const letterAt: { readonly [kind in Kind]: number } = { Y: 0.5, B: 0.5, R: 3.4, G: 0.5, O: 1, K: 0 }

/** The sign of a kind: colour, shape and letter; the word is its label unless a word stands beside it. */
export function Sign({ kind, size = 22, mute }: { kind: Kind; size?: number; mute?: boolean }) {
  return (
    <svg
      class={`bf-sign bf-${kind}`}
      width={size}
      height={size}
      viewBox="-13 -13 26 26"
      role="img"
      aria-label={say.kind[kind]}
      aria-hidden={mute}
    >
      <Shape kind={kind} />
      {kind !== 'K' && (
        <text y={letterAt[kind]} class="bf-letter">
          {kind}
        </text>
      )}
    </svg>
  )
}

/** A case of shares as it lies on a table: a little suitcase with the sign on its side. */
export function Case({ kind, size = 34, mute }: { kind: Kind; size?: number; mute?: boolean }) {
  return (
    <svg
      class={`bf-case bf-${kind}`}
      width={size}
      height={size}
      viewBox="0 0 34 34"
      role="img"
      aria-label={say.kind[kind]}
      aria-hidden={mute}
    >
      <path class="bf-handle" d="M12 8V5.5A2.5 2.5 0 0 1 14.5 3h5A2.5 2.5 0 0 1 22 5.5V8" />
      <rect class="bf-body" x="1.5" y="7.5" width="31" height="24" rx="4" />
      <g class="bf-badge" transform="translate(17 19.5) scale(.86)">
        <Shape kind={kind} />
        {kind !== 'K' && (
          <text y={letterAt[kind]} class="bf-letter">
            {kind}
          </text>
        )}
      </g>
    </svg>
  )
}

const kindOf = (sign: string): Kind | undefined => kinds.find((kind) => signs[kind] === sign)

/** A sentence with its signs tinted; sign and word are both in the text already. */
export function Tinted({ children }: { children: string }): ComponentChildren {
  return children.split(/([●■▲◆★✖])/).map((part) => {
    const kind = kindOf(part)
    return kind ? <span class={`bf-tint bf-tint-${kind}`}>{part}</span> : part
  })
}

/** Gold and silver bars, as many as there are; above four gold ones a number. */
export function Bars({ bars, size = 16 }: { bars: number; size?: number }) {
  const gold = Math.floor(bars / 5)
  const silver = bars % 5
  return (
    <span class="bf-bars" role="img" aria-label={say.bars(gold, silver)} title={say.bars(gold, silver)}>
      <Bar metal="gold" size={size} />
      <b>{gold}</b>
      <Bar metal="silver" size={size} />
      <b>{silver}</b>
    </span>
  )
}

function Bar({ metal, size }: { metal: 'gold' | 'silver'; size: number }) {
  return (
    <svg class={`bf-bar bf-${metal}`} width={size * 1.5} height={size} viewBox="0 0 24 16" aria-hidden="true">
      <path d="M2.5 14.5 6 4.5H18L21.5 14.5Z" />
      <path class="bf-glint" d="M6.800 6.5H17.200L18 9H6Z" />
    </svg>
  )
}
