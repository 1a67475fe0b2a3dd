import './one.css'
import type { Several as Domain } from '../../../shared/kit/choice.ts'
import { say } from '../../text/tell.ts'

type Value = string | number
type Props = {
  readonly label: string
  readonly domain: Domain
  readonly value: readonly Value[]
  readonly worded: (value: Value) => string
  readonly disabled?: boolean
  readonly onChange: (value: readonly Value[]) => void
}

/** Several of a list, in the order in which they were picked. */
export function Several({ label, domain, value, worded, disabled, onChange }: Props) {
  const full = value.length >= domain.max
  return (
    <fieldset class="segments" disabled={disabled}>
      <legend class="unseen">{`${label}. ${say('chooseSome', domain.min, domain.max)}`}</legend>
      {domain.of.map((one) => {
        const on = value.includes(one)
        return (
          <label key={one}>
            <input
              type="checkbox"
              checked={on}
              disabled={full && !on}
              onChange={() => onChange(on ? value.filter((other) => other !== one) : [...value, one])}
            />
            <span>{worded(one)}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
