const lines = Array.from({ length: 8 }, (_, i) => i)
const flaps = [...'0000']

/** The art on the shelf: green-bar paper, a price that goes through the floor, and the flaps above it. */
export const Poster = () => (
  <svg aria-hidden="true" viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice">
    <rect width="480" height="300" fill="#fbf8ee" />
    {lines.map((i) => (
      <rect key={i} y={i * 44 - 8} width="480" height="22" fill="#dfe9d6" />
    ))}
    {lines.map((i) => (
      <g key={i} fill="#b9c4ae">
        <circle cx="16" cy={i * 40 + 14} r="6" />
        <circle cx="464" cy={i * 40 + 14} r="6" />
      </g>
    ))}
    <rect x="40" y="286" width="400" height="14" fill="#1e1b16" />
    <path
      d="M48 252H98V226H142V240H196V190H244V146H292V164H332"
      fill="none"
      stroke="#1e1b16"
      stroke-width="9"
      stroke-linejoin="round"
    />
    <path
      d="M332 160V272M308 248 332 274 356 248"
      fill="none"
      stroke="#1e1b16"
      stroke-width="9"
      stroke-linejoin="round"
      stroke-linecap="round"
    />
    <g transform="translate(40 26)">
      <rect x="-10" y="-10" width="246" height="92" rx="10" fill="#33302a" />
      {flaps.map((digit, i) => (
        <g key={`${i}${digit}`} transform={`translate(${i * 58} 0)`}>
          <rect width="52" height="72" rx="7" fill="#14120f" />
          <rect y="35" width="52" height="2.500" fill="#000" />
          {i === 3 && (
            <text x="26" y="54" text-anchor="middle" font-size="52" font-weight="700" fill="#f8f1df">
              {digit}
            </text>
          )}
        </g>
      ))}
    </g>
    <g stroke="#fbf8ee" stroke-width="3" stroke-linejoin="round">
      <path d="M0-15 16 13H-16Z" fill="#c0392b" transform="translate(392 74)" />
      <path d="M-13-13H13V13H-13Z" fill="#2a62ad" transform="translate(392 124)" />
      <path d="M0-17 17 0 0 17-17 0Z" fill="#247a4a" transform="translate(392 176)" />
      <circle r="14" fill="#dba600" transform="translate(392 226)" />
    </g>
  </svg>
)
