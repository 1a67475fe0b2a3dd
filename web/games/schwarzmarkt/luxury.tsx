import { type Luxury, luxuries } from '../../../shared/games/schwarzmarkt/board.ts'
import { purse } from '../../../shared/games/schwarzmarkt/preview.ts'
import { say } from './text/say.ts'

/** The four luxuries as little drawings in a box of 32. */
function Drawn({ of }: { of: Luxury }) {
  switch (of) {
    case 'nylons':
      return (
        <>
          <path
            fill="#d3a184"
            d="M-5-13.500H4.500L4 0C4 4.500 11 6.500 11.500 10 11.700 13 7 13.400 3.500 12L-4 8.500C-6.600 7-5 3-4.700-2Z"
          />
          <path class="sm-thin" d="M-5-9.500H4.300M2-9-.6 3" />
        </>
      )
    case 'cigarettes':
      return (
        <>
          <path fill="#fff" d="M-5.500-13h4v9h-4ZM-.5-10.500h4v7h-4Z" />
          <rect fill="#a63a32" x="-9" y="-6" width="18" height="19" rx="1.2" />
          <circle class="sm-none" fill="#f4eee0" cy="4.500" r="4.600" />
        </>
      )
    case 'chocolate':
      return (
        <>
          <rect fill="#6f4529" x="-9.500" y="-13" width="19" height="26" rx="1.500" />
          <path stroke="#d9b797" class="sm-thin" d="M0-12.500V12.500M-9-4.300H9M-9 4.300H9" />
        </>
      )
    case 'gum':
      return (
        <g transform="rotate(-28)">
          <rect fill="#e9aeb4" x="-13.500" y="-5" width="27" height="10" rx="1.200" />
          <path fill="#dfe3e6" d="M6.600-5h6.900v10H6.600Z" />
          <path class="sm-thin" d="M-6-5V5" />
        </g>
      )
  }
}

export const Picture = ({ of, size = 22 }: { of: Luxury; size?: number }) => (
  <svg class="sm-luxury" width={size} height={size} viewBox="-16 -16 32 32" aria-hidden="true">
    <Drawn of={of} />
  </svg>
)

/** A sum as luxury cards, dearest first; a kind of which there is none stands back. */
export function Purse({ sum, size }: { sum: number; size?: number }) {
  const cards = purse(sum)
  const held = luxuries.map(({ name }) => say.luxury(cards[name] ?? 0, name)).join(', ')
  return (
    <span class="sm-purse" role="img" aria-label={held} title={held}>
      {luxuries.map(({ name }) => (
        <span key={name} data-none={cards[name] ? undefined : true}>
          <Picture of={name} {...(size !== undefined && { size })} />
          {cards[name] ?? 0}
        </span>
      ))}
    </span>
  )
}
