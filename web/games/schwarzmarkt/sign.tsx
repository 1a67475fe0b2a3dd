import type { Good } from '../../../shared/games/schwarzmarkt/board.ts'
import { say } from './text/say.ts'

/** Each good has a shape of its own, with what it is drawn inside: around 0,0 in a box of 26. */
function Shape({ good }: { good: Good }) {
  switch (good) {
    case 'potatoes':
      return (
        <>
          <circle r="10.8" />
          <path class="sm-detail" d="M-5.500-3.500l2.600 1.300M3-5.600l2.600 1M-1.500 5l3-.6" />
        </>
      )
    case 'coffee':
      return (
        <>
          <path d="M0-12.400 11.200 0 0 12.400-11.200 0Z" />
          <path class="sm-detail" d="M2-7.500C-4-3 4.500 2.500-2 7.500" />
        </>
      )
    case 'flour':
      return (
        <>
          <path d="M0-11.400 11.800 9.200H-11.800Z" />
          <path class="sm-detail" d="M0-3.500V6M-3.600-.5 0 2.300 3.600-.5M-4.600 3.400 0 6.200 4.600 3.400" />
        </>
      )
    case 'butter':
      return (
        <>
          <rect x="-10" y="-10" width="20" height="20" rx="2.2" />
          <path class="sm-detail" d="M-10-3.500H10M3-3.500V10" />
        </>
      )
    case 'sugar':
      return (
        <>
          <path d="M0-12.400 3.700-4.600 12-3.700 5.900 2.100 7.600 10.400 0 6.300-7.600 10.400-5.900 2.100-12-3.700-3.700-4.600Z" />
          <path class="sm-detail" d="M0-4.500V3.500M-3.600-2.400 3.600 1.600M3.600-2.400-3.600 1.600" />
        </>
      )
  }
}

/** The sign of a good: shape and colour; the word is its label unless a word stands beside it. */
export const Sign = ({ good, size = 20, mute }: { good: Good; size?: number; mute?: boolean }) => (
  <svg
    class={`sm-sign sm-${good}`}
    width={size}
    height={size}
    viewBox="-13 -13 26 26"
    role="img"
    aria-label={say.kind[good]}
    aria-hidden={mute}
  >
    <Shape good={good} />
  </svg>
)
