import './top.css'
import { say } from '../text/say.ts'

/** The head of every page that is not a table. */
export const Top = () => (
  <header class="top">
    <a class="skip" href="#content">
      {say('skip')}
    </a>
    <a class="brand" href="/">
      <svg viewBox="0 0 64 64" width="30" height="30" aria-hidden="true">
        <rect width="64" height="64" rx="14" fill="#24433a" />
        <path
          d="M11 45 23 33l9 7 19-23"
          fill="none"
          stroke="#f3ecdc"
          stroke-width="6"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
        <circle cx="51" cy="17" r="7" fill="#d9ae55" />
      </svg>
      {say('product')}
    </a>
  </header>
)
