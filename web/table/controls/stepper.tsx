import './stepper.css'
import { say } from '../../text/tell.ts'

type Props = {
  /** What is counted, for those who hear it. */
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly disabled?: boolean
  readonly onChange: (value: number) => void
}

/** A number between two buttons; the arrow keys, Home and End work on it too. */
export function Stepper({ label, value, min, max, step = 1, disabled = false, onChange }: Props) {
  const to = (next: number): void => {
    const inside = Math.min(max, Math.max(min, next))
    if (inside !== value && !disabled) onChange(inside)
  }
  const last = max - ((max - min) % step)
  const keys: { readonly [key: string]: number } = {
    ArrowUp: value + step,
    ArrowRight: value + step,
    ArrowDown: value - step,
    ArrowLeft: value - step,
    PageUp: value + 5 * step,
    PageDown: value - 5 * step,
    Home: min,
    End: last,
  }
  return (
    <div class="stepper">
      <button
        type="button"
        tabIndex={-1}
        aria-label={say('less', label)}
        disabled={disabled || value <= min}
        onClick={() => to(value - step)}
      >
        −
      </button>
      <div
        role="spinbutton"
        tabIndex={disabled ? -1 : 0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-disabled={disabled}
        onKeyDown={(event) => {
          const next = keys[event.key]
          if (next === undefined) return
          event.preventDefault()
          to(Math.min(next, last))
        }}
      >
        {value}
      </div>
      <button
        type="button"
        tabIndex={-1}
        aria-label={say('more', label)}
        disabled={disabled || value >= last}
        onClick={() => to(value + step)}
      >
        +
      </button>
    </div>
  )
}
