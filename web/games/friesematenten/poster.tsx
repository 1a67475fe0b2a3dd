import art from './art.svg?no-inline'

const round = (n: number, far: (n: number) => number, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const turn = (i * 2 * Math.PI) / count
    return `${(far(i) * Math.cos(turn) * n).toFixed(0)} ${(far(i) * Math.sin(turn)).toFixed(0)}`
  })
const burst = `M${round(1.15, (i) => (i % 2 ? 112 : 152 - ((i * 7) % 17)), 32).join('L')}Z`
const rays = round(1, () => 500, 32)
const wedges = rays.flatMap((at, i) => (i % 2 ? [] : [`M0 0L${at}L${rays[i + 1]}Z`])).join('')

const paddles = [
  { x: 36, y: 214, turn: -8, fill: '#fffdf7', id: 'stone' },
  { x: 404, y: 190, turn: 9, fill: '#ffd23f', id: 'a14' },
  { x: 348, y: 262, turn: 14, fill: '#cba6dd', id: 'a06' },
] as const

/** The poster: the hall in its rays, a golden something under the hammer, paddles up. */
export const Poster = () => (
  <svg viewBox="0 0 440 330" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="440" height="330" fill="#6d3f7a" />
    <g transform="translate(212 168)" stroke="#1e1b16" stroke-linejoin="round" stroke-width="4">
      <path d={wedges} fill="#7d4d8a" stroke="none" />
      <path d={burst} fill="#ffd23f" />
      <path d="M-76-118-48-92-24-114 0-96 24-114 48-92 76-118V112Q76 122 66 122H-66Q-76 122-76 112Z" fill="#e69f00" />
      <rect x="-62" y="-76" width="124" height="120" rx="6" fill="#fff0c2" />
      <rect x="-62" y="54" width="124" height="54" rx="6" fill="#fffdf7" />
      <path d="M-44 72h88M-28 90h56" stroke-width="7" stroke-linecap="round" />
      <circle cx="74" cy="-62" r="30" fill="#ffd23f" />
      <path d="M62-76h24l-14 30" fill="none" stroke-width="8" stroke-linecap="round" />
      <use href={`${art}#s03`} x="-50" y="-70" width="100" height="108" />
      <use href={`${art}#gavel`} x="-146" y="26" width="112" height="112" />
    </g>
    {paddles.map(({ x, y, turn, fill, id }) => (
      <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`} stroke="#1e1b16" stroke-width="4">
        <rect x="-7" y="36" width="14" height="130" rx="4" fill="#c58b4f" />
        <circle r="42" fill={fill} />
        <use href={`${art}#${id}`} x="-26" y="-26" width="52" height="52" />
      </g>
    ))}
  </svg>
)
