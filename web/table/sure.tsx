import { useState } from 'preact/hooks'
import { say } from '../text/rarely.ts'

type Props = {
  readonly name: string
  readonly warning: string
  readonly yes: string
  readonly onYes: () => void
}

/** A button for what cannot be taken back: it first says what it means. */
export function Sure({ name, warning, yes, onYes }: Props) {
  const [asking, setAsking] = useState(false)
  if (!asking)
    return (
      <button type="button" class="button grave" onClick={() => setAsking(true)}>
        {name}
      </button>
    )
  return (
    <div class="sure" role="alertdialog" aria-label={name} aria-describedby="sure-text">
      <p id="sure-text">{warning}</p>
      <div class="ways">
        <button type="button" class="button grave" onClick={onYes}>
          {yes}
        </button>
        <button type="button" class="button" ref={(button) => button?.focus()} onClick={() => setAsking(false)}>
          {say('cancel')}
        </button>
      </div>
    </div>
  )
}
