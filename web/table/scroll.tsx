import type { ComponentChildren } from 'preact'

type Props = { readonly class: string; readonly label: string; readonly children: ComponentChildren }

/** A box that scrolls: it can be focused, so that the arrow keys move it where browsers do not see to that themselves. */
export function Scroll({ class: name, label, children }: Props) {
  const focusable = { tabIndex: 0, role: 'region', 'aria-label': label } as const
  return (
    <div class={name} {...focusable}>
      {children}
    </div>
  )
}
