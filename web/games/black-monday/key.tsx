import type { ComponentChildren } from 'preact'

type Props = {
  readonly on: boolean
  readonly able: boolean
  readonly tap: () => void
  readonly children: ComponentChildren
}

/** One thing the chosen card can do. What is not possible is grey and can be chosen all the same: then it says why. */
export const Key = ({ on, able, tap, children }: Props) => (
  <button type="button" class={`bm-key${able ? '' : ' bm-unable'}`} aria-pressed={on} onClick={on ? undefined : tap}>
    {children}
  </button>
)
