const columns = Array.from({ length: 13 }, (_, i) => i)
const rows = Array.from({ length: 9 }, (_, i) => i)
const wide = 44
const high = 30
const at = (column: number, row: number) => `translate(${column * wide + 22 - 66} ${345 - row * high})`
const way = (points: readonly (readonly [number, number])[]) =>
  points.map(([column, row]) => `${column * wide + 22 - 66},${345 - row * high}`).join(' ')

/** How the five prices came where they stand: four climb, one falls. */
const courses = [
  {
    fill: '#2667b2',
    points: [
      [3, 2],
      [3, 4],
      [4, 4],
    ],
  },
  {
    fill: '#e3af00',
    points: [
      [5, 2],
      [5, 5],
      [6, 5],
    ],
  },
  {
    fill: '#27794a',
    points: [
      [9, 3],
      [9, 6],
    ],
  },
  {
    fill: '#e2732a',
    points: [
      [7, 3],
      [7, 7],
      [8, 7],
    ],
  },
  {
    fill: '#c23a2c',
    points: [
      [10, 9],
      [10, 5],
      [9.5, 5],
      [9.5, 2],
      [10, 2],
    ],
  },
] as const

/** The poster: the price tower on its felt, and a black case waiting below. */
export const Poster = () => (
  <svg viewBox="0 0 440 330" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="440" height="330" fill="#1c362f" />
    {rows.map((row) =>
      columns.map((column) => (
        <rect
          key={`${row} ${column}`}
          x={column * wide - 64}
          y={331 - row * high}
          width={wide - 4}
          height={high - 4}
          rx="4"
          fill={row < 2 + column * 0.6 ? `hsl(38 ${26 + row * 4}% ${90 - row * 4.5}%)` : '#ffffff0d'}
        />
      )),
    )}
    <g fill="none" stroke-linejoin="round" stroke-linecap="round">
      {courses.map(({ fill, points }) => (
        <g key={fill}>
          <polyline points={way(points)} stroke="#fffdf7" stroke-width="9" />
          <polyline points={way(points)} stroke={fill} stroke-width="5" />
        </g>
      ))}
    </g>
    <g stroke="#fffdf7" stroke-width="2.5" stroke-linejoin="round">
      <g transform={`${at(4, 4)} scale(1.7)`} fill="#2667b2">
        <rect x="-8.8" y="-8.8" width="17.6" height="17.6" rx="2" />
      </g>
      <g transform={`${at(6, 5)} scale(1.7)`} fill="#e3af00">
        <circle r="9.6" />
      </g>
      <g transform={`${at(9, 6)} scale(1.7)`} fill="#27794a">
        <path d="M0-11.6 11.2 0 0 11.6-11.2 0Z" />
      </g>
      <g transform={`${at(8, 7)} scale(1.7)`} fill="#e2732a">
        <path d="M0-11.8 3.7-5.1 11.2-3.6 5.9 1.9 6.9 9.5 0 6.4-6.9 9.5-5.9 1.9-11.2-3.6-3.7-5.1Z" />
      </g>
      <g transform={`${at(10, 2)} scale(1.7)`} fill="#c23a2c">
        <path d="M0-10.6 10.8 8.6H-10.8Z" />
      </g>
    </g>
    <g transform="translate(112 128) scale(1.1)">
      <path d="M-17-30v-9a8 8 0 0 1 8-8H9a8 8 0 0 1 8 8v9" fill="none" stroke="#16130f" stroke-width="8" />
      <rect x="-52" y="-30" width="104" height="76" rx="11" fill="#16130f" stroke="#fffdf7" stroke-width="2.5" />
      <path
        transform="translate(0 8) scale(2.3)"
        d="M-8.6-5-5-8.6 0-3.6 5-8.6 8.6-5 3.6 0 8.6 5 5 8.6 0 3.6-5 8.6-8.6 5-3.6 0Z"
        fill="#fffdf7"
      />
    </g>
  </svg>
)
