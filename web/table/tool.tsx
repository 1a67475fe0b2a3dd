import type { ComponentChildren } from 'preact'

type Props = {
  readonly name: string
  readonly icon: keyof typeof icons
  readonly class?: string
  readonly disabled?: boolean
  /** A mark on it: how much is new. */
  readonly children?: ComponentChildren
  readonly onClick: () => void
}

const icons = {
  log: 'M5 6h14M5 12h14M5 18h9',
  rules:
    'M4 5.5C6.5 4 9.5 4 12 6c2.500-2 5.500-2 8-.5V19c-2.500-1.500-5.500-1.500-8 .5-2.500-2-5.500-2-8-.5zM12 6v13.500',
  seat: 'M8 4h8v8H8zM6 14h12M7 14v6m10-6v6M10 12v2m4-2v2',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  more: 'M4 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0m7 0a1 1 0 1 0 2 0 1 1 0 1 0-2 0m7 0a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
} as const

/** A button in the head: a word where there is room, only its sign on a phone. */
export const Tool = ({ name, icon, class: more, disabled, children, onClick }: Props) => (
  <button
    type="button"
    class={`button small bare tool ${more ?? ''}`}
    title={name}
    disabled={disabled}
    onClick={onClick}
  >
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path
        d={icons[icon]}
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
    <span>{name}</span>
    {children}
  </button>
)
