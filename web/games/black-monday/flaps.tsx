/** A price on split flaps, a digit each; a flap that changes falls over once. */
export function Flaps({ price, size }: { price: number; size: 'big' | 'small' }) {
  const digits = String(price).padStart(4, ' ')
  return (
    <span class={`bm-flaps bm-${size}`} aria-hidden="true">
      {[...digits].map((digit, i) => (
        // The key carries the digit: a new digit is a new flap, and only that one falls.
        <b key={`${i}${digit}`} class={digit === ' ' ? 'bm-bare' : ''}>
          {digit}
        </b>
      ))}
    </span>
  )
}
