import { encode } from 'uqr'
import { say } from '../text/rarely.ts'

/** A link as a QR code: dark on light in any theme, as cameras want it, with its quiet margin. */
export function Qr({ link }: { readonly link: string }) {
  const { data, size } = encode(link, { ecc: 'M', border: 3 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={say('qrOf')} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
