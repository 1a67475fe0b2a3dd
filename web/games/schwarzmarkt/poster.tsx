const teeth = Array.from({ length: 36 }, (_, i) => {
  const far = i % 2 ? 62 : 69
  return `${(Math.cos((i * Math.PI) / 18) * far).toFixed(1)} ${(Math.sin((i * Math.PI) / 18) * far).toFixed(1)}`
}).join('L')

const waves = Array.from({ length: 24 }, (_, line) => {
  const points = Array.from({ length: 24 }, (_, i) => {
    const x = i * 20
    return `${x} ${(line * 15 - 6 + Math.sin(x / 46 + line * 0.42) * 8).toFixed(1)}`
  })
  return `M${points.join('L')}`
}).join('')

/** The coupons beside the marker: two that have been passed and punched, two still ahead, two below. */
const coupons = [
  { x: 0, y: 0, price: 7, passed: true },
  { x: 1, y: 0, price: 9, passed: true },
  { x: 2, y: 0, price: 12, passed: false },
  { x: 2, y: 1, price: 15, passed: false },
  { x: 2, y: 2, price: 18, passed: false },
] as const

/** The poster: a corner of the coupon sheet, punched as far as the price has run, the violet seal on 12. */
export const Poster = () => (
  <svg viewBox="0 0 440 330" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="440" height="330" fill="#cfd9cf" />
    <path d={waves} fill="none" stroke="#6f9186" stroke-opacity=".4" />
    <rect x="-10" y="128" width="300" height="220" fill="#f7f4ea" />
    {coupons.map(({ x, y, price, passed }) => (
      <g key={price} transform={`translate(${x * 148 - 4} ${y * 128})`}>
        <text
          x="74"
          y="86"
          text-anchor="middle"
          font-family="Fraunces Variable, Georgia, serif"
          font-weight="600"
          font-size="58"
          fill={passed ? '#6f877a' : '#38454a'}
        >
          {price}
        </text>
        {passed && <circle cx="122" cy="28" r="14" fill="#f4efe4" stroke="#8f9a8c" />}
      </g>
    ))}
    <path
      d="M0 128H440M292 256H440M144 0V128M292 0V330"
      stroke="#f4efe4"
      stroke-width="7"
      stroke-linecap="round"
      stroke-dasharray="0 13"
    />
    <g transform="translate(366 66)">
      <path d={`M${teeth}Z`} fill="#4d3591" />
      <circle r="52" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2" />
      <text
        y="20"
        text-anchor="middle"
        font-family="Fraunces Variable, Georgia, serif"
        font-weight="650"
        font-size="56"
        fill="#fff"
      >
        12
      </text>
    </g>
    <g transform="translate(52 228)" stroke="#1d1f24" stroke-width="1.2" stroke-linejoin="round">
      <rect x="-34" y="-52" width="68" height="104" rx="7" fill="#ece6f7" stroke="#4d3591" stroke-width="3" />
      <rect x="-19" y="-19" width="38" height="38" rx="4" fill="#F0E442" transform="translate(0 -3)" />
    </g>
    <g transform="translate(138 228)" stroke="#1d1f24" stroke-width="1.2" stroke-linejoin="round">
      <rect x="-34" y="-52" width="68" height="104" rx="7" fill="#ece6f7" stroke="#4d3591" stroke-width="3" />
      <path d="M0-26 21 0 0 26-21 0Z" fill="#16130f" transform="translate(0 -3)" />
    </g>
    <g transform="translate(224 228)" stroke="#1d1f24" stroke-width="1.2" stroke-linejoin="round">
      <rect
        x="-34"
        y="-52"
        width="68"
        height="104"
        rx="7"
        fill="none"
        stroke="#8d8a78"
        stroke-dasharray="6 5"
        stroke-width="2"
      />
      <path
        transform="translate(0 -3) scale(1.900)"
        d="M0-12.400 3.700-4.600 12-3.700 5.900 2.100 7.600 10.400 0 6.300-7.600 10.400-5.900 2.100-12-3.700-3.700-4.600Z"
        fill="#009E73"
      />
    </g>
  </svg>
)
