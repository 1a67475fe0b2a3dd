import type { ComponentChildren } from 'preact'
import { type Company, columns, companies } from '../../../shared/games/black-monday/board.ts'
import { say } from './text/say.ts'

const shapes: { readonly [company in Company]: string } = {
  R: 'M0-11.500 12 9.500H-12Z',
  B: 'M-10-10H10V10H-10Z',
  G: 'M0-12.800 12.800 0 0 12.800-12.800 0Z',
  Y: 'M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0Z',
}
const letterAt: { readonly [company in Company]: number } = { R: 3.5, B: 0.5, G: 0.5, Y: 0.5 }

/** The sign of a company: colour, shape and letter; the word is its label unless a word stands beside it. */
export function Sign({ of, size = 22, mute = false }: { of: Company; size?: number; mute?: boolean }) {
  return (
    <svg
      class={`bm-sign bm-${of}`}
      width={size}
      height={size}
      viewBox="-14 -14 28 28"
      role="img"
      aria-label={say.company[of]}
      aria-hidden={mute}
    >
      <path d={shapes[of]} />
      <text y={letterAt[of]}>{of}</text>
    </svg>
  )
}

/** Ruin: a price that plunges through the floor. It has no colour of its own, so that no company's can be taken for it. */
export const Plunge = ({ size = 16 }: { size?: number }) => (
  <svg class="bm-plunge" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M2 5h6l4 4 3-2 4 13M14.500 16.500 19 21l2.500-5.500" />
  </svg>
)

const companyOf = (sign: string): Company | undefined => companies.find((one) => columns[one].sign === sign)

/** A sentence with its signs tinted; sign and word are both in the text already. */
export function Tinted({ children }: { children: string }): ComponentChildren {
  return children.split(/([▲■◆●])/).map((part) => {
    const of = companyOf(part)
    return of ? <span class={`bm-tint-${of}`}>{part}</span> : part
  })
}
