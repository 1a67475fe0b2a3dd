import './range.css'
import type { Range as Domain } from '../../../shared/kit/choice.ts'
import { Stepper } from './stepper.tsx'

type Props = {
  readonly label: string
  readonly domain: Domain
  readonly value: number
  readonly disabled?: boolean
  readonly onChange: (value: number) => void
}

/** From here a slider is quicker than pressing + many times. */
const long = 8

/** A number from a range: a stepper, with a slider beside it when the way is long. */
export function Range({ label, domain, value, disabled = false, onChange }: Props) {
  const { min, max, step = 1 } = domain
  return (
    <div class="range">
      <Stepper label={label} value={value} min={min} max={max} step={step} disabled={disabled} onChange={onChange} />
      {(max - min) / step >= long && (
        <input
          type="range"
          aria-label={label}
          min={min}
          max={max}
          step={step}
          value={value}
          disabled={disabled}
          onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      )}
    </div>
  )
}
