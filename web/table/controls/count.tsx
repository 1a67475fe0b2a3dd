import './count.css'
import type { Count as Domain } from '../../../shared/kit/choice.ts'
import { say } from '../../text/tell.ts'
import { Stepper } from './stepper.tsx'

type Counts = { readonly [kind: string]: number }
type Props = {
  readonly label: string
  readonly domain: Domain
  readonly value: Counts
  readonly worded: (kind: string) => string
  readonly disabled?: boolean
  readonly onChange: (value: Counts) => void
}

/** How many of each kind, with the sum against its limit. */
export function Count({ label, domain, value, worded, disabled = false, onChange }: Props) {
  const sum = Object.values(value).reduce((all, n) => all + n, 0)
  return (
    <fieldset class="counts">
      <legend class="unseen">{`${label}. ${say('chooseSome', domain.min, domain.max)}`}</legend>
      {Object.entries(domain.of).map(([kind, most = 0]) => {
        const n = value[kind] ?? 0
        return (
          <div key={kind}>
            <span>{worded(kind)}</span>
            <Stepper
              label={worded(kind)}
              value={n}
              min={0}
              max={Math.min(most, n + domain.max - sum)}
              disabled={disabled}
              onChange={(next) => onChange({ ...value, [kind]: next })}
            />
          </div>
        )
      })}
      <output>{say('ofAtMost', sum, domain.max)}</output>
    </fieldset>
  )
}
