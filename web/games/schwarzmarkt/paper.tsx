/** An engraved rosette as on printed coupons: five interlaced curves with nine petals. */
const rosette = Array.from({ length: 5 }, (_, turn) => {
  const points = Array.from({ length: 109 }, (_, i) => {
    const angle = (i / 108) * Math.PI * 2
    const far = 40 * (0.7 + 0.3 * Math.sin(angle * 9 + (turn * Math.PI * 2) / 5))
    return `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}).join('')

/** The waves of the security print, over the whole sheet. */
const waves = Array.from({ length: 34 }, (_, line) => {
  const points = Array.from({ length: 41 }, (_, i) => {
    const x = i * 12.5
    const y = line * 12.5 - 6 + Math.sin(x / 46 + line * 0.42) * 7 + Math.sin(x / 19 - line * 0.3) * 2.4
    return `${x} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}`
}).join('')

/** Drawn once; every coupon refers to the rosette. */
export const Print = () => (
  <svg class="sm-print" viewBox="0 0 500 400" preserveAspectRatio="none" aria-hidden="true">
    <defs>
      <path id="sm-rosette" d={rosette} />
    </defs>
    <path d={waves} />
  </svg>
)

export const Rosette = () => (
  <svg class="sm-rosette" viewBox="-42 -42 84 84" aria-hidden="true">
    <use href="#sm-rosette" />
  </svg>
)

const teeth = Array.from({ length: 36 }, (_, i) => {
  const far = i % 2 ? 40 : 44
  return `${(Math.cos((i * Math.PI) / 18) * far).toFixed(1)} ${(Math.sin((i * Math.PI) / 18) * far).toFixed(1)}`
}).join('L')

/** The price marker: a seal with the price of the moment. */
export const Seal = ({ price }: { price: number }) => (
  <svg class="sm-seal" viewBox="-46 -46 92 92" aria-hidden="true">
    <path d={`M${teeth}Z`} />
    <circle r="34" />
    <text y="1">{price}</text>
  </svg>
)
