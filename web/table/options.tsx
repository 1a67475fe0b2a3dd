import './options.css'
import type { Screen } from '../../shared/table/screen.ts'
import type { Store } from '../net/store.ts'
import { type AnyWords, spelled } from '../text/game.ts'
import { say } from '../text/rarely.ts'
import { Field } from './controls/field.tsx'

type Props = { readonly store: Store; readonly screen: Screen; readonly words: AnyWords | undefined }

/** How this table plays: the host sets it, everybody reads it. */
export function Options({ store, screen, words }: Props) {
  const { offer, options } = screen
  if (!offer || Object.keys(offer).length === 0) return null
  const busy = store.sent.value.some((wish) => wish.t === 'options')
  return (
    <details class="card options">
      <summary>
        <h2>{say('options')}</h2>
      </summary>
      {!screen.host && <p class="soft">{say('optionsHost')}</p>}
      {Object.entries(offer).map(([key, domain]) => {
        const text = words?.options[key]
        const name = text?.name ?? spelled(key)
        return (
          <div class="option" key={key}>
            <h3>{name}</h3>
            {text && <p class="soft">{text.help}</p>}
            <Field
              label={name}
              name={`option-${key}`}
              domain={domain}
              value={options[key]}
              words={words && text ? { ...words, values: { ...words.values, ...text.values } } : words}
              disabled={!screen.host || busy}
              onChange={(value) => value !== undefined && store.wish({ t: 'options', options: { [key]: value } })}
            />
          </div>
        )
      })}
    </details>
  )
}
