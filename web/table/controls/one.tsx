import './one.css'
import type { OneOf } from '../../../shared/kit/choice.ts'
import { say } from '../../text/tell.ts'

type Value = string | number
type Props = {
  readonly label: string
  /** Parts the radios of one control from those of another. */
  readonly name: string
  readonly domain: OneOf
  readonly value: Value | undefined
  readonly worded: (value: Value) => string
  readonly disabled?: boolean
  readonly onChange: (value: Value | undefined) => void
}

const mostButtons = 7

/** One of a few as buttons side by side, one of many as a list to open. */
export const One = (props: Props) =>
  props.domain.of.length <= mostButtons ? <Segments {...props} /> : <Menu {...props} />

function Segments({ label, name, domain, value, worded, disabled, onChange }: Props) {
  const values: readonly (Value | undefined)[] = domain.none ? [undefined, ...domain.of] : domain.of
  return (
    <fieldset class="segments" disabled={disabled}>
      <legend class="unseen">{label}</legend>
      {values.map((one) => (
        <label key={String(one)}>
          <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
          <span>{one === undefined ? say('none') : worded(one)}</span>
        </label>
      ))}
    </fieldset>
  )
}

function Menu({ label, domain, value, worded, disabled, onChange }: Props) {
  const at = value === undefined ? -1 : domain.of.indexOf(value)
  return (
    <select
      class="input"
      aria-label={label}
      disabled={disabled}
      value={at}
      onChange={(event) => onChange(domain.of[Number(event.currentTarget.value)])}
    >
      {(domain.none || at < 0) && <option value={-1}>{domain.none ? say('none') : say('chooseOne')}</option>}
      {domain.of.map((one, n) => (
        <option key={one} value={n}>
          {worded(one)}
        </option>
      ))}
    </select>
  )
}
