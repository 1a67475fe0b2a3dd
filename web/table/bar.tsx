import './bar.css'
import type { ComponentChildren } from 'preact'

type Props = {
  readonly title?: ComponentChildren
  readonly kind?: 'calm' | 'strong' | 'fault'
  readonly label: string
  readonly text?: ComponentChildren
  readonly children?: ComponentChildren
}

/** One line between the board and my strip that asks me something, with what I can answer. */
export const Bar = ({ title, kind = 'calm', label, text, children }: Props) => (
  <section class={`bar ${kind}`} aria-label={label}>
    <div role={kind === 'fault' ? 'alert' : 'status'}>
      {title && <h2>{title}</h2>}
      {text && <p>{text}</p>}
    </div>
    {children && <div class="ways">{children}</div>}
  </section>
)
