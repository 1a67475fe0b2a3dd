type Props = { readonly kind: 'empty' | 'bot' | 'human'; readonly seat: number }

/** Who sits there, as a small sign: a head, a machine, or an empty chair. */
export const Portrait = ({ kind, seat }: Props) => (
  <svg class={`portrait of-${seat % 6}`} viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
    {kind === 'empty' && (
      <g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
        <circle cx="24" cy="24" r="22" stroke-dasharray="4 6" />
        <rect x="16" y="10" width="16" height="13" rx="3" />
        <path d="M14 27h20M20 23v4m8-4v4M16 27v11m16-11v11M16 33h16" />
      </g>
    )}
    {kind === 'human' && (
      <>
        <circle cx="24" cy="24" r="23" fill="var(--tint)" />
        <circle cx="24" cy="19" r="8" fill="#fffdf7" />
        <path d="M8 41c2-9 8-13 16-13s14 4 16 13a23 23 0 0 1-32 0Z" fill="#fffdf7" />
      </>
    )}
    {kind === 'bot' && (
      <>
        <circle cx="24" cy="24" r="23" fill="var(--tint)" />
        <path d="M24 8v6" stroke="#fffdf7" stroke-width="2.5" stroke-linecap="round" />
        <circle cx="24" cy="8" r="2.5" fill="#fffdf7" />
        <rect x="11" y="14" width="26" height="20" rx="6" fill="#fffdf7" />
        <circle cx="19" cy="23" r="2.6" fill="var(--tint)" />
        <circle cx="29" cy="23" r="2.6" fill="var(--tint)" />
        <path d="M19 29.5h10" stroke="var(--tint)" stroke-width="2" stroke-linecap="round" />
      </>
    )}
  </svg>
)
